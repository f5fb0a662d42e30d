// What the people of a campaign look like.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/looks.h"
#include "library/ringside-campaign/catalogue.h"

namespace fc::ringside_campaign {

/// By Person, everybody who may ever box in it: a man looks in the office as he does in his bouts. setup: all are the same.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view setup);

/// One of them by what his bouts call him; none: nobody is called so.
std::optional<Looks> looks_of(const Catalogue& catalogue, std::string_view name);

}  // namespace fc::ringside_campaign
