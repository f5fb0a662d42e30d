// Fouls: what the referee sees, and the answer of the fouled man. Source: rules/the-ring/rules.md, 2.8, 3.9.
#pragma once

#include "rules/the-ring/cuts.h"

namespace fc::the_ring {

/// A point off. True if it disqualifies him.
template <class Sink>
bool deduct_point(const Setup& setup, State& state, Corner corner, Sink& tell) {
  BoxerState& boxer = state.boxer(corner);
  ++boxer.deducted;
  ++boxer.round_deducted;
  tell(PointDeducted{.corner = corner, .deducted = boxer.deducted});
  if (boxer.deducted < setup.charts.fouls.points_to_disqualify) {
    return false;
  }
  stop_bout(setup, state, Method::dq, other(corner), tell);
  return true;
}

/// An official warning. True if the point that it costs disqualifies him.
template <class Sink>
bool warn(const Setup& setup, State& state, Corner corner, Sink& tell) {
  BoxerState& boxer = state.boxer(corner);
  ++boxer.warnings;
  const bool costs_point = boxer.warnings % setup.charts.fouls.warnings_per_point == 0;
  tell(Warned{.corner = corner, .warnings = boxer.warnings, .costs_point = costs_point});
  return costs_point && deduct_point(setup, state, corner, tell);
}

/// Warning, point, disqualification, number 10; stamina and cut are done.
template <class Sink>
void punish(const Setup& setup, State& state, Sink& tell) {
  const Corner by = state.attack.roller;
  const BoxerState& fouler = state.boxer(by);
  const FoulRule& rule = setup.charts.fouls.legend[state.attack.legend];
  const bool known = fouler.warnings > 0 || fouler.deducted > 0;
  if (rule.warning && warn(setup, state, by, tell)) {
    return;
  }
  if (rule.disqualify && known) {
    return stop_bout(setup, state, Method::dq, other(by), tell);
  }
  if ((rule.point || rule.disqualify) && deduct_point(setup, state, by, tell)) {
    return;
  }
  if (rule.retaliate) {
    state.phase = Phase::retaliate;
  } else {
    end_turn(setup, state, tell);
  }
}

template <class Sink>
void roll_foul(const Setup& setup, State& state, int dice, Sink& tell) {
  const Corner by = state.attack.roller;
  const FoulRules& rules = setup.charts.fouls;
  const int rating = setup.card(by).foul;
  const int strict = referee_rules(setup, state).fouls;
  const int total = std::clamp(dice + rating + strict, 1, highest_row);
  const int legend = rules.legend_at[static_cast<std::size_t>(total)];
  state.attack.legend = static_cast<std::uint8_t>(legend);
  const FoulRule& rule = rules.legend[static_cast<std::size_t>(legend)];
  tell(FoulRead{.by = by, .dice = dice, .rating = rating, .referee = strict, .total = total, .legend = legend});
  lose_stamina(setup, state, other(by), rule.victim_stm, Cause::foul, tell);
  if (rule.cut) {
    begin_possible_cut(state, by, CutCause::butt);
  } else {
    punish(setup, state, tell);
  }
}

template <class Sink>
void decide_retaliation(const Setup& setup, State& state, bool retaliates, Sink& tell) {
  const Corner fouler = state.attack.roller;
  state.phase = Phase::retaliation;
  tell(RetaliationDecided{.corner = other(fouler), .retaliates = retaliates});
  if (!retaliates) {
    return end_turn(setup, state, tell);
  }
  lose_stamina(setup, state, fouler, setup.charts.fouls.legend[answer_in_kind].victim_stm, Cause::retaliation, tell);
}

template <class Sink>
void roll_retaliation(const Setup& setup, State& state, int die, Sink& tell) {
  constexpr int warned_from = 4;
  constexpr int point_from = 6;
  const Corner answerer = other(state.attack.roller);
  const int strict = referee_rules(setup, state).fouls;
  const int total = die + strict;
  const RetaliationEnd end = total >= point_from    ? RetaliationEnd::point
                             : total >= warned_from ? RetaliationEnd::warning
                                                    : RetaliationEnd::nothing;
  tell(RetaliationRead{.corner = answerer, .die = die, .referee = strict, .total = total, .end = end});
  if ((end == RetaliationEnd::warning && warn(setup, state, answerer, tell)) ||
      (end == RetaliationEnd::point && deduct_point(setup, state, answerer, tell))) {
    return;
  }
  end_turn(setup, state, tell);
}

}  // namespace fc::the_ring
