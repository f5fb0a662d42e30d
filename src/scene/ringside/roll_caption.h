// A roll in words: what it is for, what it needs and why, and what came of it. No player should have to ask.
// Source: overlay/design.md, The look; rules/ringside/rules.md, 3.7, 10 ("before a roll").
#pragma once

#include <string>

#include "core/roll_call.h"
#include "library/words.h"
#include "scene/ringside/naming.h"

namespace fc::ringside {

/// "HIT? Ali needs over 58 (Agility 58 +10 covering up −10 rushing)": a roll that is asked for or still tumbles.
std::string roll_question(const RollCall& call, const Names& names, const Words& words);

/// The question with its answer, once the dice are at rest: "HIT? Ali needs over 58 (Agility 58): 63. HIT."
std::string roll_result(const RollCall& call, int value, const Names& names, const Words& words);

}  // namespace fc::ringside
