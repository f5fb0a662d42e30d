// DICE Boxing on the what-if desk. Source: rules/dice-boxing/rules.md, 9.1.
#pragma once

#include "cabinet/program/what_if.h"
#include "library/dice-boxing/career_facts.h"
#include "library/words.h"
#include "trials/dice-boxing/simulator.h"

namespace fc::dice_boxing {

/// The bouts of `sim`, who still has no players. field: of the class of red; ways are set beside the title bouts of his
/// class if both men of the set-up are of it.
cabinet::WhatIf what_if_of(SimSetup sim, Level level, cabinet::DeskField field, const TitleBouts& title_bouts,
                           const Words& words);

}  // namespace fc::dice_boxing
