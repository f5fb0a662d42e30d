// The panels of a campaign: the desk of the managers, their ladder, and the card of whatever is asked.
//
// Of every game the same name is expected: `make_panels()`.
#pragma once

#include <memory>

#include "overlay/bout/game_panels.h"

namespace fc::ringside_campaign {

std::unique_ptr<overlay::GamePanels> make_panels();

}  // namespace fc::ringside_campaign
