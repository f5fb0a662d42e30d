// What the boxers of a bout look like: by the records, or by their card.
#pragma once

#include <string_view>
#include <vector>

#include "library/known_boxers.h"
#include "library/the-ring/card_json.h"
#include "library/the-ring/catalogue.h"

namespace fc::the_ring {

/// As he looks alone, on a card of the roster.
Looks looks_of(const Catalogue& catalogue, const NamedCard& boxer);

/// Red and blue of such a set-up. Never fails: who cannot be read looks like nobody in particular.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json);

}  // namespace fc::the_ring
