#include "bots/mixing.h"

#include <algorithm>
#include <cmath>

#include "core/fixed_vector.h"

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

std::size_t draw_pick(const Mix& mix, Random& random) {
  auto ticket = static_cast<std::int64_t>(random.bits() % static_cast<std::uint64_t>(mix.total));
  std::size_t place = 0;
  while (ticket >= mix.weight[place]) {
    ticket -= mix.weight[place++];
  }
  return place;
}

}  // namespace fc
