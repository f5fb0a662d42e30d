// A week begins and ends. Source: rules/ringside-campaign/rules.md, 3.6.1, 3.6.7.
#pragma once

#include "rules/ringside-campaign/crowning.h"
#include "rules/ringside-campaign/ladder.h"
#include "rules/ringside-campaign/making.h"

namespace fc::ringside_campaign::weeks {

template <class Sink>
constexpr void begin(const Setup& setup, State& state, Sink& tell) {
  ++state.week;
  state.first = next_seat(setup, state.first);
  for (Manager& manager : state.managers) {
    manager.offers = 0;
    manager.declined = 0;
  }
  state.offices_done = 0;
  state.television.reset();
  state.phase = setup.options.television ? Phase::television : Phase::visitors;
  tell(WeekBegan{.week = state.week, .first = state.first});
}

constexpr void ask_for_cameras(State& state) { state.asked = ask_die(Purpose::television, d6, no_seat); }

/// Asks for the next visitor, or the front office opens.
constexpr void receive(const Setup& setup, State& state) {
  if (!visits::go_on(setup, state)) {
    state.phase = Phase::front_office;
  }
}

/// The visitor's arena is known; the dice of his making follow.
constexpr void invite(State& state, int value) {
  making::begin(state, no_seat);
  state.making.arena = visits::arena_of(value);
}

/// Idle men slide and popularity follows the ranks; then the next week, or the end of the campaign.
template <class Sink>
constexpr void end(const Setup& setup, State& state, Sink& tell) {
  const auto is_idle = [&](Person person) { return state.week - state.man(person).last_week > setup.tables.idle_weeks; };
  stables::change_ladder(
      state, [&](Ladder& ladder) { ladders::slide_idle(ladder.contenders, is_idle); }, tell);
  visits::leave(state);
  crowning::set_rank_pops(setup, state, tell);
  --state.weeks_left;
  tell(WeekEnded{state.week});
  if (state.weeks_left > 0) {
    return begin(setup, state, tell);
  }
  state.phase = Phase::finished;
  tell(CampaignEnded{});
}

}  // namespace fc::ringside_campaign::weeks
