// The state of a career as the referee shows it, and its result. Source: rules/dice-boxing/rules.md, 7.6, 7.7.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "rules/dice-boxing-career/state.h"

namespace fc::dice_boxing_career {

/// Everything that can be seen, with all keys, whatever the phase.
nlohmann::ordered_json state_json(const Setup& setup, const State& state);

/// Null unless the career is over.
nlohmann::ordered_json result_json(const State& state);

}  // namespace fc::dice_boxing_career
