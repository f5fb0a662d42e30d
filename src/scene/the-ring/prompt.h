// The questions of The Ring as the screen asks them: a strategy with what it pays and risks, the champion's privileges, a
// cut to deepen, a foul to answer. Source: rules/the-ring/rules.md, 3, 10.
#pragma once

#include "library/words.h"
#include "rules/the-ring/rules.h"
#include "scene/corners/names.h"
#include "scene/prompt.h"

namespace fc::the_ring {

/// need: a choice is awaited of `need.seat`. view: what that seat may know. names: red, blue.
scene::Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const scene::Names& names,
                          const Words& words);

}  // namespace fc::the_ring
