// Cuts and fouls: how they happen, and what referee and doctor do about them. Source: rules/the-ring/rules.md, 2.6 to 2.8.
#pragma once

#include "rules/the-ring/damage.h"
#include "rules/the-ring/questions.h"

namespace fc::the_ring {

// Cuts: opened, deepened, worked on, looked at by the doctor, closed in the corner. Source:
// rules/the-ring/rules.md, 3.8, 3.10.

/// Goes on after a cut that led to no stoppage, by what caused it.
template <class Sink>
void after_cut(const Setup& setup, State& state, Sink& tell) {
  switch (state.attack.cause) {
    case CutCause::entry:
    case CutCause::attack: return end_turn(setup, state, tell);
    case CutCause::finisher: return go_on_finishing(setup, state, tell);
    case CutCause::butt: return punish(setup, state, tell);
  }
}

/// Recomputes a man's ratings after his cuts changed, and tells if his DEF changed.
template <class Sink>
void refresh_defence(const Setup& setup, State& state, Corner corner, Sink& tell) {
  const int before = state.boxer(corner).now.def;
  refresh(setup, state, corner);
  const int after = state.boxer(corner).now.def;
  if (after != before) {
    tell(DefenceChanged{.corner = corner, .before = before, .after = after});
  }
}

/// Asks for the die that decides whether `by` cuts his opponent.
inline void begin_possible_cut(State& state, Corner by, CutCause cause) {
  state.attack.by = by;
  state.attack.cause = cause;
  state.phase = Phase::possible_cut;
}

/// Opens or deepens a cut of the opponent. check: the doctor looks at it whatever its points.
template <class Sink>
void deal_cut(const Setup& setup, State& state, Location location, int points, bool check, Sink& tell) {
  const Corner on = other(state.attack.by);
  Cuts& cuts = state.boxer(on).cuts;
  const std::size_t place = find_cut(cuts, location);
  const bool opened = place == cuts.size();
  if (opened) {
    cuts.push_back({.points = 0, .location = location, .open = true});
  }
  Cut& cut = cuts[place];
  const bool reopened = !cut.open;
  // Ruling: R22. Any deepening opens it again.
  cut.open = true;
  cut.points = static_cast<std::int16_t>(cut.points + points);
  state.attack.cut = static_cast<std::uint8_t>(place);
  const int total = cut.points;
  const bool looked_at = check || total >= setup.charts.cuts.check_points;
  state.phase = Phase::cut_stoppage;
  tell(CutDealt{.on = on, .location = location, .added = points, .points = total, .opened = opened, .reopened = reopened});
  refresh_defence(setup, state, on, tell);
  if (!looked_at) {
    after_cut(setup, state, tell);
  }
}

/// Adds one point to the cut that was picked; after a cut attack the doctor looks at it whatever its points. asked: a
/// manager picked it.
template <class Sink>
void deepen_cut(const Setup& setup, State& state, std::size_t place, bool asked, Sink& tell) {
  const Location location = state.boxer(other(state.attack.by)).cuts[place].location;
  tell(CutPicked{.by = state.attack.by, .location = location, .asked = asked});
  deal_cut(setup, state, location, 1, state.attack.cause == CutCause::attack, tell);
}

/// Lets `attack.by` pick one of his opponent's cuts, of which there is at least one.
template <class Sink>
void pick_cut(const Setup& setup, State& state, Sink& tell) {
  const Cuts& cuts = state.boxer(other(state.attack.by)).cuts;
  if (setup.is_solitaire(state.attack.by)) {
    deepen_cut(setup, state, deepest_cut(cuts), false, tell);
  } else if (cuts.size() == 1) {
    deepen_cut(setup, state, 0, false, tell);
  } else {
    state.phase = Phase::cut_target;
  }
}

template <class Sink>
void begin_cut_attack(const Setup& setup, State& state, Corner by, Sink& tell) {
  state.attack.by = by;
  state.attack.cause = CutCause::attack;
  tell(CutAttackBegan{by});
  score(state, by, setup.charts.cuts.attack_points, Cause::cut_attack, tell);
  pick_cut(setup, state, tell);
}

template <class Sink>
void roll_possible_cut(const Setup& setup, State& state, int die, Sink& tell) {
  const Corner by = state.attack.by;
  const int rating = opening_rating(setup, state, other(by));
  const bool opens = die > rating;
  tell(
      PossibleCutRead{.by = by, .on = other(by), .cause = state.attack.cause, .die = die, .rating = rating, .opens = opens});
  if (!opens) {
    return after_cut(setup, state, tell);
  }
  state.phase = Phase::cut_chart;
  // Ruling: R38. A butt scores nothing.
  score(state, by, state.attack.cause == CutCause::butt ? 0 : 1, Cause::cut, tell);
}

template <class Sink>
void roll_cut_chart(const Setup& setup, State& state, int total, Sink& tell) {
  const CutRules& rules = setup.charts.cuts;
  const Corner by = state.attack.by;
  const CutRow& row = at_total(rules.rows, total);
  tell(CutRead{.by = by, .on = other(by), .total = total, .row = row});
  if (!row.deepens) {
    deal_cut(setup, state, row.location, row.points, row.check, tell);
  } else if (state.boxer(other(by)).cuts.empty()) {
    deal_cut(setup, state, rules.without_cut.location, rules.without_cut.points, rules.without_cut.check, tell);
  } else {
    pick_cut(setup, state, tell);
  }
}

template <class Sink>
void choose_cut(const Setup& setup, State& state, Location location, Sink& tell) {
  deepen_cut(setup, state, find_cut(state.boxer(other(state.attack.by)).cuts, location), true, tell);
}

template <class Sink>
void roll_cut_stoppage(const Setup& setup, State& state, int die, Sink& tell) {
  const Corner on = other(state.attack.by);
  const int rating = stoppage_rating(setup, state, on);
  const int doctor = city_rules(setup, state).doctor;
  const bool stops = die + doctor > rating;
  tell(CutChecked{.on = on,
                  .location = state.boxer(on).cuts[state.attack.cut].location,
                  .die = die,
                  .doctor = doctor,
                  .rating = rating,
                  .stops = stops});
  if (stops) {
    stop_bout(setup, state, Method::tko_cut, state.attack.by, tell);
  } else {
    after_cut(setup, state, tell);
  }
}

// Fouls: what the referee does, and the answer of the fouled man. Source: rules/the-ring/rules.md, 2.8, 3.9.

/// Takes a point off. Returns true if that disqualifies him.
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

/// Gives an official warning. Returns true if the point that it costs disqualifies him.
template <class Sink>
bool warn(const Setup& setup, State& state, Corner corner, Sink& tell) {
  BoxerState& boxer = state.boxer(corner);
  ++boxer.warnings;
  const bool costs_point = boxer.warnings % setup.charts.fouls.warnings_per_point == 0;
  tell(Warned{.corner = corner, .warnings = boxer.warnings, .costs_point = costs_point});
  return costs_point && deduct_point(setup, state, corner, tell);
}

/// Carries out the rest of a foul, after stamina and cut: warning, point, disqualification, number 10.
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
