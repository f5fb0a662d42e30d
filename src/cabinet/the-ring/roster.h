// Whom the seats of The Ring can bring: the player's own boxers, the roster and the boxers of the other records, with what
// they can be looked for by.
#pragma once

#include <span>
#include <string>

#include "cabinet/program/roster.h"
#include "library/the-ring/game.h"

namespace fc::the_ring {

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
