// Hard shots, referee's counts and finishers. Source: rules/the-ring/rules.md, 2.5 to 2.7, 3.5, 3.6.
#pragma once

#include "rules/the-ring/cuts.h"

namespace fc::the_ring {

/// POW minus the target's first chin, which decides the Hard Shot card. Ruling: R27.
constexpr int shot_difference(const State& state, Corner by) {
  return state.boxer(by).now.pow - state.boxer(other(by)).now.chin[0];
}

/// What is taken from the dice because `corner`, target or puncher, is on Outside. Rulings: R13, R14.
constexpr int outside_of(const State& state, Corner corner) {
  return !state.attack.finishing && state.boxer(corner).strategy == Strategy::outside ? -1 : 0;
}

template <class Sink>
void throw_hard_shot(State& state, Sink& tell) {
  const Corner by = state.attack.by;
  const int difference = shot_difference(state, by);
  state.phase = Phase::hard_shot;
  tell(HardShotBegan{.by = by,
                     .pow = state.boxer(by).now.pow,
                     .chin = state.boxer(other(by)).now.chin[0],
                     .difference = difference,
                     .card = std::clamp(difference, lowest_card, highest_card),
                     .finishing = state.attack.finishing});
}

template <class Sink>
void begin_hard_shot(const Setup& setup, State& state, Corner by, Sink& tell) {
  if (state.boxer(by).strategy == Strategy::work_on_cut) {
    begin_cut_attack(setup, state, by, tell);
  } else {
    state.attack.by = by;
    throw_hard_shot(state, tell);
  }
}

template <class Sink>
void go_on_finishing(const Setup& setup, State& state, Sink& tell) {
  if (state.attack.rolls > 0) {
    state.phase = Phase::finisher;
    return;
  }
  tell(FinisherEnded{state.attack.by});
  end_turn(setup, state, tell);
}

/// After a hard shot, stagger or knockdown: begins a finisher attack or goes on with it, in the worse column and with the
/// rolls that the shot earned.
// Ruling: R25. Rolls are not added up.
template <class Sink>
void follow_up(const Setup& setup, State& state, Shot shot, Sink& tell) {
  Attack& attack = state.attack;
  const bool begins = !attack.finishing;
  attack.finishing = true;
  attack.rolls = std::max(attack.rolls, setup.charts.shot_rolls[place_of(shot)]);
  attack.column = std::max(attack.column, shot);
  state.phase = Phase::finisher;
  if (begins) {
    tell(FinisherBegan{.by = attack.by, .column = attack.column, .rolls = attack.rolls});
  } else {
    tell(FinisherGoesOn{.by = attack.by, .column = attack.column, .rolls = attack.rolls});
  }
}

/// Steps 5 and 6: points, stamina, stagger or knockdown. Returns true if the attack goes on at once, false if a count is due
/// or the bout is over.
template <class Sink>
bool deal_shot(const Setup& setup, State& state, Shot shot, Sink& tell) {
  const Corner by = state.attack.by;
  const Corner on = other(by);
  BoxerState& target = state.boxer(on);
  score(state, by, setup.charts.shot_points[place_of(shot)], Cause::hard_shot, tell);
  // Ruling: R8. Stamina goes before the count.
  lose_stamina(setup, state, on, setup.charts.shot_stamina[place_of(shot)], Cause::hard_shot, tell);
  if (shot == Shot::stagger) {
    target.staggered = true;
    state.hurt_since_choice = true;
    tell(Staggered{on});
  }
  if (shot != Shot::knockdown) {
    return true;
  }
  constexpr int third = 3;
  ++target.down;
  ++target.downs;
  state.hurt_since_choice = true;
  state.phase = Phase::knockout;
  tell(KnockedDown{.corner = on, .down = target.down, .downs = target.downs});
  if (setup.options.three_knockdowns && target.down >= third) {
    stop_bout(setup, state, Method::tko, by, tell);
  }
  return false;
}

/// Carries out the result of a hard shot, once it is known.
template <class Sink>
void land_shot(const Setup& setup, State& state, const HardShotRead& read, Sink& tell) {
  tell(read);
  if (!deal_shot(setup, state, read.shot, tell)) {
    return;
  }
  if (read.shot != Shot::none) {
    follow_up(setup, state, read.shot, tell);
  } else if (state.attack.finishing) {
    go_on_finishing(setup, state, tell);
  } else {
    end_turn(setup, state, tell);
  }
}

/// Fills in the card's result, one step less if the puncher's hand is not good enough for it. read: all other members are
/// set.
constexpr HardShotRead read_cell(const Setup& setup, const State& state, HardShotRead read) {
  const Corner by = state.attack.by;
  read.by = by;
  const int difference = shot_difference(state, by);
  read.card = std::clamp(difference, lowest_card, highest_card);
  if (read.pure_shot == PureShot::two || read.pure_shot == PureShot::twelve_holds) {
    read.cell = {.shot = Shot::knockdown};
  } else {
    read.cell = at_total(setup.charts.shot_card(difference), read.row);
  }
  read.shot = read.cell.shot;
  if (read.cell.has_hand) {
    read.rating = setup.card(by).punch[place_of(read.cell.hand)];
    read.lessened = read.rating < read.cell.needs && read.shot != Shot::none;
    read.shot = read.lessened ? static_cast<Shot>(place_of(read.shot) - 1) : read.shot;
  }
  return read;
}

template <class Sink>
void roll_hard_shot(const Setup& setup, State& state, int pure, Sink& tell) {
  constexpr int light_gloves = 6;
  const Corner by = state.attack.by;
  HardShotRead read{.pure = pure, .after_down = after_down(state.boxer(other(by))), .row = pure};
  if (pure == lowest_total && state.gloves == light_gloves) {
    read.pure_shot = PureShot::two;  // Ruling: R24. The dice show it, whatever is added.
  } else if (pure == highest_total && read.after_down < 0) {
    state.phase = Phase::pure_twelve;
    tell(PureTwelveQuestioned{.by = by, .after_down = read.after_down});
    return;
  } else if (pure == highest_total) {
    read.pure_shot = PureShot::twelve;  // Ruling: R12. Outside never lowers it.
  } else {
    read.outside = outside_of(state, other(by));
    read.own_outside = outside_of(state, by);
    read.row = std::clamp(pure + read.after_down + read.outside + read.own_outside, lowest_total, highest_total);
  }
  land_shot(setup, state, read_cell(setup, state, read), tell);
}

inline constexpr int twelve_holds_from = 4;

template <class Sink>
void roll_pure_twelve(const Setup& setup, State& state, int die, Sink& tell) {
  const bool holds = die >= twelve_holds_from;
  const int lower = after_down(state.boxer(other(state.attack.by)));
  land_shot(setup, state,
            read_cell(setup, state,
                      {.pure = highest_total,
                       .after_down = lower,
                       .pure_shot = holds ? PureShot::twelve_holds : PureShot::twelve_lower,
                       .row = holds ? highest_total : std::max(lowest_total, highest_total + lower)}),
            tell);
}

/// The terms added to the dice of a count. Rulings: R14, R15.
struct CountTerms {
  int kod;
  int outside;
  int downs;
  int tired;
  int stop;

