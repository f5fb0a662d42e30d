// The parts of The Ring's corner: its Gym and its roster.
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

/// boxer: with an id, one of the player's own to change; without, the model for a new one.
std::unique_ptr<cabinet::BoxerEditor> edit_boxer(GymContext room, NamedCard boxer);

// The roster of The Ring: the player's own boxers, the rulebook's, and those of the other records, with the traits to search
// by.

/// Traits of this roster, in this order.
enum RosterTrait : std::size_t { trait_class, trait_style, trait_level, trait_kind };
/// Values of `trait_kind`.
enum RosterKind : std::size_t { kind_ring, kind_records, kind_standard, kind_own };

/// Key of a weight class, as "the-ring.class.heavyweight".
std::string class_key(WeightClass weight_class);

/// Own boxers first, then all others by class. own: must have ids that are not in the catalogue. An own boxer has no style;
/// his level follows from his Box rating.
cabinet::Roster roster_of(const Catalogue& catalogue, std::span<const NamedCard> own);

}  // namespace fc::the_ring
