// The meetings of the opening tournament. Source: rules/ringside-campaign/rules.md, 3.5 (Meeting).
#pragma once

#include <array>
#include <utility>

#include "rules/ringside-campaign/events.h"
#include "rules/ringside-campaign/figures.h"

namespace fc::ringside_campaign::meetings {

/// Where a pair of the bracket fights, the first for which it is eligible.
inline constexpr std::array tournament_arenas{Arena::high, Arena::middle, Arena::low, Arena::pits};

/// Ruling C9: the final pays the ordinary purse of The Best, whatever the popularity, and is no title bout.
constexpr Arena arena_of(const Setup& setup, const State& state, Person one, Person other) {
  if (state.bracket.size() == 2) {
    return Arena::best;
  }
  for (const Arena arena : tournament_arenas) {
    if (is_eligible(setup.tables, arena, state.man(one).pop(), state.man(other).pop())) {
      return arena;
    }
  }
  return Arena::pits;
}

/// Ruling C30: red is the better seed.
constexpr void bill_pairs(const Setup& setup, State& state) {
  for (std::size_t place = 0; place + 1 < state.bracket.size(); place += 2) {
    Person red = state.bracket[place];
    Person blue = state.bracket[place + 1];
    if (red == nobody || blue == nobody) {
      continue;
    }
    if (state.man(blue).seed < state.man(red).seed) {
      std::swap(red, blue);
    }
    const Arena arena = arena_of(setup, state, red, blue);
    state.night.push_back(
        {.red = red, .blue = blue, .arena = arena, .rounds = setup.tables.arena(arena).rounds.longest, .tournament = true});
  }
}

/// The next meeting begins, its bouts on the bill.
template <class Sink>
constexpr void begin(const Setup& setup, State& state, Sink& tell) {
  ++state.meeting;
  state.week = static_cast<std::int16_t>(setup.tables.meeting_weeks * state.meeting);
  if (state.meeting > 1) {
    state.first = next_seat(setup, state.first);
  }
  for (Manager& manager : state.managers) {
    manager.declined = 0;
  }
  bill_pairs(setup, state);
  tell(MeetingBegan{
      .meeting = state.meeting, .week = state.week, .first = state.first, .is_final = state.bracket.size() == 2});
}

/// Ruling C7: after a draw the man who scored more goes on; if equal, red, the better seed.
constexpr Corner who_goes_on(const BoutResult& result) {
  if (!result.is_drawn()) {
    return result.winner;
  }
  return result.scored[1] > result.scored[0] ? Corner::blue : Corner::red;
}

template <class Sink>
constexpr void put_out(State& state, const BilledBout& bout, const BoutResult& result, Sink& tell) {
  const Person beaten = bout.man(other(who_goes_on(result)));
  state.man(beaten).out = state.meeting;
  state.bracket[place_in(state.bracket, beaten)] = nobody;
  tell(PutOut{.man = beaten, .meeting = state.meeting});
}

/// The bracket shrinks to its survivors; one of them is left after the final.
constexpr void shrink(State& state) {
  auto survivors = state.bracket;
  survivors.clear();
  for (std::size_t place = 0; place + 1 < state.bracket.size(); place += 2) {
    survivors.push_back(state.bracket[place] != nobody ? state.bracket[place] : state.bracket[place + 1]);
  }
  state.bracket = survivors;
}

}  // namespace fc::ringside_campaign::meetings
