// A boxer of the roster as JSON, for lists and for comparing. Source: rules/dice-boxing/rules.md, 2.1, 8.
#pragma once

#include "library/checked_json.h"
#include "library/dice-boxing/catalogue.h"

namespace fc::dice_boxing {

/// All that is known of one of the roster: his card, his record, his years (last_year null: still active), who he is.
/// tier: null of a real boxer.
Json boxer_json(const RosterEntry& entry, const Boxer& boxer);

}  // namespace fc::dice_boxing
