#include "bots/mixing.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

#include "core/fixed_vector.h"
#include "core/result.h"

namespace fc {

double ChanceMatrix::against_column(const Mix& mix, std::size_t column) const {
  double sum = 0;
  for (std::size_t row = 0; row < picks; ++row) {
    sum += mix.share(row) * chance[row][column];
  }
  return sum;
}

double ChanceMatrix::against_row(const Mix& mix, std::size_t row) const {
  double sum = 0;
  for (std::size_t column = 0; column < picks; ++column) {
    sum += mix.share(column) * chance[row][column];
  }
  return sum;
}

double ChanceMatrix::value(const std::array<Mix, 2>& mixes) const {
  double sum = 0;
  for (std::size_t row = 0; row < picks; ++row) {
    sum += mixes[0].share(row) * against_row(mixes[1], row);
  }
  return sum;
}

std::array<Mix, 2> best_mixes(const ChanceMatrix& chances, const KeptPicks& kept) {
  std::array<FixedVector<std::size_t, most_picks>, 2> pick_at;
  for (std::size_t player = 0; player < 2; ++player) {
    for (std::size_t pick = 0; pick < chances.picks; ++pick) {
      if (kept[player][pick]) {
        pick_at[player].push_back(pick);
      }
    }
  }
  double least = 1;
  double most = 0;
  for (const std::size_t row : pick_at[0]) {
    for (const std::size_t column : pick_at[1]) {
      least = std::min(least, chances.chance[row][column]);
      most = std::max(most, chances.chance[row][column]);
    }
  }
  // Whole numbers, as fine as an exact solution allows.
  const double scale = most > least ? widest_spread_of_six / (most - least) : 0;
  MatrixGame game{.rows = pick_at[0].size(), .columns = pick_at[1].size(), .payoff = {}};
  for (std::size_t row = 0; row < game.rows; ++row) {
    for (std::size_t column = 0; column < game.columns; ++column) {
      const double above = chances.chance[pick_at[0][row]][pick_at[1][column]] - least;
      game.payoff[row][column] = static_cast<std::int32_t>(std::lround(above * scale));
    }
  }
  const Equilibrium best = solve(game);
  const std::array<const Mix*, 2> found{&best.row, &best.column};
  std::array<Mix, 2> mixes;
  for (std::size_t player = 0; player < 2; ++player) {
    mixes[player].total = found[player]->total;
    for (std::size_t place = 0; place < pick_at[player].size(); ++place) {
      mixes[player].weight[pick_at[player][place]] = found[player]->weight[place];
    }
  }
  return mixes;
}

std::array<Mix, 2> even_mixes(const ChanceMatrix& chances, const std::array<std::size_t, 2>& counts) {
  ChanceMatrix mirror{.picks = chances.picks, .chance = {}};
  KeptPicks kept{};
  for (std::size_t row = 0; row < counts[0]; ++row) {
    kept[0][row] = true;
    for (std::size_t column = 0; column < counts[1]; ++column) {
      kept[1][column] = true;
      mirror.chance[column][row] = 1 - chances.chance[row][column];
    }
  }
  const std::array<Mix, 2> found = best_mixes(chances, kept);
  const std::array<Mix, 2> mirrored = best_mixes(mirror, {kept[1], kept[0]});
  constexpr double half = 1 << 30;
  std::array<Mix, 2> mixes;
  for (std::size_t player = 0; player < 2; ++player) {
    Mix& mix = mixes[player];
    for (std::size_t pick = 0; pick < counts[player]; ++pick) {
      mix.weight[pick] = std::llround((found[player].share(pick) + mirrored[1 - player].share(pick)) * half);
      mix.total += mix.weight[pick];
    }
  }
  return mixes;
}

std::size_t draw_pick(const Mix& mix, Random& random) {
  auto ticket = static_cast<std::int64_t>(random.bits() % static_cast<std::uint64_t>(mix.total));
  std::size_t place = 0;
  while (ticket >= mix.weight[place]) {
    ticket -= mix.weight[place++];
  }
  return place;
}

namespace {

__extension__ using Wide = __int128;

/// Divides whole multiples of one number above 0, without a division: shifts what it has of 2, and multiplies by the inverse
/// of the rest among the 64-bit numbers. The quotients must fit into 64 bits.
class ExactDivider {
 public:
  explicit ExactDivider(std::int64_t divisor) : twos_(std::countr_zero(static_cast<std::uint64_t>(divisor))) {
    const std::uint64_t odd = static_cast<std::uint64_t>(divisor) >> twos_;
    inverse_ = odd;                             // right in three bits
    for (int bits = 3; bits < 64; bits *= 2) {  // each step of Newton's doubles them
      inverse_ *= 2 - odd * inverse_;
    }
  }
  [[nodiscard]] std::int64_t quotient(Wide multiple) const {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(multiple >> twos_) * inverse_);
  }

 private:
  int twos_;
  std::uint64_t inverse_;
};

std::int32_t widest_spread_of(std::size_t picks) {
  if (picks <= 4) {
    return widest_spread_of_four;
  }
  return picks <= 6 ? widest_spread_of_six : widest_spread;
}

std::int32_t smallest_payoff(const MatrixGame& game) {
  std::int32_t smallest = game.payoff[0][0];
  for (std::size_t row = 0; row < game.rows; ++row) {
    const auto begin = game.payoff[row].begin();
    smallest = std::min(smallest, *std::min_element(begin, begin + static_cast<std::ptrdiff_t>(game.columns)));
  }
  return smallest;
}

std::int32_t largest_payoff(const MatrixGame& game) {
  std::int32_t largest = game.payoff[0][0];
  for (std::size_t row = 0; row < game.rows; ++row) {
    const auto begin = game.payoff[row].begin();
    largest = std::max(largest, *std::max_element(begin, begin + static_cast<std::ptrdiff_t>(game.columns)));
  }
  return largest;
}

/// The column player's linear programme, maximise sum(y) with A y <= 1 and y >= 0, for a game whose payoffs were raised
/// to 1 or more. Every number of the tableau is a whole number over the common `denominator_`, the last pivot.
class Tableau {
 public:
  Tableau(const MatrixGame& game, std::int32_t raise) : rows_(game.rows), columns_(game.columns) {
    for (std::size_t row = 0; row < rows_; ++row) {
      for (std::size_t column = 0; column < columns_; ++column) {
        cell_[row][column] = game.payoff[row][column] + raise;
      }
      cell_[row][columns_] = 1;
      in_row_[row] = columns_ + row;
    }
    for (std::size_t column = 0; column < columns_; ++column) {
      cell_[rows_][column] = -1;
      in_column_[column] = column;
    }
  }

