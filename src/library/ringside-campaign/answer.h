// The referee's answer: status, need, state, result and events as JSON. Source: rules/ringside-campaign/rules.md, 7.1
// to 7.4.
#pragma once

#include <span>
#include <string>

#include "rules/ringside-campaign/events.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// {"status", "need", "state", "result", "events"} as one line of JSON; `events` words `latest`, one short line each.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

}  // namespace fc::ringside_campaign
