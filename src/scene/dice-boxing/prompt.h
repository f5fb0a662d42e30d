// The one question of DICE Boxing as the screen asks it: a strategy for the round, with what each does to the numbers.
// Source: rules/dice-boxing/rules.md, 2.10, 3.4, 10.1.
#pragma once

#include "library/words.h"
#include "rules/dice-boxing/rules.h"
#include "scene/corners/names.h"
#include "scene/prompt.h"

namespace fc::dice_boxing {

/// need: a strategy is awaited of `need.seat`. view: what that seat may know. names: red, blue.
scene::Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const scene::Names& names,
                          const Words& words);

}  // namespace fc::dice_boxing
