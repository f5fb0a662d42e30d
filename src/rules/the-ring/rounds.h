// A round, its segments and turns: strategies, the aggressor, tying up, the Basic Chart and the counterpunch that may
// follow. Source: rules/the-ring/rules.md, 2.4, 3.2 to 3.4.
#pragma once

#include "rules/the-ring/cuts.h"
#include "rules/the-ring/scoring.h"
#include "rules/the-ring/shots.h"

namespace fc::the_ring {

// A turn on the Basic Chart, and the counterpunch that may follow. Source: rules/the-ring/rules.md, 2.4, 3.3, 3.4.

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

template <class Sink>
void begin_segment(const Setup& setup, State& state, Sink& tell);

template <class Sink>
void end_round(State& state, Sink& tell) {
  const auto line = [](const BoxerState& boxer) {
    return RoundLine{
        .points = boxer.points, .down = boxer.down, .aggression = boxer.aggression, .deducted = boxer.round_deducted};
  };
  state.segment = 0;
  state.judges_in = 0;
  state.phase = Phase::judge;
  tell(RoundEnded{.round = state.round, .lines = {line(state.boxers[0]), line(state.boxers[1])}});
}

template <class Sink>
void end_segment(const Setup& setup, State& state, Sink& tell) {
  tell(SegmentEnded{state.segment});
  if (state.segment < segments_in_a_round) {
    begin_segment(setup, state, tell);
  } else {
    end_round(state, tell);
  }
}

template <class Sink>
void end_turn(const Setup& setup, State& state, Sink& tell) {
  if (state.attack.other_follows) {
    begin_turn(state, other(state.attack.roller), false, tell);
  } else {
    end_segment(setup, state, tell);
  }
}

/// Red's and blue's ratings for the strategy that both chose, halves as in 4.1.
constexpr std::array<int, 2> first_move_ratings(const Setup& setup, const State& state) {
  const Strategy strategy = state.boxers[0].strategy;
  if (boxes(strategy)) {
    return box_ratings(setup, state);
  }
  return {rating_for(setup, state, Corner::red, strategy), rating_for(setup, state, Corner::blue, strategy)};
}

/// Decides who has the first turn, where both have one, or asks for a die.
template <class Sink>
void find_first_mover(const Setup& setup, State& state, Sink& tell) {
  const Strategy red = state.boxers[0].strategy;
  const Strategy blue = state.boxers[1].strategy;
  FirstMoverSet first{.corner = red < blue ? Corner::red : Corner::blue, .why = FirstMove::aggression, .ratings = {}};
  if (red == blue) {
    first.ratings = first_move_ratings(setup, state);
    const int ahead = first.ratings[0] - first.ratings[1];
    if (ahead == 0) {
      state.phase = Phase::first_mover;
      return;
    }
    const bool by_half = boxes(red) && state.boxers[0].now.box_half != state.boxers[1].now.box_half &&
                         rating_for(setup, state, Corner::red, red) == rating_for(setup, state, Corner::blue, red);
    first.corner = ahead > 0 ? Corner::red : Corner::blue;
    first.why = by_half ? FirstMove::half : FirstMove::rating;
  }
  tell(first);
  begin_turn(state, first.corner, true, tell);
}

constexpr Corner first_by_die(int die) {
  constexpr int highest_for_red = 3;
  return static_cast<Corner>(die > highest_for_red);
}

template <class Sink>
void roll_first_mover(const Setup& setup, State& state, int die, Sink& tell) {
  const Corner first = first_by_die(die);
  tell(FirstMoverSet{.corner = first, .why = FirstMove::die, .ratings = first_move_ratings(setup, state)});
  begin_turn(state, first, true, tell);
}

/// Begins the action of a segment, once both strategies are known or stay in force: aggressor, then tie up or first turn.
template <class Sink>
void play_segment(const Setup& setup, State& state, Sink& tell) {
  const std::array<Strategy, 2> chosen{state.boxers[0].strategy, state.boxers[1].strategy};
  const Corner presses = chosen[0] < chosen[1] ? Corner::red : Corner::blue;
  const bool nobody = chosen[0] == chosen[1];
  state.boxer(presses).aggression = static_cast<std::uint8_t>(state.boxer(presses).aggression + (nobody ? 0 : 1));
  tell(AggressorNamed{
      .nobody = nobody, .corner = presses, .tallies = {state.boxers[0].aggression, state.boxers[1].aggression}});
  const std::size_t clinching = (chosen[0] == Strategy::tie_up ? 1U : 0U) + (chosen[1] == Strategy::tie_up ? 1U : 0U);
  if (clinching == 0) {
    find_first_mover(setup, state, tell);
  } else if (clinching == 1) {
    state.phase = Phase::tie_up;  // Ruling: R3. His roll precedes everything.
  } else {
    tell(BothTiedUp{});  // Ruling: R5.
    end_segment(setup, state, tell);
  }
}

/// What being hurt adds to his die when he ties up.
constexpr int tie_up_hurt(const State& state, Corner corner) { return state.boxer(corner).hurt() ? 1 : 0; }

template <class Sink>
void roll_tie_up(const Setup& setup, State& state, int die, Sink& tell) {
  const Corner corner = detail::clincher(state);
  TieUpRead read{.corner = corner,
                 .die = die,
                 .hurt = tie_up_hurt(state, corner),
                 .referee = referee_rules(setup, state).clinch,
                 .total = 0,
                 .def = def_of(state, corner),
                 .holds = false};
  read.total = die + read.hurt + read.referee;
  read.holds = read.total <= read.def;
  tell(read);
  if (read.holds) {
    end_segment(setup, state, tell);
  } else {
    begin_turn(state, other(corner), false, tell);
  }
}

/// Keeps red's pick hidden until blue's is made.
template <class Sink>
void seal_pick(State& state, Strategy strategy, Sink& tell) {
  state.red_pick = strategy;
  state.phase = Phase::strategy_blue;
  tell(PickSealed{Corner::red});
}

/// Tells red's dice of the Solitaire Chart, which were kept secret until now. Ruling: R31.
template <class Sink>
void tell_solitaire_dice(const State& state, Sink& tell) {
  for (std::size_t die = 0; die < state.red_dice.size(); ++die) {
    tell(Rolled{.call = {.purpose = static_cast<std::uint8_t>(Purpose::solitaire),
                         .die = d6,
                         .more_dice = static_cast<std::uint8_t>(state.red_dice.size() - 1 - die),
                         .seat = static_cast<std::uint8_t>(Corner::red),
                         .bonus = static_cast<std::int16_t>(die == 0 ? 0 : state.red_dice[0]),
                         .parts = {}},
                .value = state.red_dice[die]});
  }
}

/// Both strategies take effect and are shown. blues_dice: the row that blue's dice named if he is a Solitaire boxer, else
/// null.
template <class Sink>
void reveal_picks(const Setup& setup, State& state, Strategy of_blue, const SolitaireRead* blues_dice, Sink& tell) {
  const StrategiesRevealed revealed{.strategies = {state.red_pick, of_blue},
                                    .before = {state.boxers[0].strategy, state.boxers[1].strategy}};
  const int reds_total = state.red_dice[0] + state.red_dice[1];
  tell(PickSealed{Corner::blue});
  if (setup.is_solitaire(Corner::red)) {
    tell_solitaire_dice(state, tell);
    tell(read_solitaire(setup, state, Corner::red, reds_total));
  }
  if (blues_dice != nullptr) {
    tell(*blues_dice);
  }
  for (const std::size_t corner : {0U, 1U}) {
    state.boxers[corner].strategy = revealed.strategies[corner];
  }
  state.red_pick = Strategy::none;
  state.red_dice = {};
  tell(revealed);
  play_segment(setup, state, tell);
}

template <class Sink>
void choose_strategy(const Setup& setup, State& state, Strategy strategy, Sink& tell) {
  if (state.phase == Phase::strategy_red) {
    seal_pick(state, strategy, tell);
  } else {
    reveal_picks(setup, state, strategy, nullptr, tell);
  }
}

/// The two dice for a Solitaire boxer's strategy.
template <class Sink>
void roll_solitaire(const Setup& setup, State& state, int first, int second, Sink& tell) {
  const bool is_red = state.phase == Phase::strategy_red;
  const SolitaireRead read = read_solitaire(setup, state, is_red ? Corner::red : Corner::blue, first + second);
  if (is_red) {
    state.red_dice = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
    seal_pick(state, read.strategy, tell);
  } else {
    reveal_picks(setup, state, read.strategy, &read, tell);
  }
}

constexpr bool chooses_by_option(Changes changes, int segment) {
  constexpr int after_half = 3;
  return segment == 1 || changes == Changes::segment || (changes == Changes::half && segment == after_half);
}

/// Begins the next segment. Returns whether both choose strategies.
// Ruling: R28. After a stagger or knockdown both may change, from the next segment on.
constexpr bool next_segment(const Setup& setup, State& state) {
  ++state.segment;
  const bool chooses = chooses_by_option(setup.options.changes, state.segment) || state.hurt_since_choice;
  state.hurt_since_choice = false;
  state.phase = Phase::strategy_red;
  return chooses;
}

template <class Sink>
void begin_segment(const Setup& setup, State& state, Sink& tell) {
  const bool chooses = next_segment(setup, state);
  tell(SegmentBegan{.round = state.round,
                    .segment = state.segment,
                    .seconds = setup.charts.clock[state.segment - std::size_t{1}],
                    .chooses = chooses,
                    .after_hurt = chooses && !chooses_by_option(setup.options.changes, state.segment)});
  if (!chooses) {
    play_segment(setup, state, tell);
  }
}

template <class Sink>
void begin_round(const Setup& setup, State& state, Sink& tell) {
  for (BoxerState& boxer : state.boxers) {
    boxer.points = 0;
    boxer.down = 0;
    boxer.staggered = false;
    boxer.strategy = Strategy::none;
    boxer.aggression = 0;
    boxer.round_deducted = 0;
  }
  ++state.round;
  state.segment = 0;
  state.judges_in = 0;
  state.phase = Phase::strategy_red;
  state.hurt_since_choice = false;
  tell(RoundBegan{state.round});
  begin_segment(setup, state, tell);
}

}  // namespace fc::the_ring
