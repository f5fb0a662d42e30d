#include "bots/knock-out/known_fight.h"

#include <array>
#include <numeric>

#include "rules/knock-out/questions.h"

namespace fc::knock_out {
namespace {

using Fractions = std::array<std::array<Fraction, most_picks>, most_picks>;

/// Whole numbers over one denominator, as `solve` wants them.
MatrixGame scaled(const Fractions& chances, std::size_t rows, std::size_t columns, std::int64_t& denominator) {
  denominator = 1;
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column) {
      denominator = std::lcm(denominator, chances[row][column].denominator);
    }
  }
  MatrixGame game{.rows = rows, .columns = columns, .payoff = {}};
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column) {
      const Fraction& chance = chances[row][column];
      game.payoff[row][column] = static_cast<std::int32_t>(chance.numerator * (denominator / chance.denominator));
    }
  }
  return game;
}

Cards without(Cards hand, int value) {
  --hand[static_cast<std::size_t>(value - 1)];
  return hand;
}

Fraction after(const FightTerms& terms, const Cards& red, const Cards& blue, int red_card, int blue_card) {
  const Exchange result = exchange(terms, terms.moved, terms.round, red_card, blue_card);
  if (result.over) {
    return {.numerator = winner_of(result.ending) == Corner::red ? 1 : 0, .denominator = 1};
  }
  FightTerms next = terms;
  next.moved = result.moved;
  ++next.round;
  return solve_known(next, without(red, red_card), without(blue, blue_card)).red_wins;
}

}  // namespace

KnownRound solve_known(const FightTerms& terms, const Cards& red, const Cards& blue) {
  const Choices reds = punches_of(red);
  const Choices blues = punches_of(blue);
  Fractions chances{};
  for (std::size_t row = 0; row < reds.size(); ++row) {
    for (std::size_t column = 0; column < blues.size(); ++column) {
      chances[row][column] = after(terms, red, blue, punch_value(reds[row]), punch_value(blues[column]));
    }
  }
  std::int64_t denominator = 1;
  const Equilibrium best = solve(scaled(chances, reds.size(), blues.size(), denominator));
  const std::int64_t common = std::gcd(best.value.numerator, best.value.denominator * denominator);
  return {
      .red_wins = {.numerator = best.value.numerator / common, .denominator = best.value.denominator * denominator / common},
      .red = best.row,
      .blue = best.column};
}

}  // namespace fc::knock_out
