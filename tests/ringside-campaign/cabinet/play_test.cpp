// Campaigns on a couch, through the real event path: from forming stables to the third fight night, one-press weeks, what is
// left and gone on with.
#include <algorithm>
#include <chrono>
#include <set>
#include <span>
#include <thread>

#include "bots/ringside-campaign/game.h"
#include "bots/ringside-campaign/worth.h"
#include "cabinet/bout/notices.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "library/whole_file.h"
#include "manager_table.h"
#include "match/script.h"
#include "scene/ringside-campaign/chronicle.h"

namespace fc::ringside_campaign::test {
namespace {

constexpr const char* drafted = R"({"formation":"draft","stable_size":2,"weeks":4,"bout":{"tactics":false}})";

class CouchOfManagers : public ManagerTable {
 protected:
  /// Three managers, the first fight night over, an evening ended and the next begun: the page asks who is here.
  void come_to_a_second_evening() {
    begin_campaign(3, 3, R"({"formation":"draft","stable_size":2,"weeks":20})");
    for (int steps = 0; steps < 6000 && !(shows(slug) && nights() >= 1 && asked()); ++steps) {
      go_on();
    }
    ASSERT_TRUE(shows(slug));
    end_evening();
    app().flow.resume_unfinished();
    frames(4);
    ASSERT_NE(top_as<cabinet::SeatsNotice>(), nullptr);
  }
  /// Whoever is asked in the campaign answers as the computer's manager would.
  void answer_sensibly() {
    const std::optional<int> seat = asked();
    ASSERT_TRUE(seat);
    const Choice choice = managers_choice(campaign().setup(), campaign().state());
    if (is_asked(campaign().state(), Decision::book) && choice.word != Word::pass) {
      press_on(*seat, "order-book");  // with what the card proposes
    } else if (is_asked(campaign().state(), Decision::office)) {
      answer(*seat, "done");
    } else {
      answer(*seat, Rules::notation(choice));
    }
  }
  /// Frames that are counted.
  void draw(int count) {
    frames(count);
    frames_drawn_ += static_cast<std::uint64_t>(count);
  }
  /// Does the next thing that people can do, but for fighting. way: how everybody wants his bouts.
  void go_on(const std::string& way = "simulate") {
    if (ways() != nullptr && ways()->asked()) {
      press_on(*ways()->asked(), "menu.inside." + way);
    } else if (asked()) {
      answer_sensibly();
    } else if (!ring_the_bell()) {
      frames(1);
    }
  }
  [[nodiscard]] int nights() {
    return static_cast<int>(std::ranges::count_if(
        campaign().events(), [](const Event& event) { return std::holds_alternative<NightBegan>(event); }));
  }
  [[nodiscard]] std::vector<records::BoutRow> bouts_fought() {
    kept().finish_writing();
    const records::BoutId outer = kept_rows().at(0).id;
    const auto rows =
        kept().records().read([&](const records::Database& database) { return records::bouts_inside(database, outer); });
    EXPECT_TRUE(rows);
    return rows.value_or(std::vector<records::BoutRow>());
  }

