// From winning chances to a pick nobody can exploit: what the bots of every game with secret plans share.
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

/// The first player's chances of a bout, 0 to 1: his picks down, the second player's across. picks: 1 to 6 for each.
struct ChanceMatrix {
  std::size_t picks = 0;
  std::array<std::array<double, most_picks>, most_picks> chance{};

  /// What `mix` of one player is worth to the first, against the other's pick.
  [[nodiscard]] double against_column(const Mix& mix, std::size_t column) const;
  [[nodiscard]] double against_row(const Mix& mix, std::size_t row) const;
  /// What two mixes are worth to the first player.
  [[nodiscard]] double value(const std::array<Mix, 2>& mixes) const;

  friend constexpr bool operator==(const ChanceMatrix&, const ChanceMatrix&) = default;
};

/// Which picks are looked at, by player.
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

/// The mixes that nobody can exploit, if these are the chances, by player; picks that are not kept get nothing. kept: at
/// least one pick each. Chances are rounded to a 900th of their spread, for an exact solution.
std::array<Mix, 2> best_mixes(const ChanceMatrix& chances, const KeptPicks& kept);

/// What each answer costs a seat against his best. chances: red's by each.
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

/// Both mixes of a pair of secret picks and what they rest on; what V of such a moment is.
struct PicksStudy {
  ChanceMatrix chances;
  std::array<std::size_t, 2> counts{};  ///< of legal picks, by corner
  std::array<Mix, 2> mixes;
  double value = 0.5;

  /// Red's chance by this pick of a corner, against the other's mix.
  [[nodiscard]] double of_pick(std::size_t corner, std::size_t pick) const {
    return corner == 0 ? chances.against_row(mixes[1], pick) : chances.against_column(mixes[0], pick);
  }
  /// What each pick costs a corner against his best.
  [[nodiscard]] std::vector<double> costs(std::size_t corner) const {
    std::vector<double> by_pick;
    for (std::size_t pick = 0; pick < counts[corner]; ++pick) {
      by_pick.push_back(of_pick(corner, pick));
    }
    return costs_of(std::move(by_pick), corner);
  }
};

/// A pick drawn by its share.
std::size_t draw_pick(const Mix& mix, Random& random);

/// A place drawn by its weight. weights: not all 0.
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
