// How much a man gains who knows the champion's mix and answers it with the best single strategy. Source: issue of the game,
// at most one point of winning chance of the bout.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bots/the-ring/outlook.h"
#include "bouts.h"
#include "tests/bots/best_response.h"

namespace fc::the_ring {
namespace {

using Situation = fc::test::Situation<Rules>;

std::vector<Situation> situations() {
  const auto behind_by = [](int points) { return [points](State& state) { fc::test::put_behind(state, points); }; };
  const auto tired = [](State& state) {
    state.boxers[0].stm = 0;
    state.boxers[0].tired = true;
  };
  const auto hurt = [](State& state) { state.boxers[0].staggered = true; };
  const auto cut = [](State& state) {
    state.boxers[0].cuts.push_back({.points = 2, .location = Location::nose, .open = true});
  };
  std::vector<Situation> found = fc::test::situations_of<Rules, test::SensibleBout>(
      {{"first round", "standard-heavyweight", "standard-heavyweight", 1},
       {"sixth round", "joe-louis", "joe-frazier", 6},
       {"sixth round, red cut", "standard-champion", "standard-champion", 6, cut},
       {"ninth round, red tired", "standard-heavyweight", "standard-heavyweight", 9, tired},
       {"tenth round, red hurt", "standard-heavyweight", "jerry-quarry", 10, hurt},
       {"eleventh round, red behind", "standard-heavyweight", "standard-champion", 11, behind_by(2)},
       {"last round", "muhammad-ali", "joe-frazier", 12}},
      [](std::string_view red, std::string_view blue) { return test::bout_of(red, blue, 12); });
  for (Situation& situation : found) {
    refresh(situation.setup, situation.state, Corner::red);
  }
  return found;
}

TEST(BestResponse, gains_at_most_a_point_against_the_champion) {
  constexpr int bouts = 600;  // a pair and a half
  const auto may = [](const State& state, Corner corner, Strategy strategy) {
    return strategy != Strategy::work_on_cut || may_work_on_cut(state, corner);
  };
  fc::test::expect_little_to_gain(
      situations(), [](const Situation& at) { return study_segment(at.setup, at.state).mixes; },
      [&](const Situation& at, std::uint64_t seed) {
        return fc::test::boxed<test::SensibleBout, Strategy>(at, strategy_count, bouts, seed, may);
      });
}

}  // namespace
}  // namespace fc::the_ring