  std::uint64_t frames_drawn_ = 0;
};

TEST_F(CouchOfManagers, of_two_plays_from_forming_stables_to_the_third_fight_night) {
  begin_campaign(3, 2, drafted);
  ASSERT_TRUE(shows(slug));
  set("bouts", "none");
  ASSERT_TRUE(asked());
  EXPECT_EQ(campaign().state().phase, Phase::forming);
  int fought = 0;
  for (int steps = 0; steps < 4000 && !(shows(slug) && nights() >= 3 && asked()); ++steps) {
    if (shows("ringside")) {
      fight_on();
      ++fought;
      ASSERT_TRUE(shows(slug) || ways() != nullptr) << "the bout is over and its result is in";
    } else {
      go_on(fought == 0 ? "fight" : "simulate");
    }
  }
  EXPECT_EQ(fought, 1);
  EXPECT_GE(nights(), 3);
  const std::vector<records::BoutRow> bouts = bouts_fought();
  EXPECT_EQ(static_cast<int>(bouts.size()), campaign().state().bouts) << "every bout is kept with its script";
  int by_hand = 0;
  for (const records::BoutRow& row : bouts) {
    const auto seats = kept().records().read([&](const records::Database& database) { return seats_of(database, row.id); });
    ASSERT_TRUE(seats);
    by_hand += std::ranges::any_of(*seats, [](const records::SeatRow& seat) { return seat.sitter != "bot"; }) ? 1 : 0;
  }
  EXPECT_EQ(by_hand, 1);
}

TEST_F(CouchOfManagers, sees_no_question_that_is_foregone) {
  begin_campaign(4, 1, R"({"stable_size":2,"weeks":6})");
  int shown = 0;
  for (int steps = 0; steps < 6000 && top_as<cabinet::FrontPageScreen>() == nullptr; ++steps) {
    if (asked()) {
      ++shown;
      EXPECT_FALSE(is_asked(campaign().state(), Decision::withdraw)) << "moved bouts are kept";
    }
    go_on();
  }
  ASSERT_NE(top_as<cabinet::FrontPageScreen>(), nullptr);
  const Script script = kept_script(kept_rows().at(0));
  EXPECT_GT(shown, 0);
  EXPECT_LT(shown, static_cast<int>(script.choices.size()));
  frames(60);
  const cabinet::FrontPageScreen& paper = *top_as<cabinet::FrontPageScreen>();
  press_on(0, "menu.front_page.turn");
  EXPECT_EQ(&paper.page(), &paper.model().more_pages.front()) << "the chronicle of the first manager's men";
  press_on(0, "keep");
  frames(4);
  kept().finish_writing();
  std::filesystem::path page = kept().sheet_file({.row = kept_rows().at(0).id}, 1);
  EXPECT_TRUE(std::filesystem::exists(page)) << page;
  const std::string text = fc::test::must(read_whole(page.replace_extension(".txt")));
  EXPECT_TRUE(text.starts_with(paper.page().headline)) << text;
  for (const std::vector<std::string>& row : paper.page().card_rows) {
    EXPECT_NE(text.find(row.front()), std::string::npos) << text;
  }
}

TEST_F(CouchOfManagers, sells_nobody_by_pressing_and_nobody_under_his_worth) {
  begin_campaign(3, 1, R"({"stable_size":3,"weeks":12})");
  for (int steps = 0; steps < 3000 && !(asked() && is_asked(campaign().state(), Decision::office)); ++steps) {
    go_on();
  }
  ASSERT_TRUE(asked());
  press_on(*asked(), "office");
  press_on(*asked(), "sell");
  EXPECT_EQ(focus().focused(), overlay::focus_id("sum")) << "the focus is on what binds nobody";
  const auto sold = [this] {
    return static_cast<int>(std::ranges::count_if(bout()->script().choices, [](const std::string& choice) {
      return choice.starts_with("sell:") || choice.starts_with("trade:");
    }));
  };
  for (const char* place : {"sum", "order-sell"}) {
    focus_on(place);
    for (int presses = 0; presses < 100; ++presses) {
      pads_[0].set("a", presses % 2 == 0);
      frames(6);
    }
    EXPECT_EQ(sold(), 0) << place;
  }
  const State before = campaign().state();
  focus_on("order-sell");
  pads_[0].set("a", true);
  frames(75);
  pads_[0].set("a", false);
  frames(2);
  ASSERT_EQ(sold(), 1) << "held, it is sent";
  const std::vector<std::string>& choices = bout()->script().choices;
  const auto sale = std::ranges::find_if(choices, [](const std::string& choice) { return choice.starts_with("sell:"); });
  const auto sum = std::find_if(sale, choices.end(), [](const std::string& choice) { return choice.starts_with("sum:"); });
  ASSERT_NE(sum, choices.end());
  const Person man = person_of(campaign().setup(), *Id::from(sale->substr(5)));
  const double worth = worth_now(campaign().setup(), before, man);
  Money richest = 0;
  for (const int seat : {1, 2}) {
    richest = std::max(richest, before.manager(seat).cash);
  }
  EXPECT_GE(2 * std::stoi(sum->substr(4)), std::min(static_cast<Money>(worth), richest));
}

TEST_F(CouchOfManagers, of_four_needs_less_than_three_minutes_for_a_week) {
  // How long people look at a question before they press, in seconds: a booking card, and everything else.
  constexpr double to_book = 8;
  constexpr double to_answer = 4;
  begin_campaign(4, 4, R"({"formation":"draft","stable_size":3,"weeks":12})", 1);
  set("bouts", "untitled");
  double seconds = 0;
  int presses = 0;
  int first_week = 0;
  int last_week = 0;
  for (int steps = 0; steps < 20'000 && top_as<cabinet::FrontPageScreen>() == nullptr; ++steps) {
    const std::uint64_t before = frames_drawn_;
    if (ways() != nullptr && ways()->asked()) {
      press_on(*ways()->asked(), "menu.inside.simulate");  // the bouts apart
    } else if (!asked()) {
      ring_the_bell();
      draw(1);
    } else if (campaign().state().meeting > 0 || campaign().state().week == 0) {
      answer_sensibly();
    } else {
      const State& state = campaign().state();
      first_week = first_week == 0 ? state.week : first_week;
      last_week = state.week;
      const Choice choice = managers_choice(campaign().setup(), state);
      seconds += is_asked(state, Decision::book) ? to_book : to_answer;
      ++presses;
      if (choice.word == Word::pass || is_asked(state, Decision::office)) {
        press_on(*asked(), "order-on");
      } else {
        answer_sensibly();
      }
      continue;
    }
    seconds += first_week == 0 ? 0 : static_cast<double>(frames_drawn_ - before) / 60;
  }
  ASSERT_NE(top_as<cabinet::FrontPageScreen>(), nullptr);
  const int weeks = last_week - first_week + 1;
  RecordProperty("seconds_a_week", std::to_string(seconds / weeks));
  RecordProperty("presses_a_week", std::to_string(static_cast<double>(presses) / weeks));
  EXPECT_LT(seconds / weeks, 180);
  EXPECT_LT(presses / weeks, 30);
}

TEST_F(CouchOfManagers, goes_on_after_leaving_at_any_question) {
  begin_campaign(3, 2, R"({"formation":"draft","stable_size":2,"weeks":20})");
  set("bouts", "untitled");
  for (int leaves = 0; leaves < 6; ++leaves) {
    for (int steps = 0; steps < 12 || !asked(); ++steps) {
      ASSERT_LT(steps, 3000);
      go_on();
    }
    const Script left = bout()->script();
    const std::vector<int> awaited = bout()->awaited();
    end_evening();
    begin_evening({0, 1});
    frames_until([this] { return asked().has_value(); });
    ASSERT_TRUE(asked());
    EXPECT_EQ(bout()->script().choices, left.choices);
    EXPECT_EQ(bout()->script().dice, left.dice);
    EXPECT_EQ(bout()->awaited(), awaited);
  }
}

TEST_F(CouchOfManagers, may_press_a_wrong_chair_and_get_up_again) {
  ASSERT_NO_FATAL_FAILURE(come_to_a_second_evening());
  press_on(1, "chair-2");
  press_on(1, "chair-2");
  for (const int seat : {1, 0, 2}) {
    press_on(seat, "chair-" + std::to_string(seat));
  }
  press_on(0, "chair-1");
  EXPECT_TRUE(seats()[1].is_person()) << "another device does not unseat him";
  frames(40);
  press_on(0, "done");
  frames(4);
  std::set<int> pads;
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(seats()[seat].sitter, cabinet::Sitter::person) << seat;
    pads.insert(seats()[seat].device.id);
  }
  EXPECT_EQ(pads.size(), 3U) << "each has his own";
}

TEST_F(CouchOfManagers, leave_nothing_but_a_seat_to_a_pad_that_has_none) {
  ASSERT_NO_FATAL_FAILURE(come_to_a_second_evening());
  press_on(0, "chair-0");
  ASSERT_EQ(seats().people(), 1);
  for (const char* button : {"x", "start", "b"}) {
    press(pads_[1], button);
    EXPECT_NE(top_as<cabinet::SeatsNotice>(), nullptr) << button << " of somebody without a seat";
  }
  EXPECT_FALSE(said().empty()) << "he is told what to do";
  frames(40);
  press_on(1, "done");
  EXPECT_NE(top_as<cabinet::SeatsNotice>(), nullptr);
  press_on(1, "chair-1");
  EXPECT_EQ(seats().people(), 2);
  press_on(1, "done");
  frames(4);
  EXPECT_EQ(top_as<cabinet::SeatsNotice>(), nullptr) << "who sits may begin";
}

TEST_F(CouchOfManagers, signs_nobody_in_by_a_pad_that_is_switched_on_and_shares_with_the_hand_that_pressed) {
  ASSERT_NO_FATAL_FAILURE(come_to_a_second_evening());
  ASSERT_TRUE(pads_[3].connect("xbox"));
  frames(4);
  EXPECT_EQ(seats().people(), 0) << "a pad is nobody";
  press_on(0, "chair-0");
  press_on(2, "chair-2");
  press_on(2, "chair-1");
  EXPECT_EQ(seats()[1].sitter, cabinet::Sitter::shared);
  EXPECT_EQ(seats().device_of(1), seats().device_of(2)) << "with the pad in his hands";
  EXPECT_NE(seats().device_of(1), seats().device_of(0));
  press_on(2, "chair-2");
  EXPECT_EQ(seats()[1].sitter, cabinet::Sitter::person) << "the pad stays with who shared it";
  EXPECT_EQ(seats()[2].sitter, cabinet::Sitter::absent);
  pads_[0].disconnect();
  frames(4);
  ASSERT_TRUE(pads_[0].connect("xbox"));
  frames(4);
  EXPECT_EQ(seats().first_lost(), std::nullopt) << "who is here has his pad again";
  EXPECT_EQ(seats()[2].sitter, cabinet::Sitter::absent);
}

TEST_F(CouchOfManagers, keeps_a_chair_for_who_is_not_there_and_tells_him_what_was_decided) {
  begin_campaign(3, 3, R"({"formation":"draft","stable_size":2,"weeks":20})");
  set("bouts", "untitled");
  const auto play_nights = [this](int more) {
    for (int steps = 0, until = nights() + more; steps < 6000 && !(shows(slug) && nights() >= until && asked()); ++steps) {
      go_on();
    }
    ASSERT_TRUE(asked());
  };
  const auto seat_kept = [this] {
    kept().finish_writing();
    const records::BoutId row = kept_rows().at(0).id;
    return fc::test::must(
        kept().records().read([&](const records::Database& database) { return seats_of(database, row); }))[1];
  };
  play_nights(2);
  bout()->leave();
  frames(2);
  ASSERT_NE(top_as<cabinet::LongGamePageScreen>(), nullptr) << "an evening has its page";
  EXPECT_EQ(top_as<cabinet::LongGamePageScreen>()->model().card_rows.size(), 3U);
  frames(40);
  press(pads_[2], "a");
  ASSERT_NE(top_as<cabinet::TitleScreen>(), nullptr);

  begin_evening({0, 2});
  ASSERT_EQ(seats()[1].sitter, cabinet::Sitter::absent);
  const std::size_t events = campaign().event_count();
  const std::size_t choices = bout()->script().choices.size();
  play_nights(4);
  const std::size_t last = campaign().event_count();
  EXPECT_FALSE(seats()[1].is_person());
  EXPECT_EQ(seat_kept().sitter, "person") << "the chair is his";
  EXPECT_EQ(seat_kept().away, std::to_string(choices) + "-");
  bout()->leave();
  frames(2);
  ASSERT_NE(top_as<cabinet::LongGamePageScreen>(), nullptr);
  const std::vector<std::string> story = top_as<cabinet::LongGamePageScreen>()->model().story;
  EXPECT_NE(story.back().find("was not here"), std::string::npos) << story.back();
  frames(40);
  press(pads_[0], "a");

  begin_evening({0, 1, 2});
  const auto* page = top_as<cabinet::LongGamePageScreen>();
  ASSERT_NE(page, nullptr) << "whoever is back reads first";
  const std::size_t told = page->model().facts.size();
  const std::size_t fights = page->model().card_rows.size();
  frames(40);
  press(pads_[1], "a");
  frames_until([this] { return asked().has_value(); });
  EXPECT_TRUE(seats()[1].is_person());
  EXPECT_EQ(seat_kept().away, std::to_string(choices) + "-" + std::to_string(bout()->script().choices.size()));
  // By hand, from the events: what he answered or booked, and his men's bouts.
  std::size_t decided = 0;
  std::size_t fought = 0;
  Offer answered;
  const auto of_his = [this](Person man) { return campaign().state().man(man).owner == 1; };
  for (const Event& event : std::span(campaign().events()).subspan(events, last - events)) {
    if (const auto* offer = std::get_if<OfferAnswered>(&event)) {
      answered = offer->accepted && offer->offer.kind == OfferKind::bout ? offer->offer : Offer{};
      decided += !offer->accepted && offer->offer.to == 1 ? 1U : 0U;
    } else if (const auto* booked = std::get_if<Booked>(&event)) {
      const bool his = booked->bout.by == 1 || (answered.man == booked->bout.red && answered.to == 1);
      decided += booked->bout.by != no_seat && his ? 1U : 0U;
      answered = {};
    } else if (const auto* title = std::get_if<TitleAnswered>(&event)) {
      decided += title->seat == 1 ? 1U : 0U;
    } else if (const auto* trade = std::get_if<Traded>(&event)) {
      decided += trade->by == 1 || trade->to == 1 ? 1U : 0U;
    } else if (const auto* sale = std::get_if<Sold>(&event)) {
      decided += sale->from == 1 || sale->to == 1 ? 1U : 0U;
    } else if (const auto* fight = std::get_if<BoutFought>(&event)) {
      fought += of_his(fight->bout.red) ? 1U : 0U;
      fought += of_his(fight->bout.blue) ? 1U : 0U;
    }
  }
  EXPECT_GT(decided + fought, 0U);
  EXPECT_EQ(told, std::min<std::size_t>(decided, 10));
  EXPECT_EQ(fights, std::min<std::size_t>(fought, 8));
}

/// Ten evenings of three people and two computers, whose pages are kept. FC_GALLERY=<folder> has copies of them.
class TenEvenings : public CouchOfManagers {
 protected:
  enum Temper : int { greedy, timid, grudging };

