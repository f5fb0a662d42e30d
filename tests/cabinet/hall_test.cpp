// The hall of fame: from the title to the best, to one of them, and to a bout of his that is shown again.
#include "cabinet/screens/hall_screen.h"

#include <time.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <latch>
#include <thread>

#include "cabinet/keeping/bout_weigher.h"
#include "cabinet/replay/replay_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet_test_table.h"
#include "records/bouts.h"
#include "records/folder.h"
#include "tests/match/bouts.h"

namespace fc::cabinet {
namespace {

class HallTest : public CabinetTable {
 protected:
  /// From the title.
  void enter(platform::VirtualPad& pad) {
    ASSERT_TRUE(pad.connect("xbox"));
    frames(2);
    press(pad, "dpdown");
    press(pad, "dpright");
    press(pad, "a");
    frames(2);
    ASSERT_NE(top_as<HallScreen>(), nullptr);
  }
  /// Ann wins bouts; counted, or as an older version left them.
  void fight(int bouts, bool counted) {
    keep_won_bouts(bouts, 1'793'491'200);
    if (!counted) {
      const auto database = records::open_to_write(folder_ / "records.db", 0);
      ASSERT_TRUE(database->run("DELETE FROM deed; DELETE FROM tally; DELETE FROM ending; UPDATE bout SET counted = 0;"));
    }
  }
  [[nodiscard]] int unweighed() {
    return *kept().records().read([](const records::Database& database) { return records::count_unweighed(database); });
  }
};

TEST_F(HallTest, leads_from_the_title_to_a_bout_that_is_shown_again) {
  fight(3, true);
  platform::VirtualPad pad;
  open(quiet_options(1));
  enter(pad);
  press(pad, "dpright");  // from the titles, which nobody has, to the bouts won
  press(pad, "dpdown");
  press(pad, "a");
  frames(2);
  ASSERT_NE(top_as<PartyScreen>(), nullptr) << "whoever has won most";
  press(pad, "a");
  frames(2);
  EXPECT_NE(top_as<ReplayScreen>(), nullptr) << "his latest bout, once more";
}

TEST_F(HallTest, shows_a_bout_again_with_the_names_of_who_sat_there) {
  fight(1, true);
  open(quiet_options(1));
  frames(2);
  const records::BoutRow row = kept_rows().at(0);
  const std::string unknown(app().language.words()["replay.unknown"]);
  app().flow.show_again(kept_script(row), {.row = row.id});
  frames(3);
  ASSERT_NE(top_as<ReplayScreen>(), nullptr);
  EXPECT_TRUE(shows("Ann"));
  EXPECT_FALSE(shows(unknown));
  app().flow.show_again(kept_script(row), {});
  frames(3);
  EXPECT_FALSE(shows("Ann")) << "of a script that is no kept bout nobody knows";
  EXPECT_TRUE(shows(unknown));
}

TEST_F(HallTest, draws_the_form_of_a_person_beside_every_page_of_his_bouts) {
  fight(25, true);
  open(quiet_options());
  frames(2);
  app().flow.open_party({records::Whose::boxer, "Abe Anvil"}, "");
  frames(3);
  focus_on("back");
  const std::uint64_t before = picture();
  for (const char* const page : {"older", "newer"}) {
    focus_on(page);
    key("Return");
    frames(3);
  }
  focus_on("back");
  frames(2);
  EXPECT_EQ(picture(), before);
}

TEST_F(HallTest, weighs_the_bouts_of_a_person_once_while_his_page_is_open_and_goes_on_another_time) {
  constexpr int bouts = 3;
  fight(bouts, true);
  open(quiet_options(1));
  frames(2);
  const auto sum = [this] {
    const auto found =
        *kept().records().read([](const records::Database& database) { return records::weighed_of(database, "Ann", ""); });
    return found.empty() ? records::WeighedSum() : found.front();
  };
  ASSERT_EQ(unweighed(), bouts);
  app().flow.open_party({records::Whose::person, "Ann"}, "");
  frames_until([&] { return unweighed() < bouts; });
  app().flow.back();
  frames(2);
  const int after = unweighed();
  frames(20);
  EXPECT_EQ(unweighed(), after) << "nobody looks at it";
  app().flow.open_party({records::Whose::person, "Ann"}, "");
  frames_until([&] { return unweighed() == 0; });
  const records::WeighedSum all = sum();
  EXPECT_EQ(all.bouts, bouts);
  // Both ways to reckon agree.
  records::WeighedFigures expected;
  for (const records::BoutRow& row : kept_rows()) {
    const Script script = kept().open(row.id)->script;
    const Ledger ledger = test::must(app().games.find(script.game)->analyst()->analyse(script, {}));
    const records::WeighedFigures his = weighed_seats(ledger)[0].figures;
    EXPECT_NEAR(static_cast<double>(his.luck) / 1e6, ledger.luck, 1e-6);
    EXPECT_GT(his.decisions, 0);
    expected.luck += his.luck;
    expected.errors += his.errors;
    expected.result += his.result;
  }
  EXPECT_EQ(all.figures.luck, expected.luck);
  EXPECT_EQ(all.figures.errors, expected.errors);
  EXPECT_EQ(all.figures.result, expected.result);
  frames(2);
  const std::uint64_t bouts_leaf = picture();
  focus_on("leaf", 2);
  frames(2);
  EXPECT_NE(picture(), bouts_leaf);
}

TEST_F(HallTest, weighs_many_bouts_without_a_frame_that_waits) {
  constexpr int bouts = 60;
  fight(bouts, true);
  open(quiet_options(1));
  frames(2);
  BoutWeigher weigher(kept(), app().games, false);
  ASSERT_EQ(weigher.left(), bouts);
  const auto milliseconds = [] {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
  };
  double worst = 0;
  double all = 0;
  for (int frame = 0; weigher.left() > 0 && frame < 60'000; ++frame) {
    const int done = weigher.done();
    const double begun = milliseconds();
    weigher.follow();
    worst = std::max(worst, milliseconds() - begun);
    all += milliseconds() - begun;
    EXPECT_LE(weigher.done(), done + 1) << "one at most a frame";
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_EQ(weigher.done(), bouts);
  RecordProperty("worst_us", static_cast<int>(1000 * worst));
  RecordProperty("mean_us", static_cast<int>(1000 * all / bouts));
  EXPECT_LT(worst, 16) << "milliseconds of the processor";
  EXPECT_EQ(BoutWeigher(kept(), app().games, false).left(), 0) << "once: the rest is kept";
}

TEST_F(HallTest, weighs_kept_bouts_while_the_title_waits_for_somebody) {
  constexpr int bouts = 5;
  fight(bouts, true);
  platform::VirtualPad pad;
  open(quiet_options(1));
  ASSERT_TRUE(pad.connect("xbox"));
  for (int presses = 0; presses < 3; ++presses) {
    press(pad, "dpdown");
    frames(60 * 2);
    EXPECT_EQ(unweighed(), bouts) << "whoever steers wants to play";
  }
  for (int waited = 0; unweighed() > 0 && waited < 100; ++waited) {
    frames(10);
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_EQ(unweighed(), 0);
}

TEST_F(HallTest, leads_through_a_ranking_and_back) {
  fight(2, true);
  platform::VirtualPad pad;
  open(quiet_options());
  enter(pad);
  press(pad, "dpright");
  press(pad, "a");
  ASSERT_NE(top_as<RankingScreen>(), nullptr);
  frames(2);
  press(pad, "a");
  ASSERT_NE(top_as<PartyScreen>(), nullptr);
  press(pad, "b");
  EXPECT_NE(top_as<RankingScreen>(), nullptr);
  press(pad, "b");
  EXPECT_NE(top_as<HallScreen>(), nullptr);
  press(pad, "b");
  EXPECT_NE(top_as<TitleScreen>(), nullptr);
}

TEST_F(HallTest, counts_what_an_older_version_kept) {
  fight(25, false);
  open(quiet_options());
  frames(2);
  app().flow.open_hall();
  frames(10);
  app().kept.finish_writing();
  const auto best = app().kept.records().read([](const records::Database& database) {
    return records::ranked(database, {.whose = records::Whose::boxer}, records::Order::won, 0, 9);
  });
  ASSERT_TRUE(best) << one_line(best.error());
  ASSERT_EQ(best->size(), 1U);
  EXPECT_EQ(best->front().won, 25);
}

TEST_F(HallTest, tells_what_somebody_likes_to_do) {
  fight(4, true);
  open(quiet_options());
  frames(2);
  app().flow.open_party({records::Whose::person, "Ann"}, "");
  frames(10);
  app().kept.finish_writing();
  const auto habits =
      app().kept.records().read([](const records::Database& database) { return records::habits_of(database, "Ann", ""); });
  ASSERT_TRUE(habits) << one_line(habits.error());
  ASSERT_FALSE(habits->empty());
  std::int64_t guessed = 0;
  for (const records::HabitSum& habit : *habits) {
    guessed += habit.guessed;
    EXPECT_LE(habit.guessed_right, habit.guessed);
  }
  EXPECT_GT(guessed, 0) << "the first game of the house has secret punches";
}

TEST_F(HallTest, forgets_somebody_who_holds_the_button) {
  fight(3, true);
  platform::VirtualPad pad;
  open(quiet_options());
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  app().settings.names = {"Ann", "Bea"};
  seats()[0].name = "Ann";
  app().flow.open_party({records::Whose::person, "Ann"}, "");
  frames(5);
  focus_on("forget");
  press(pad, "a");
  EXPECT_NE(top_as<PartyScreen>(), nullptr) << "a tap forgets nobody";
  pad.set("a", true);
  std::latch gate{1};
  app().kept.records().write([&gate](const records::Database&) -> Result<void> {
    gate.wait();  // as a large book would
    return {};
  });
  frames(80);
  pad.set("a", false);
  frames(5);
  ASSERT_NE(top_as<ForgettingNotice>(), nullptr) << "the picture goes on meanwhile";
  press(pad, "b");
  key("Escape");
  frames(5);
  EXPECT_NE(top_as<ForgettingNotice>(), nullptr) << "nobody asks the book meanwhile";
  gate.count_down();
  app().kept.records().finish();
  frames(5);
  EXPECT_NE(top_as<HallScreen>(), nullptr);
  EXPECT_NE(said().find("Ann"), std::string::npos) << said();
  EXPECT_EQ(app().settings.names, std::vector<std::string>{"Bea"});
  EXPECT_EQ(seats()[0].name, "") << "his next bout would write it again";
  app().kept.finish_writing();
  std::ifstream book(folder_ / "records.db", std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(book), {}};
  EXPECT_EQ(bytes.find("Ann"), std::string::npos);
  EXPECT_NE(bytes.find("Abe Anvil"), std::string::npos) << "the bouts stay";
}

TEST(HallWords, say_every_habit_of_every_game) {
  const auto games = Games::load(FC_SOURCE_DIR "/data");
  const auto corners = CornerGames::open(FC_SOURCE_DIR "/data");
  Random random(9);
  for (const auto& corner : corners->all()) {
    if (!corner->demonstrates()) {
      continue;  // a long game: it tells nothing, its bouts do
    }
    int told = 0;
    for (int bout = 0; bout < 3; ++bout) {
      BoutPlan plan = corner->plan(random);
      plan.stand_ins = Seats(static_cast<int>(plan.entrants.size())).stand_ins();
      const auto match = test::must(corner->open(corner->opening_script(plan)));
      while (test::answer_at_random(*match, random)) {
      }
      const auto habits = games->habits(match->script());
      ASSERT_TRUE(habits) << one_line(habits.error());
      for (const std::string language : {"en", "fr"}) {
        const auto words = Words::load(FC_SOURCE_DIR "/data", language);
        for (const Habit& habit : *habits) {
          EXPECT_TRUE(words->has(habit.question)) << habit.question;
          EXPECT_TRUE(words->has(habit.answer)) << habit.answer;
          EXPECT_LT(habit.seat, match->seats());
          ++told;
        }
      }
    }
    EXPECT_GT(told, 0) << corner->slug();
  }
}

TEST(HallWords, name_the_ways_in_which_bouts_of_every_game_end) {
  for (const std::string language : {"en", "fr"}) {
    const auto words = Words::load(FC_SOURCE_DIR "/data", language);
    const auto games = CornerGames::open(FC_SOURCE_DIR "/data");
    Random random(5);
    for (const auto& game : games->all()) {
      if (!game->demonstrates()) {
        continue;  // a year of it takes long; its words are those of another
      }
      BoutPlan plan = game->plan(random);
      plan.stand_ins = Seats(static_cast<int>(plan.entrants.size())).stand_ins();
      const auto match = test::must(game->open(game->opening_script(plan)));
      while (test::answer_at_random(*match, random)) {
      }
      EXPECT_TRUE(words->has(key_of_method(match->standing().method))) << game->slug() << ": " << match->standing().method;
    }
  }
}

}  // namespace
}  // namespace fc::cabinet
