// A roll in words: what it is for, which faces do what and why, and what came of it. No player should have to ask.
// Source: overlay/design.md, The look; rules/dice-boxing/rules.md, 3.11, 10.1.
#pragma once

#include <span>
#include <string>

#include "core/roll_call.h"
#include "library/words.h"
#include "rules/dice-boxing/state.h"
#include "scene/dice-boxing/naming.h"

namespace fc::dice_boxing {

/// "PUNCH? Ali lands on 00–55 (was 50, corner +5)": a roll that is asked for or still tumbles. seen: the state in which it
/// is rolled. Of the judges' dice, which fall together, any one stands for all.
std::string roll_question(const RollCall& call, const State& seen, const Setup& setup, const Names& names,
                          const Words& words);

/// The same, with the dice at rest: "... 42. LANDED." faces: of the die, or of the judges' dice that fell together.
std::string roll_result(const RollCall& call, std::span<const int> rolled, const State& seen, const Setup& setup,
                        const Names& names, const Words& words);

}  // namespace fc::dice_boxing
