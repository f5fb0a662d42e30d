#include "bots/mixing.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <numeric>

namespace fc {
namespace {

MatrixGame game_of(std::initializer_list<std::initializer_list<int>> rows) {
  MatrixGame game{.rows = rows.size(), .columns = rows.begin()->size(), .payoff = {}};
  std::size_t row = 0;
  for (const auto& payoffs : rows) {
    std::copy(payoffs.begin(), payoffs.end(), game.payoff[row].begin());
    ++row;
  }
  return game;
}

/// payoff of a pure row against the column mix, times the mix's total.
std::int64_t against_column_mix(const MatrixGame& game, const Mix& mix, std::size_t row) {
  std::int64_t sum = 0;
  for (std::size_t column = 0; column < game.columns; ++column) {
    sum += mix.weight[column] * game.payoff[row][column];
  }
  return sum;
}

std::int64_t against_row_mix(const MatrixGame& game, const Mix& mix, std::size_t column) {
  std::int64_t sum = 0;
  for (std::size_t row = 0; row < game.rows; ++row) {
    sum += mix.weight[row] * game.payoff[row][column];
  }
  return sum;
}

bool is_a_mix(const Mix& mix, std::size_t picks) {
  const bool none_negative =
      std::all_of(mix.weight.begin(), mix.weight.end(), [](std::int64_t weight) { return weight >= 0; });
  const bool none_beyond = std::all_of(mix.weight.begin() + static_cast<std::ptrdiff_t>(picks), mix.weight.end(),
                                       [](std::int64_t weight) { return weight == 0; });
  return none_negative && none_beyond && mix.total > 0 &&
         std::accumulate(mix.weight.begin(), mix.weight.end(), std::int64_t{0}) == mix.total;
}

__extension__ using Wide = __int128;

/// No pure answer beats the value against either mix: exact, in whole numbers.
bool is_equilibrium(const MatrixGame& game, const Equilibrium& best) {
  const Wide numerator = best.value.numerator;
  const Wide denominator = best.value.denominator;
  for (std::size_t row = 0; row < game.rows; ++row) {
    if (denominator * against_column_mix(game, best.column, row) > numerator * best.column.total) {
      return false;
    }
  }
  for (std::size_t column = 0; column < game.columns; ++column) {
    if (denominator * against_row_mix(game, best.row, column) < numerator * best.row.total) {
      return false;
    }
  }
  return is_a_mix(best.row, game.rows) && is_a_mix(best.column, game.columns);
}

MatrixGame any_game(std::size_t most, int widest) {
  MatrixGame game;
  game.rows = *rc::gen::inRange<std::size_t>(1, most + 1);
  game.columns = *rc::gen::inRange<std::size_t>(1, most + 1);
  for (std::size_t row = 0; row < game.rows; ++row) {
    for (std::size_t column = 0; column < game.columns; ++column) {
      game.payoff[row][column] = *rc::gen::inRange(-widest, widest + 1);
    }
  }
  return game;
}

TEST(MatrixGame, matching_pennies_is_even_and_played_half_and_half) {
  const Equilibrium best = solve(game_of({{1, -1}, {-1, 1}}));
  EXPECT_EQ(best.value, (Fraction{0, 1}));
  EXPECT_DOUBLE_EQ(best.row.share(0), 0.5);
  EXPECT_DOUBLE_EQ(best.column.share(1), 0.5);
}

TEST(MatrixGame, a_saddle_point_is_played_pure) {
  const Equilibrium best = solve(game_of({{4, 2, 7}, {1, 0, 9}}));
  EXPECT_EQ(best.value, (Fraction{2, 1}));
  EXPECT_DOUBLE_EQ(best.row.share(0), 1.0);
  EXPECT_DOUBLE_EQ(best.column.share(1), 1.0);
}

TEST(MatrixGame, a_value_that_is_no_whole_number_is_exact) {
  const Equilibrium best = solve(game_of({{3, -1}, {-2, 4}}));
  EXPECT_EQ(best.value, (Fraction{1, 1}));
  const Equilibrium thirds = solve(game_of({{2, 0}, {0, 1}}));
  EXPECT_EQ(thirds.value, (Fraction{2, 3}));
  EXPECT_EQ(thirds.row.weight[0], 1);
  EXPECT_EQ(thirds.row.total, 3);
}

TEST(MatrixGame, a_game_of_one_pick_each_has_its_only_payoff_as_value) {
  EXPECT_EQ(solve(game_of({{-7}})).value, (Fraction{-7, 1}));
}

TEST(MatrixGame, equal_payoffs_everywhere_do_not_make_it_cycle) {
  const MatrixGame flat = game_of({{5, 5, 5, 5}, {5, 5, 5, 5}, {5, 5, 5, 5}});
  const Equilibrium best = solve(flat);
  EXPECT_EQ(best.value, (Fraction{5, 1}));
  EXPECT_TRUE(is_equilibrium(flat, best));
}

TEST(MatrixGame, the_widest_spreads_stay_exact) {
  MatrixGame six{.rows = 6, .columns = 6, .payoff = {}};
  MatrixGame eight{.rows = 8, .columns = 8, .payoff = {}};
  for (std::size_t pick = 0; pick < 8; ++pick) {
    eight.payoff[pick][pick] = widest_spread;
    if (pick < 6) {
      six.payoff[pick][pick] = widest_spread_of_six;
    }
  }
  EXPECT_EQ(solve(six).value, (Fraction{widest_spread_of_six / 6, 1}));
  EXPECT_EQ(solve(eight).value, (Fraction{widest_spread / 8, 1}));
}

RC_GTEST_PROP(MatrixGame, no_pure_answer_beats_the_value_in_any_small_game, ()) {
  const MatrixGame game = any_game(most_picks, 9);
  RC_ASSERT(is_equilibrium(game, solve(game)));
}

RC_GTEST_PROP(MatrixGame, no_pure_answer_beats_the_value_with_many_equal_payoffs, ()) {
  const MatrixGame game = any_game(most_picks, 1);
  RC_ASSERT(is_equilibrium(game, solve(game)));
}

RC_GTEST_PROP(MatrixGame, changing_sides_changes_the_sign, ()) {
  const MatrixGame game = any_game(6, 40);
  MatrixGame turned{.rows = game.columns, .columns = game.rows, .payoff = {}};
  for (std::size_t row = 0; row < game.rows; ++row) {
    for (std::size_t column = 0; column < game.columns; ++column) {
      turned.payoff[column][row] = -game.payoff[row][column];
    }
  }
  const Fraction value = solve(game).value;
  RC_ASSERT(solve(turned).value == (Fraction{-value.numerator, value.denominator}));
}

RC_GTEST_PROP(MatrixGame, a_premium_on_every_payoff_raises_the_value_by_it, ()) {
  MatrixGame game = any_game(6, 40);
  const Equilibrium before = solve(game);
  const int premium = *rc::gen::inRange(-100, 101);
  for (auto& row : game.payoff) {
    for (auto& payoff : row) {
      payoff += premium;
    }
  }
  const Equilibrium after = solve(game);
  RC_ASSERT(after.value ==
            (Fraction{before.value.numerator + premium * before.value.denominator, before.value.denominator}));
  RC_ASSERT(after.row == before.row);
}

}  // namespace
}  // namespace fc
