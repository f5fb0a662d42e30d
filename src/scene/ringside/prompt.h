// Ringside's questions for the screen: what every answer would do, in numbers, and the squares of a step.
// Source: rules/ringside/rules.md, 3.2, 3.5, 3.6, 10 ("punch and guess", "movement").
#pragma once

#include "rules/ringside/rules.h"
#include "scene/prompt.h"
#include "scene/ringside/roll_caption.h"

namespace fc::ringside {

/// One of the open choices, worded for its seat. view: that seat's. Nothing in it depends on what is secret to him.
scene::Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const Names& names, const Words& words);

/// The squares from the defender's straight back to the ropes, nearest first; none when he is against them.
std::vector<Square> way_to_the_ropes(Square defender, Square attacker);

}  // namespace fc::ringside
