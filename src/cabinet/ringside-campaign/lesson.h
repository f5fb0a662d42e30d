// The playable lesson: a week of a campaign that has only begun.
#pragma once

#include <optional>

#include "library/ringside-campaign/game.h"
#include "match/match.h"

namespace fc::ringside_campaign {

/// Two managers with men of history, and two weeks to go. Computers have drafted, boxed the tournament and rested since: the
/// first seat is asked in the front office, has a contender of the first rank, and the champion is the other's. None: the
/// data has other men than it had.
std::optional<Script> lesson_of(const Catalogue& catalogue);

}  // namespace fc::ringside_campaign
