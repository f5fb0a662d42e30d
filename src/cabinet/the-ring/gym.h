// The Ring's boxers in the Gym: what can be set on a card, what it does, and where it is kept. Source:
// rules/the-ring/rules.md, 2.2, 2.3.
#pragma once

#include <memory>

#include "cabinet/program/boxer_editor.h"
#include "cabinet/program/corner_with_gym.h"
#include "library/the-ring/game.h"

namespace fc::the_ring {

using GymContext = cabinet::GymContextOf<Catalogue>;

/// boxer: with an id one of the player's own; without one somebody whom he is made after.
std::unique_ptr<cabinet::BoxerEditor> edit_boxer(GymContext room, NamedCard boxer);

}  // namespace fc::the_ring