  /// Whoever is asked answers as somebody of his temper.
  void answer_by_temper() {
    const int seat = asked().value();
    const State& state = campaign().state();
    const bool is_bout = is_asked(state, Decision::answer) && state.offer.kind == OfferKind::bout;
    if (is_asked(state, Decision::book) && seat == timid && state.week % 2 == 1) {
      return answer(seat, "pass");  // he lets his men rest
    }
    if (!is_bout || seat == greedy) {
      return is_bout ? answer(seat, "accept") : answer_sensibly();
    }
    const Person own = state.offer.other;
    const Person other = state.offer.man;
    if (seat == timid) {
      const bool dares = chance_to_beat(campaign().setup(), state, own, other) >= 0.55;
      return answer(seat, dares ? "accept" : "decline");
    }
    answer(seat, has_a_grudge(own, other) ? "accept" : "decline");
  }
  /// The other has beaten him, or they have never met.
  [[nodiscard]] bool has_a_grudge(Person own, Person other) {
    bool met = false;
    for (const Event& event : campaign().events()) {
      const auto* fought = std::get_if<BoutFought>(&event);
      const auto in = [&](Person man) { return fought->bout.red == man || fought->bout.blue == man; };
      if (fought != nullptr && in(own) && in(other)) {
        met = true;
        if (!fought->result.is_drawn() && fought->bout.man(fought->result.winner) == other) {
          return true;
        }
      }
    }
    return !met;
  }
};

TEST_F(TenEvenings, each_end_with_a_page_that_is_not_the_last_one_again) {
  // Who is missing on which evening.
  const std::map<int, int> missing{{3, timid}, {6, greedy}, {7, timid}, {9, grudging}};
  begin_campaign(5, 3,
                 R"({"formation":"draft","stable_size":3,"weeks":52,"recovery":"weekly","visitors":1,"walkovers":5,)"
                 R"("title_purse":30,"television":true,"rematches":true,"wear":25})");
  set("bouts", "untitled");
  const char* gallery = std::getenv("FC_GALLERY");
  std::vector<std::string> headlines;
  for (int evening = 1; evening <= 10; ++evening) {
    SCOPED_TRACE(evening);
    if (evening > 1) {
      std::vector<int> there{greedy, timid, grudging};
      if (const auto found = missing.find(evening); found != missing.end()) {
        std::erase(there, found->second);
      }
      begin_evening(there);
      while (const auto* page = top_as<cabinet::LongGamePageScreen>()) {
        EXPECT_FALSE(page->model().facts.empty() && page->model().card_rows.empty());
        frames(40);
        press_on(there.front(), "keep");
        frames(4);
        press_on(there.front(), "menu.front_page.go_on");
      }
    }
    for (int steps = 0, until = nights() + 4; steps < 9000 && !(shows(slug) && nights() >= until && asked()); ++steps) {
      if (top_as<cabinet::FrontPageScreen>() != nullptr) {
        break;
      }
      shows(slug) && asked() ? answer_by_temper() : go_on();
    }
    ASSERT_TRUE(shows(slug)) << "a year is longer than ten evenings";
    bout()->leave();
    frames(2);
    const auto* page = top_as<cabinet::LongGamePageScreen>();
    ASSERT_NE(page, nullptr);
    EXPECT_EQ(page->model().card_rows.size(), 5U);
    EXPECT_FALSE(page->model().quotes.empty()) << "something is open";
    EXPECT_FALSE(page->model().story.empty());
    if (!headlines.empty()) {
      EXPECT_NE(headlines.back(), page->model().headline);
    }
    headlines.push_back(page->model().headline);
    frames(40);
    press_on(0, "keep");
    frames(4);
    press_on(0, "menu.front_page.go_home");
    frames(4);
    ASSERT_NE(top_as<cabinet::TitleScreen>(), nullptr);
  }
  std::ranges::sort(headlines);
  EXPECT_GE(std::unique(headlines.begin(), headlines.end()) - headlines.begin(), 8);
  EXPECT_LE(std::ranges::count_if(headlines, [](const std::string& one) { return one.ends_with("keeps the belt"); }), 3)
      << "a belt that stays is no story";
  kept().finish_writing();
  if (gallery != nullptr) {
    std::filesystem::create_directories(gallery);
    std::filesystem::copy(folder_, gallery,
                          std::filesystem::copy_options::recursive | std::filesystem::copy_options::overwrite_existing);
  }
}

TEST_F(CouchOfManagers, goes_on_in_the_bout_that_was_left) {
  begin_campaign(2, 2, drafted);
  set("bouts", "none");
  for (int steps = 0; steps < 500 && !shows("ringside"); ++steps) {
    go_on("fight");
  }
  ASSERT_TRUE(shows("ringside"));
  for (int presses = 0; presses < 60; ++presses) {
    press(pads_.at(hands_.below(2)), "a");
  }
  ASSERT_TRUE(shows("ringside"));
  const Script left = bout()->script();
  ASSERT_GT(left.dice.size(), 3U);
  end_evening();
  begin_evening({0, 1});
  frames_until([this] { return shows("ringside"); });
  ASSERT_TRUE(shows("ringside"));
  EXPECT_EQ(bout()->script().setup, left.setup);
  ASSERT_GE(bout()->script().dice.size(), left.dice.size());
  EXPECT_TRUE(std::ranges::equal(left.dice, std::span(bout()->script().dice).first(left.dice.size())));
  EXPECT_EQ(seats().people(), 2);
}

TEST_F(CouchOfManagers, are_told_of_all_copies_that_come_in) {
  begin_campaign(2, 1, R"({"stable_size":2,"weeks":8})");
  set("bouts", "none");
  std::size_t copies = 0;
  for (int steps = 0, told_at = 0; steps < 6000 && copies < 6; ++steps) {
    const int choices = shows(slug) && asked() ? static_cast<int>(bout()->script().choices.size()) : 0;
    if (choices > told_at && campaign().state().bouts > 0) {
      told_at = choices;
      kept().finish_writing();
      const auto copy = kept().export_bout(kept_rows().back().id);
      ASSERT_TRUE(copy) << one_line(copy.error());
      std::filesystem::rename(*copy, copy->parent_path() / ("copy-" + std::to_string(copies++) + ".json"));
    }
    go_on();
  }
  ASSERT_EQ(copies, 6U);
  go_on();
  end_evening();
  app().flow.open_saved();
  frames(40);
  ASSERT_NE(top_as<cabinet::SavedScreen>(), nullptr);
  press_on(0, "bring-in");
  const auto* notice = top_as<cabinet::MessageNotice>();
  for (int waits = 0; waits < 2000 && notice == nullptr; ++waits) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));  // they are read by the clock on the wall
    frames(1);
    notice = top_as<cabinet::MessageNotice>();
  }
  ASSERT_NE(notice, nullptr) << said();
  EXPECT_EQ(std::ranges::count(notice->text(), '\n'), 5) << notice->text();
  EXPECT_NE(notice->text().find("has all of it, and more"), std::string::npos) << notice->text();
  EXPECT_NE(notice->text().find("And 2 more."), std::string::npos) << notice->text();
  EXPECT_EQ(kept_rows().size(), 1U) << "an older copy is no bout of its own";
}

