// The newspaper's front page: a finished bout of The Ring as headline, story, quotes and figures.
#pragma once

#include <string>
#include <vector>

#include "overlay/bout/paper_variants.h"
#include "overlay/screens/pages.h"
#include "rules/the-ring/setup.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

/// The front page of a finished bout, without picture and date. names: red, blue.
overlay::FrontPageModel write_front_page(const Setup& setup, const State& state, const std::vector<std::string>& names,
                                         overlay::PaperVariants& variants);

}  // namespace fc::the_ring
