// What the boxers of a bout look like: men of history as the records know them, all others by the hash of their id or name.
#pragma once

#include <string_view>
#include <vector>

#include "core/looks.h"
#include "library/ringside/catalogue.h"

namespace fc::ringside {

/// Somebody as he looks alone, on a card of the roster.
Looks looks_of(const Catalogue& catalogue, const BoxerEntry& entry);

/// Red and blue of such a set-up. Never fails: who cannot be read looks like nobody in particular.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json);

}  // namespace fc::ringside
