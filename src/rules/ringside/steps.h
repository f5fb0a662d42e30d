// Where men may step on the 6 x 6 ring. Source: rules/ringside/rules.md, 2.5, 3.5; rulings R4, R8.
#pragma once

#include <array>
#include <cstddef>
#include <cstdlib>

#include "rules/ringside/choice.h"

namespace fc::ringside {

constexpr bool is_inside(Square square) {
  return square.column >= 0 && square.column < ring_size && square.row >= 0 && square.row < ring_size;
}

constexpr Square offset(Square square, int columns, int rows) {
  return {static_cast<std::int8_t>(square.column + columns), static_cast<std::int8_t>(square.row + rows)};
}

/// By a side or a corner; a square does not touch itself.
constexpr bool touches(Square left, Square right) {
  const int columns = left.column - right.column;
  const int rows = left.row - right.row;
  return columns >= -1 && columns <= 1 && rows >= -1 && rows <= 1 && (columns != 0 || rows != 0);
}

constexpr bool corner_to_corner(Square left, Square right) {
  return touches(left, right) && left.column != right.column && left.row != right.row;
}

constexpr bool side_by_side(Square left, Square right) { return touches(left, right) && !corner_to_corner(left, right); }

namespace detail {

/// Squares of a list come column by column, each top to bottom: the rulebook's order.
template <class Accept>
constexpr Choices squares_around(Square centre, Accept accept) {
  Choices found;
  for (int columns = -1; columns <= 1; ++columns) {
    for (int rows = -1; rows <= 1; ++rows) {
      const Square square = offset(centre, columns, rows);
      if ((columns != 0 || rows != 0) && is_inside(square) && accept(square)) {
        found.push_back(move_to(square));
      }
    }
  }
  return found;
}

/// A pair of squares no more than two apart: the first square, and the 5 x 5 offsets to the second.
inline constexpr int reach = 2;
inline constexpr int span = 2 * reach + 1;
inline constexpr int offsets = span * span;

/// ((from) * span + (to.column - from.column + reach)) * span + (to.row - from.row + reach), with from counted column by
/// column; multiplied out, because rollouts look up several pairs a turn.
constexpr std::size_t pair_index(Square from, Square to) {
  return static_cast<std::size_t>((ring_size * offsets - span) * from.column + (offsets - 1) * from.row + span * to.column +
                                  to.row + reach * span + reach);
}

using PairTable = std::array<Choices, std::size_t{ring_size} * ring_size * offsets>;

template <class Fill>
constexpr PairTable fill_pairs(Fill fill) {
  PairTable table{};
  for (int index = 0; index < ring_size * ring_size * offsets; ++index) {
    const int square = index / offsets;
    const Square from{static_cast<std::int8_t>(square / ring_size), static_cast<std::int8_t>(square % ring_size)};
    const Square to = offset(from, index / span % span - reach, index % span - reach);
    if (is_inside(to) && to != from) {
      table[pair_index(from, to)] = fill(from, to);
    }
  }
  return table;
}

/// After a miss: the defender's five squares at 0, 45 and 90 degrees from the line attacker -> defender.
inline constexpr PairTable miss_steps = fill_pairs([](Square defender, Square attacker) {
  if (!touches(defender, attacker)) {
    return Choices{};
  }
  return squares_around(defender,
                        [attacker](Square square) { return square != attacker && !side_by_side(square, attacker); });
});

/// The attacker's squares next to the defender's new one; staying comes first where it is allowed.
inline constexpr PairTable follow_steps = fill_pairs([](Square attacker, Square defender) {
  Choices found;
  if (corner_to_corner(attacker, defender)) {
    found.push_back(answer::stay);
  }
  for (const Choice choice : squares_around(attacker, [defender](Square square) { return touches(square, defender); })) {
    found.push_back(choice);
  }
  return found;
});

}  // namespace detail

/// The defender's squares after a miss, none in a corner with the attacker diagonal.
constexpr const Choices& steps_after_miss(Square defender, Square attacker) {
  return detail::miss_steps[detail::pair_index(defender, attacker)];
}

/// The attacker's follow-up after the defender moved; never empty.
constexpr const Choices& follow_ups(Square attacker, Square defender) {
  return detail::follow_steps[detail::pair_index(attacker, defender)];
}

/// The defender's forced step after a hit: straight back, else the one diagonal along the ropes. Returns his own square if
/// there is none: he is trapped.
constexpr Square step_after_hit(Square defender, Square attacker) {
  const int columns = defender.column - attacker.column;
  const int rows = defender.row - attacker.row;
  const Square straight = offset(defender, columns, rows);
  if (is_inside(straight)) {
    return straight;
  }
  if (columns == 0 || rows == 0) {
    return defender;  // flat on the ropes, both diagonals are outside too
  }
  const Square along_row = offset(defender, columns, 0);
  if (is_inside(along_row)) {
    return along_row;
  }
  const Square along_column = offset(defender, 0, rows);
  return is_inside(along_column) ? along_column : defender;
}

}  // namespace fc::ringside
