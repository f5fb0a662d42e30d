// A week begins and ends. Source: rules/ringside-campaign/rules.md, 3.6.1, 3.6.7.
#pragma once

#include "rules/ringside-campaign/crowning.h"
#include "rules/ringside-campaign/ladder.h"

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
  state.phase = Phase::front_office;
  tell(WeekBegan{.week = state.week, .first = state.first});
}

/// Idle men slide and popularity follows the ranks; then the next week, or the end of the campaign.
template <class Sink>
constexpr void end(const Setup& setup, State& state, Sink& tell) {
  const auto is_idle = [&](Person person) { return state.week - state.man(person).last_week > setup.tables.idle_weeks; };
  stables::change_ladder(
      state, [&](Ladder& ladder) { ladders::slide_idle(ladder.contenders, is_idle); }, tell);
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
