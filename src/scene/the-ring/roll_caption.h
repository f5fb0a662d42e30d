// A roll in words: what it is for, what it needs and why, and what came of it with every term. No player should have to ask.
// Source: overlay/design.md, The look; rules/the-ring/rules.md, 10.
#pragma once

#include <string>

#include "library/words.h"
#include "rules/the-ring/events.h"
#include "rules/the-ring/setup.h"
#include "scene/the-ring/naming.h"
#include "scene/the-ring/readout.h"

namespace fc::the_ring {

inline constexpr int faces_of_a_die = 6;

/// "COUNTERPUNCH? Conn lands on 2 to 5 (Box 5)": a roll that is asked for or still tumbles. seen: the bout when it is
/// rolled.
std::string roll_question(const RollCall& call, const State& seen, const Setup& setup, const Names& names,
                          const Words& words);

/// The question with its answer, dice at rest: "HARD SHOT, card +2: 7 + 2 after the knock-down – 1 Outside = 8. STAGGERED!"
/// consequence: the event after the last die, which says what came of it; null: nothing more is said than the dice.
std::string roll_result(const ShownRoll& roll, const Event* consequence, const State& seen, const Setup& setup,
                        const Names& names, const Words& words);

}  // namespace fc::the_ring
