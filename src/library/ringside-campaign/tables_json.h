// The tables of the campaign from campaign.json, every figure within the bounds that the rules rely on. Source:
// rules/ringside-campaign/rules.md, 2.2 to 2.4.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/result.h"
#include "rules/ringside-campaign/tables.h"

namespace fc::ringside_campaign {

/// json: the file. Faults have places like "arenas[2].min_rounds": wrong_type, unknown_key, missing_key, out_of_range,
/// unknown_value.
Result<Tables> read_tables(const nlohmann::ordered_json& json);

}  // namespace fc::ringside_campaign
