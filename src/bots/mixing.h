// Matrix games solved exactly, and from winning chances to a pick that nobody can exploit: shared by the bots of all games
// with secret plans.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "core/random.h"

namespace fc {

// Zero-sum matrix games, solved exactly: the mix of secret picks that no opponent can exploit, for any simultaneous picks of
// two seats (a punch and a guess, two plans for a round).

inline constexpr std::size_t most_picks = 8;

/// The largest spread of payoffs (largest minus smallest) for which no step of the solution overflows 64 bits: for games in
/// which one player has at most four picks, at most six, and for larger ones. From Hadamard's bound on the minors of a
/// matrix of 0 to n.
inline constexpr std::int32_t widest_spread_of_four = 30'000;
inline constexpr std::int32_t widest_spread_of_six = 900;
inline constexpr std::int32_t widest_spread = 120;

/// Payoffs to the row player; the column player pays them. rows, columns: 1 to 8. Entries are whole numbers, so that the
/// solution is exact; scale fractions up.
struct MatrixGame {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::array<std::array<std::int32_t, most_picks>, most_picks> payoff{};

  friend constexpr bool operator==(const MatrixGame&, const MatrixGame&) = default;
};

/// A fraction in lowest terms, denominator above 0.
struct Fraction {
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;

  [[nodiscard]] constexpr double value() const { return static_cast<double>(numerator) / static_cast<double>(denominator); }

  friend constexpr bool operator==(const Fraction&, const Fraction&) = default;
};

/// How often each pick is made, as whole-number weights of their sum `total`; unused places are 0.
struct Mix {
  std::array<std::int64_t, most_picks> weight{};
  std::int64_t total = 0;

  [[nodiscard]] constexpr double share(std::size_t pick) const {
    return static_cast<double>(weight[pick]) / static_cast<double>(total);
  }

  friend constexpr bool operator==(const Mix&, const Mix&) = default;
};

/// The value that both players can guarantee, and their mixes. The value is unique; of several best mixes always the same
/// one is given.
struct Equilibrium {
  Fraction value;
  Mix row;
  Mix column;
};

/// Solves by the simplex method with fraction-free (Bareiss) pivoting and Bland's rule: exact, never cycles, a few
/// microseconds for 6 x 6. The game must have 1 to 8 rows and columns and a spread of payoffs within the limits above.
Equilibrium solve(const MatrixGame& game);

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

/// Mixes that nobody can exploit, of all picks. counts: how many each player has. Alike for both players: of several best
/// mixes `best_mixes` gives one by the order of rows and columns, so the mean is taken of the game's and of its mirror's.
std::array<Mix, 2> even_mixes(const ChanceMatrix& chances, const std::array<std::size_t, 2>& counts);

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
