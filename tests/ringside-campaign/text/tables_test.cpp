// The tables of the rulebook say what the data and the rules say.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "rules/ringside-campaign/stables.h"
#include "tests/ringside-campaign/campaigns.h"
#include "tests/text/our_rulebook.h"

namespace fc::ringside_campaign::test {
namespace {

using Cells = std::vector<std::string>;

const Tables& tables() {
  static const Tables read = setup_of(2, "{}").tables;
  return read;
}

class RingsideCampaignTables : public fc::test::RulebookTables {
 protected:
  RingsideCampaignTables() : RulebookTables("ringside-campaign") {}

  /// "$35,000", or "35 000 $" with spaces that do not break.
  [[nodiscard]] std::string dollars(Money sum) const {
    std::string digits = std::to_string(sum);
    if (digits.size() > 3) {
      digits.insert(digits.size() - 3, english() ? "," : "\u00a0");
    }
    return english() ? "$" + digits : digits + "\u00a0$";
  }
};

/// "4½" for 9.
std::string points(int half_points) {
  const std::string whole = half_points / 2 == 0 && half_points % 2 != 0 ? "" : std::to_string(half_points / 2);
  return whole + (half_points % 2 == 0 ? "" : "½");
}

TEST_P(RingsideCampaignTables, arenas_take_who_is_popular_enough_for_so_many_rounds) {
  const auto rows = table("arenas");
  ASSERT_EQ(rows.size(), arena_count + 1);
  for (std::size_t place = 0; place < arena_count; ++place) {
    const ArenaTable& arena = tables().arenas[place];
    const Cells& row = rows[place];
    EXPECT_EQ(row[2], std::to_string(arena.rounds.shortest) + "–" + std::to_string(arena.rounds.longest));
    if (arena.combined != any_pop) {
      EXPECT_TRUE(row[1].starts_with(std::to_string(arena.combined / 2) + ", ")) << row[1];
      EXPECT_NE(row[1].find(" " + std::to_string(arena.higher / 2) + " "), std::string::npos) << row[1];
      EXPECT_TRUE(arena.lower == any_pop || row[1].ends_with(" " + std::to_string(arena.lower / 2))) << row[1];
      EXPECT_EQ(row[3], std::to_string(arena.places));
    }
  }
  EXPECT_EQ(rows.back()[2],
            std::to_string(tables().title.rounds.shortest) + "–" + std::to_string(tables().title.rounds.longest));
}

TEST_P(RingsideCampaignTables, purses_are_those_of_the_arenas) {
  const auto rows = table("arenas", 1);
  ASSERT_EQ(rows.size(), arena_count + 1);
  for (std::size_t place = 0; place <= arena_count; ++place) {
    const bool title = place == arena_count;
    const Purses& purses = title ? tables().title.purses : tables().arenas[place].purses;
    EXPECT_EQ(Cells(rows[place].begin() + 1, rows[place].end()),
              (Cells{dollars(purses[0]), dollars(purses[1]), dollars(purses[2]),
                     dollars(title ? tables().title.per_pop : tables().arenas[place].per_pop)}));
  }
}

TEST_P(RingsideCampaignTables, popularity_is_won_lost_and_ranked_as_written) {
  const auto bouts = table("popularity");
  const PopTable& pop = tables().pop;
  for (std::size_t way = 0; way < ways_to_win; ++way) {
    EXPECT_EQ(bouts.at(0).at(way + 1), "+" + points(pop.win[way]));
    EXPECT_EQ(bouts.at(1).at(way + 1), "−" + points(-pop.loss[way]));
  }
  EXPECT_EQ(table("popularity", 1).at(0),
            (Cells{points(rank_pop(tables(), 0)), points(rank_pop(tables(), 1)), points(rank_pop(tables(), 4)),
                   points(rank_pop(tables(), 9)), points(rank_pop(tables(), 14)), points(rank_pop(tables(), 19)),
                   points(rank_pop(tables(), 24))}));
  for (const int last : {3, 8, 13, 18, 23, 28}) {
    EXPECT_NE(rank_pop(tables(), last), rank_pop(tables(), last + 1)) << "the last of his table's column";
  }
  EXPECT_EQ(rank_pop(tables(), 29), 4);
  EXPECT_GT(rank_pop(tables(), 48), 0);
  EXPECT_EQ(rank_pop(tables(), 49), 0);
}

TEST_P(RingsideCampaignTables, experience_teaches_so_often_at_most) {
  const auto rows = table("men", 1);
  ASSERT_EQ(rows.size(), 2U);
  for (std::size_t ability = 0; ability < ability_count; ++ability) {
    EXPECT_EQ(rows[1][ability + 1], std::to_string(tables().gains[ability].most));
  }
}

INSTANTIATE_TEST_SUITE_P(Both, RingsideCampaignTables, testing::Values("en", "fr"));

}  // namespace
}  // namespace fc::ringside_campaign::test
