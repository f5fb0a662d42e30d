// Punches that land or miss, knockdowns and counterpunches. Source: rules/ringside/rules.md, 3.4 (T4 to T6, E1 to E6).
#pragma once

#include <algorithm>

#include "rules/ringside/movement.h"

namespace fc::ringside::sequence {

template <class Sink>
constexpr void miss(const Setup& setup, State& state, Sink& tell) {
  tell(SwingMissed{state.attacker});
  end_clinch(state, ClinchEnd::missed, tell);
  move_after_miss(setup, state, tell);
}

/// T4: the roll to hit.
template <class Sink>
constexpr void roll_to_hit(const Setup& setup, State& state, int value, Sink& tell) {
  if (value > effective_agility(setup, state, state.defender())) {
    state.phase = Phase::punch;
  } else {
    miss(setup, state, tell);
  }
}

/// E6: the man who was hit and is still standing may counterpunch.
constexpr void ask_for_counter(const Setup& setup, State& state) {
  state.phase = setup.options.ask_counterpunch ? Phase::ask_counterpunch : Phase::counter;
}

template <class Sink>
constexpr void choose_to_counter(const Setup& setup, State& state, Choice choice, Sink& tell) {
  const bool counters = choice == answer::counterpunch;
  if (counters) {
    state.phase = Phase::counter;
  }
  tell(CounterpunchAsked{.corner = state.defender(), .counters = counters});
  if (!counters) {
    move_after_hit(setup, state, tell);
  }
}

template <class Sink>
constexpr void roll_to_counter(const Setup& setup, State& state, int value, Sink& tell) {
  if (value <= effective_counterpunch(setup, state)) {
    state.phase = Phase::counter_hit;
  } else {
    move_after_hit(setup, state, tell);
  }
}

template <class Sink>
constexpr void roll_counter_hit(const Setup& setup, State& state, int value, Sink& tell) {
  if (value > effective_agility(setup, state, state.attacker)) {
    state.countering = true;
    state.phase = Phase::punch;
  } else {
    move_after_hit(setup, state, tell);
  }
}

/// A punch of the attacker lands: E1 to E4.
template <class Sink>
constexpr void land(const Setup& setup, State& state, Punch thrown, Punch expected, Sink& tell) {
  BoxerState& attacker = state.boxer(state.attacker);
  BoxerState& defender = state.boxer(state.defender());
  const int entry = setup.charts.punch[index_of(thrown)][index_of(expected)];
  const int rating = setup.boxer(state.attacker).punches[index_of(thrown)];
  const int damage = std::max(0, entry + rating);
  state.blow = static_cast<std::int16_t>(damage);
  defender.endurance = static_cast<std::int16_t>(defender.endurance - damage);
  attacker.damage = static_cast<std::int16_t>(attacker.damage + damage);
  ++attacker.hits;
  tell(PunchLanded{.thrower = state.attacker,
                   .thrown = thrown,
                   .expected = expected,
                   .entry = entry,
                   .rating = rating,
                   .damage = damage,
                   .endurance = defender.endurance,
                   .hits = attacker.hits});
  if (defender.endurance <= stoppage_endurance) {
    end_bout(state, Method::tko, true, state.attacker, tell);  // Ruling R13: before any roll, and before fatigue.
    return;
  }
  if (attacker.hits > fatigue_after_hits) {
    --attacker.endurance;
    tell(PunchingFatigue{.corner = state.attacker, .endurance = attacker.endurance});
    if (attacker.endurance <= stoppage_endurance) {
      end_bout(state, Method::tko, true, state.defender(), tell);  // Ruling R14.
      return;
    }
  }
  if (knockdown_chance(state) >= knockdown_from) {
    state.phase = Phase::knockdown;
  } else {
    ask_for_counter(setup, state);
  }
}

/// Keeps the thrower's choice of punch, hidden until the guess is made.
template <class Sink>
constexpr void seal_punch(State& state, Choice choice, Sink& tell) {
  state.thrown = punch_of(choice);
  state.phase = Phase::guess;
  tell(PickSealed{.corner = state.thrower(), .guesses = false});
}

/// Takes the guess, shows both picks and carries out the punch.
template <class Sink>
constexpr void reveal(const Setup& setup, State& state, Choice guess, Sink& tell) {
  tell(PickSealed{.corner = other(state.thrower()), .guesses = true});
  const Punch expected = punch_of(guess);
  const Punch thrown = state.thrown;
  const Corner thrower = state.thrower();
  const bool as_counter = state.countering;
  state.thrown = Punch::uppercut;
  state.countering = false;
  tell(PicksRevealed{.thrower = thrower, .thrown = thrown, .expected = expected});
  if (state.tactic == Tactic::clinch && is_hook(thrown)) {
    tell(HookSmothered{.thrower = thrower, .as_counter = as_counter});
    if (as_counter) {
      move_after_hit(setup, state, tell);
    } else {
      miss(setup, state, tell);
    }
    return;
  }
  if (as_counter) {
    end_clinch(state, ClinchEnd::countered, tell);
    state.tactic = Tactic::none;
    state.rush = false;
    state.attacker = thrower;
    state.boxer(thrower).covering = false;
    tell(RolesChanged{thrower});
  }
  land(setup, state, thrown, expected, tell);
}

/// After a knockdown that does not end the bout: tactic and rush of the turn are over. Returns whether a clinch ended with
/// it.
constexpr bool rise(State& state) {
  const bool clinched = state.tactic == Tactic::clinch;
  ++state.boxer(state.attacker).knockdowns;
  state.tactic = Tactic::none;
  state.rush = false;
  return clinched;
}

/// Ends the turn of a knockdown.
template <class Sink>
constexpr void go_on_after_knockdown(const Setup& setup, State& state, bool clinched, Sink& tell) {
  if (clinched) {
    tell(ClinchEnded{.corner = state.defender(), .reason = ClinchEnd::knocked_down});
  }
  end_turn(setup, state, tell);
}

template <class Sink>
constexpr void roll_for_knockdown(const Setup& setup, State& state, int value, Sink& tell) {
  if (value > knockdown_chance(state)) {
    ask_for_counter(setup, state);
    return;
  }
  BoxerState& attacker = state.boxer(state.attacker);
  attacker.damage = static_cast<std::int16_t>(attacker.damage + state.blow);
  const bool saved = setup.options.saved_by_the_bell && state.turn == turns_in_a_round;
  bool clinched = false;
  if (saved) {
    clinched = rise(state);
  } else {
    state.phase = Phase::count;
  }
  tell(KnockedDown{.corner = state.defender(), .card_damage = state.blow, .saved_by_bell = saved});
  if (saved) {
    go_on_after_knockdown(setup, state, clinched, tell);
  }
}

template <class Sink>
constexpr void roll_count(const Setup& setup, State& state, int value, Sink& tell) {
  const int count = value + count_bonus(state);
  const bool knockout = count >= knockout_count;
  const bool extra_turn = !knockout && count >= extra_turn_count;
  const bool clinched = !knockout && rise(state);
  if (extra_turn) {
    state.turn = static_cast<std::uint8_t>(std::min(turns_in_a_round, state.turn + 1));  // Ruling R17.
  }
  tell(Counted{.corner = state.defender(), .count = count, .knockout = knockout, .extra_turn = extra_turn});
  if (knockout) {
    end_bout(state, Method::ko, true, state.attacker, tell);
  } else {
    go_on_after_knockdown(setup, state, clinched, tell);
  }
}

template <class Sink>
constexpr void roll_opening(const Setup& setup, State& state, int value, Sink& tell) {
  if (state.phase == Phase::opening_red) {
    state.opening_roll = static_cast<std::int8_t>(value);
    state.phase = Phase::opening_blue;
    return;
  }
  const bool tied = value == state.opening_roll;
  const Corner attacker = value > state.opening_roll ? Corner::blue : Corner::red;
  if (tied) {
    state.phase = Phase::opening_red;  // Ruling R30. The old roll stays, so that a round begins only once.
    tell(OpeningDecided{.tied = true, .attacker = attacker});
    return;
  }
  state.opening_roll = 0;
  state.attacker = attacker;
  state.has_attacker = true;
  tell(OpeningDecided{.tied = false, .attacker = attacker});
  begin_turn(setup, state, tell);
}

}  // namespace fc::ringside::sequence
