// Dice that fall come to lie on the board: which of them are one roll, what they come to, and what they are read on.
// Source: rules/the-ring/rules.md, 2.1, 3.
#pragma once

#include "rules/the-ring/events.h"
#include "rules/the-ring/setup.h"
#include "scene/the-ring/readout.h"

namespace fc::the_ring {

/// What is added to the dice before they are read; of the Knockout Chart the terms stand on the other side of the number to
/// reach. 0 where they are read as they lie.
int added_to(const ShownRoll& roll);

/// Is this die one of those that the roll on the board still awaits?
bool awaits_more_of(const Readout& shown, const Rolled& roll);

/// Adds a die to the roll on the board, or begins one, and has the board show what it is for. shown.now: the bout when the
/// die is rolled. settles: seconds from the throw until it rests.
void lay_down(const Setup& setup, const Rolled& roll, float settles, Readout& shown);

}  // namespace fc::the_ring
