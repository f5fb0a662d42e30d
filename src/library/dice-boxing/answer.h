// The referee's answer: status, need, state, result and events as JSON. Source: rules/dice-boxing/rules.md, 7.4, 7.5, 7.7.
#pragma once

#include <span>
#include <string>

#include "rules/dice-boxing/events.h"
#include "rules/dice-boxing/setup.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {

/// {"status", "need", "state", "result", "events"} as one line of JSON; `events` holds the dice and choices of `latest`. A
/// pick that is still secret is not among them.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

}  // namespace fc::dice_boxing
