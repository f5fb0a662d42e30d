// The arithmetic behind the rolls: which terms make the number that dice are compared with, or what is added to them.
// Source: rules/the-ring/rules.md, 3, 10.
#pragma once

#include "core/roll_call.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

/// Fills in what the roll that is awaited is compared with. Of dice that fall together only the last has it, and the faces
/// before it as a bonus. A roll that succeeds is good for `at_most` and `at_least` as the rulebook words it: the tie up
/// holds, the counterpunch lands, the man rises, the gloves are granted, the knockdown stands, the corner closes the cut;
/// `above` opens a cut or stops the bout.
void add_terms(const Setup& setup, const State& state, RollCall& call);

}  // namespace fc::the_ring
