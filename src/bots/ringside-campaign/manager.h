// The computer's manager: sensible, no oracle. He knows what is on the table and nothing of dice to come. Source:
// rules/ringside-campaign/rules.md, 6.
#pragma once

#include "bots/ringside-campaign/worth.h"
#include "rules/ringside-campaign/setup.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// His answer to the question that is open, which must be a choice. Of equals he takes the first of the list.
Choice managers_choice(const Setup& setup, const State& state, const Taste& taste = {});

}  // namespace fc::ringside_campaign
