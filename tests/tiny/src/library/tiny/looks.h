// What the boxers of a bout of Tiny look like.
#pragma once

#include <string_view>
#include <vector>

#include "core/looks.h"
#include "library/tiny/catalogue.h"

namespace fc::tiny {

/// By seat, each by his class and the hash of his id. Empty if the set-up cannot be read.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json);

}  // namespace fc::tiny
