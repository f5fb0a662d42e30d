// How easily secret picks could have been guessed.
#include "bots/pick_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "core/random.h"

namespace fc {
namespace {

constexpr std::array<const char*, 4> punches{"jab", "hook", "cross", "uppercut"};

SecretPick pick_of(const std::string& taken, bool came_off = false) {
  SecretPick pick{.topic = "punch", .taken = taken, .mix = {}, .came_off = came_off};
  for (const char* const punch : punches) {
    pick.mix.push_back({.pick = punch, .share = 0.25});
  }
  return pick;
}

std::vector<SecretPick> by_the_mix(int count, Random& random) {
  std::vector<SecretPick> picks;
  for (int pick = 0; pick < count; ++pick) {
    picks.push_back(pick_of(punches.at(random.below(punches.size())), random.below(2) == 0));
  }
  return picks;
}

TEST(PickReader, nobody_can_read_the_mix) {
  constexpr int bouts = 200;
  constexpr int picks = 30;
  double guessed = 0;
  int habits = 0;
  for (int bout = 0; bout < bouts; ++bout) {
    Random random = random_stream(5, static_cast<std::uint64_t>(bout));
    const PicksRead read = read_picks(by_the_mix(picks, random));
    EXPECT_EQ(read.picks, picks);
    EXPECT_NEAR(read.allowed, picks * 0.25, 1e-9);
    guessed += read.guessed;
    habits += read.habit ? 1 : 0;
  }
  EXPECT_NEAR(guessed / bouts / picks, 0.25, 0.02);
  EXPECT_LT(habits, bouts / 20);
}

TEST(PickReader, three_of_six_are_no_habit) {
  std::vector<SecretPick> picks;
  for (const char* const punch : {"jab", "hook", "jab", "cross", "jab", "uppercut"}) {
    picks.push_back(pick_of(punch));
  }
  EXPECT_FALSE(read_picks(picks).habit);
}

TEST(PickReader, a_mix_that_is_off_by_a_little_makes_no_habit) {
  std::vector<SecretPick> picks;
  Random random(3);
  for (int pick = 0; pick < 40; ++pick) {
    picks.push_back(pick_of(punches.at(random.below(punches.size()))));
    for (MixedPick& one : picks.back().mix) {
      one.share = one.pick == "jab" ? 0.22 : 0.26;
    }
  }
  EXPECT_FALSE(read_picks(picks).habit);
}

TEST(PickReader, only_a_habit_that_fits_foretells_the_next_pick) {
  std::vector<SecretPick> picks;
  Random random(5);
  for (int pick = 0; pick < 60; ++pick) {
    const bool after_hook = pick > 0 && picks.back().taken == "hook";
    const char* const any = std::array{"jab", "hook", "uppercut"}.at(random.below(3));
    picks.push_back(pick_of(after_hook ? "cross" : any, random.below(2) == 0));
  }
  while (picks.back().taken != "hook") {
    picks.pop_back();
  }
  const auto next = habit_next(picks, "punch");
  ASSERT_TRUE(next);
  EXPECT_EQ(next->kind, HabitKind::after_pick);
  EXPECT_EQ(next->pick, "cross");
  EXPECT_FALSE(habit_next(picks, "guess"));
  picks.push_back(pick_of("jab"));
  const auto after_a_jab = habit_next(picks, "punch");
  EXPECT_TRUE(!after_a_jab || after_a_jab->kind != HabitKind::after_pick);
}

TEST(PickReader, a_first_pick_is_a_guess_among_all) {
  const std::vector<SecretPick> one{pick_of("jab")};
  EXPECT_NEAR(read_picks(one).guessed, 0.25, 1e-9);
  EXPECT_FALSE(read_picks(one).habit);
  EXPECT_EQ(read_picks({}).picks, 0);
}

TEST(PickReader, always_the_same_is_read_from_the_second_on) {
  const PicksRead read = read_picks(std::vector<SecretPick>(9, pick_of("hook")));
  EXPECT_NEAR(read.guessed, 8.25, 1e-9);
  ASSERT_TRUE(read.habit);
  EXPECT_EQ(read.habit->kind, HabitKind::always);
  EXPECT_EQ(read.habit->pick, "hook");
  EXPECT_EQ(read.habit->times, 9);
  EXPECT_EQ(read.habit->of, 9);
  EXPECT_NEAR(read.habit->expected, 2.25, 1e-9);
}

TEST(PickReader, going_round_is_read_by_the_last_pick) {
  std::vector<SecretPick> picks;
  for (std::size_t pick = 0; pick < 40; ++pick) {
    picks.push_back(pick_of(punches.at(pick % punches.size())));
  }
  const PicksRead read = read_picks(picks);
  EXPECT_GT(read.guessed, 30);
  ASSERT_TRUE(read.habit);
  EXPECT_EQ(read.habit->kind, HabitKind::after_pick);
  const auto after = std::ranges::find(punches, read.habit->after);
  ASSERT_NE(after, punches.end());
  EXPECT_EQ(read.habit->pick, punches.at(static_cast<std::size_t>(after - punches.begin() + 1) % punches.size()));
}

TEST(PickReader, jabs_after_a_failure_are_read) {
  std::vector<SecretPick> picks;
  Random random(8);
  bool came_off = false;
  for (int pick = 0; pick < 40; ++pick) {
    const bool failed = pick > 0 && !came_off;
    came_off = random.below(2) == 0;
    picks.push_back(pick_of(failed ? "jab" : punches.at(1 + random.below(3)), came_off));
  }
  const PicksRead read = read_picks(picks);
  EXPECT_GT(read.guessed, read.allowed + 5);
  ASSERT_TRUE(read.habit);
  EXPECT_EQ(read.habit->kind, HabitKind::after_failure);
  EXPECT_EQ(read.habit->pick, "jab");
  EXPECT_EQ(read.habit->times, read.habit->of);
}

TEST(PickReader, topics_are_read_apart) {
  std::vector<SecretPick> picks;
  for (int pick = 0; pick < 20; ++pick) {
    picks.push_back(pick_of(pick % 2 == 0 ? "jab" : "cross"));
    picks.back().topic = pick % 2 == 0 ? "punch" : "guess";
  }
  EXPECT_NEAR(read_picks(picks).guessed, 18.5, 1e-9);
}

}  // namespace
}  // namespace fc
