// The referee's answer. Source: rules/the-ring/rules.md, 7.
#pragma once

#include <span>
#include <string>

#include "rules/the-ring/events.h"
#include "rules/the-ring/setup.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

/// {"status", "need", "state", "result", "events"} as one line of JSON. latest: events; of them what was thrown and chosen.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

}  // namespace fc::the_ring
