// Who is likely to win, by the reckoning of the computer's managers. Source: rules/ringside-campaign/rules.md, 6.1.
#pragma once

#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// Per cent, 1 to 99, that one man beats the other if they met this week: 40 points of form double the odds, and form is
/// strength less twice the damage that he carries.
int chance_to_win(const Setup& setup, const State& state, Person own, Person other);

/// Per cent: below, no press that nobody thought about makes or takes a bout.
inline constexpr int least_chance_worth_taking = 15;
/// The same of two forms (`form_of`).
int chance_of_form(int own, int others);

}  // namespace fc::ringside_campaign
