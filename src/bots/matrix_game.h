// Zero-sum matrix games, solved exactly: the mix of secret picks that no opponent can exploit, for any simultaneous picks of
// two seats (a punch and a guess, two plans for a round).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace fc {

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

}  // namespace fc
