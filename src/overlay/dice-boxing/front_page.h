// The newspaper's front page: a finished bout of DICE Boxing as headline, story, quotes and figures.
#pragma once

#include <string>
#include <vector>

#include "overlay/bout/paper_variants.h"
#include "overlay/screens/pages.h"
#include "rules/dice-boxing/setup.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {

/// The front page of a finished bout, without picture and date. names: red, blue.
overlay::FrontPageModel write_front_page(const Setup& setup, const State& state, const std::vector<std::string>& names,
                                         overlay::PaperVariants& variants);

}  // namespace fc::dice_boxing
