// One boxer as JSON: the same nine ratings in fighters.json and in a set-up. Source: rules/ringside/rules.md, 2.3, 7.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "core/result.h"
#include "library/ringside/game.h"

namespace fc::ringside {

/// Whether "id" and "name" must be there (in the catalogue) or are optional (own fighters).
enum class Naming { needed, free };

/// Reads {"ag", "uc", "rj", "rh", "co", "lj", "lh", "cp", "end"}, "id" and "name", and for own fighters "looks". Ranges: ag
/// 1-90, punches 1-9, cp 0-80, end 0-60. `where`: the object's place in faults.
Result<BoxerEntry> read_boxer_object(const nlohmann::ordered_json& object, std::string_view where, Naming naming);

}  // namespace fc::ringside
