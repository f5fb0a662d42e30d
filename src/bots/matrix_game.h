// Zero-sum matrix games, solved exactly: the mix of secret picks that no opponent can exploit. Punch and guess in Ringside,
// strategy picks of the other games.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/fixed_vector.h"

namespace fc {

inline constexpr std::size_t most_picks = 8;

/// Payoffs to the row player; the column player pays them. rows, columns: 1 to 8. Entries: -100,000 to 100,000, whole
/// numbers, so that the solution is exact; scale fractions up.
struct MatrixGame {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::array<std::array<std::int32_t, most_picks>, most_picks> payoff{};
};

/// A fraction in lowest terms, denominator above 0.
struct Fraction {
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;

  [[nodiscard]] constexpr double value() const {
    return static_cast<double>(numerator) / static_cast<double>(denominator);
  }

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

/// What both players can guarantee, and how. The value is unique; of several best mixes one is given, always the same.
struct Equilibrium {
  Fraction value;
  Mix row;
  Mix column;
};

/// Solves by the simplex method with fraction-free (Bareiss) pivoting and Bland's rule: exact, never cycles, a few
/// microseconds for 6 x 6. The game must have 1 to 8 rows and columns and entries in range.
Equilibrium solve(const MatrixGame& game);

}  // namespace fc
