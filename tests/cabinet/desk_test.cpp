// The what-if desk of every game, from the match set-up and from the roster, with a pad: what it counts, that it can be
// stopped and gone on with, and what it costs.
#include <algorithm>
#include <chrono>
#include <functional>
#include <numeric>
#include <string>
#include <thread>

#include "cabinet/screens/desk_screen.h"
#include "cabinet/screens/roster_screen.h"
#include "cabinet/screens/setup_screens.h"
#include "cabinet_test_table.h"
#include "trials/simulator.h"

namespace fc::cabinet {
namespace {

/// The rows of the ticket.
constexpr const char* bouts_row = "choice-0";
constexpr const char* level_row = "choice-1";
constexpr const char* who_row = "choice-2";

class Desk : public CabinetTable {
 protected:
  void go_to_setup(const std::string& game) {
    ASSERT_TRUE(pad_.connect("xbox"));
    Options options = quiet_options();
    options.game = game;
    open(options);
    frames(2);
    press(pad_, "a");
    ASSERT_NE(top_as<SetupScreen>(), nullptr);
  }
  /// Of the cabinet's first game.
  void go_to_desk() {
    go_to_setup(std::string(listed_corners().front().slug));
    press_on("what-if");
    ASSERT_NE(desk(), nullptr);
  }
  [[nodiscard]] const DeskScreen* desk() const { return top_as<DeskScreen>(); }
  [[nodiscard]] std::int64_t counted() const { return desk()->report().count("bouts"); }
  [[nodiscard]] bool has(const std::string& name) {
    const auto& entries = loop_->cabinet().focus().entries();
    return std::ranges::find(entries, overlay::focus_id(name), &overlay::FocusMap::Entry::id) != entries.end();
  }
  void press_on(const std::string& name) {
    focus_on(name);
    press(pad_, "a");
    frames(1);
  }
  void set(const std::string& row, const std::string& control, int times) {
    focus_on(row);
    for (int time = 0; time < times; ++time) {
      press(pad_, control);
    }
  }
  /// Bots that answer by chance box fast enough to wait for.
  void by_chance() { set(level_row, "dpleft", 2); }
  /// Frames until the condition holds. They leave the machine to those who box, who give way to everything else.
  void await(const std::function<bool()>& condition) {
    constexpr int most = 120'000;
    for (int frame = 0; frame < most && !condition(); ++frame) {
      frames(1);
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    ASSERT_TRUE(condition());
  }
  /// Until nothing is boxed any more.
  void await_rest() {
    await([this] { return !desk()->waiting(); });
  }
  /// What a simulation of the bouts counts that this report says it holds.
  [[nodiscard]] std::vector<std::int64_t> simulated(const trials::Report& report) {
    const CornerGame& game = *app().games.find(report.game);
    const auto what_if = game.what_if(desk()->asked(), app().language.words());
    EXPECT_TRUE(what_if);
    std::vector<std::int64_t> counts(report.counts.size());
    for (const trials::Stretch& stretch : report.stretches) {
      const auto part =
          trials::run_simulation(report.game, *what_if->simulator, {.stretch = stretch, .threads = 1, .progress = {}});
      std::ranges::transform(counts, part->counts, counts.begin(), std::plus{});
    }
    return counts;
  }

  platform::VirtualPad pad_;
};

class DeskOf : public Desk, public testing::WithParamInterface<std::string> {};

TEST_P(DeskOf, counts_what_a_simulation_of_its_seed_counts) {
  go_to_setup(GetParam());
  const CornerGame& game = *app().games.find(GetParam());
  Random random(1);
  const bool has_desk = game.what_if({.plan = game.plan(random)}, app().language.words()).has_value();
  ASSERT_EQ(has("what-if"), has_desk);
  if (!has_desk) {
    return;  // whose bouts cannot be boxed many times over
  }
  press_on("what-if");
  by_chance();
  set(bouts_row, "dpleft", 1);
  EXPECT_EQ(counted(), 0) << "it begins when it is told to";
  press_on("go");
  await_rest();
  const trials::Report& report = desk()->report();
  EXPECT_EQ(counted(), 100);
  EXPECT_EQ(report.stretches, (std::vector{trials::Stretch{.seed = 1, .from = 0, .to = 100}}));
  EXPECT_EQ(report.counts, simulated(report));
  const auto what_if = game.what_if(desk()->asked(), app().language.words());
  const auto in_all = [&report](const auto& counters) {
    return std::accumulate(counters.begin(), counters.end(), std::int64_t{0},
                           [&report](std::int64_t sum, std::string_view one) { return sum + report.count(one); });
  };
  EXPECT_GT(in_all(what_if->wins), 0);
  EXPECT_EQ(in_all(what_if->lengths), 100) << "every bout ends at some time";
  if (what_if->can_be_drawn) {
    std::vector<std::string_view> won;
    for (const WhatIf::Way& way : what_if->ways) {
      if (!way.part) {
        won.push_back(way.of);
      }
    }
    EXPECT_EQ(in_all(won), in_all(what_if->wins)) << "who wins does so in one of the ways: with the drawn ones 100 %";
  }
  press_on("go");
  await_rest();
  EXPECT_EQ(report.stretches.front().seed, 2U) << "once more are other bouts";
}

TEST_P(DeskOf, boxes_whole_rounds_of_everybody_and_of_the_real_men) {
  go_to_setup(GetParam());
  if (!has("what-if")) {
    return;  // whose bouts cannot be boxed many times over
  }
  press_on("what-if");
  if (!has(who_row)) {
    return;  // who has no field
  }
  by_chance();
  set(bouts_row, "dpleft", 1);
  std::size_t fewer_than = app().games.find(GetParam())->roster().size() + 1;
  for (const Who who : {Who::everybody, Who::real_men}) {
    set(who_row, "dpright", 1);
    if (desk()->asked().who != who) {
      return;  // nobody is made up
    }
    press_on("go");
    await_rest();
    const auto table = trials::standings_of(desk()->report());
    ASSERT_GT(table.size(), 1U);
    EXPECT_LT(table.size(), fewer_than);
    fewer_than = table.size();
    for (const trials::Contender& one : table) {
      EXPECT_EQ(one.fought, table.front().fought) << one.id << ": only whole rounds are fair";
      EXPECT_EQ(one.fought % (2 * (static_cast<std::int64_t>(table.size()) - 1)), 0) << one.id;
    }
  }
}

std::vector<std::string> slugs() {
  std::vector<std::string> all;
  for (const CornerEntry& corner : listed_corners()) {
    all.emplace_back(corner.slug);
  }
  return all;
}

INSTANTIATE_TEST_SUITE_P(Games, DeskOf, testing::ValuesIn(slugs()), [](const auto& game) {
  std::string name = game.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

TEST_F(Desk, stops_goes_on_and_begins_anew) {
  go_to_desk();
  by_chance();
  set(bouts_row, "dpright", 2);
  EXPECT_FALSE(has("again"));
  std::int64_t before = 0;
  for (int stop = 0; stop < 3; ++stop) {
    press_on("go");
    await([&] { return counted() > before; });
    press_on("go");
    await_rest();
    before = counted();
    ASSERT_LT(before, 100'000);
    frames(60);
    EXPECT_EQ(counted(), before) << "nothing is boxed while it is stopped";
    EXPECT_EQ(desk()->report().counts, simulated(desk()->report()));
  }
  ASSERT_TRUE(has("again"));
  press_on("again");
  EXPECT_EQ(desk()->report().stretches.empty() || desk()->report().stretches.front().seed == 2, true);
  set(bouts_row, "dpleft", 1);
  EXPECT_EQ(counted(), 0) << "another question has no answer yet";
  EXPECT_FALSE(desk()->waiting());
}

TEST_F(Desk, is_drawn_ten_times_a_second_while_it_runs_and_never_while_it_rests) {
  go_to_desk();
  by_chance();
  set(bouts_row, "dpright", 2);
  const auto drawn = [this] {
    int count = 0;
    for (int frame = 0; frame < 120; ++frame) {
      count += loop_->frame().value_or(false) ? 1 : 0;
    }
    return count;
  };
  press_on("go");
  await([this] { return counted() > 0; });
  EXPECT_LE(drawn(), 24) << "of two seconds";
  press_on("go");
  await_rest();
  frames(30);
  EXPECT_EQ(drawn(), 0);
}

TEST_F(Desk, is_left_in_the_middle_of_a_bout) {
  go_to_desk();
  press_on("go");
  await([this] { return counted() > 0; });
  press(pad_, "b");
  EXPECT_NE(top_as<SetupScreen>(), nullptr);
}

TEST_F(Desk, rests_while_the_rulebook_lies_on_it) {
  go_to_desk();
  press_on("go");
  await([this] { return counted() > 0; });
  press(pad_, "x");
  ASSERT_EQ(desk(), nullptr);
  press(pad_, "b");
  ASSERT_NE(desk(), nullptr);
  await_rest();
  EXPECT_TRUE(has("again")) << "it goes on when it is told to";
}

TEST_F(Desk, sets_everybody_in_a_table_and_turns_its_pages) {
  go_to_desk();
  ASSERT_TRUE(has(who_row)) << "the first game has a field";
  by_chance();
  set(bouts_row, "dpleft", 1);
  set(who_row, "dpright", 1);
  EXPECT_FALSE(has("page-after"));
  press_on("go");
  await_rest();
  EXPECT_EQ(desk()->report().counts, simulated(desk()->report()));
  const auto table = trials::standings_of(desk()->report());
  ASSERT_GT(table.size(), 14U) << "more than a page holds";
  const std::uint64_t first = picture();
  press_on("page-after");
  frames(2);
  const std::uint64_t second = picture();
  EXPECT_NE(first, second);
  press(pad_, "rightshoulder");
  frames(1);
  EXPECT_NE(picture(), second);
}

TEST_F(Desk, opens_from_the_roster_with_whom_it_shows) {
  go_to_setup(std::string(listed_corners().front().slug));
  press_on("boxer-0");
  ASSERT_NE(top_as<RosterScreen>(), nullptr);
  press_on("random");
  press_on("what-if");
  ASSERT_NE(desk(), nullptr);
  const std::vector<std::string>& entrants = desk()->asked().plan.entrants;
  ASSERT_EQ(entrants.size(), 2U);
  EXPECT_NE(entrants[0], entrants[1]);
  press(pad_, "b");
  EXPECT_NE(top_as<RosterScreen>(), nullptr);
}

}  // namespace
}  // namespace fc::cabinet
