// The terms of a roll in words. Source: rules/the-ring/rules.md, 3, 10.
#pragma once

#include <string>

#include "core/roll_call.h"
#include "library/words.h"
#include "scene/the-ring/readout.h"

namespace fc::the_ring {

/// The number that a roll is compared with and where it comes from: "DEF 3, hurt –1"; "" if it is compared with none.
std::string terms_of(const RollCall& call, const Words& words);

/// What the dice come to: "7 + 2 after the knock-down – 1 Outside = 8"; "7" if nothing is added.
std::string sum_of(const ShownRoll& roll, const Words& words);

}  // namespace fc::the_ring
