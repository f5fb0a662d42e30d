// Points, stamina and the way a bout stops: what blows, cuts and fouls all come to. Source:
// rules/the-ring/rules.md, 2.8, 3.5, 3.7.
#pragma once

#include <type_traits>

#include "rules/ruleset.h"
#include "rules/the-ring/events.h"
#include "rules/the-ring/force.h"

namespace fc::the_ring {

/// False in rollouts: what only listeners want need not be worked out.
template <class Sink>
inline constexpr bool is_listening = !std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>;

template <class Sink>
void score(State& state, Corner corner, int points, Cause cause, Sink& tell) {
  if (points > 0) {
    BoxerState& boxer = state.boxer(corner);
    boxer.points = static_cast<std::int16_t>(boxer.points + points);
    tell(Scored{.corner = corner, .points = points, .total = boxer.points, .cause = cause});
  }
}

/// Ruling: R36. Tiredness comes at once and lasts.
template <class Sink>
void lose_stamina(const Setup& setup, State& state, Corner corner, int lost, Cause cause, Sink& tell) {
  BoxerState& boxer = state.boxer(corner);
  const int before = boxer.stm;
  if (lost <= 0 || before == 0) {
    return;
  }
  boxer.stm = static_cast<std::int8_t>(std::max(0, before - lost));
  const bool tires = boxer.stm == 0;
  if (tires) {
    boxer.tired = true;
    refresh(setup, state, corner);
  }
  tell(StaminaLost{.corner = corner, .before = before, .after = boxer.stm, .cause = cause});
  if (tires) {
    tell(Tired{corner});
  }
}

constexpr Title title_of(const Setup& setup, bool has_winner, Corner winner) {
  if (!setup.is_title_bout()) {
    return Title::none;
  }
  return has_winner && winner != setup.champion_corner() ? Title::lost : Title::retained;
}

/// The bout is over but for the time, which two dice tell. Whatever was still to come of a roll is dropped.
template <class Sink>
void stop_bout(const Setup& setup, State& state, Method method, Corner winner, Sink& tell) {
  state.end = {.method = method, .has_winner = true, .winner = winner, .title = title_of(setup, true, winner)};
  state.phase = Phase::time;
  tell(BoutStopped{.method = method, .winner = winner});
}

template <class Sink>
void finish(State& state, Sink& tell) {
  state.phase = Phase::finished;
  if constexpr (is_listening<Sink>) {
    tell(BoutEnded{.end = state.end, .round = state.round, .cards = cards_of(state)});
  }
}

/// Two dice after the box of the clock. Ruling: R32.
template <class Sink>
void roll_time(const Setup& setup, State& state, int total, Sink& tell) {
  state.end.seconds = static_cast<std::int16_t>(setup.charts.clock[state.segment - std::size_t{1}] + total);
  finish(state, tell);
}

// What goes on after a turn, an attack or a cut; each stands where it belongs.

/// The turn of `attack.roller` is over. In rounds.h.
template <class Sink>
void end_turn(const Setup& setup, State& state, Sink& tell);
/// `by` lands a hard shot, or attacks a cut instead. In shots.h.
template <class Sink>
void begin_hard_shot(const Setup& setup, State& state, Corner by, Sink& tell);
/// The next finisher roll, or the end of the turn. In shots.h.
template <class Sink>
void go_on_finishing(const Setup& setup, State& state, Sink& tell);
/// What is left of a foul after the cut of a butt. In fouls.h.
template <class Sink>
void punish(const Setup& setup, State& state, Sink& tell);

}  // namespace fc::the_ring
