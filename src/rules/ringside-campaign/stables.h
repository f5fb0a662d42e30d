// Men join stables, leave them, and change hands. Source: rules/ringside-campaign/rules.md, 2.1, 2.6, 3.6.2.
#pragma once

#include <type_traits>
#include <utility>

#include "rules/ringside-campaign/events.h"
#include "rules/ruleset.h"

namespace fc::ringside_campaign::stables {

/// What a man costs: the buyer's cash must reach it.
constexpr Money least_of(const Sums& sums) { return sums[0]; }

/// He goes to the end of the stable; his cut is to be rolled.
constexpr void join(State& state, int seat, Person person) {
  state.manager(seat).stable.push_back(person);
  Man& man = state.man(person);
  man.owner = static_cast<Seat>(seat);
  man.cut = 0;
  man.cut_bouts = 0;
}

constexpr void leave(State& state, Person person) {
  auto& stable = state.manager(state.man(person).owner).stable;
  take_out(stable, place_in(stable, person));
  state.man(person).owner = no_seat;
}

/// Somebody new in his first stable. While campaign weeks run he enters at the foot of the ladder.
constexpr void join_first(State& state, int seat, Person person) {
  join(state, seat, person);
  state.man(person).last_week = state.week;
  if (state.phase == Phase::front_office) {
    state.ladder.contenders.push_back(person);
  }
}

constexpr void enter_pool(State& state, Person person) {
  state.pool.push_back(person);
  state.man(person).owner = in_pool;
}

constexpr void join_from_pool(State& state, int seat, Person person) {
  take_out(state.pool, place_in(state.pool, person));
  join_first(state, seat, person);
}

constexpr void pay(State& state, int seat, Money sum) {
  Manager& manager = state.manager(seat);
  manager.cash -= sum;
}

/// Changes the ladder, then tells of every man whose rank is another now. change(ladder).
template <class Change, class Sink>
constexpr void change_ladder(State& state, Change change, Sink& tell) {
  if constexpr (std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
    change(state.ladder);
  } else {
    const Ladder before = state.ladder;
    change(state.ladder);
    const auto tell_of = [&](Person person) {
      const int rank = rank_of(state.ladder, person);
      if (person != nobody && rank_of(before, person) != rank) {
        tell(RankChanged{.man = person, .before = rank_of(before, person), .after = rank});
      }
    };
    tell_of(state.ladder.champion);
    for (const Person person : state.ladder.contenders) {
      tell_of(person);
    }
  }
}

}  // namespace fc::ringside_campaign::stables
