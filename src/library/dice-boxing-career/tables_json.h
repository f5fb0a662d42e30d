// The tables of a career from career.json, every figure within the bounds that the rules rely on. Source:
// rules/dice-boxing/rules.md, 6.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/result.h"
#include "rules/dice-boxing-career/tables.h"
#include "rules/dice-boxing/card_formula.h"

namespace fc::dice_boxing_career {

/// json: the file. Faults have places like "upgrades.control.step": wrong_type, unknown_key, missing_key, out_of_range,
/// unknown_value.
Result<Tables> read_tables(const nlohmann::ordered_json& json);

/// Fault out_of_range if a newcomer, or what can be bought, is beyond the limits of a card: no bout would take him.
Result<void> check_limits(const Tables& tables, const dice_boxing::CardTables& cards);

}  // namespace fc::dice_boxing_career
