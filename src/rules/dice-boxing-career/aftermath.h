// The consequences of a bout: points, record, ranks, the title, the lost-fight chart, retirement, wear by age. Source:
// rules/dice-boxing/rules.md, 6.5 to 6.7, 6.10.
#pragma once

#include <algorithm>

#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/growth.h"
#include "rules/dice-boxing-career/ladder.h"

namespace fc::dice_boxing_career::aftermath {

template <class Sink>
void retire(State& state, Retirement how, Sink& tell) {
  state.retired = how;
  state.phase = Phase::finished;
  state.asked = {};
  tell(CareerEnded{how});
}

constexpr bool was_stopped(const State& state) { return is_lost(state.outcome) && is_stoppage(state.outcome); }

/// The chance, in per cent, of the last row whose `from` is not above `fights`; 0 before the first row.
template <class Rows>
constexpr int chance_after(const Rows& rows, int fights) {
  int chance = 0;
  for (const ChanceRow& row : rows) {
    chance = fights >= row.from ? row.chance : chance;
  }
  return chance;
}

/// The chance, in per cent, that the retirement chart ends the career after the bout just fought.
constexpr int retirement_chance(const Setup& setup, const State& state) {
  const RetirementTable& table = setup.tables.retirement;
  return chance_after(table.rows, state.fights()) + (was_stopped(state) ? table.after_stoppage : 0);
}

/// The parts of the chance of wear, in per cent: by the number of fights, and what a stoppage adds if the first part is not
/// 0.
struct WearTerms {
  int fights = 0;
  int stopped = 0;

