// The newspaper's front page: a finished game as headline, story, quotes and the ranking.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "overlay/bout/paper_variants.h"
#include "overlay/screens/pages.h"
#include "rules/knock-out/events.h"
#include "rules/knock-out/setup.h"
#include "rules/knock-out/state.h"

namespace fc::knock_out {

/// The front page of a finished game, without picture and date. events: the whole game; names: by seat. Only open facts.
overlay::FrontPageModel write_front_page(const Setup& setup, const State& state, std::span<const Event> events,
                                         const std::vector<std::string>& names, overlay::PaperVariants& variants);

}  // namespace fc::knock_out
