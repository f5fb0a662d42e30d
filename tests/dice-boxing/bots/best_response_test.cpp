// How much a man gains who knows the champion's mix and answers it with the best single strategy. Source: issue of the game,
// at most one point of winning chance of the bout.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bots/dice-boxing/game.h"
#include "bots/dice-boxing/outlook.h"
#include "bouts.h"
#include "tests/bots/best_response.h"

namespace fc::dice_boxing {
namespace {

using Situation = fc::test::Situation<Rules>;

std::vector<Situation> situations() {
  const auto behind_by = [](int points) { return [points](State& state) { fc::test::put_behind(state, points); }; };
  const auto tired = [](State& state) {
    state.boxers[0].stamina = 0;
    state.boxers[0].tired = 2;
  };
  return fc::test::situations_of<Rules, test::SensibleBout>(
      {{"first round", "muhammad-ali", "mike-tyson", 1},
       {"sixth round", "muhammad-ali", "mike-tyson", 6},
       {"ninth round, red tired", "mike-tyson", "larry-holmes", 9, tired},
       {"tenth round, red behind", "larry-holmes", "muhammad-ali", 10, behind_by(2)},
       {"last round", "muhammad-ali", "mike-tyson", 12},
       {"last round, red behind", "muhammad-ali", "larry-holmes", 12, behind_by(3)}},
      [](std::string_view red, std::string_view blue) { return test::bout_of(red, blue, 12); });
}

TEST(BestResponse, gains_at_most_a_point_against_the_champion) {
  constexpr int bouts = 1'000;  // a pair and a half
  const auto may_all = [](const State&, Corner, Strategy) { return true; };
  fc::test::expect_little_to_gain(
      situations(), [](const Situation& at) { return study_round(at.setup, at.state, cabinet_rollouts, 17, {}).mixes; },
      [&](const Situation& at, std::uint64_t seed) {
        return fc::test::boxed<test::SensibleBout, Strategy>(at, strategy_count, bouts, seed, may_all);
      });
}

}  // namespace
}  // namespace fc::dice_boxing