  [[nodiscard]] constexpr int sum() const { return kod + outside - downs - tired - stop; }
};

constexpr CountTerms count_terms(const Setup& setup, const State& state) {
  const Corner down = other(state.attack.by);
  const BoxerState& boxer = state.boxer(down);
  return {.kod = boxer.now.kod,
          .outside = -outside_of(state, down),
          .downs = boxer.down - 1,
          .tired = boxer.tired ? 1 : 0,
          .stop = referee_rules(setup, state).stop};
}

constexpr Portion count_portion(const Setup& setup, const State& state) {
  const Chins& chin = state.boxer(other(state.attack.by)).now.chin;
  return setup.charts.portion_of(chin[chin.size() - 1]);
}

template <class Sink>
void roll_count(const Setup& setup, State& state, int total, Sink& tell) {
  const Corner down = other(state.attack.by);
  const Portion portion = count_portion(setup, state);
  const CountTerms terms = count_terms(setup, state);
  const int row = row_of(total + terms.sum());
  const CountCell cell = setup.charts.knockout[place_of(portion)].rows[static_cast<std::size_t>(row)];
  tell(CountRead{.corner = down,
                 .portion = portion,
                 .total = total,
                 .kod = terms.kod,
                 .outside = terms.outside,
                 .downs = terms.downs,
                 .tired = terms.tired,
                 .stop = terms.stop,
                 .row = row,
                 .cell = cell});
  if (cell.count != Count::up) {
    stop_bout(setup, state, cell.count == Count::ko ? Method::ko : Method::tko, state.attack.by, tell);
    return;
  }
  tell(GotUp{.corner = down, .count = cell.number});
  follow_up(setup, state, Shot::knockdown, tell);
}

/// Decides whether a TKO-n stops the bout. Ruling: R15.
template <class Sink>
void consider_stoppage(const Setup& setup, State& state, int n, Sink& tell) {
  constexpr int otherwise = 2;  // points
  const Corner on = other(state.attack.by);
  const BoxerState& target = state.boxer(on);
  const int stop = referee_rules(setup, state).stop;
  const int tired = target.tired ? 1 : 0;
  const bool stops = target.now.kod - stop - tired <= n;
  tell(StoppageRead{.corner = on, .n = n, .kod = target.now.kod, .stop = stop, .tired = tired, .stops = stops});
  if (stops) {
    return stop_bout(setup, state, Method::tko, state.attack.by, tell);
  }
  score(state, state.attack.by, otherwise, Cause::finisher, tell);
  go_on_finishing(setup, state, tell);
}

template <class Sink>
void roll_finisher(const Setup& setup, State& state, int total, Sink& tell) {
  Attack& attack = state.attack;
  const int ki = state.boxer(attack.by).now.ki;
  const int row = row_of(total + ki);
  const FinisherCell cell = setup.charts.finisher[place_of(attack.column)][static_cast<std::size_t>(row)];
  --attack.rolls;
  tell(FinisherRead{
      .by = attack.by, .column = attack.column, .total = total, .ki = ki, .row = row, .cell = cell, .rolls = attack.rolls});
  switch (cell.kind) {
    case FinisherKind::points:
      score(state, attack.by, cell.number, Cause::finisher, tell);
      return go_on_finishing(setup, state, tell);
    case FinisherKind::possible_cut:
      begin_possible_cut(state, attack.by, CutCause::finisher);
      return score(state, attack.by, 1, Cause::finisher, tell);
    case FinisherKind::hard_shot: return throw_hard_shot(state, tell);
    case FinisherKind::stagger:
      deal_shot(setup, state, Shot::stagger, tell);
      if (attack.column < Shot::stagger) {
        attack.column = Shot::stagger;
        tell(FinisherGoesOn{.by = attack.by, .column = attack.column, .rolls = attack.rolls});
      }
      return go_on_finishing(setup, state, tell);
    case FinisherKind::knockdown: deal_shot(setup, state, Shot::knockdown, tell); return;
    case FinisherKind::tko: return consider_stoppage(setup, state, cell.number, tell);
  }
}

}  // namespace fc::the_ring
