// The referee's answer: status, need, state, result and events as JSON. Source: rules/knock-out/rules.md, 7.1 to 7.3.
#pragma once

#include <span>
#include <string>

#include "rules/knock-out/events.h"
#include "rules/knock-out/setup.h"
#include "rules/knock-out/state.h"

namespace fc::knock_out {

/// {"status", "need", "state", "result", "events"} as one line of JSON; `events` words `latest`, one short line each.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

}  // namespace fc::knock_out
