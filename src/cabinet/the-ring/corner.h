// The parts of The Ring's corner: its Gym, and whom its seats can bring.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "cabinet/program/boxer_editor.h"
#include "cabinet/program/corner_of_two.h"
#include "cabinet/program/roster.h"
#include "library/the-ring/game.h"

namespace fc::the_ring {

// The Ring's boxers in the Gym: what can be set on a card, what it does, and where it is kept. Source:
// rules/the-ring/rules.md, 2.2, 2.3.

using GymContext = cabinet::GymContextOf<Catalogue>;

/// boxer: with an id one of the player's own; without one somebody whom he is made after.
std::unique_ptr<cabinet::BoxerEditor> edit_boxer(GymContext room, NamedCard boxer);

// Whom the seats of The Ring can bring: the player's own boxers, the roster and the boxers of the other records, with what
// they can be looked for by.

/// Traits of this roster, in this order.
enum RosterTrait : std::size_t { trait_class, trait_style, trait_level, trait_kind };
/// Values of `trait_kind`.
enum RosterKind : std::size_t { kind_ring, kind_records, kind_standard, kind_own };

/// "the-ring.class.heavyweight".
std::string class_key(WeightClass weight_class);

/// Own boxers first, then everybody by class. own: all have an id that is not in the catalogue. An own boxer has no style,
/// and the level of his Box rating.
cabinet::Roster roster_of(const Catalogue& catalogue, std::span<const NamedCard> own);

}  // namespace fc::the_ring
