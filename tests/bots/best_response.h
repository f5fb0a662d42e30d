// What a man gains who knows the other's mix and answers it with the best single pick.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/mixing.h"
#include "core/need.h"
#include "core/random.h"
#include "tests/bots/controlled_bout.h"

namespace fc::test {

/// The same decision played out twice, by other dice: the best answer is found in one half and weighed in the other, for the
/// best of several lucky ones is not better. halves: the first player's chances. Mean gain of both players in winning
/// chance; below 0 is luck.
inline double best_response_gain(const std::array<ChanceMatrix, 2>& halves, const std::array<Mix, 2>& mixes) {
  double gain = 0;
  for (std::size_t half = 0; half < 2; ++half) {
    const ChanceMatrix& found = halves[half];
    const ChanceMatrix& weighed = halves[1 - half];
    std::size_t best_row = 0;
    std::size_t best_column = 0;
    for (std::size_t pick = 1; pick < found.picks; ++pick) {
      best_row = found.against_row(mixes[1], pick) > found.against_row(mixes[1], best_row) ? pick : best_row;
      best_column = found.against_column(mixes[0], pick) < found.against_column(mixes[0], best_column) ? pick : best_column;
    }
    gain += weighed.against_row(mixes[1], best_row) - weighed.against_column(mixes[0], best_column);
  }
  return gain / 4;
}

/// Where both men are about to pick. R: the game's rules.
template <Ruleset R>
struct Situation {
  std::string name;
  typename R::Setup setup;
  typename R::State state;
};

/// The beginning of that round in the first bout that gets there. SensibleBout: of two men who box sensibly; it has `setup`,
/// `state`, `random`, `choose(strategy)`, `play_until(round)` and `play_out()`.
template <Ruleset R, class SensibleBout>
typename R::State beginning_of_round(const typename R::Setup& setup, int round) {
  for (std::uint64_t seed = 1;; ++seed) {
    SensibleBout bout{.setup = &setup, .state = R::opening(setup), .random = Random(seed)};
    bout.play_until(round);
    if (bout.state.round == round && R::need(setup, bout.state).kind == NeedKind::choice) {
      return bout.state;
    }
  }
}

/// One of a table of situations: the beginning of a round of these two, and how it is changed.
template <Ruleset R>
struct SituationRow {
  std::string name;
  std::string_view red;
  std::string_view blue;
  int round = 1;
  std::function<void(typename R::State&)> change{};  ///< empty: as it is
};

/// bout_of(red, blue): the set-up.
template <Ruleset R, class SensibleBout, class BoutOf>
std::vector<Situation<R>> situations_of(const std::vector<SituationRow<R>>& rows, BoutOf bout_of) {
  std::vector<Situation<R>> found;
  for (const SituationRow<R>& row : rows) {
    const typename R::Setup setup = bout_of(row.red, row.blue);
    typename R::State state = beginning_of_round<R, SensibleBout>(setup, row.round);
    if (row.change) {
      row.change(state);
    }
    found.push_back({row.name, setup, state});
  }
  return found;
}

/// So far behind is red on all cards.
template <class State>
void put_behind(State& state, int points) {
  for (auto& [red, blue] : state.scorecard[0]) {
    red = static_cast<std::int8_t>(10 - points);
    blue = 10;
  }
}

/// By bouts to the end, both men boxing sensibly after these picks, the same dice for every pair.
/// may(state, corner, strategy): whether he may pick it there.
template <class SensibleBout, class Strategy, Ruleset R, class May>
ChanceMatrix boxed(const Situation<R>& at, std::size_t strategies, int bouts, std::uint64_t seed, May may) {
  ChanceMatrix chances{.picks = strategies, .chance = {}};
  Random seeds(seed);
  for (int bout = 0; bout < bouts; ++bout) {
    const std::uint64_t dice = seeds.bits();
    for (std::size_t red = 0; red < strategies; ++red) {
      for (std::size_t blue = 0; blue < strategies; ++blue) {
        const bool red_may = may(at.state, Corner::red, static_cast<Strategy>(red));
        if (!red_may || !may(at.state, Corner::blue, static_cast<Strategy>(blue))) {
          chances.chance[red][blue] = red_may ? 1 : 0;  // nobody's best answer
          continue;
        }
        SensibleBout thought{.setup = &at.setup, .state = at.state, .random = Random(dice)};
        thought.choose(static_cast<Strategy>(red));
        thought.choose(static_cast<Strategy>(blue));
        thought.play_out();
        chances.chance[red][blue] += share_of_red(thought.state) / bouts;
      }
    }
  }
  return chances;
}

/// Against nobody's mix does the best single pick gain much, and over all situations at most a point of winning chance.
/// mixes_of(situation): of red and blue. boxed_in(situation, seed): what the pairs of picks come to there.
template <Ruleset R, class MixesOf, class BoxedIn>
void expect_little_to_gain(const std::vector<Situation<R>>& all, MixesOf mixes_of, BoxedIn boxed_in) {
  double sum = 0;
  for (const Situation<R>& at : all) {
    const double gained = best_response_gain({boxed_in(at, 1), boxed_in(at, 2)}, mixes_of(at));
    std::string key = "gain: " + at.name;
    std::ranges::replace(key, ' ', '_');
    testing::Test::RecordProperty(key, std::to_string(gained));
    EXPECT_LE(gained, 0.03) << at.name;  // the luck of so few bouts included
    sum += gained;
  }
  testing::Test::RecordProperty("mean_gain", std::to_string(sum / static_cast<double>(all.size())));
  EXPECT_LE(sum / static_cast<double>(all.size()), 0.01);
}

}  // namespace fc::test
