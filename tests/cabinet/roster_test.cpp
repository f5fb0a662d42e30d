// Who is found in a roster, and who meets whom.
#include "cabinet/program/roster.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "cabinet/program/match_up.h"
#include "roster_game.h"

namespace fc::cabinet {
namespace {

using test::many;
using test::RosterGame;

class RosterSearch : public testing::Test {
 protected:
  [[nodiscard]] std::vector<std::size_t> search(const RosterQuery& query) const {
    return game_.roster().search(query, favourites_, words_);
  }

  RosterGame game_;
  Words words_;
  std::vector<std::string> favourites_;
};

TEST_F(RosterSearch, nothing_asked_finds_everybody_in_order) {
  const auto found = search({});
  ASSERT_EQ(found.size(), static_cast<std::size_t>(many));
  EXPECT_EQ(found.front(), 0U);
  EXPECT_EQ(found.back(), static_cast<std::size_t>(many - 1));
}

TEST_F(RosterSearch, a_name_is_found_without_capitals_and_accents_by_every_word) {
  EXPECT_EQ(search({.traits = {}, .name = "jabali 1299"}), std::vector<std::size_t>{1299});
  EXPECT_TRUE(search({.traits = {}, .name = "1299 marciano"}).empty());
}

TEST_F(RosterSearch, wanted_traits_must_all_be_there_and_one_value_of_several_is_enough) {
  const RosterQuery heavy_sluggers{.traits = {0, 0}, .name = {}};
  const RosterQuery heavy_movers{.traits = {0, 1}, .name = {}};
  EXPECT_EQ(search(heavy_sluggers).size(), 434U) << "every boxer is a slugger too";
  EXPECT_TRUE(search(heavy_movers).empty()) << "the movers are middleweights";
  EXPECT_EQ(search({.traits = {any_value, 1}, .name = {}}).size(), 433U);
}

TEST_F(RosterSearch, favourites_alone) {
  favourites_ = {"kid-7", "nobody", "kid-3"};
  EXPECT_EQ(search({.traits = {}, .name = {}, .favourites = true}), (std::vector<std::size_t>{3, 7}));
}

TEST_F(RosterSearch, who_is_found_follows_the_wanted_order) {
  const auto strongest = search({.traits = {2}, .name = {}, .order = first_own_order});
  ASSERT_EQ(strongest.size(), 433U);
  EXPECT_EQ(strongest.front(), 1298U) << "the last fly-weight, and no heavy-weight";
  EXPECT_TRUE(std::ranges::is_sorted(strongest, std::ranges::greater()));
  const auto named = search({.traits = {}, .name = "9", .order = order_by_name});
  ASSERT_GT(named.size(), 3U);
  EXPECT_EQ(game_.roster()[named[0]].name, "Kid 1009 J\u00e1bali") << "by letters, not by number";
  EXPECT_EQ(game_.roster()[named[1]].name, "Kid 1019 J\u00e1bali");
  EXPECT_EQ(search({}), search({.traits = {}, .name = {}, .order = order_of_roster}));
}

TEST_F(RosterSearch, values_that_nobody_has_are_not_offered) {
  EXPECT_EQ(game_.roster().values_present(0), (std::vector<int>{0, 1, 2})) << "no straw-weights";
  EXPECT_EQ(game_.roster().values_present(2), std::vector<int>{0}) << "all are real: nothing to choose";
}

TEST(MatchUp, who_brings_the_other_seats_man_gives_his_own_for_him) {
  BoutPlan plan{.entrants = {"a", "b", "c"}, .options = {}, .stand_ins = {}};
  bring(plan, 0, "c");
  EXPECT_EQ(plan.entrants, (std::vector<std::string>{"c", "b", "a"}));
  bring(plan, 1, "d");
  EXPECT_EQ(plan.entrants, (std::vector<std::string>{"c", "d", "a"}));
}

TEST(MatchUp, leafing_passes_over_those_who_are_taken_and_goes_round) {
  const RosterGame game(4);
  const BoutPlan plan{.entrants = {"kid-0", "kid-1"}, .options = {}, .stand_ins = {}};
  EXPECT_EQ(next_entrant(game.roster(), plan, 0, 1), "kid-2");
  EXPECT_EQ(next_entrant(game.roster(), plan, 0, -1), "kid-3");
  const RosterGame two(2);
  EXPECT_EQ(next_entrant(two.roster(), plan, 0, 1), "kid-1") << "all are taken: they swap";
}

TEST(MatchUp, a_random_one_is_nobody_who_is_taken_while_others_are_left) {
  Random random(1);
  const RosterGame game(4);
  const BoutPlan plan{.entrants = {"kid-0", "kid-1"}, .options = {}, .stand_ins = {}};
  std::set<std::string> seen;
  for (int time = 0; time < 100; ++time) {
    seen.insert(*random_entrant(game.roster(), everybody(game.roster()), plan, 0, random));
  }
  EXPECT_EQ(seen, (std::set<std::string>{"kid-2", "kid-3"}));
  const RosterGame two(2);
  EXPECT_EQ(random_entrant(two.roster(), everybody(two.roster()), plan, 0, random), "kid-1");
  EXPECT_EQ(random_entrant(two.roster(), std::vector<std::size_t>{0}, plan, 0, random), std::nullopt);
}

TEST(MatchUp, an_even_match_is_even_and_there_are_many) {
  const RosterGame game;
  const BoutPlan plan{.entrants = {"kid-0", "kid-600"}, .options = {}, .stand_ins = {}};
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random random(seed);
    const auto match = even_match(game, everybody(game.roster()), plan, 0, random);
    ASSERT_TRUE(match.has_value());
    EXPECT_NEAR(*game.chance(plan, *match, "kid-600"), 0.5, 0.1);
    EXPECT_NE(*match, "kid-600") << "nobody boxes himself";
    seen.insert(*match);
  }
  EXPECT_GT(seen.size(), 20U);
}

TEST(MatchUp, where_nobody_is_even_the_nearest_is_taken) {
  Random random(1);
  const RosterGame game;
  const BoutPlan plan{.entrants = {"kid-0", "kid-1299"}, .options = {}, .stand_ins = {}};
  EXPECT_EQ(even_match(game, std::vector<std::size_t>{3, 200, 40, 1}, plan, 0, random), "kid-200");
  EXPECT_EQ(even_match(game, {}, plan, 0, random), std::nullopt);
}

TEST(MatchUp, a_first_man_without_equal_makes_room_for_another) {
  const RosterGame game;
  // Nobody is even with the first of the roster but those far from where he may look.
  const auto whom = [&game](std::size_t first) {
    return first == 0 ? std::vector<std::size_t>{static_cast<std::size_t>(many - 1)} : everybody(game.roster());
  };
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    BoutPlan plan;
    bring_even_pair(game, plan, std::vector<std::size_t>{0, 600}, whom, random);
    ASSERT_EQ(plan.entrants.size(), 2U);
    EXPECT_EQ(plan.entrants[0], "kid-600");
    EXPECT_NEAR(*game.chance(plan, plan.entrants[0], plan.entrants[1]), 0.5, 0.1);
  }
  Random random(1);
  BoutPlan alone;
  bring_even_pair(game, alone, std::vector<std::size_t>{0}, whom, random);
  EXPECT_EQ(alone.entrants, (std::vector<std::string>{"kid-0", "kid-1299"})) << "nobody better was found";
}

TEST(MatchUp, more_than_two_seats_have_no_opponent) {
  Random random(1);
  const RosterGame game;
  const BoutPlan plan{.entrants = {"kid-0", "kid-1", "kid-2"}, .options = {}, .stand_ins = {}};
  EXPECT_EQ(opponent_of(plan, 0), "");
  EXPECT_EQ(even_match(game, everybody(game.roster()), plan, 0, random), std::nullopt);
}

}  // namespace
}  // namespace fc::cabinet
