// How a bout of Tiny goes on after an answer or a die.
#pragma once

#include "rules/tiny/events.h"

namespace fc::tiny {

/// The next boxer after `seat` who stands, or `seat` itself.
constexpr int next_standing(const Setup& setup, const State& state, int seat) {
  int next = (seat + 1) % setup.seats();
  while (state.fighter(next).out) {
    next = (next + 1) % setup.seats();
  }
  return next;
}

/// True if the turn passes over the first seat: everybody has attacked.
constexpr bool is_round_over(const Setup& setup, const State& state, int next) {
  const auto behind_first = [&](int seat) { return (seat - state.first + setup.seats()) % setup.seats(); };
  return behind_first(next) <= behind_first(state.attacker);
}

/// A bout that goes on. sink: see `RulesOf::choose`.
template <class Sink>
struct Turn {
  const Setup& setup;
  State& state;
  Sink& sink;

  /// choice: a legal answer.
  void answer(Choice choice) {
    switch (state.phase) {
      case Phase::target: return go_for(static_cast<int>(choice));
      case Phase::pace:
        state.rushed = choice == Choice::rush;
        state.phase = Phase::punch;
        sink(PaceSet{{state.attacker}, state.rushed});
        return;
      case Phase::punch:
        state.punch = choice;
        state.phase = Phase::guard;
        sink(PickSealed{{state.attacker}});
        return;
      case Phase::guard:
        state.guard = choice;
        state.phase = Phase::hit;
        sink(PickSealed{{state.target}});
        sink(PicksRevealed{{state.attacker, state.target}, state.punch, state.guard});
        return;
      default: return;
    }
  }

  /// value: a face of the die that is awaited.
  void take_die(const RollCall& call, int value) {
    switch (state.phase) {
      case Phase::start:
        state.first = static_cast<std::uint8_t>(value % setup.seats());
        state.attacker = state.first;
        sink(RoundBegan{state.round});
        return begin_turn();
      case Phase::hit: return call.succeeds(value) ? land() : miss();
      case Phase::rise:
        state.tens = static_cast<std::int8_t>(value);
        state.phase = Phase::rise_ones;
        return;
      case Phase::rise_ones: return call.succeeds(value) ? rise() : go_out();
      default: return;
    }
  }

 private:
  /// With one other left there is nothing to ask.
  void begin_turn() {
    state.rushed = false;
    state.punch = Choice::jab;
    state.guard = Choice::block;
    if (count_standing(setup, state) > 2) {
      state.target = no_seat;
      state.phase = Phase::target;
    } else {
      go_for(next_standing(setup, state, state.attacker));
    }
  }
  void go_for(int target) {
    state.target = static_cast<std::uint8_t>(target);
    state.phase = setup.options.rushing ? Phase::pace : Phase::punch;
    sink(WentFor{{state.attacker, target}});
  }
  void land() {
    Fighter& hit = state.fighters[state.target];
    const int damage = (state.punch == Choice::swing ? 2 : 1) + (state.rushed ? 1 : 0);
    hit.hearts = static_cast<std::int8_t>(hit.hearts > damage ? hit.hearts - damage : 0);
    sink(PunchLanded{{state.attacker, state.target}, state.punch, damage, hit.hearts});
    if (hit.hearts > 0) {
      return end_turn();
    }
    sink(WentDown{{state.target}});
    if (setup.options.second_wind && !hit.rose) {
      state.phase = Phase::rise;
    } else {
      go_out();
    }
  }
  /// A rush that misses costs a heart, but never the last one.
  void miss() {
    Fighter& own = state.fighters[state.attacker];
    sink(PunchMissed{{state.attacker}});
    if (state.rushed && own.hearts > 1) {
      --own.hearts;
      sink(Stumbled{{state.attacker}, own.hearts});
    }
    end_turn();
  }
  void rise() {
    state.fighters[state.target] = {.hearts = 1, .rose = true};
    sink(Rose{{state.target}});
    end_turn();
  }
  void go_out() {
    state.fighters[state.target].out = true;
    sink(WentOut{{state.target}});
    end_turn();
  }
  void end_turn() {
    const int next = next_standing(setup, state, state.attacker);
    if (next == state.attacker) {
      return end();
    }
    if (is_round_over(setup, state, next)) {
      if (state.round == setup.rounds) {
        return end();
      }
      ++state.round;
      sink(RoundBegan{state.round});
    }
    state.attacker = static_cast<std::uint8_t>(next);
    begin_turn();
  }
  void end() {
    state.phase = Phase::finished;
    sink(BoutEnded{leader(setup, state)});
  }
};

}  // namespace fc::tiny
