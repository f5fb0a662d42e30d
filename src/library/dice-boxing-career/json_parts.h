// Parts of the referee's answer for a career (names, state, result), and the career's tables read from data. Source:
// rules/dice-boxing/rules.md, 6, 7.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "core/result.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/setup.h"
#include "rules/dice-boxing-career/state.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing_career {

// The referee's words for people in answers and event lines. Source: rules/dice-boxing/rules.md, 7.6.

/// The id of a man of the class, or "you" for the career's own boxer.
inline std::string_view id_word(const Setup& setup, Person person) {
  return person == you ? you_name : setup.man(person).id.text();
}

// The state of a career as the referee shows it, and its result. Source: rules/dice-boxing/rules.md, 7.6, 7.7.

/// All of the state that can be seen; every key is there in every phase.
nlohmann::ordered_json state_json(const Setup& setup, const State& state);

/// The result as the referee shows it; null unless the career is over.
nlohmann::ordered_json result_json(const State& state);

// The tables of a career from career.json, every figure within the bounds that the rules rely on. Source:
// rules/dice-boxing/rules.md, 6.

/// Reads the whole file. Faults have places like "upgrades.control.step": wrong_type, unknown_key, missing_key,
/// out_of_range, unknown_value.
Result<Tables> read_tables(const nlohmann::ordered_json& json);

/// Fault out_of_range if a newcomer's ratings, or the best ratings that can be bought, are beyond the limits of a card: a
/// bout would refuse such a card.
Result<void> check_limits(const Tables& tables, const dice_boxing::CardTables& cards);

}  // namespace fc::dice_boxing_career
