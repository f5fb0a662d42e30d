// The referee's answer, where a tour stands, and its events in words.
#pragma once

#include <span>
#include <string>

#include "library/standing.h"
#include "rules/tiny-tour/events.h"
#include "rules/tiny-tour/state.h"

namespace fc::tiny_tour {

/// {"status", "need", "state", "result", "events"} as JSON text. latest: what the last die or choice brought about.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

/// Methods: points, draw. The length is counted in stops.
Standing standing_of(const Setup& setup, const State& state);

/// An event in a short English line: "1 wins 4 points". Seats count from 1.
std::string told(const Event& event);

}  // namespace fc::tiny_tour
