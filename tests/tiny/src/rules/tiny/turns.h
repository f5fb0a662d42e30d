// How a bout of Tiny goes on after an answer or a die.
#pragma once

#include "rules/tiny/events.h"
#include "rules/tiny/questions.h"

namespace fc::tiny::turns {

/// The next boxer after `seat` who stands, or `seat` itself.
constexpr int next_standing(const Setup& setup, const State& state, int seat) {
  const int seats = static_cast<int>(setup.boxers.size());
  int next = (seat + 1) % seats;
  while (!stands(state, next)) {
    next = (next + 1) % seats;
  }
  return next;
}

/// The seat with the most hearts; -1 if several have as many.
constexpr int leader(const Setup& setup, const State& state) {
  int best = -1;
  int most = 0;
  for (int seat = 0; seat < static_cast<int>(setup.boxers.size()); ++seat) {
    const int hearts = state.fighters[static_cast<std::size_t>(seat)].hearts;
    if (hearts >= most) {
      best = hearts == most ? -1 : seat;
      most = hearts;
    }
  }
  return best;
}

template <class Sink>
void go_for(const Setup& setup, State& state, int target, Sink&& sink) {
  state.target = static_cast<std::uint8_t>(target);
  state.phase = setup.options.rushing ? Phase::pace : Phase::punch;
  sink(WentFor{.attacker = state.attacker, .target = target});
}

/// The attacker's turn begins: with one other left there is nothing to ask.
template <class Sink>
void begin_turn(const Setup& setup, State& state, Sink&& sink) {
  state.rushed = false;
  state.punch = Punch::jab;
  state.guard = Guard::block;
  if (count_standing(setup, state) > 2) {
    state.target = no_seat;
    state.phase = Phase::target;
  } else {
    go_for(setup, state, next_standing(setup, state, state.attacker), sink);
  }
}

template <class Sink>
void end(const Setup& setup, State& state, Sink&& sink) {
  state.phase = Phase::finished;
  sink(BoutEnded{.winner = leader(setup, state), .round = state.round});
}

/// True if the turn passes over the first seat: everybody has attacked.
constexpr bool is_round_over(const Setup& setup, const State& state, int next) {
  const int seats = static_cast<int>(setup.boxers.size());
  const int behind = (next - state.first + seats) % seats;
  const int before = (state.attacker - state.first + seats) % seats;
  return behind <= before;
}

template <class Sink>
void end_turn(const Setup& setup, State& state, Sink&& sink) {
  if (count_standing(setup, state) < 2) {
    return end(setup, state, sink);
  }
  const int next = next_standing(setup, state, state.attacker);
  if (is_round_over(setup, state, next)) {
    if (state.round == setup.rounds) {
      return end(setup, state, sink);
    }
    ++state.round;
    sink(RoundBegan{.round = state.round});
  }
  state.attacker = static_cast<std::uint8_t>(next);
  begin_turn(setup, state, sink);
}

template <class Sink>
void go_out(State& state, int seat, Sink&& sink) {
  state.fighters[static_cast<std::size_t>(seat)].out = true;
  sink(WentOut{.seat = seat});
}

/// Hearts that a landed punch costs: 1 to 3.
constexpr int damage_of(const State& state) { return (state.punch == Punch::swing ? 2 : 1) + (state.rushed ? 1 : 0); }

template <class Sink>
void land(const Setup& setup, State& state, Sink&& sink) {
  Fighter& hit = state.fighters[state.target];
  const int damage = damage_of(state);
  hit.hearts = static_cast<std::int8_t>(hit.hearts > damage ? hit.hearts - damage : 0);
  sink(PunchLanded{.attacker = state.attacker,
                   .target = state.target,
                   .punch = state.punch,
                   .damage = damage,
                   .hearts_left = hit.hearts});
  if (hit.hearts > 0) {
    return end_turn(setup, state, sink);
  }
  sink(WentDown{.seat = state.target});
  if (setup.options.second_wind && !hit.rose) {
    state.phase = Phase::rise;
    return;
  }
  go_out(state, state.target, sink);
  end_turn(setup, state, sink);
}

/// A rush that misses costs a heart, but never the last one.
template <class Sink>
void miss(const Setup& setup, State& state, Sink&& sink) {
  Fighter& own = state.fighters[state.attacker];
  sink(PunchMissed{.attacker = state.attacker, .target = state.target, .punch = state.punch});
  if (state.rushed && own.hearts > 1) {
    --own.hearts;
    sink(Stumbled{.seat = state.attacker, .hearts_left = own.hearts});
  }
  end_turn(setup, state, sink);
}

template <class Sink>
void rise_or_stay(const Setup& setup, State& state, bool rises, Sink&& sink) {
  Fighter& down = state.fighters[state.target];
  if (rises) {
    down.hearts = 1;
    down.rose = true;
    sink(Rose{.seat = state.target});
  } else {
    go_out(state, state.target, sink);
  }
  end_turn(setup, state, sink);
}

/// value: a face of the die that is awaited.
template <class Sink>
void take_die(const Setup& setup, State& state, const RollCall& call, int value, Sink&& sink) {
  switch (static_cast<Purpose>(call.purpose)) {
    case Purpose::start:
      state.first = static_cast<std::uint8_t>(static_cast<std::size_t>(value) % setup.boxers.size());
      state.attacker = state.first;
      sink(RoundBegan{.round = state.round});
      return begin_turn(setup, state, sink);
    case Purpose::hit: return call.succeeds(value) ? land(setup, state, sink) : miss(setup, state, sink);
    case Purpose::rise:
      if (state.phase == Phase::rise) {
        state.tens = static_cast<std::int8_t>(value);
        state.phase = Phase::rise_ones;
        return;
      }
      return rise_or_stay(setup, state, call.succeeds(value), sink);
  }
}

/// choice: a legal answer.
template <class Sink>
void answer(const Setup& setup, State& state, Choice choice, Sink&& sink) {
  switch (state.phase) {
    case Phase::target: return go_for(setup, state, static_cast<int>(choice), sink);
    case Phase::pace:
      state.rushed = choice == Choice::rush;
      state.phase = Phase::punch;
      sink(PaceSet{.attacker = state.attacker, .rushed = state.rushed});
      return;
    case Phase::punch:
      state.punch = choice == Choice::swing ? Punch::swing : Punch::jab;
      state.phase = Phase::guard;
      sink(PickSealed{.seat = state.attacker});
      return;
    case Phase::guard:
      state.guard = choice == Choice::duck ? Guard::duck : Guard::block;
      state.phase = Phase::hit;
      sink(PickSealed{.seat = state.target});
      sink(PicksRevealed{.attacker = state.attacker, .target = state.target, .punch = state.punch, .guard = state.guard});
      return;
    case Phase::start:
    case Phase::hit:
    case Phase::rise:
    case Phase::rise_ones:
    case Phase::finished: return;
  }
}

}  // namespace fc::tiny::turns
