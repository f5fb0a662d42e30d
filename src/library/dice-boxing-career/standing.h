// Where a career stands: rank and record, or how it ended.
#pragma once

#include <optional>

#include "library/standing.h"
#include "rules/dice-boxing-career/state.h"

namespace fc::dice_boxing_career {

/// Methods: the words of Retirement. Who was champion has won. The length is counted in fights.
Standing standing_of(const Setup& setup, const State& state);

/// Of the bout that is awaited: who comes with the title, as `Standing::title`: seat 0 is your man. There is none in a
/// tourney.
std::optional<int> title_at_stake(const Setup& setup, const State& state);

}  // namespace fc::dice_boxing_career
