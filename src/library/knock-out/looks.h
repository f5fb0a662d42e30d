// What the boxers at the table look like: as their team's file says, and big or small.
#pragma once

#include <string_view>
#include <vector>

#include "core/looks.h"
#include "library/knock-out/catalogue.h"

namespace fc::knock_out {

Looks looks_of(const BoxerEntry& entry);

/// By BoxerIndex, 2 x seat + size, of all who play. Empty if the set-up cannot be read.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json);

}  // namespace fc::knock_out
