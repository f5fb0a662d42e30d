// Step 5 of a turn: who moves where after a miss or a hit. Source: rules/ringside/rules.md, 3.5; rulings R5 to R8.
#pragma once

#include <array>
#include <cstddef>

#include "rules/ringside/rounds.h"
#include "rules/ringside/setup.h"

namespace fc::ringside {

// Where men may step on the 6 x 6 ring. Source: rules/ringside/rules.md, 2.5, 3.5; rulings R4, R8.

constexpr bool is_inside(Square square) {
  return square.column >= 0 && square.column < ring_size && square.row >= 0 && square.row < ring_size;
}

constexpr Square offset(Square square, int columns, int rows) {
  return {static_cast<std::int8_t>(square.column + columns), static_cast<std::int8_t>(square.row + rows)};
}

/// Whether two squares share a side or a corner; a square does not touch itself.
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

/// The accepted squares around one as moves, column by column, each top to bottom: the rulebook's order.
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

/// Tables by a pair of squares at most two apart: the first square, and the 5 x 5 offsets to the second.
inline constexpr int reach = 2;
inline constexpr int span = 2 * reach + 1;
inline constexpr int offsets = span * span;

/// The index of a pair: ((from) * span + (to.column - from.column + reach)) * span + (to.row - from.row + reach), where
/// `from` is counted column by column; multiplied out, because rollouts look up several pairs a turn.
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

/// The defender's steps after a miss: the five squares at 0, 45 and 90 degrees from the line attacker -> defender.
inline constexpr PairTable miss_steps = fill_pairs([](Square defender, Square attacker) {
  if (!touches(defender, attacker)) {
    return Choices{};
  }
  return squares_around(defender,
                        [attacker](Square square) { return square != attacker && !side_by_side(square, attacker); });
});

/// The attacker's follow-up: squares next to the defender's new one; staying comes first where it is allowed.
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

/// The squares that the defender may step to after a miss; none in a corner with the attacker diagonal.
constexpr const Choices& steps_after_miss(Square defender, Square attacker) {
  return detail::miss_steps[detail::pair_index(defender, attacker)];
}

/// The attacker's possible follow-ups after the defender has moved; never empty.
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

namespace fc::ringside::sequence {

/// Ends the turn's movement: after a miss the roles change, unless the defender backpedalled (ruling R20) or the round is
/// over too.
template <class Sink>
[[gnu::always_inline]] constexpr void end_movement(const Setup& setup, State& state, Sink& tell) {
  const bool changes = !state.after_hit && state.tactic != Tactic::backpedal && state.turn < turns_in_a_round;
  state.attacker = changes ? other(state.attacker) : state.attacker;
  end_turn(setup, state, tell);
}

/// Moves a man to another square, which ends his trapped flag. follows: the attacker's follow-up, else the defender's step.
template <class Sink>
[[gnu::always_inline]] constexpr void move_man(State& state, Corner corner, Square to, bool follows, Sink& tell) {
  BoxerState& boxer = state.boxer(corner);
  const Square from = boxer.square;
  boxer.square = to;
  boxer.trapped = false;
  tell(Moved{.corner = corner, .from = from, .to = to, .follows = follows});
}

/// Carries out the attacker's follow-up, which may be to stay.
template <class Sink>
[[gnu::always_inline]] constexpr void follow(const Setup& setup, State& state, Choice choice, Sink& tell) {
  if (is_move(choice)) {
    move_man(state, state.attacker, square_of(choice), true, tell);
  } else {
    tell(StoodStill{state.attacker});
  }
  end_movement(setup, state, tell);
}

template <class Sink>
[[gnu::always_inline]] constexpr void step_defender(const Setup& setup, State& state, Square to, Sink& tell) {
  move_man(state, state.defender(), to, false, tell);
  const Choices& choices = follow_ups(state.boxer(state.attacker).square, to);
  if (choices.size() == 1) {
    follow(setup, state, choices[0], tell);
  } else {
    state.phase = Phase::follow;
  }
}

template <class Sink>
[[gnu::always_inline]] constexpr void move_after_miss(const Setup& setup, State& state, Sink& tell) {
  state.after_hit = false;
  if (state.turn >= turns_in_a_round) {
    end_movement(setup, state, tell);
    return;
  }
  const Choices& choices = steps_after_miss(state.boxer(state.defender()).square, state.boxer(state.attacker).square);
  if (choices.empty()) {
    end_movement(setup, state, tell);  // Ruling R6: no movement, no penalty.
  } else if (choices.size() == 1) {
    step_defender(setup, state, square_of(choices[0]), tell);
  } else {
    state.phase = Phase::move;
  }
}

/// Makes the forced step back of the defender, who was hit; if he cannot step he is trapped.
template <class Sink>
[[gnu::always_inline]] constexpr void step_back(const Setup& setup, State& state, Sink& tell) {
  BoxerState& boxer = state.boxer(state.defender());
  const Square to = step_after_hit(boxer.square, state.boxer(state.attacker).square);
  if (to != boxer.square) {
    step_defender(setup, state, to, tell);
    return;
  }
  boxer.trapped = true;
  tell(Trapped{state.defender()});
  end_movement(setup, state, tell);
}

template <class Sink>
[[gnu::always_inline]] constexpr void move_after_hit(const Setup& setup, State& state, Sink& tell) {
  state.after_hit = true;
  if (state.turn >= turns_in_a_round) {
    end_movement(setup, state, tell);
  } else if (state.tactic == Tactic::clinch) {
    state.phase = Phase::clinch;
  } else {
    step_back(setup, state, tell);
  }
}

template <class Sink>
constexpr void end_clinch(State& state, ClinchEnd reason, Sink& tell) {
  if (state.tactic == Tactic::clinch) {
    state.tactic = Tactic::none;
    tell(ClinchEnded{.corner = state.defender(), .reason = reason});
  }
}

template <class Sink>
constexpr void hold_or_break(const Setup& setup, State& state, Choice choice, Sink& tell) {
  if (choice == answer::hold_clinch) {
    state.held_clinch = true;
    tell(ClinchHeld{state.defender()});
    end_movement(setup, state, tell);
    return;
  }
  end_clinch(state, ClinchEnd::broken, tell);
  step_back(setup, state, tell);
}

}  // namespace fc::ringside::sequence
