// Knock Out's questions for the screen: both prizes of a challenge, what a chip wins, loses and needs, the cards of a hand.
// Source: rules/knock-out/rules.md, 3.4 to 3.8, 3.11, 10.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "library/words.h"
#include "rules/knock-out/rules.h"
#include "scene/prompt.h"

namespace fc::knock_out {

/// One of the open choices, worded for its seat. view: that seat's. names: of the managers, by seat. Secret questions stand
/// at the five values, whatever the hand; only the options know which of them it holds.
scene::Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const std::vector<std::string>& names,
                          const Words& words);

/// The corner whose training or punch has one answer only while the other corner is asked: what it would be asked.
std::optional<Need> forced_pick(const Setup& setup, const State& state);

}  // namespace fc::knock_out
