// What the boxers of a bout look like: by the records, by who made them up, or by their card.
#pragma once

#include <string_view>
#include <vector>

#include "library/dice-boxing/card_json.h"
#include "library/dice-boxing/catalogue.h"
#include "library/known_boxers.h"

namespace fc::dice_boxing {

/// What of a card shows. decade: of his best years, if they are known.
BoxerFacts facts_of(const BoxerCard& card, std::optional<std::uint8_t> decade = {});

/// Somebody with a card, as `KnownBoxers` wants him: by id if he is of the house, else by the name
/// that he was given.
Somebody somebody(const Catalogue& catalogue, const NamedCard& boxer, std::uint32_t roster_seed = usual_roster_seed);

/// As he looks alone, on a card of the roster.
Looks looks_of(const Catalogue& catalogue, const NamedCard& boxer);
Looks looks_of(const Catalogue& catalogue, const RosterEntry& entry);

/// Red and blue of such a set-up. Never fails: who cannot be read looks like nobody in particular.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json);

}  // namespace fc::dice_boxing