  void maximise() {
    for (std::size_t column = entering(); column < columns_; column = entering()) {
      pivot(leaving(column), column);
    }
  }

  [[nodiscard]] std::int64_t denominator() const { return denominator_; }
  /// sum(y) over the denominator: 1 / value of the raised game.
  [[nodiscard]] std::int64_t optimum() const { return cell_[rows_][columns_]; }

  [[nodiscard]] Mix column_mix() const {
    Mix mix;
    for (std::size_t row = 0; row < rows_; ++row) {
      if (in_row_[row] < columns_) {
        mix.weight[in_row_[row]] = cell_[row][columns_];
      }
    }
    return in_lowest_terms(mix);
  }

  /// The dual solution stands under the slack variables.
  [[nodiscard]] Mix row_mix() const {
    Mix mix;
    for (std::size_t column = 0; column < columns_; ++column) {
      if (in_column_[column] >= columns_) {
        mix.weight[in_column_[column] - columns_] = cell_[rows_][column];
      }
    }
    return in_lowest_terms(mix);
  }

 private:
  /// Bland's rule: the lowest variable that improves, so that the method cannot cycle. `columns_` if there is none.
  [[nodiscard]] std::size_t entering() const {
    std::size_t best = columns_;
    for (std::size_t column = 0; column < columns_; ++column) {
      if (cell_[rows_][column] < 0 && (best == columns_ || in_column_[column] < in_column_[best])) {
        best = column;
      }
    }
    return best;
  }

  /// The row that limits the entering variable most; of equals the lowest variable (Bland).
  [[nodiscard]] std::size_t leaving(std::size_t column) const {
    std::size_t best = rows_;
    for (std::size_t row = 0; row < rows_; ++row) {
      if (cell_[row][column] <= 0) {
        continue;
      }
      if (best == rows_) {
        best = row;
        continue;
      }
      const Wide here = Wide{cell_[row][columns_]} * cell_[best][column];
      const Wide there = Wide{cell_[best][columns_]} * cell_[row][column];
      if (here < there || (here == there && in_row_[row] < in_row_[best])) {
        best = row;
      }
    }
    FC_CHECK(best < rows_);  // payoffs are positive, so the programme is bounded
    return best;
  }

  /// Exchanges the variables of a row and a column. The division is exact: every entry is a minor of the matrix.
  void pivot(std::size_t pivot_row, std::size_t pivot_column) {
    const std::int64_t by = cell_[pivot_row][pivot_column];
    const ExactDivider divider(denominator_);
    for (std::size_t row = 0; row <= rows_; ++row) {
      if (row == pivot_row) {
        continue;
      }
      const std::int64_t factor = cell_[row][pivot_column];
      for (std::size_t column = 0; column <= columns_; ++column) {
        if (column != pivot_column) {
          const Wide crossed = Wide{cell_[row][column]} * by - Wide{factor} * cell_[pivot_row][column];
          cell_[row][column] = divider.quotient(crossed);
        }
      }
      cell_[row][pivot_column] = -factor;
    }
    cell_[pivot_row][pivot_column] = denominator_;
    denominator_ = by;
    std::swap(in_row_[pivot_row], in_column_[pivot_column]);
  }

  static Mix in_lowest_terms(Mix mix) {
    const std::int64_t common = std::accumulate(mix.weight.begin(), mix.weight.end(), std::int64_t{0},
                                                [](std::int64_t left, std::int64_t right) { return std::gcd(left, right); });
    for (std::int64_t& weight : mix.weight) {
      weight /= common;
      mix.total += weight;
    }
    return mix;
  }

  std::size_t rows_;
  std::size_t columns_;
  std::array<std::array<std::int64_t, most_picks + 1>, most_picks + 1>
      cell_{};                                    ///< last row: objective; last column: bounds
  std::array<std::size_t, most_picks> in_row_{};  ///< basic variables: y first, then slacks
  std::array<std::size_t, most_picks> in_column_{};
  std::int64_t denominator_ = 1;
};

}  // namespace

Equilibrium solve(const MatrixGame& game) {
  FC_CHECK(game.rows >= 1 && game.rows <= most_picks && game.columns >= 1 && game.columns <= most_picks);
  const std::int32_t smallest = smallest_payoff(game);
  const std::int64_t spread = std::int64_t{largest_payoff(game)} - smallest;
  FC_CHECK(spread <= widest_spread_of(std::min(game.rows, game.columns)));

  const std::int32_t raise = 1 - smallest;
  Tableau tableau(game, raise);
  tableau.maximise();
  const std::int64_t numerator = tableau.denominator() - raise * tableau.optimum();
  const std::int64_t common = std::gcd(numerator, tableau.optimum());
  return {.value = {.numerator = numerator / common, .denominator = tableau.optimum() / common},
          .row = tableau.row_mix(),
          .column = tableau.column_mix()};
}

}  // namespace fc
