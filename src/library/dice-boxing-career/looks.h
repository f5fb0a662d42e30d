// What you and the men of your class look like.
#pragma once

#include <string_view>
#include <vector>

#include "core/looks.h"
#include "library/dice-boxing-career/catalogue.h"
#include "library/dice-boxing-career/own_newcomers.h"

namespace fc::dice_boxing_career {

/// Somebody before his first fight: by the name he gave himself, and by what he chose.
Looks looks_of(const Catalogue& catalogue, const OwnNewcomer& newcomer);

/// You first, then the men by their places in `Setup::men`. Empty if the set-up cannot be read.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json);

}  // namespace fc::dice_boxing_career