  [[nodiscard]] constexpr int chance() const { return std::min(fights + stopped, 100); }
};

/// After this many fights; all 0 without the option `life`. stopped: he lost the last of them by a stoppage.
constexpr WearTerms wear_terms(const Setup& setup, int fights, bool stopped) {
  const LifeTable& life = setup.tables.life;
  const int by_fights = setup.options.life ? chance_after(life.rows, fights) : 0;
  return {.fights = by_fights, .stopped = by_fights > 0 && stopped ? life.after_stoppage : 0};
}

/// The chance of wear after the bout just fought.
constexpr WearTerms wear_terms(const Setup& setup, const State& state) {
  return wear_terms(setup, state.fights(), was_stopped(state));
}

/// The chance, in per cent, that `what` loses a step, if some rating loses one with `chance`. 0 for a grade and for a rating
/// that is as low as a newcomer's.
constexpr int wear_share(const Setup& setup, const State& state, Purchase what, int chance) {
  const auto& wears = setup.tables.life.wears;
  if (is_grade(what) || growth::value_one_step_worse(setup, state, what) == growth::value_of(state, what)) {
    return 0;
  }
  return chance * static_cast<int>(std::ranges::count(wears, what)) / static_cast<int>(wears.size());
}

/// The first fight after which a die is thrown for wear; beyond `most_fights` if there is none.
constexpr int age_begins(const Setup& setup) {
  const auto& rows = setup.tables.life.rows;
  const auto* const first = std::ranges::find_if(rows, [](const ChanceRow& row) { return row.chance > 0; });
  return first == rows.end() ? most_fights + 1 : first->from;
}

/// The base points of a bout as this career pays them: raised by the option `life`.
constexpr int paid_base(const Setup& setup, int base) {
  constexpr int whole = 100;
  return setup.options.life ? base * setup.tables.life.points_percent / whole : base;
}

/// What earlier losses in a row add to the die of the lost-fight chart.
constexpr int added_by_row(const Setup& setup, const State& state) {
  return setup.tables.lost.earlier_loss * state.losses_in_a_row;
}

constexpr int added_by_stoppage(const Setup& setup, const State& state) {
  return was_stopped(state) ? setup.tables.lost.stopped : 0;
}

/// How many places on the ladder a total of the lost-fight chart costs.
constexpr int places_lost(const LostTable& table, int total) {
  int places = 0;
  for (const LostRow& row : table.rows) {
    places = total >= row.from ? row.places : places;
  }
  return places;
}

/// Adds the points that were earned, and the bout to the record. base: points for this opponent, as `paid_base` gives them.
inline PointsEarned keep_score(const Setup& setup, State& state, Outcome outcome, int base) {
  constexpr int whole = 100;
  const int percent = setup.tables.bouts.percent[place_of(outcome)];
  const int earned = base * percent / whole;
  state.points += earned;
  Record& record = state.record;
  if (is_won(outcome)) {
    ++record.wins;
    record.ko_wins = static_cast<std::int16_t>(record.ko_wins + (is_stoppage(outcome) ? 1 : 0));
  } else if (is_lost(outcome)) {
    ++record.losses;
    record.ko_losses = static_cast<std::int16_t>(record.ko_losses + (is_stoppage(outcome) ? 1 : 0));
  } else {
    ++record.draws;
  }
  return {.base = base, .percent = percent, .earned = earned};
}

template <class Sink>
void set_lock(State& state, int lock, Sink& tell) {
  const int before = state.lock;
  if (before != lock) {
    state.lock = static_cast<std::int8_t>(lock);
    tell(TitleLockChanged{.before = before, .after = lock});
  }
}

template <class Sink>
void tell_rank(const State& state, int before, Sink& tell) {
  if (const int after = own_rank(state); after != before) {
    tell(RankChanged{.before = before, .after = after});
  }
}

template <class Sink>
void keep_title(State& state, bool drawn, Sink& tell) {
  ++*state.defences;
  tell(TitleDefended{.against = state.opponent, .defences = *state.defences, .drawn = drawn});
}

template <class Sink>
void climb(State& state, Sink& tell) {
  const int before = own_rank(state);
  const int his = rank_of(state, state.opponent);
  // Ruling: C9. Who beats a lower man stays where he is.
  if (his > before) {
    return;
  }
  ladders::move(state, you, his);
  if (his == 0) {
    ++state.titles;
    state.defences = 0;
    state.taken_from = state.opponent;
  }
  tell_rank(state, before, tell);
  if (his == 0) {
    tell(TitleWon{.from = state.opponent, .titles = state.titles});
  }
}

template <class Sink>
void win(const Setup& setup, State& state, Sink& tell) {
  state.last = LastBout::won;
  state.losses_in_a_row = 0;
  if (setup.options.mode == Mode::free) {
    return;
  }
  set_lock(state, std::max(0, state.lock - 1), tell);
  if (state.is_champion()) {
    keep_title(state, false, tell);
  } else {
    climb(state, tell);
  }
}

/// A drawn bout: a champion keeps the title. Ruling: C14.
template <class Sink>
void draw(State& state, Sink& tell) {
  state.last = LastBout::drawn;
  if (state.is_champion()) {
    keep_title(state, true, tell);
  }
}

/// The last step after a bout: asks for the die of wear, or opens the gym if nothing can be lost.
constexpr void await_wear(const Setup& setup, State& state) {
  if (wear_terms(setup, state).chance() > 0) {
    state.asked = ask_die(Purpose::wear);
  } else {
    state.phase = Phase::upgrade;
  }
}

/// What ends every bout that did not end the career: keeps the best rank, then asks for the retirement chart's die or goes
/// on to wear.
template <class Sink>
void conclude(const Setup& setup, State& state, Sink& tell) {
  if (const int rank = own_rank(state); rank != no_rank && rank < state.best) {
    state.best = static_cast<std::int8_t>(rank);
    tell(BestRankReached{rank});
  }
  if (setup.options.retirement_chart && retirement_chance(setup, state) > 0) {
    state.asked = ask_die(Purpose::retirement);
  } else {
    await_wear(setup, state);
  }
}

/// Counts one more loss in a row, which ends the career if it is one too many. Ruling: C15.
template <class Sink>
void count_loss(const Setup& setup, State& state, Sink& tell) {
  const RetirementTable& table = setup.tables.retirement;
  ++state.losses_in_a_row;
  state.last = LastBout::lost;
  if (state.record.losses >= table.losses || state.losses_in_a_row >= table.losses_in_a_row ||
      state.record.ko_losses >= table.stoppages) {
    retire(state, Retirement::losses, tell);
  } else {
    conclude(setup, state, tell);
  }
}

template <class Sink>
void roll_lost_fight(const Setup& setup, State& state, int value, Sink& tell) {
  const LostTable& table = setup.tables.lost;
  const bool title = is_title_fight(state, state.opponent);
  const int before = own_rank(state);
  const int stopped = added_by_stoppage(setup, state);
  const int row = added_by_row(setup, state);
  const int total = value + stopped + row;
  const int places = places_lost(table, total);
  tell(LostFightRead{.die = value, .stopped = stopped, .row = row, .total = total, .places = places});
  if (const std::optional<std::int16_t> defences = state.defences) {
    ladders::move(state, state.opponent, 0);
    state.defences.reset();
    tell(TitleLost{.to = state.opponent, .defences = *defences});
  }
  if (title) {
    set_lock(state, was_stopped(state) ? table.lock_stopped : table.lock, tell);
  }
  ladders::move(state, you, std::min(own_rank(state) + places, lowest_rank));
  tell_rank(state, before, tell);
  if (places == 0 && !title) {
    state.rematch_open = true;
    tell(RematchOpened{state.opponent});
  }
  count_loss(setup, state, tell);
}

template <class Sink>
void roll_retirement(const Setup& setup, State& state, int value, Sink& tell) {
  const int chance = retirement_chance(setup, state);
  const bool retires = value < chance;
  if (!retires) {
    await_wear(setup, state);
  }
  tell(RetirementRead{.chance = chance, .retires = retires});
  if (retires) {
    retire(state, Retirement::chart, tell);
  }
}

template <class Sink>
void roll_wear(const Setup& setup, State& state, int value, Sink& tell) {
  const LifeTable& life = setup.tables.life;
  const int chance = wear_terms(setup, state).chance();
  const Purchase what = life.wears[static_cast<std::size_t>(value) % life.wears.size()];
  const int before = growth::value_of(state, what);
  const bool wears = value < chance;
  if (wears) {
    growth::wear(setup, state, what);
  }
  state.phase = Phase::upgrade;
  tell(WearRead{.chance = chance, .wears = wears, .what = what, .before = before, .after = growth::value_of(state, what)});
}

/// The points of a bout against this man, before the outcome's percentage.
inline int base_against(const Setup& setup, const State& state, Person man) {
  const BoutTables& bouts = setup.tables.bouts;
  const bool free = setup.options.mode == Mode::free;
  const std::size_t rank = free || state.is_champion() ? 0 : static_cast<std::size_t>(rank_of(state, man));
  return paid_base(setup, free ? bouts.free_base[setup.man(man).tier] : bouts.base[rank]);
}

/// The points of a bout of the tourney, before the outcome's percentage.
inline int tourney_base(const Setup& setup) { return paid_base(setup, setup.tables.bouts.tourney_base); }

template <class Sink>
void take_outcome(const Setup& setup, State& state, Outcome outcome, Sink& tell) {
  const BoutFought fought{.man = state.opponent,
                          .own_rank = own_rank(state),
                          .rank = rank_of(state, state.opponent),
                          .outcome = outcome,
                          .title = is_title_fight(state, state.opponent),
                          .tourney = false};
  const PointsEarned points = keep_score(setup, state, outcome, base_against(setup, state, state.opponent));
  state.outcome = outcome;
  state.rematch_open = false;
  tell(fought);
  tell(points);
  if (is_won(outcome)) {
    win(setup, state, tell);
  } else if (!is_lost(outcome)) {
    draw(state, tell);
  } else if (setup.options.mode == Mode::path) {
    state.asked = ask_die(Purpose::lost_fight);
    return;
  } else {
    return count_loss(setup, state, tell);
  }
  conclude(setup, state, tell);
}

}  // namespace fc::dice_boxing_career::aftermath
