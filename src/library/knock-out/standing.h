// Where a game of Knock Out stands: season, fight and what is done in it, or who is the richest.
#pragma once

#include "library/standing.h"
#include "rules/knock-out/state.h"

namespace fc::knock_out {

/// Methods: richest, shared (several are the richest). The length is counted in fights.
Standing standing_of(const Setup& setup, const State& state);

}  // namespace fc::knock_out
