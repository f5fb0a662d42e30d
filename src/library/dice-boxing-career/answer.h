// The referee's answer: status, need, state, result and events as JSON. Source: rules/dice-boxing/rules.md, 7.4 to 7.7.
#pragma once

#include <span>
#include <string>

#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/state.h"

namespace fc::dice_boxing_career {

/// {"status", "need", "state", "result", "events"} as one line of JSON; `events` words `latest`, one short line each.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

}  // namespace fc::dice_boxing_career
