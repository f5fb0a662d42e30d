// The referee's answer: status, need, state, result and events as JSON. Source: rules/ringside/rules.md, 7.
#pragma once

#include <span>
#include <string>

#include "rules/ringside/events.h"
#include "rules/ringside/setup.h"
#include "rules/ringside/state.h"

namespace fc::ringside {

/// {"status", "need", "state", "result", "events"} as one line of JSON; `events` words `latest`, one short line each.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

}  // namespace fc::ringside
