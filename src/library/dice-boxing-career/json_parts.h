// The referee's words of a career, his state of it, and its tables from data. Source: rules/dice-boxing/rules.md, 6, 7.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "core/result.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/setup.h"
#include "rules/dice-boxing-career/state.h"
#include "rules/dice-boxing/card_formula.h"

namespace fc::dice_boxing_career {

// The referee's words for people in answers and event lines. Source: rules/dice-boxing/rules.md, 7.6.

/// person: you or one of the class.
inline std::string_view id_word(const Setup& setup, Person person) {
  return person == you ? you_name : setup.man(person).id.text();
}

// The state of a career as the referee shows it, and its result. Source: rules/dice-boxing/rules.md, 7.6, 7.7.

/// Everything that can be seen, with all keys, whatever the phase.
nlohmann::ordered_json state_json(const Setup& setup, const State& state);

/// Null unless the career is over.
nlohmann::ordered_json result_json(const State& state);

// The tables of a career from career.json, every figure within the bounds that the rules rely on. Source:
// rules/dice-boxing/rules.md, 6.

/// json: the file. Faults have places like "upgrades.control.step": wrong_type, unknown_key, missing_key, out_of_range,
/// unknown_value.
Result<Tables> read_tables(const nlohmann::ordered_json& json);

/// Fault out_of_range if a newcomer, or what can be bought, is beyond the limits of a card: no bout would take him.
Result<void> check_limits(const Tables& tables, const dice_boxing::CardTables& cards);

}  // namespace fc::dice_boxing_career
