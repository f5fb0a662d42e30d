// The parts of DICE Boxing's corner: its Gym, its roster, and its what-if desk.
#pragma once

#include <memory>
#include <span>

#include "cabinet/program/boxer_editor.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/corner_of_two.h"
#include "cabinet/program/roster.h"
#include "library/dice-boxing/card_json.h"
#include "library/dice-boxing/career_facts.h"
#include "library/dice-boxing/game.h"
#include "library/words.h"
#include "trials/dice-boxing/simulator.h"

namespace fc::dice_boxing {

// DICE Boxing's boxers in the Gym: what can be set on a card, what it does, and where it is kept. Source:
// rules/dice-boxing/rules.md, 2.1, 7.1.

using GymContext = cabinet::GymContextOf<Catalogue>;

/// boxer: with an id, one of the player's own to change; without, the model for a new one.
std::unique_ptr<cabinet::BoxerEditor> edit_boxer(GymContext room, NamedCard boxer);

// The roster of DICE Boxing: the player's own boxers and those of the catalogue, with the traits to search by.

/// Traits of this roster, in this order.
enum RosterTrait : std::size_t { trait_class, trait_era, trait_style, trait_level, trait_kind };
/// Values of `trait_kind`.
enum RosterKind : std::size_t { kind_real, kind_great, kind_made_up, kind_own };

/// Own boxers first, then all others by class. own: must have ids that are not in the catalogue's roster. An own boxer has
/// no era; his level follows from his control.
cabinet::Roster roster_of(const Catalogue& catalogue, std::span<const NamedCard> own);

// DICE Boxing on the what-if desk. Source: rules/dice-boxing/rules.md, 9.1.

/// The desk's description of the bouts of `sim`, whose players are not set yet. field: boxers of the class of red. The ways
/// a bout ends are compared with title bouts of his class if both men belong to it, or if a field meets.
cabinet::WhatIf what_if_of(SimSetup sim, Level level, cabinet::DeskField field, const TitleBouts& title_bouts,
                           const Words& words);

}  // namespace fc::dice_boxing
