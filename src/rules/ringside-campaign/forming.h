// The stables are formed: by dice, by a draft or by an auction from the pool. Source: rules/ringside-campaign/rules.md, 3.3.
#pragma once

#include <algorithm>

#include "rules/ringside-campaign/auction.h"
#include "rules/ringside-campaign/draft.h"
#include "rules/ringside-campaign/making.h"

namespace fc::ringside_campaign::forming {

/// A mixed pool holds at least so many.
inline constexpr int mixed_pool = 40;

/// Ruling C2: a man more a seat than there are places, so that even the last pick is a choice.
constexpr std::size_t wanted_in_pool(const Setup& setup) {
  const int wanted = seats_of(setup) * (setup.options.stable_size + 1);
  switch (setup.options.pool) {
    case Pool::history: return static_cast<std::size_t>(std::max(history_men, wanted));
    case Pool::mixed: return static_cast<std::size_t>(std::max(mixed_pool, wanted));
    case Pool::generated: break;
  }
  return static_cast<std::size_t>(wanted);
}

constexpr void begin(const Setup& setup, State& state) {
  for (int seat = 0; seat < seats_of(setup); ++seat) {
    state.manager(seat).cash = setup.options.starting_cash;
  }
  if (setup.options.formation == Formation::roll) {
    state.forming = Forming::completing;
    return;
  }
  state.forming = Forming::filling;
  if (setup.options.pool != Pool::generated) {
    for (Person person = 0; person < history_men; ++person) {
      state.man(person).boxer = setup.history[person];
      stables::enter_pool(state, person);
    }
  }
}

/// The first manager who still lacks a man that he makes himself; no_seat: none does.
constexpr Seat who_makes(const Setup& setup, const State& state) {
  const int wanted = setup.options.formation == Formation::roll ? setup.options.stable_size : 1;
  for (int seat = 0; seat < seats_of(setup); ++seat) {
    if (state.manager(seat).stable.size() < static_cast<std::size_t>(wanted)) {
      return static_cast<Seat>(seat);
    }
  }
  return no_seat;
}

/// What is next when nothing is asked.
template <class Sink>
constexpr void go_on(const Setup& setup, State& state, Sink& tell) {
  switch (state.forming) {
    case Forming::filling:
      if (state.pool.size() < wanted_in_pool(setup)) {
        making::begin(state, no_seat);
      } else if (setup.options.formation == Formation::draft) {
        draft::begin(setup, state);
      } else {
        auction::begin(state);
      }
      return;
    case Forming::ordering: return draft::order(state, tell);
    case Forming::picking:
      if (!draft::ask_to_pick(setup, state)) {
        state.phase = Phase::cuts;
      }
      return;
    case Forming::nominating:
      if (!auction::ask_to_nominate(setup, state, tell)) {
        state.forming = Forming::completing;
      }
      return;
    case Forming::bidding: return auction::ask_to_bid(setup, state, tell);
    case Forming::completing:
      if (const Seat seat = who_makes(setup, state); seat != no_seat) {
        making::begin(state, seat);
      } else {
        state.phase = Phase::cuts;
      }
      return;
  }
}

}  // namespace fc::ringside_campaign::forming
