// The ranges in force: the terms that each is the sum of, and its limits. Source: rules/dice-boxing/rules.md, 3.5.
//
// The each_..._part functions report every term of a range, also those that are 0, so that the sum and the list on screen
// cannot differ.
#pragma once

#include <algorithm>

#include "core/need.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {

/// The lowest and the highest value of a range's end.
struct Limits {
  int low;
  int high;

  [[nodiscard]] constexpr int of(int sum) const { return std::clamp(sum, low, high); }
};

// Ruling: R15. Ranges that vanish or swallow everything are cut off, so that a bout stays possible.
inline constexpr Limits control_limits{19, 90};
inline constexpr Limits punch_limits{9, 90};
inline constexpr Limits knockdown_limits{1, 40};
inline constexpr Limits chin_limits{lowest_chin, highest_chin};

inline constexpr int tired_control = 4;  ///< a tired man's control goes down by this and the rounds he is tired

/// The bonus of `strategy` at the man's grade if it is the one he has chosen; otherwise 0.
constexpr int bonus_if(const Setup& setup, const State& state, Corner corner, Strategy strategy) {
  return detail::bonus_if(setup, corner, state.boxer(corner).strategy, strategy);
}

/// What the place in the ring adds to the ranges of `corner`; nothing unless he owns it.
// Ruling: R17. It is his who moved the action there until it moves on, even while the other man is in control.
constexpr GroundBonus ground_bonus(const Setup& setup, const State& state, Corner corner) {
  return state.owns(corner) ? setup.charts.ground[place_of(ground_of(state.position))] : GroundBonus{};
}

constexpr const StrategyCell& cell_of(const Setup& setup, const State& state, Corner corner) {
  return setup.charts.cell(state.boxer(corner).strategy, state.boxer(other(corner)).strategy);
}

/// Upper end of the control range. Calls part(Reason, int) for every term; their sum is then limited to `control_limits`.
template <class Part>
constexpr void each_control_part(const Setup& setup, const State& state, Corner corner, Part part) {
  const Corner opponent = other(corner);
  const BoxerState& me = state.boxer(corner);
  part(Reason::rating, setup.card(corner).ratings.control);
  part(Reason::opponents_rating, setup.card(opponent).ratings.adjustment);
  part(Reason::weight, setup.start(corner).weight.control);
  part(Reason::strategies, cell_of(setup, state, corner).control);
  part(Reason::opponents_strategy,
       state.boxer(opponent).strategy == Strategy::counter_punch
           ? setup.charts.grades[place_of(setup.card(opponent).grade(Strategy::counter_punch))].counter_gives
           : 0);
  part(Reason::round, me.round_control);
  part(Reason::lasting, me.lasting.control);
  part(Reason::place, ground_bonus(setup, state, corner).control);
  part(Reason::tired, me.tired > 0 ? -(tired_control + me.tired) : 0);
}

/// How much a man's open cuts raise his opponent's punches range.
constexpr int open_cuts(const Setup& setup, const BoxerState& boxer) {
  int punches = 0;
  for (std::size_t letter = 0; letter < cut_letters; ++letter) {
    punches += boxer.cuts[letter].open ? setup.charts.cut_rules[letter].opponent_punches : 0;
  }
  return punches;
}

/// Upper end of the punches range, term by term as above. free: of a free punch.
template <class Part>
constexpr void each_punches_part(const Setup& setup, const State& state, Corner corner, bool free, Part part) {
  const Corner opponent = other(corner);
  const BoxerState& me = state.boxer(corner);
  const BoxerState& him = state.boxer(opponent);
  part(Reason::rating, setup.card(corner).ratings.punches);
  part(Reason::opponents_rating, setup.card(opponent).ratings.defense);
  part(Reason::weight, setup.start(opponent).weight.defense);
  part(Reason::strategies, cell_of(setup, state, corner).punches);
  part(Reason::opponents_strategy, -bonus_if(setup, state, opponent, Strategy::stick_and_move));
  part(Reason::tired, -me.tired);
  part(Reason::lasting, me.lasting.punches);
  part(Reason::opponents_lasting, him.lasting.defense);
  part(Reason::place, ground_bonus(setup, state, corner).punches);
  part(Reason::open_cuts, open_cuts(setup, him));
  part(Reason::free_punch, free ? cell_of(setup, state, corner).free_punches : 0);
}

