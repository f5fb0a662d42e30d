// Reproducible randomness: the numbers of the rules' vectors.
#include "rules/dice-boxing/fast_play.h"

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <vector>

namespace fc::dice_boxing {
namespace {

TEST(DiceBoxingStream, gives_the_numbers_of_the_rules_for_seed_2008) {
  Stream stream(2008);
  for (const std::uint64_t number :
       {4470733626363862215U, 14849198245382445783U, 15512123337405967258U, 6890709922371161256U}) {
    EXPECT_EQ(stream.next(), number);
  }
}

TEST(DiceBoxingStream, draws_below_a_hundred_as_the_rules_for_seed_7) {
  Stream stream(7);
  for (const std::uint32_t number : {38U, 1U, 90U, 58U, 45U, 24U, 46U, 32U}) {
    EXPECT_EQ(stream.below(100), number);
  }
}

TEST(DiceBoxingStream, rounds_the_middle_down_below_zero_too) {
  // The second and third share of seed 7, 0.01 and 0.90, are -2 and -1: their middle is -2, not -1.
  Stream stream(7);
  stream.next();
  EXPECT_EQ(stream.middle(-2, -1), -2);
}

TEST(DiceBoxingStream, shuffles_from_the_last_down) {
  std::vector<int> list(5);
  std::iota(list.begin(), list.end(), 0);
  Stream stream(7);
  stream.shuffle(std::span(list));
  // Below 5, 4, 3, 2: the shares 0.38, 0.01, 0.90, 0.58 give 1, 0, 2, 1.
  EXPECT_EQ(list, (std::vector{3, 4, 2, 0, 1}));
}

}  // namespace
}  // namespace fc::dice_boxing
