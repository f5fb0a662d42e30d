// The ladder, the schedule and what lost fights cost. Source: rules/dice-boxing/rules.md, 6.2, 6.4 to 6.6; the ladders are
// the vectors of section 8.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {
namespace {

using Json = nlohmann::json;

TEST(DiceBoxingCareerLadder, is_drawn_as_the_vectors_have_it) {
  std::ifstream in(FC_SOURCE_DIR "/tests/dice-boxing-career/ladder-vectors.json");
  const Json vectors = Json::parse(in);
  ASSERT_EQ(vectors.size(), 3U);
  for (const Json& vector : vectors) {
    const Json script{{"class", vector.at("class")},
                      {"seed", vector.at("seed")},
                      {"styles", {"boxer"}},
                      {"options", {{"all_time_greats", vector.at("all_time_greats")}}}};
    const auto setup = setup_of(script.dump());
    const State state = Rules::opening(setup);
    Json drawn = Json::array();
    for (int rank = 0; rank < lowest_rank; ++rank) {
      drawn.push_back(setup.man(man_at(state, rank)).id.text());
    }
    EXPECT_EQ(drawn, vector.at("champion_first")) << script;
  }
}

TEST(DiceBoxingCareerLadder, holds_fifty_two_different_people_in_every_class) {
  for (const std::string_view weight_class : dice_boxing::class_names) {
    for (const char* const options : {"{}", R"({"all_time_greats":false})"}) {
      const auto setup = setup_of(std::string(weight_class), options);
      const State state = Rules::opening(setup);
      EXPECT_EQ(std::set<Person>(state.ladder.begin(), state.ladder.end()).size(), ladder_places);
      EXPECT_EQ(own_rank(state), lowest_rank);
      for (int rank = 0; rank < lowest_rank; ++rank) {
        const Man& man = setup.man(man_at(state, rank));
        EXPECT_EQ(man.tier, rank > 40 ? 0 : rank > 20 ? 1 : rank > 5 ? 2 : 3) << rank;
        EXPECT_TRUE(setup.options.all_time_greats || !man.great) << man.id.text();
      }
    }
  }
}

TEST(DiceBoxingCareerLadder, moves_everybody_between_by_one) {
  State state;
  for (std::size_t place = 0; place < ladder_places; ++place) {
    state.ladder[place] = static_cast<Person>(place);
  }
  ladders::move(state, 10, 5);
  EXPECT_EQ(man_at(state, 5), 10);
  EXPECT_EQ(man_at(state, 6), 5);
  EXPECT_EQ(man_at(state, 10), 9);
  EXPECT_EQ(man_at(state, 11), 11);
  ladders::move(state, 10, 10);
  EXPECT_EQ(man_at(state, 5), 5);
  ladders::move(state, 0, lowest_rank);
  EXPECT_EQ(man_at(state, lowest_rank), 0);
  EXPECT_EQ(man_at(state, 0), 1);
}

TEST(DiceBoxingCareerLadder, names_two_men_of_the_chart_or_one) {
  State state = Rules::opening(setup_of("heavyweight", "{}"));
  const ChartRow one_or_two{.one = 1, .other = 2};
  const ChartRow champion{.champion = true};
  ladders::move(state, you, 2);
  EXPECT_EQ(schedules::offer_of(state, one_or_two), (schedules::Offer{.one = 1, .other = 1})) << "#1 without a choice";
  EXPECT_EQ(schedules::offer_of(state, champion), (schedules::Offer{.one = 0, .other = 0}));
  state.lock = 1;
  EXPECT_EQ(schedules::offer_of(state, champion), (schedules::Offer{.one = 1, .other = 1, .locked = true}));
  ladders::move(state, you, 10);
  EXPECT_EQ(schedules::offer_of(state, champion), (schedules::Offer{.one = 9, .other = 8, .locked = true}));
}

TEST(DiceBoxingCareerLadder, costs_more_places_the_higher_the_total) {
  const LostTable& table = our_catalogue().tables.lost;
  for (const auto& [total, places] :
       {std::pair{0, 0}, std::pair{24, 0}, std::pair{25, 1}, std::pair{59, 1}, std::pair{60, 2}, std::pair{85, 3},
        std::pair{100, 4}, std::pair{114, 4}, std::pair{115, 6}, std::pair{174, 6}}) {
    EXPECT_EQ(aftermath::places_lost(table, total), places) << total;
  }
}

TEST(DiceBoxingCareerLadder, adds_up_what_makes_a_loss_worse) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = Rules::opening(setup);
  play(setup, state, {"done"});
  climb_to(setup, state, 40);
  play(setup, state, {"done", "fight-on", "next-in-line", "loss-decision"}, {30});
  EXPECT_EQ(own_rank(state), 41);
  EXPECT_EQ(state.losses_in_a_row, 1);
  play(setup, state, {"done", "fight-on", "loss-ko"});
  const RollCall call = Rules::roll_call(setup, state);
  EXPECT_EQ(call.bonus, 25) << "15 for the stoppage, 10 for the loss before";
  play(setup, state, {}, {80});
  EXPECT_EQ(own_rank(state), 45) << "105 costs four places";
  EXPECT_EQ(state.record.ko_losses, 1);
}

TEST(DiceBoxingCareerLadder, has_a_foot_that_nobody_falls_from) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = Rules::opening(setup);
  play(setup, state, {"done", "loss-ko"}, {99});
  EXPECT_EQ(own_rank(state), lowest_rank);
  EXPECT_FALSE(state.rematch_open) << "the chart took places, though there was no room to fall";
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
