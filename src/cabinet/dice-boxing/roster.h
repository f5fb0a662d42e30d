// Whom the seats of DICE Boxing can bring: the player's own boxers and the roster, with what they can be looked for by.
#pragma once

#include <span>

#include "cabinet/program/roster.h"
#include "library/dice-boxing/card_json.h"
#include "library/dice-boxing/game.h"

namespace fc::dice_boxing {

/// Traits of this roster, in this order.
enum RosterTrait : std::size_t { trait_class, trait_era, trait_style, trait_level, trait_kind };
/// Values of `trait_kind`.
enum RosterKind : std::size_t { kind_real, kind_great, kind_made_up, kind_own };

/// Own boxers first, then everybody by class. own: all have an id that is not in the roster of the catalogue. An own boxer
/// has no era, and the level of his control.
cabinet::Roster roster_of(const Catalogue& catalogue, std::span<const NamedCard> own);

}  // namespace fc::dice_boxing
