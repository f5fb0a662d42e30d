// The campaign's questions for the screen: what every answer would do, in figures. Source:
// rules/ringside-campaign/rules.md, 3.8, 10.
#pragma once

#include <string>
#include <vector>

#include "library/words.h"
#include "rules/ringside-campaign/rules.h"
#include "scene/prompt.h"

namespace fc::ringside_campaign {

/// The open choice, worded for its seat. names: of the managers, by seat.
scene::Prompt make_prompt(const Setup& setup, const State& state, const Need& need, const std::vector<std::string>& names,
                          const Words& words);

}  // namespace fc::ringside_campaign
