// The referee's answer: {"status", "need", "state", "result", "events"} as JSON text.
#pragma once

#include <span>
#include <string>

#include "rules/tiny/events.h"
#include "rules/tiny/setup.h"

namespace fc::tiny {

/// latest: what the last die or choice brought about.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

}  // namespace fc::tiny
