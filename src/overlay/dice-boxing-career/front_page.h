// The newspaper on the day after a career.
#pragma once

#include <string>
#include <vector>

#include "library/words.h"
#include "match/match_of.h"
#include "overlay/screens/pages.h"
#include "rules/dice-boxing-career/rules.h"

namespace fc::dice_boxing_career {

/// career: over. names: of the seats, one.
overlay::FrontPageModel write_front_page(const MatchOf<Rules>& career, const std::vector<std::string>& names,
                                         const Words& words);

}  // namespace fc::dice_boxing_career
