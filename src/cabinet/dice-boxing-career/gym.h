// A newcomer in the Gym: his name, his class and what he is good at. What he can do is bought in the career itself. Source:
// rules/dice-boxing/rules.md, 6.1, 7.2.
#pragma once

#include <memory>
#include <vector>

#include "cabinet/program/boxer_editor.h"
#include "cabinet/program/editor_of.h"
#include "library/dice-boxing-career/game.h"
#include "library/dice-boxing-career/own_newcomers.h"

namespace fc::dice_boxing_career {

/// newcomer: with an id one of the player's own; without one somebody new, whose name is asked for. The catalogue must
/// outlive the editor.
std::unique_ptr<cabinet::BoxerEditor> edit_newcomer(const Catalogue& catalogue, cabinet::OwnShelf shelf,
                                                    OwnNewcomer newcomer);

/// What a second style can be: every style but that one, in order.
std::vector<dice_boxing::Style> second_styles(dice_boxing::Style first);

}  // namespace fc::dice_boxing_career
