// How much a man gains who knows the champion's mix and answers it with the best single strategy. Source: issue of the game,
// at most one point of winning chance of the bout.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "bots/dice-boxing/game.h"
#include "bots/dice-boxing/outlook.h"
#include "bouts.h"
#include "tests/bots/best_response.h"

namespace fc::dice_boxing {
namespace {

struct Situation {
  std::string name;
  Setup setup;
  State state;
};

std::vector<Situation> situations() {
  std::vector<Situation> found;
  const auto add = [&found](std::string name, std::string_view red, std::string_view blue, int round, auto change) {
    const auto setup = test::bout_of(red, blue, 12);
    State state;
    for (std::uint64_t seed = 1; state.round != round || state.phase != Phase::strategy_red; ++seed) {
      test::SensibleBout bout{.setup = &setup, .state = Rules::opening(setup), .random = Random(seed)};
      bout.play_until(round);
      state = bout.state;
    }
    change(state);
    found.push_back({std::move(name), setup, state});
  };
  const auto as_it_is = [](State&) {};
  const auto behind_by = [](int points) {
    return [points](State& state) {
      for (auto& [red, blue] : state.scorecard[0]) {
        red = static_cast<std::int8_t>(10 - points);
        blue = 10;
      }
    };
  };
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

/// By bouts to the end, both men boxing sensibly after this round, the same dice for every pair.
ChanceMatrix boxed(const Situation& at, int bouts, std::uint64_t seed) {
  ChanceMatrix chances{.picks = strategy_count, .chance = {}};
  Random seeds(seed);
  for (int bout = 0; bout < bouts; ++bout) {
    const std::uint64_t dice = seeds.bits();
    for (std::size_t red = 0; red < strategy_count; ++red) {
      for (std::size_t blue = 0; blue < strategy_count; ++blue) {
        test::SensibleBout thought{.setup = &at.setup, .state = at.state, .random = Random(dice)};
        thought.choose(static_cast<Strategy>(red));
        thought.choose(static_cast<Strategy>(blue));
        thought.play_out();
        chances.chance[red][blue] += test::share_of_red(thought.state) / bouts;
      }
    }
  }
  return chances;
}

TEST(BestResponse, gains_at_most_a_point_against_the_champion) {
  constexpr int bouts = 1'000;  // a pair and a half
  double sum = 0;
  const std::vector<Situation> all = situations();
  for (const Situation& at : all) {
    const RoundPlan plan = study_round(at.setup, at.state, cabinet_rollouts, 17, {});
    const std::array<ChanceMatrix, 2> halves{boxed(at, bouts, 1), boxed(at, bouts, 2)};
    const double gained = fc::test::best_response_gain(halves, plan.mixes);
    std::string key = "gain: " + at.name;
    std::ranges::replace(key, ' ', '_');
    RecordProperty(key, std::to_string(gained));
    EXPECT_LE(gained, 0.03) << at.name;  // the luck of so few bouts included
    sum += gained;
  }
  RecordProperty("mean_gain", std::to_string(sum / static_cast<double>(all.size())));
  EXPECT_LE(sum / static_cast<double>(all.size()), 0.01);
}

}  // namespace
}  // namespace fc::dice_boxing
