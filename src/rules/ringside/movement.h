// Step 5 of a turn: who moves where after a miss or a hit. Source: rules/ringside/rules.md, 3.5; rulings R5 to R8.
#pragma once

#include "rules/ringside/rounds.h"
#include "rules/ringside/steps.h"

namespace fc::ringside::sequence {

/// The turn's movement is over: after a miss the roles change, unless the defender backpedalled (ruling R20) or the round is
/// over too.
template <class Sink>
[[gnu::always_inline]] constexpr void end_movement(const Setup& setup, State& state, Sink& tell) {
  const bool changes = !state.after_hit && state.tactic != Tactic::backpedal && state.turn < turns_in_a_round;
  state.attacker = changes ? other(state.attacker) : state.attacker;
  end_turn(setup, state, tell);
}

/// Any move of a man to another square ends his trapped flag. follows: the attacker's follow-up, else the defender's step.
template <class Sink>
[[gnu::always_inline]] constexpr void move_man(State& state, Corner corner, Square to, bool follows, Sink& tell) {
  BoxerState& boxer = state.boxer(corner);
  const Square from = boxer.square;
  boxer.square = to;
  boxer.trapped = false;
  tell(Moved{.corner = corner, .from = from, .to = to, .follows = follows});
}

/// The attacker may stay.
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

/// The forced step back of a man who was hit; a man who cannot step is trapped.
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
