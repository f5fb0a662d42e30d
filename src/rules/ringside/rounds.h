// The clock of a bout: turns, rounds, the scorecard, rest and decision. Source: rules/ringside/rules.md, 3.3, 3.4 (T1), 2.6.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>

#include "core/need.h"
#include "rules/ringside/events.h"
#include "rules/ringside/setup.h"
#include "rules/ringside/state.h"

namespace fc::ringside {

// What a roll is compared with: effective Agility and Counterpunch. Source: rules/ringside/rules.md, 3.2.

inline constexpr int highest_agility = 99;  // Ruling R3: a roll of 100 always lands.

/// Changes of the defender's Agility, by his Tactic.
inline constexpr std::array<int, 4> backpedal_bonus{0, 0, 25, 0};
inline constexpr std::array<int, 4> trapped_penalty{-10, -10, -10, 0};

/// Calls add(reason, amount) for every part of the Agility of the man in `corner` when he is punched at, the rating first;
/// the amount is 0 where a reason does not apply. Arithmetic instead of branches, which a processor could not predict.
template <class Add>
constexpr void each_agility_part(const Setup& setup, const State& state, Corner corner, Add add) {
  const BoxerState& boxer = state.boxer(corner);
  const bool defends = corner != state.attacker;
  add(Reason::agility, int{setup.boxer(corner).agility});
  add(Reason::covering, 10 * int{boxer.covering});
  add(Reason::opponent_covering, 20 * int{state.boxer(other(corner)).covering});
  add(Reason::backpedal, int{defends} * backpedal_bonus[static_cast<std::size_t>(state.tactic)]);
  add(Reason::rush, -10 * int{state.rush});
  add(Reason::trapped, int{boxer.trapped} * trapped_penalty[defends ? static_cast<std::size_t>(state.tactic) : 0]);
}

/// Agility of the man in `corner` after all modifiers, at most 99; a punch at him lands with a higher roll.
constexpr int effective_agility(const Setup& setup, const State& state, Corner corner) {
  int sum = 0;
  each_agility_part(setup, state, corner, [&sum](Reason, int amount) { sum += amount; });
  return std::min(sum, highest_agility);
}

/// The defender's Counterpunch after modifiers: with a roll up to it he counterpunches.
constexpr int effective_counterpunch(const Setup& setup, const State& state) {
  return setup.boxer(state.defender()).counterpunch + 15 * int{state.rush};
}

/// A man at 0 Endurance or less is easier to floor and slower to rise. Source: rules/ringside/rules.md, E4, E5; ruling R12.
constexpr bool is_spent(const BoxerState& boxer) { return boxer.endurance <= 0; }

/// Chance in per cent that the punch just landed floors the defender; a roll is made from 4 on. Source: E4.
constexpr int knockdown_chance(const State& state) {
  return state.blow + (is_spent(state.boxer(state.defender())) ? 10 : 0);
}

/// Added to the d10 of the referee's count. Source: E5.
constexpr int count_bonus(const State& state) { return is_spent(state.boxer(state.defender())) ? 4 : 0; }

inline constexpr int knockdown_from = 4;
inline constexpr int knockout_count = 10;
inline constexpr int extra_turn_count = 4;
inline constexpr int stoppage_endurance = -25;
inline constexpr int fatigue_after_hits = 5;

}  // namespace fc::ringside