/// How many knock-down numbers a man has (the highest faces below 100), term by term as above. Rating and chin together
/// leave at least one, which the term `limit` makes up for here; the whole sum is limited again.
template <class Part>
constexpr void each_knockdown_part(const Setup& setup, const State& state, Corner corner, Part part) {
  const Corner opponent = other(corner);
  const BoxerState& me = state.boxer(corner);
  const int rating = setup.card(corner).ratings.kd;
  const int chin = setup.card(opponent).ratings.chin;
  const int weight = setup.start(corner).weight.kd + setup.start(opponent).weight.chin;
  part(Reason::rating, rating);
  part(Reason::opponents_rating, chin);
  part(Reason::weight, weight);
  part(Reason::limit, setup.start(corner).kd - rating - chin - weight);
  part(Reason::strategies, cell_of(setup, state, corner).kd);
  part(Reason::own_strategy, me.knockout_bonus);
  part(Reason::opponents_strategy, -bonus_if(setup, state, opponent, Strategy::cover_up));
  part(Reason::tired, -me.tired);
  part(Reason::lasting, me.lasting.kd);
}

/// The row of the knock-down chart, term by term as above.
template <class Part>
constexpr void each_chin_part(const Setup& setup, const State& state, Corner corner, Part part) {
  const BoxerState& me = state.boxer(corner);
  part(Reason::rating, setup.card(corner).ratings.chin);
  part(Reason::weight, setup.start(corner).weight.chin);
  part(Reason::knockdowns, me.knockdowns);
  // Ruling: R9. What wears a chin out counts on the chart alone, never among the opponent's knock-down numbers.
  part(Reason::tired, me.tired);
  part(Reason::lasting, me.lasting.chin);
  // Ruling: R10. Who covers up has the better chin on the chart too.
  part(Reason::own_strategy, -bonus_if(setup, state, corner, Strategy::cover_up));
}

namespace detail {

/// Adds to `call` all terms that are not 0 and, as `limit`, what the limits take from or add to their sum.
template <class Each>
constexpr void add_parts(RollCall& call, const Limits& limits, Each each) {
  int sum = 0;
  int cut_off = 0;
  const auto add = [&call](Reason reason, int amount) {
    constexpr int widest = 9999;  // most that a term may show on the screen; injuries have no limit
    call.add(reason, std::clamp(amount, -widest, widest));
  };
  each([&](Reason reason, int amount) {
    sum += amount;
    if (reason == Reason::limit) {
      cut_off = amount;
    } else {
      add(reason, amount);
    }
  });
  add(Reason::limit, limits.of(sum) - sum + cut_off);
}

}  // namespace detail

/// Computes the ranges of one man from the set-up's `bases` and what has happened since. The same as the limited sums of the
/// each_..._part functions, but faster, because a bout needs them very often.
constexpr Ranges ranges_of(const Setup& setup, const State& state, Corner corner) {
  const BoxerState& me = state.boxer(corner);
  const BoxerState& him = state.boxer(other(corner));
  const RangeBase& base = setup.bases[fc::index_of(corner)][place_of(me.strategy)][place_of(him.strategy)];
  const GroundBonus ground = ground_bonus(setup, state, corner);
  const int tired = me.tired > 0 ? tired_control + me.tired : 0;
  const int control = base.control + me.round_control + me.lasting.control + ground.control - tired;
  const int punches =
      base.punches + me.lasting.punches + him.lasting.defense + ground.punches + open_cuts(setup, him) - me.tired;
  const int numbers = base.kd + me.knockout_bonus + me.lasting.kd - me.tired;
  const int chin = base.chin + me.knockdowns + me.lasting.chin + me.tired;
  return {.control_to = static_cast<std::int8_t>(control_limits.of(control)),
          .punches_to = static_cast<std::int8_t>(punch_limits.of(punches)),
          .free_punches_to = static_cast<std::int8_t>(punch_limits.of(punches + cell_of(setup, state, corner).free_punches)),
          .kd_from = static_cast<std::int8_t>(faces - knockdown_limits.of(numbers)),
          .chin = static_cast<std::int8_t>(chin_limits.of(chin))};
}

/// Recomputes both men's ranges. Must be called after every change of anything that a range is the sum of.
constexpr void refresh_ranges(const Setup& setup, State& state) {
  for (const Corner corner : both_corners) {
    state.boxer(corner).ranges = ranges_of(setup, state, corner);
  }
}

}  // namespace fc::dice_boxing
