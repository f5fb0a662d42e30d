// Why a bar ends where it ends: the terms of a roll's target in words. Source: rules/dice-boxing/rules.md, 3.5, 10.1.
#pragma once

#include <string>

#include "core/roll_call.h"
#include "library/words.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {

/// "card 71, adjustment –11" if the range is what it was before the first bell; else "was 60, corner +10, tired –5". seen:
/// the state in which it is rolled. Of a roll without terms "".
std::string terms_of(const RollCall& call, const State& seen, const Setup& setup, const Words& words);

/// One term that has changed, by so much: "corner +10". purpose: of the roll. seen: the state in which it is rolled.
std::string change_of(Purpose purpose, Modifier change, const State& seen, const Words& words);

}  // namespace fc::dice_boxing
