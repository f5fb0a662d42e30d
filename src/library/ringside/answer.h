// The referee's answer: status, need, state, result and events as JSON. Source: rules/ringside.md, 7.
#pragma once

#include <string>

#include "rules/ringside/setup.h"
#include "rules/ringside/state.h"

namespace fc::ringside {

/// {"status", "need", "state", "result", "events"} as one line of JSON.
std::string write_answer(const Setup& setup, const State& state);

}  // namespace fc::ringside