TEST_F(CouchOfManagers, come_back_from_a_replay_to_where_they_asked_for_it) {
  begin_campaign(2, 1, R"({"stable_size":1,"weeks":1})");
  for (int steps = 0; steps < 3000 && top_as<cabinet::FrontPageScreen>() == nullptr; ++steps) {
    go_on();
  }
  ASSERT_NE(top_as<cabinet::FrontPageScreen>(), nullptr);
  const records::BoutRow row = kept_rows().at(0);
  app().settings.speed = 1;  // it is not over at once
  app().flow.to_title();
  app().flow.open_saved();
  frames(3);
  for (const bool to_its_end : {false, true}) {
    SCOPED_TRACE(to_its_end);
    app().flow.show_again(kept_script(row), {.row = row.id});
    frames(2);
    app().settings.speed = to_its_end ? 0 : 1;
    if (!to_its_end) {
      ASSERT_NE(bout(), nullptr);
      press(pads_[0], "start");
      focus_on("leave");
      pads_[0].set("a", true);  // it is held
      frames(75);
      pads_[0].set("a", false);
    }
    frames_until([this] { return bout() == nullptr; });
    EXPECT_NE(top_as<cabinet::SavedScreen>(), nullptr);
  }
}

TEST_F(CouchOfManagers, books_on_one_card_and_lets_weeks_go_by_with_one_press) {
  begin_campaign(4, 1, R"({"formation":"draft","stable_size":3,"weeks":16})");
  set("bouts", "untitled");
  const auto asks_to_book = [this] {
    return asked() && is_asked(campaign().state(), Decision::book) && campaign().state().meeting == 0;
  };
  for (int steps = 0; steps < 3000 && !asks_to_book(); ++steps) {
    go_on();
  }
  ASSERT_TRUE(asks_to_book());
  const std::size_t events = campaign().event_count();
  press_on(0, "order-book");
  frames(2);
  ASSERT_TRUE(shows(slug) || ways() != nullptr);
  const auto offered = [](const Event& event) {
    const auto* offer = std::get_if<OfferMade>(&event);
    return offer != nullptr && offer->offer.by == 0 && offer->offer.kind == OfferKind::bout;
  };
  frames_until([this] { return asked().has_value(); }, 4000);
  EXPECT_EQ(std::ranges::count_if(std::span(campaign().events()).subspan(events), offered), 1) << "one press, one offer";
  int pressed = 0;
  int weeks = 0;
  for (int steps = 0; steps < 4000 && top_as<cabinet::FrontPageScreen>() == nullptr; ++steps) {
    if (ways() != nullptr && ways()->asked()) {
      press_on(0, "menu.inside.simulate");
    } else if (asks_to_book()) {
      const int week = campaign().state().week;
      ++pressed;
      press_on(0, "order-on");
      frames_until([this] { return bout() == nullptr || asked() || bout()->holds(); }, 4000);
      weeks += asked() ? campaign().state().week - week : 0;
    } else if (asked()) {
      answer_sensibly();
    } else if (!ring_the_bell()) {
      frames(1);
    }
  }
  EXPECT_GT(pressed, 0);
  EXPECT_GT(weeks, 0) << "what is not worth a look goes by";
}

