// Who did how well in a trial of many, and how long bouts took.
#include "trials/field.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace fc::trials {
namespace {

Report report_of(std::vector<std::string> counters, std::vector<std::int64_t> counts) {
  return {.game = "toss",
          .setup = "{}",
          .players = "chance",
          .stretches = {},
          .counters = std::move(counters),
          .counts = std::move(counts),
          .seconds = 1};
}

TEST(Standings, put_the_best_share_first_and_count_a_draw_as_half) {
  const Report report = report_of({"bouts", "fought:ann", "won:ann", "drawn:ann", "fought:bob", "won:bob", "drawn:bob",
                                   "fought:cid", "won:cid", "drawn:cid"},
                                  {20, 10, 3, 4, 10, 6, 0, 0, 0, 0});
  const auto table = standings_of(report);
  ASSERT_EQ(table.size(), 2U) << "Cid has not fought yet";
  EXPECT_EQ(table[0].id, "bob");
  EXPECT_EQ(table[1].id, "ann");
  EXPECT_DOUBLE_EQ(table[0].share, 0.6);
  EXPECT_DOUBLE_EQ(table[1].share, 0.5);
  EXPECT_LT(table[0].interval.low, 0.6);
  EXPECT_GT(table[0].interval.high, 0.6);
  EXPECT_NE(standings_in_words(report).find("bob"), std::string::npos);
}

TEST(Standings, of_two_men_are_empty) {
  EXPECT_TRUE(standings_of(report_of({"bouts", "red_wins"}, {2, 1})).empty());
  EXPECT_EQ(standings_in_words(report_of({"bouts", "red_wins"}, {2, 1})), "");
}

TEST(Lengths, are_bars_up_to_the_last_that_was_reached) {
  constexpr std::array<std::string_view, 4> lengths{"in_1", "in_2", "in_3", "in_4"};
  const std::string words = lengths_in_words(report_of({"bouts", "in_1", "in_2", "in_3", "in_4"}, {4, 1, 0, 3, 0}), lengths);
  EXPECT_EQ(std::ranges::count(words, '\n'), 3);
  EXPECT_EQ(std::ranges::count(words, '#'), 40 + 13);
  EXPECT_EQ(lengths_in_words(report_of({"bouts"}, {0}), lengths), "") << "nothing has been counted";
}

}  // namespace
}  // namespace fc::trials
