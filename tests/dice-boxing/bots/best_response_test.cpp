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
  std::vector<Situation> found;
  const auto add = [&found](std::string name, std::string_view red, std::string_view blue, int round, auto change) {
    const auto setup = test::bout_of(red, blue, 12);
    State state = fc::test::beginning_of_round<Rules, test::SensibleBout>(setup, round);
    change(state);
    found.push_back({std::move(name), setup, state});
  };
  const auto as_it_is = [](State&) {};
  const auto behind_by = [](int points) { return [points](State& state) { fc::test::put_behind(state, points); }; };
  const auto tired = [](State& state) {
    state.boxers[0].stamina = 0;
    state.boxers[0].tired = 2;
  };
  add("first round", "muhammad-ali", "mike-tyson", 1, as_it_is);
  add("sixth round", "muhammad-ali", "mike-tyson", 6, as_it_is);
  add("ninth round, red tired", "mike-tyson", "larry-holmes", 9, tired);
  add("tenth round, red behind", "larry-holmes", "muhammad-ali", 10, behind_by(2));
  add("last round", "muhammad-ali", "mike-tyson", 12, as_it_is);
  add("last round, red behind", "muhammad-ali", "larry-holmes", 12, behind_by(3));
  return found;
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