TEST_F(CouchOfManagers, are_asked_about_every_bout_of_their_men_from_the_first_meeting_on) {
  begin_campaign(3, 1, R"({"formation":"draft","stable_size":3,"weeks":4})");
  int times_asked = 0;
  int bills = 0;
  for (int steps = 0; steps < 6000 && top_as<cabinet::FrontPageScreen>() == nullptr; ++steps) {
    bills += bout() != nullptr && bout()->holds() ? 1 : 0;
    times_asked += ways() != nullptr && ways()->asked() ? 1 : 0;
    go_on();
  }
  const std::vector<records::BoutRow> all = bouts_fought();
  ASSERT_FALSE(all.empty());
  const Script script = kept_script(kept_rows().at(0));
  const auto match = fc::test::must(app().games.find(slug)->open(script));
  ASSERT_TRUE(replay(*match, script));
  int own = 0;
  const Campaign& whole = match_of<Rules>(*match);
  Chronicle chronicle(whole.setup());
  for (const Event& event : whole.events()) {
    chronicle.note(event);
  }
  for (const PastBout& past : chronicle.bouts()) {
    own += past.seats[0] == 0 || past.seats[1] == 0 ? 1 : 0;
  }
  EXPECT_GT(own, 4);
  EXPECT_EQ(times_asked, own);
  EXPECT_GT(bills, 2) << "and read the bill before";
}

