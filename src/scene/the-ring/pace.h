// How long everything takes in a bout of The Ring, in seconds at speed 1x. A segment without a hard shot is over in four
// seconds and a round in twenty; what decides is told in full. Source: rules/the-ring/rules.md, 10.
#pragma once

#include "rules/the-ring/events.h"
#include "rules/the-ring/setup.h"
#include "scene/corners/referee_count.h"

namespace fc::the_ring {

/// From the throw of the dice of a count on.
inline constexpr scene::CountPace counting{.before = 0.6F, .one = 0.38F};

/// Where the referee stops counting: 10 is out, before it he waves the bout off or the man rises.
int counts_to(const CountCell& cell);

/// From this event's cue to the next one's. count: where the referee stops, of the last die of a count; else 0.
float seconds_of(const Setup& setup, const Event& event, int count);
/// Each of the points and the stamina of a blow is told so long if a man staggers or falls by it: he does not wait.
inline constexpr float seconds_before_a_fall = 0.05F;

/// From the throw until the dice rest. Those of a count rest before he calls "ten".
float seconds_to_settle(const Rolled& roll, int count);

/// How long a man is on his way to another place after his event.
float gliding_seconds(const Event& event);

/// From blow to blow of one line of the chart.
inline constexpr float between_blows = 0.25F;
/// From the telling of a line until its first blow meets.
inline constexpr float first_blow = 0.17F;

/// The anthem of a title bout, two bars, and the pause before it; all of it with the referee on show.
inline constexpr float anthem_begins = 0.3F;
inline constexpr float bar_seconds = 2.08F;
inline constexpr float anthem_seconds = anthem_begins + 2 * bar_seconds;

/// From the slide of a Hard Shot card until the blow meets: the dice fall between.
inline constexpr float shot_lands_after = 1.85F;

/// From the telling of a finisher roll until its blow meets.
inline constexpr float finisher_lands_after = 0.35F;

/// Until the clock of the round stands where a segment begins.
inline constexpr float clock_seconds = 1.6F;

/// From a foul until the referee points at the fouler, and how long he does.
inline constexpr float foul_seen_after = 0.4F;
inline constexpr float foul_told_seconds = 1.6F;
inline constexpr float parting_seconds = 1.0F;

}  // namespace fc::the_ring
