// The desk of a career: your man, the gym, the ladder, who is next, what a bout came to, and the last page of a life.
// Source: rules/dice-boxing/rules.md, 10.2 (what a digital edition should show).
//
// Of every game `make_panels()` is expected.
#pragma once

#include <memory>

#include "overlay/bout/game_panels.h"

namespace fc::dice_boxing_career {

std::unique_ptr<overlay::GamePanels> make_panels();

}  // namespace fc::dice_boxing_career
