// A boxer of the roster as JSON, for lists and for comparing. Source: rules/dice-boxing.md, 2.1, 8.
#pragma once

#include "library/checked_json.h"
#include "library/dice-boxing/catalogue.h"

namespace fc::dice_boxing {

/// The card object that a set-up may hold: class, styles, the eleven ratings, grades, results. name, id: left out if empty.
Json card_json(const BoxerCard& card, std::string_view id, std::string_view name);

/// All that is known of one of the roster: who he is, his record, his years (last_year null: still active), his card.
/// tier: null of a real boxer.
Json boxer_json(const RosterEntry& entry, const Boxer& boxer);

}  // namespace fc::dice_boxing
