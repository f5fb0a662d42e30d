// Tiny's panels: the boxers in two columns, who is asked what below them, and the newspaper.
#pragma once

#include <memory>
#include <string>

#include "overlay/bout/game_panels.h"
#include "overlay/screens/setup.h"
#include "rules/tiny/setup.h"

namespace fc::tiny {

/// A boxer's card for the match set-up and the tale of the tape. weight: his class.
overlay::BoxerCardModel boxer_card(std::string name, std::string weight, const Boxer& boxer);

std::unique_ptr<overlay::GamePanels> make_panels();

}  // namespace fc::tiny
