// A career on a couch, through the real event path: from the newcomer to a title defence, left and gone on with, taken back.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "cabinet/bout/long_game.h"
#include "cabinet/bout/notices.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet/screens/setup_screens.h"
#include "match/match_of.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/rules.h"
#include "tests/cabinet/cabinet_test_table.h"
#include "tests/must.h"

namespace fc::dice_boxing_career::test {
namespace {

using Career = MatchOf<Rules>;

class CareerByPad : public cabinet::CabinetTable {
 protected:
  static constexpr std::string_view slug = "dice-boxing-career";

  void begin_career(const std::string& options = "{}", int speed = 0) {
    open(quiet_options(speed));
    frames(1);
    ASSERT_TRUE(pad_.connect("xbox"));
    frames(2);
    seats() = cabinet::Seats(1);
    seats().place(0, app().seating.devices().pads().connected().at(0));
    const std::string setup =
        R"({"class":"heavyweight","seed":2008,"styles":["boxer","slugger"],"name":"Kid Galloway","options":)" + options +
        "}";
    app().flow.start_bout(*app().games.find(slug), {.game = std::string(slug), .setup = setup, .dice = {}, .choices = {}});
    frames_until([this] { return asked().has_value(); });
    career_ = bout();
  }
  void set(const std::string& setting, const std::string& value) {
    app().settings.games[std::string(slug)][setting] = value;
  }
  [[nodiscard]] bool shows(std::string_view game) { return bout() != nullptr && bout()->match().game() == game; }
  [[nodiscard]] const Career& career() { return match_of<Rules>(bout()->match()); }
  [[nodiscard]] const State& state() { return career().state(); }
  [[nodiscard]] const cabinet::AwaitedBoutNotice* ways() const { return top_as<cabinet::AwaitedBoutNotice>(); }
  /// The question that the person owes an answer to; none: nothing, or a bout.
  [[nodiscard]] std::optional<Decision> asked() {
    if (!shows(slug) || bout()->awaited().empty()) {
      return std::nullopt;
    }
    return static_cast<Decision>(career().need().topic);
  }
  void press_on(const std::string& focus) {
    loop_->cabinet().focus().focus(overlay::focus_id(focus));
    frames(1);
    press(pad_, "a");
    frames(1);
  }
  /// The bout that is awaited is boxed out by chance, as often as it takes him to win it.
  void win_bout() {
    auto* const notice = dynamic_cast<cabinet::AwaitedBoutNotice*>(&loop_->cabinet().top());
    ASSERT_NE(notice, nullptr);
    const cabinet::CornerGame& below = *app().games.find("dice-boxing");
    for (;;) {
      const auto fought = fc::test::must(below.open(career_->match().bout()));
      while (fought->need().kind != NeedKind::finished) {
        const Need need = fought->need();
        fc::test::must(need.kind == NeedKind::roll ? fought->roll(throw_die(random_, need.die))
                                                   : fought->choose(fought->legal(need).front()));
      }
      if (fought->standing().winners == std::vector<int>{0}) {
        notice->take(*fought);
        break;
      }
    }
    frames(4);
  }

