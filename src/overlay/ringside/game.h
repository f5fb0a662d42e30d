// Ringside's panels: boxer columns, clock, scorecard, punch pickers, reveal, tale of the tape and front page.
// Source: rules/ringside/rules.md, 10 (what a digital edition should show).
//
// Of every game `make_panels()` is expected.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "overlay/bout/game_panels.h"
#include "overlay/screens/setup.h"
#include "rules/ringside/setup.h"

namespace fc::ringside {

/// A boxer's card for the match set-up. note: a worded line, may be empty.
overlay::BoxerCardModel boxer_card(std::string name, std::string note, const Boxer& boxer);

std::unique_ptr<overlay::GamePanels> make_panels();

}  // namespace fc::ringside