namespace fc::ringside::sequence {

inline constexpr Square red_start{2, 2};
inline constexpr Square blue_start{3, 3};
inline constexpr int rest_endurance = 10;

/// Sets everything of a round back, squares included. Ruling R2: every round starts afresh, the men have been in their
/// corners.
constexpr void set_up_round(State& state) {
  for (BoxerState& boxer : state.boxers) {
    boxer.damage = 0;
    boxer.hits = 0;
    boxer.trapped = boxer.covering = boxer.clinch_barred = false;
  }
  state.boxer(Corner::red).square = red_start;
  state.boxer(Corner::blue).square = blue_start;
  state.turn = 1;
  state.attacker = Corner::red;
  state.has_attacker = false;
  state.tactic = Tactic::none;
  state.rush = state.held_clinch = state.countering = state.after_hit = false;
  state.opening_roll = 0;
  state.blow = 0;
  state.phase = Phase::opening_red;
}

template <class Sink>
[[gnu::noinline]] constexpr void end_bout(State& state, Method method, bool has_winner, Corner winner, Sink& tell) {
  state.phase = Phase::finished;
  state.method = method;
  state.has_winner = has_winner;
  state.winner = has_winner ? winner : Corner::red;
  state.attacker = Corner::red;
  state.has_attacker = state.rush = state.held_clinch = state.countering = state.after_hit = false;
  state.tactic = Tactic::none;
  state.thrown = Punch::uppercut;
  for (BoxerState& boxer : state.boxers) {
    boxer.trapped = boxer.covering = boxer.clinch_barred = false;
  }
  tell(BoutEnded{
      .method = method, .has_winner = has_winner, .winner = state.winner, .round = state.round, .turn = state.turn});
}

/// Points of a round by the two damage figures. Source: 3.3 (SCORE), 2.6; rulings R15, R16.
constexpr ScoredRound score_round(const Setup& setup, const State& state) {
  const std::array<std::int16_t, 2> damage{state.boxers[0].damage, state.boxers[1].damage};
  const int difference = std::abs(damage[0] - damage[1]);
  const bool red_leads = damage[0] > damage[1];
  ScoredRound score{.damage = damage, .points = {}};
  int leader = difference > 0 ? 1 : 0;
  int trailer = 0;
  if (setup.options.scoring != Scoring::rounds) {
    const MustTable& table =
        setup.options.scoring == Scoring::ten_point_must ? setup.charts.ten_point_must : setup.charts.five_point_must;
    std::size_t band = 0;
    while (band + 1 < table.from.size() && difference >= table.from[band + 1]) {
      ++band;
    }
    leader = table.winner[band];
    trailer = table.loser[band];
  }
  score.points[red_leads ? 0 : 1] = static_cast<std::uint8_t>(leader);
  score.points[red_leads ? 1 : 0] = static_cast<std::uint8_t>(trailer);
  return score;
}

template <class Sink>
constexpr void decide(State& state, Sink& tell) {
  const int red = state.boxers[0].points;
  const int blue = state.boxers[1].points;
  const Method method = red == blue ? Method::draw : Method::decision;
  end_bout(state, method, red != blue, red > blue ? Corner::red : Corner::blue, tell);
}

template <class Sink>
constexpr void rest(const Setup& setup, State& state, Sink& tell) {
  for (const Corner corner : both_corners) {
    BoxerState& boxer = state.boxer(corner);
    const int before = boxer.endurance;
    boxer.endurance = static_cast<std::int16_t>(std::min(before + rest_endurance, start_endurance(setup, corner)));
    tell(Rested{.corner = corner, .before = before, .after = boxer.endurance});
  }
}

template <class Sink>
[[gnu::noinline]] constexpr void end_round(const Setup& setup, State& state, Sink& tell) {
  const ScoredRound score = score_round(setup, state);
  const bool even = score.points[0] == score.points[1];
  const Corner winner = score.points[0] > score.points[1] ? Corner::red : Corner::blue;
  state.scorecard.push_back(score);
  state.boxers[0].points = static_cast<std::uint8_t>(state.boxers[0].points + score.points[0]);
  state.boxers[1].points = static_cast<std::uint8_t>(state.boxers[1].points + score.points[1]);
  if (!even) {
    ++state.boxer(winner).rounds_won;
  }
  tell(RoundEnded{.round = state.round, .score = score, .even = even, .winner = winner});
  if (state.round == setup.rounds) {
    decide(state, tell);
    return;
  }
  rest(setup, state, tell);
  ++state.round;
  set_up_round(state);
  tell(RoundBegan{state.round});
}

/// T1: begins a turn and goes on to its first question (T2 to T4).
template <class Sink>
constexpr void begin_turn(const Setup& setup, State& state, Sink& tell) {
  const bool held = state.held_clinch;
  state.held_clinch = state.countering = state.after_hit = false;
  state.rush = false;
  state.boxer(state.defender()).covering = false;
  if (!held) {
    state.tactic = Tactic::none;
  }
  state.phase = setup.options.tactics && !held ? Phase::tactic : Phase::hit;
  tell(TurnBegan{.turn = state.turn, .attacker = state.attacker});
}

/// T2: the defender's tactic.
template <class Sink>
constexpr void choose_tactic(State& state, Choice choice, Sink& tell) {
  BoxerState& defender = state.boxer(state.defender());
  state.tactic = tactic_of(choice);
  defender.clinch_barred = state.tactic == Tactic::clinch;
  defender.covering = state.tactic == Tactic::cover_up;
  state.phase = state.tactic != Tactic::clinch && !defender.trapped ? Phase::rush : Phase::hit;
  tell(TacticChosen{.corner = state.defender(), .tactic = state.tactic});
}

/// T3: whether the attacker rushes.
template <class Sink>
constexpr void choose_rush(State& state, Choice choice, Sink& tell) {
  state.rush = choice == answer::rush;
  state.phase = Phase::hit;
  tell(RushDecided{.corner = state.attacker, .rushes = state.rush});
}

template <class Sink>
[[gnu::always_inline]] constexpr void end_turn(const Setup& setup, State& state, Sink& tell) {
  if (state.turn >= turns_in_a_round) {
    end_round(setup, state, tell);
    return;
  }
  ++state.turn;
  begin_turn(setup, state, tell);
}

}  // namespace fc::ringside::sequence