  cabinet::BoutScreen* career_ = nullptr;  ///< also while it waits for a bout
  Random random_{7};
  platform::VirtualPad pad_;
};

TEST_F(CareerByPad, buys_in_the_gym_and_leaves_it_for_the_first_fight) {
  begin_career();
  ASSERT_EQ(asked(), Decision::upgrade);
  EXPECT_EQ(focus().focused(), overlay::focus_id("answer-done")) << "who presses on and on spends nothing";
  const int points = state().points;
  press_on("gym-control");
  frames(3);
  EXPECT_EQ(state().ratings.control, 36);
  EXPECT_LT(state().points, points);
  ASSERT_EQ(asked(), Decision::upgrade);
  EXPECT_EQ(loop_->cabinet().focus().focused(), overlay::focus_id("gym-control")) << "to buy it again";
  press_on("answer-done");
  frames_until([this] { return ways() != nullptr; });
  EXPECT_EQ(ways()->asked(), 0);
}

TEST_F(CareerByPad, is_asked_once_before_most_of_the_points_go) {
  begin_career();
  press_on("gym-control");
  frames(3);
  for (int step = 0; step < 5; ++step) {
    press_on("gym-chin");
    frames(3);
  }
  EXPECT_EQ(state().ratings.chin, -7) << "what leaves half of them is bought at once";
  const State asked_of = state();
  const int price = growth::price_of(career().setup(), asked_of, Purchase::chin);
  ASSERT_GT(2 * price, asked_of.points) << "the first step that takes most of them";
  press(pad_, "dpdown");
  frames(2);
  press_on("gym-chin");
  frames(3);
  EXPECT_EQ(state().points, asked_of.points) << "who moved away is asked again";
  press_on("gym-chin");
  frames(3);
  EXPECT_EQ(state().points, asked_of.points - price);
}

TEST_F(CareerByPad, fights_a_bout_by_hand_and_its_outcome_goes_in) {
  begin_career();
  press_on("answer-done");
  frames_until([this] { return ways() != nullptr; });
  press_on("menu.inside.fight");
  frames_until([this] { return shows("dice-boxing"); });
  constexpr std::array<const char*, 4> controls{"a", "leftshoulder", "y", "dpright"};
  Random hands(4);
  for (int presses = 0; presses < 6000 && !shows(slug); ++presses) {
    press(pad_, controls.at(hands.below(4)));
  }
  ASSERT_TRUE(shows(slug));
  EXPECT_EQ(state().fights(), 1);
  kept().finish_writing();
  const records::BoutId outer = kept_rows().at(0).id;
  const auto inside =
      kept().records().read([&](const records::Database& database) { return records::bouts_inside(database, outer); });
  ASSERT_TRUE(inside);
  EXPECT_EQ(inside->size(), 1U) << "and its script is kept";
}

TEST_F(CareerByPad, passes_fights_with_one_press_each_when_bouts_are_simulated) {
  begin_career(R"({"max_fights":6})");
  set("bouts", "all");
  int presses = 0;
  for (int steps = 0; steps < 4000 && top_as<cabinet::FrontPageScreen>() == nullptr; ++steps) {
    if (const auto decision = asked()) {
      ++presses;
      press_on(*decision == Decision::upgrade  ? state().fights() == 0 ? "answer-done" : "order-on"
               : *decision == Decision::office ? "answer-fight-on"
                                               : "answer-next-in-line");
    } else {
      frames(1);
    }
  }
  ASSERT_NE(top_as<cabinet::FrontPageScreen>(), nullptr);
  const Script script = kept_script(kept_rows().at(0));
  EXPECT_LE(presses, 12);
  EXPECT_GT(static_cast<int>(script.choices.size()), presses) << "the script has every answer";
}

/// Whatever is asked is answered with the first thing that leads on.
TEST_F(CareerByPad, runs_from_the_newcomer_to_a_title_defence) {
  begin_career();
  bool defended = false;
  for (int steps = 0; steps < 6000 && !defended; ++steps) {
    if (ways() != nullptr) {
      win_bout();
    } else if (const auto decision = asked()) {
      switch (*decision) {
        case Decision::upgrade: press_on(state().fights() == 0 ? "answer-done" : "order-on"); break;
        case Decision::office: press_on("answer-fight-on"); break;
        default: press_on("answer-" + career().legal(career().need()).front()); break;
      }
    } else {
      frames(1);
    }
    defended = shows(slug) && state().defences.value_or(0) > 0;
  }
  ASSERT_TRUE(defended);
  EXPECT_EQ(state().titles, 1);
  EXPECT_TRUE(std::ranges::any_of(career().events(),
                                  [](const Event& event) { return std::holds_alternative<TitleDefended>(event); }));
}

/// Careers that are over lie in the folder before the cabinet opens.
class KeptCareers : public CareerByPad {
 protected:
  void lay_down(const std::string& file, std::string script, const std::string& name) {
    const std::string before = R"("setup": {)";
    script.insert(script.find(before) + before.size(), R"("name": ")" + name + "\", ");
    std::ofstream(folder_ / "bouts" / file) << script;
  }
  static std::string playthrough(const std::string& name) {
    std::ifstream file(FC_SOURCE_DIR "/tests/dice-boxing-career/playthroughs/" + name + ".json");
    return {std::istreambuf_iterator<char>(file), {}};
  }
};

TEST_F(KeptCareers, say_where_a_life_stands_among_them_and_let_him_begin_anew) {
  std::filesystem::create_directories(folder_ / "bouts");
  lay_down("1-a.json", playthrough("four-losses-in-a-row"), "Ace Donovan");
  lay_down("2-b.json", playthrough("champion-and-tourney"), "Kid Galloway");
  open(quiet_options());
  frames(1);
  take_over();
  for (const records::BoutRow& row : kept_rows()) {
    app().flow.open_kept(row.id);
    frames(2);
    const auto* const page = top_as<cabinet::FrontPageScreen>();
    ASSERT_NE(page, nullptr) << said();
    const bool champion = row.setup.find("Kid Galloway") != std::string::npos;
    ASSERT_EQ(page->model().subheads.size(), 2U);
    EXPECT_EQ(page->model().subheads[1], app().language.words().say("dice-boxing-career.paper.among",
                                                                    {{"place", champion ? "1" : "2"}, {"count", "2"}}));
    EXPECT_TRUE(page->model().face);
    EXPECT_FALSE(page->model().can_rematch) << "his life is not a bout";
    EXPECT_TRUE(page->model().has_other_lives);
    EXPECT_TRUE(page->model().figures.empty()) << "nobody asked yet";
    if (!champion) {
      key("Escape");
      frames(1);
    } else {
      focus_on("menu.front_page.anew");
      key("Return");
      frames(2);
      break;
    }
  }
  const auto* const setup = top_as<cabinet::SetupScreen>();
  ASSERT_NE(setup, nullptr) << said();
  EXPECT_EQ(setup->plan().entrants, std::vector<std::string>{"kid-galloway"});
  EXPECT_EQ(setup->plan().options[1], static_cast<int>(dice_boxing::Style::boxer));
}

TEST(OtherLives, say_where_a_life_stands_among_them) {
  // Titles 0, 1, 2, 3, 0, 1 and so on, one life after another on one thread.
  int lived = 0;
  const auto worth = [](int titles) {
    return cabinet::LifeWorth{
        .figures = {{.label = "dice-boxing-career.paper.titles", .amount = titles},
                    {.label = "dice-boxing-career.paper.losses", .amount = 4, .more_is_better = false}},
        .line = {}};
  };
  constexpr int most = 1000;
  cabinet::OtherLives lives([&](Random&) { return worth(lived++ % 4); }, worth(2), most, true);
  while (lives.going_on()) {
    lives.follow();
  }
  EXPECT_EQ(lives.lived(), most);
  EXPECT_EQ(lives.less(), 50) << "those with none and with one";
}

TEST_F(CareerByPad, goes_on_after_it_was_left) {
  begin_career();
  press_on("gym-control");
  frames(3);
  const Script left = bout()->script();
  ASSERT_EQ(left.choices.size(), 1U);
  bout()->leave();
  frames(2);
  ASSERT_NE(top_as<cabinet::TitleScreen>(), nullptr);
  app().flow.resume_unfinished();
  for (int tries = 0; tries < 20 && !asked(); ++tries) {
    frames(4);
    if (top_as<cabinet::PadLostNotice>() != nullptr) {
      press(pad_, "a");
    }
  }
  ASSERT_EQ(asked(), Decision::upgrade);
  EXPECT_EQ(bout()->script(), left);
}

TEST_F(CareerByPad, takes_a_purchase_back) {
  begin_career();
  const Script before = bout()->script();
  press_on("gym-power");
  frames(3);
  ASSERT_EQ(bout()->script().choices.size(), 1U);
  press(pad_, "start");
  press_on("menu.pause.undo");
  press(pad_, "a");
  frames(4);
  ASSERT_EQ(asked(), Decision::upgrade);
  EXPECT_EQ(bout()->script(), before);
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
