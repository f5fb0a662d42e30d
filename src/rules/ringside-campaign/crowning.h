// The tournament is over: champion, contenders, and the first popularity by rank. Source:
// rules/ringside-campaign/rules.md, 3.5 (RANKING), 2.3.
#pragma once

#include "rules/ringside-campaign/draw.h"
#include "rules/ringside-campaign/figures.h"
#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign::crowning {

/// Ruling C16: every popularity by rank is replaced by that of the present standing.
template <class Sink>
constexpr void set_rank_pops(const Setup& setup, State& state, Sink& tell) {
  each_man(setup, state, [&](Person person) {
    Man& man = state.man(person);
    const int before = man.pop();
    man.rank_pop = static_cast<std::int16_t>(rank_pop(setup.tables, rank_of(state.ladder, person)));
    if (man.pop() != before) {
      tell(PopChanged{.man = person, .before = before, .after = man.pop()});
    }
  });
}

/// Above 0 if `one` is ranked above `other`, 0 if a draw decides.
constexpr int compared(const Man& one, const Man& other) {
  if (one.out != other.out) {
    return one.out - other.out;
  }
  if (one.fight_pop != other.fight_pop) {
    return one.fight_pop - other.fight_pop;
  }
  return strength(one.boxer) - strength(other.boxer);
}

constexpr void begin(const Setup& setup, State& state) {
  state.phase = Phase::ranking;
  FixedVector<Person, most_in_stables> men;
  each_man(setup, state, [&](Person person) {
    if (person != state.bracket[0]) {
      men.push_back(person);
    }
  });
  draws::begin(state, men, [&](Person one, Person other) { return compared(state.man(one), state.man(other)) > 0; });
}

/// Asks for the next die. Returns true when champion and contenders stand and the weeks can begin.
template <class Sink>
constexpr bool go_on(const Setup& setup, State& state, Sink& tell) {
  if (!draws::are_settled(state,
                          [&](Person one, Person other) { return compared(state.man(one), state.man(other)) == 0; })) {
    return false;
  }
  const auto men = state.drawing.men;
  const Person champion = state.bracket[0];
  state.drawing = {};
  state.bracket.clear();
  state.meeting = 0;
  state.last_defence = state.week;
  state.weeks_left = setup.options.weeks;
  each_man(setup, state, [&](Person person) {
    state.man(person).seed = 0;
    state.man(person).out = 0;
  });
  stables::change_ladder(
      state,
      [&](Ladder& ladder) {
        ladder.champion = champion;
        for (const Person person : men) {
          ladder.contenders.push_back(person);
        }
      },
      tell);
  set_rank_pops(setup, state, tell);
  return true;
}

}  // namespace fc::ringside_campaign::crowning
