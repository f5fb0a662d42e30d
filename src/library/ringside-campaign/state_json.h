// The state of a campaign as the referee shows it. Source: rules/ringside-campaign/rules.md, 7.3.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// Everything that can be seen, with all keys, whatever the phase.
nlohmann::ordered_json state_json(const Setup& setup, const State& state);

}  // namespace fc::ringside_campaign