TEST_F(CouchOfManagers, fight_with_the_first_of_two_own_men_who_meet) {
  sit_down(1, quiet_options());
  seats() = cabinet::Seats(2);
  seats().place(0, app().seating.devices().pads().connected().at(0));
  // As the vector `stablemates-both-pay`, up to the bout of two men of the first manager.
  const std::string first_night = "bout:red-decision:7:knockdowns=0-0:damage=20-20:scored=21-20";
  app().flow.start_bout(
      *app().games.find(slug),
      {.game = std::string(slug),
       .setup =
           R"({"managers":2,"options":{"formation":"draft","stable_size":2,"mandatory_weeks":0,"stablemate_bouts":true}})",
       .dice = {80, 70, 10, 10, 10, 10, 1, 1},
       .choices = {"joe-louis", "muhammad-ali", "rocky-marciano", "duane-bobick", first_night, first_night, "pass", "pass",
                   "bout:red-decision:12:knockdowns=0-0:damage=20-20:scored=21-20", "done", "done", "joe-louis",
                   "rocky-marciano", "low", "rounds:5", "pass"}});
  for (int steps = 0; steps < 200 && !(ways() != nullptr && ways()->asked()); ++steps) {
    ring_the_bell() ? void() : frames(1);
  }
  ASSERT_NE(ways(), nullptr);
  press_on(0, "menu.inside.fight");
  EXPECT_TRUE(ways() == nullptr || !ways()->asked()) << "he is asked once about his two men";
  frames_until([this] { return shows("ringside"); });
  ASSERT_EQ(seats().count(), 2);
  EXPECT_TRUE(seats()[0].is_person());
  EXPECT_FALSE(seats()[1].is_person()) << "a computer boxes the second";
}

