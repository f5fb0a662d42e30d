// From winning chances to a pick that nobody can exploit: shared by the bots of all games with secret plans.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "bots/matrix_game.h"
#include "core/random.h"

namespace fc {

/// The first player's chances to win, 0 to 1: rows are his picks, columns the second player's. picks: 1 to 6 for each.
struct ChanceMatrix {
  std::size_t picks = 0;
  std::array<std::array<double, most_picks>, most_picks> chance{};

  /// The chance of the first player when one player uses `mix` and the other this pick.
  [[nodiscard]] double against_column(const Mix& mix, std::size_t column) const;
  [[nodiscard]] double against_row(const Mix& mix, std::size_t row) const;
  /// The chance of the first player when both use these mixes.
  [[nodiscard]] double value(const std::array<Mix, 2>& mixes) const;

  friend constexpr bool operator==(const ChanceMatrix&, const ChanceMatrix&) = default;
};

/// Which picks may be used, by player.
using KeptPicks = std::array<std::array<bool, most_picks>, 2>;

constexpr KeptPicks all_picks(std::size_t picks) {
  KeptPicks kept{};
  for (auto& of_player : kept) {
    for (std::size_t pick = 0; pick < picks; ++pick) {
      of_player[pick] = true;
    }
  }
  return kept;
}

/// The mixes that nobody can exploit, by player; picks that are not kept have weight 0. kept: at least one pick each.
/// Chances are rounded to 1/900 of their spread, so that the solution is exact.
std::array<Mix, 2> best_mixes(const ChanceMatrix& chances, const KeptPicks& kept);

/// What each answer costs a seat compared with its best one. chances: red's chance after each.
inline std::vector<double> costs_of(std::vector<double> chances, std::size_t seat) {
  const double side = seat == 0 ? 1 : -1;
  double best = -1;  // less than any
  for (const double one : chances) {
    best = std::max(best, side * one);
  }
  for (double& one : chances) {
    one = best - side * one;
  }
  return chances;
}

/// A pair of secret picks: the chances, both best mixes and the value V.
struct PicksStudy {
  ChanceMatrix chances;
  std::array<std::size_t, 2> counts{};  ///< number of legal picks, by corner
  std::array<Mix, 2> mixes;
  double value = 0.5;

  /// Red's chance by this pick of a corner, against the other's mix.
  [[nodiscard]] double of_pick(std::size_t corner, std::size_t pick) const {
    return corner == 0 ? chances.against_row(mixes[1], pick) : chances.against_column(mixes[0], pick);
  }
  /// What each pick costs a corner compared with his best one.
  [[nodiscard]] std::vector<double> costs(std::size_t corner) const {
    std::vector<double> by_pick;
    for (std::size_t pick = 0; pick < counts[corner]; ++pick) {
      by_pick.push_back(of_pick(corner, pick));
    }
    return costs_of(std::move(by_pick), corner);
  }
};

/// Draws a pick with the probability of its share.
std::size_t draw_pick(const Mix& mix, Random& random);

/// Draws an index with a probability proportional to its weight. weights: not all 0.
template <std::size_t count>
std::size_t draw_place(const std::array<std::uint8_t, count>& weights, Random& random) {
  std::uint32_t ticket = random.below(std::accumulate(weights.begin(), weights.end(), 0U));
  std::size_t place = 0;
  while (ticket >= weights[place]) {
    ticket -= weights[place++];
  }
  return place;
}

}  // namespace fc
