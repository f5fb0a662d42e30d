// What a bout would bring its men and their managers. Source: rules/ringside-campaign/rules.md, 2.2, 2.3.
#pragma once

#include <array>

#include "rules/ringside-campaign/club.h"

namespace fc::ringside_campaign {

/// A bout that could be booked. venue: an Arena as a number, or `title_venue`.
constexpr BilledBout bout_at(Person own, Person other, int venue) {
  const bool title = venue == title_venue;
  return {.red = own, .blue = other, .arena = title ? Arena::best : static_cast<Arena>(venue), .title = title};
}

/// By Outcome: what the man would earn.
constexpr Purses purses_of(const Setup& setup, const State& state, Person own, Person other, int venue) {
  const BilledBout bout = bout_at(own, other, venue);
  Purses purses{};
  if (manager_of(state, own) == no_seat) {
    return purses;  // nobody pays a visitor
  }
  for (std::size_t outcome = 0; outcome < outcome_count; ++outcome) {
    purses[outcome] = purse_of(setup, state, bout, Corner::red, static_cast<Outcome>(outcome));
  }
  return purses;
}

/// By Outcome: what his manager would get of it.
constexpr Purses shares_of(const Setup& setup, const State& state, Person own, Person other, int venue) {
  Purses shares = purses_of(setup, state, own, other, venue);
  for (Money& share : shares) {
    share = manager_share(share, state.man(own).cut);
  }
  return shares;
}

/// Endurance with which a man would begin.
constexpr int start_of(const Setup& setup, const State& state, Person person, int rounds) {
  return fresh_endurance(rounds, state.man(person).boxer.endurance) - carried_damage(setup, state, person);
}

/// Weeks until a man has rested, 0 if he has.
constexpr int weeks_of_rest(const Setup& setup, const State& state, Person person) {
  return carried_damage(setup, state, person) == 0 ? 0
                                                   : setup.tables.rest_weeks - (state.week - state.man(person).last_week);
}

}  // namespace fc::ringside_campaign