TEST_F(CouchOfManagers, see_the_bouts_of_others_that_they_marked_on_the_bill) {
  begin_campaign(3, 1, R"({"formation":"draft","stable_size":2,"weeks":4})");
  for (int steps = 0; steps < 3000 && !(bout() != nullptr && bout()->holds()); ++steps) {
    asked() ? answer_sensibly() : frames(1);
  }
  ASSERT_TRUE(bout()->holds());
  const State& state = campaign().state();
  const auto others = std::ranges::find_if(state.night, [&](const BilledBout& each) {
    return state.man(each.red).owner != 0 && state.man(each.blue).owner != 0;
  });
  ASSERT_NE(others, state.night.end());
  const std::string red(id_of(campaign().setup(), others->red).text());
  frames(40);
  press_on(0, "watch-" + red);
  EXPECT_TRUE(bout()->holds()) << "more may be marked";
  press_on(0, "bell");
  for (int steps = 0; steps < 3000 && !shows("ringside"); ++steps) {
    ways() != nullptr&& ways()->asked() ? press_on(0, "menu.inside.simulate") : frames(1);
  }
  ASSERT_TRUE(shows("ringside"));
  EXPECT_NE(bout()->script().setup.find(red), std::string::npos);
  EXPECT_EQ(seats().people(), 0) << "nobody of them boxes";
}

