// The newspaper's front page: a finished bout as headline, story, quotes and figures.
#pragma once

#include <string>
#include <vector>

#include "overlay/bout/paper_variants.h"
#include "overlay/screens/pages.h"
#include "rules/ringside/setup.h"
#include "rules/ringside/state.h"

namespace fc::ringside {

/// The front page of a finished bout, without picture and date. Only open facts are used.
overlay::FrontPageModel write_front_page(const Setup& setup, const State& state, const std::vector<std::string>& names,
                                         overlay::PaperVariants& variants);

}  // namespace fc::ringside
