// A turn on the Basic Chart, and the counterpunch that may follow. Source: rules/the-ring/rules.md, 2.4, 3.3, 3.4.
#pragma once

#include "rules/the-ring/cuts.h"
#include "rules/the-ring/shots.h"

namespace fc::the_ring {

/// Begins a man's turn. other_follows: the other man has his turn after it.
template <class Sink>
void begin_turn(State& state, Corner roller, bool other_follows, Sink& tell) {
  state.attack = {.roller = roller, .by = roller, .other_follows = other_follows};
  state.phase = Phase::basic;
  tell(TurnBegan{.roller = roller, .second_roll = false});
}

/// Asks for another roll on the Basic Chart. Ruling: R19.
template <class Sink>
void roll_again(State& state, Sink& tell) {
  state.attack.second_roll = true;
  state.phase = Phase::basic;
  tell(TurnBegan{.roller = state.attack.roller, .second_roll = true});
}

/// Handles a Counterpunch result for the roller's opponent.
template <class Sink>
void begin_counter(const Setup& setup, State& state, Sink& tell) {
  const Corner corner = other(state.attack.roller);
  const Strategy strategy = state.boxer(corner).strategy;
  CounterRead read{.corner = corner, .end = CounterEnd::ignored, .total = 0, .rating = 0};
  if (state.attack.second_roll) {
    tell(read);
    end_turn(setup, state, tell);
  } else if (strategy == Strategy::tie_up) {
    read.end = CounterEnd::clinched;
    tell(read);
    roll_again(state, tell);
  } else if (strategy == Strategy::work_on_cut) {
    read.end = CounterEnd::cut_attack;  // Ruling: R21. The opportunity itself becomes the attack.
    tell(read);
    begin_cut_attack(setup, state, corner, tell);
  } else {
    state.phase = Phase::counter;
  }
}

template <class Sink>
void roll_counter(const Setup& setup, State& state, int total, Sink& tell) {
  const Corner corner = other(state.attack.roller);
  const int rating = counter_rating(setup, state, corner);
  const bool lands = total <= rating;
  tell(
      CounterRead{.corner = corner, .end = lands ? CounterEnd::lands : CounterEnd::fails, .total = total, .rating = rating});
  if (lands) {
    begin_hard_shot(setup, state, corner, tell);  // Ruling: R20. The roller's turn is over with it.
  } else {
    roll_again(state, tell);
  }
}

/// Carries out the effects of a clause in their order; no clause has two of the last four. to: the boxer to whom they apply.
template <class Sink>
void carry_out(const Setup& setup, State& state, const Effects& effects, Corner to, Sink& tell) {
  score(state, to, effects.score, Cause::entry, tell);
  lose_stamina(setup, state, other(to), effects.stm, Cause::entry, tell);
  lose_stamina(setup, state, to, effects.own_stm, Cause::entry, tell);
  if (effects.cut) {
    begin_possible_cut(state, to, CutCause::entry);
  } else if (effects.hard) {
    begin_hard_shot(setup, state, to, tell);
  } else if (effects.counter) {
    begin_counter(setup, state, tell);
  } else if (effects.foul) {
    state.phase = Phase::foul;
  } else {
    end_turn(setup, state, tell);
  }
}

/// The figures that a clause compared: that of the man it applies to, and the other's.
constexpr std::array<int, 2> compared(const Setup& setup, const State& state, const Condition& condition, Corner to) {
  std::array<int, 2> figures{};
  if (condition.either != Advantage::none) {
    figures = figures_of(setup, state, condition.either);
  } else if (condition.speed_advantage) {
    figures = figures_of(setup, state, Advantage::speed);
  } else if (condition.plus > 0) {
    return {rating_for(setup, state, to, state.boxer(to).strategy), def_of(state, other(to))};
  }
  return {figures[fc::index_of(to)], figures[fc::index_of(other(to))]};
}

/// Carries out a roll on the Basic Chart. column: 1 to 3; red, green: 1 to 6.
template <class Sink>
void roll_basic(const Setup& setup, State& state, int column, int red, int green, Sink& tell) {
  constexpr int tens = 10;
  const Corner roller = state.attack.roller;
  const Entry& entry = setup.charts.basic[entry_place(column, red, green)];
  const Reading reading = read_entry(setup, state, roller, entry);
  const bool holds = reading.clause >= 0;
  const Clause clause = holds ? entry[static_cast<std::size_t>(reading.clause)] : Clause{};
  const auto [his, others] = compared(setup, state, clause.holds_if, reading.to);
  tell(EntryRead{.roller = roller,
                 .column = column,
                 .number = tens * red + green,
                 .clause = holds ? reading.clause : no_clause,
                 .to = reading.to,
                 .condition = clause.holds_if,
                 .effects = clause.effects,
                 .his = his,
                 .others = others});
  carry_out(setup, state, clause.effects, reading.to, tell);
}

}  // namespace fc::the_ring
