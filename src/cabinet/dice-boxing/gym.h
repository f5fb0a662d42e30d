// DICE Boxing's boxers in the Gym: what can be set on a card, what it does, and where it is kept. Source:
// rules/dice-boxing/rules.md, 2.1, 7.1.
#pragma once

#include <memory>

#include "cabinet/program/boxer_editor.h"
#include "cabinet/program/corner_with_gym.h"
#include "library/dice-boxing/card_json.h"
#include "library/dice-boxing/game.h"

namespace fc::dice_boxing {

using GymContext = cabinet::GymContextOf<Catalogue>;

/// boxer: with an id one of the player's own; without one somebody whom he is made after.
std::unique_ptr<cabinet::BoxerEditor> edit_boxer(GymContext room, NamedCard boxer);

}  // namespace fc::dice_boxing
