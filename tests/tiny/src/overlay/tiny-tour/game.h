// The panels of a tour of Tiny: whose points are how many, who is asked what, and the newspaper.
#pragma once

#include <memory>

#include "overlay/bout/game_panels.h"

namespace fc::tiny_tour {

std::unique_ptr<overlay::GamePanels> make_panels();

}  // namespace fc::tiny_tour