TEST_F(CouchOfManagers, read_no_bill_of_a_night_of_results) {
  begin_campaign(3, 1, R"({"formation":"draft","stable_size":2,"weeks":4})");
  set("bouts", "untitled");
  for (int steps = 0; steps < 3000 && !(asked() && campaign().state().week > 8); ++steps) {
    ASSERT_TRUE(bout() == nullptr || !bout()->holds() || campaign().state().meeting == 0);
    asked() ? answer_sensibly() : frames(1);
  }
}

TEST_F(CouchOfManagers, browses_while_a_question_waits) {
  begin_campaign(2, 2, drafted);
  set("bouts", "untitled");
  for (int steps = 0; steps < 3000 && !(asked() && campaign().state().meeting == 0 && campaign().state().week > 0);
       ++steps) {
    go_on();
  }
  ASSERT_TRUE(asked());
  frames(60);  // the buttons of what has just come fill while presses do not count yet
  platform::VirtualPad& own = pads_.at(static_cast<std::size_t>(*asked()));
  platform::VirtualPad& others = pads_.at(static_cast<std::size_t>(1 - *asked()));
  const std::uint64_t question = picture();
  press(others, "rightshoulder");
  frames(2);
  EXPECT_EQ(picture(), question) << "whoever is not asked leaves the desk alone";
  press(own, "rightshoulder");
  frames(2);
  EXPECT_NE(picture(), question) << "the ladder";
  press(own, "leftshoulder");
  frames(2);
  EXPECT_TRUE(asked()) << "and back to the question";
}

TEST_F(CouchOfManagers, takes_back_to_the_last_die) {
  begin_campaign(2, 2, drafted);
  ASSERT_TRUE(asked());
  const Script before = bout()->script();
  ASSERT_TRUE(is_asked(campaign().state(), Decision::pick));
  answer_sensibly();
  answer_sensibly();
  ASSERT_EQ(bout()->script().choices.size(), 2U);
  press(pads_[0], "start");
  press_on(0, "menu.pause.undo");
  press(pads_[0], "a");
  press(pads_[1], "a");
  frames(4);
  ASSERT_TRUE(asked());
  EXPECT_EQ(bout()->script(), before) << "all picks since the last die of the order";
}

}  // namespace
}  // namespace fc::ringside_campaign::test
