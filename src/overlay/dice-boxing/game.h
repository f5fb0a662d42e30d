// The panels of DICE Boxing: columns, board of bars, the minute between rounds, cards, tale of the tape and front page.
// Source: rules/dice-boxing/rules.md, 10.1 (what a digital edition should show).
//
// Of every game `make_panels()` is expected.
#pragma once

#include <memory>
#include <string>

#include "overlay/bout/game_panels.h"
#include "overlay/screens/setup.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing {

/// A boxer's card for the match set-up. note: a worded line, may be empty.
overlay::BoxerCardModel boxer_card(std::string name, std::string note, const BoxerCard& card);

std::unique_ptr<overlay::GamePanels> make_panels();

}  // namespace fc::dice_boxing
