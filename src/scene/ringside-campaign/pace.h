// How long everything takes in a campaign, in seconds at speed 1x: what is a matter of course takes no time, a booking half
// a second, a result one or two.
#pragma once

#include "rules/ringside-campaign/events.h"

namespace fc::ringside_campaign {

/// From this event's cue to the next one's.
float seconds_of(const Event& event);

/// From the throw until the die rests; 0: it lies there at once.
float seconds_to_settle(const Rolled& roll);

}  // namespace fc::ringside_campaign
