// A roll of a career in words: what it is for, what it needs and why, and what came of it.
#pragma once

#include <string>

#include "library/words.h"
#include "rules/dice-boxing-career/events.h"

namespace fc::dice_boxing_career {

/// settled: the dice rest, and the result is told too.
std::string roll_in_words(const Rolled& roll, bool settled, const Setup& setup, const Words& words);

}  // namespace fc::dice_boxing_career
