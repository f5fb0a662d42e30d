// Knock Out's panels: managers, betting tables, secret cards, challenge poster, settlement, final ranking, front
// page. Source: rules/knock-out/rules.md, 10 (what a digital edition should show).
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "library/words.h"
#include "overlay/bout/game_panels.h"
#include "overlay/screens/setup.h"
#include "rules/knock-out/setup.h"

namespace fc::knock_out {

/// A team's card for the match set-up: its colour, its mark and its two boxers. boxers: as the screen calls them, big,
/// small.
overlay::BoxerCardModel team_card(Colour colour, const std::array<std::string, 2>& boxers, const Words& words);

std::unique_ptr<overlay::GamePanels> make_panels();

}  // namespace fc::knock_out
