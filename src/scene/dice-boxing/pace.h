// How long everything takes in a bout of DICE Boxing, in seconds at speed 1x. A round is about 70 dice and is over in 40
// seconds: routine passes in a blink, what decides is told in full. Source: rules/dice-boxing/rules.md, 10.1.
#pragma once

#include "rules/dice-boxing/events.h"
#include "rules/dice-boxing/setup.h"
#include "scene/corners/referee_count.h"

namespace fc::dice_boxing {

/// Where the referee stops counting over a man whose knock-down die this is, 1 to 10: 10 is out. Of every other event 0.
int counts_to(const Setup& setup, const Event& event);

/// The word for how the bout ended stands so long. Seconds.
inline constexpr float end_called_seconds = 2.2F;

/// The highest face of the control die that is a special: 0 to 9.
inline constexpr int last_special = 9;

/// From this event's cue to the next one's. count: of `counts_to`.
float seconds_of(const Event& event, int count);

/// From the throw until the dice rest. Those of a count rest before the referee calls "ten".
float seconds_to_settle(const Rolled& roll, int count);

/// From the throw of the knock-down die on.
inline constexpr scene::CountPace counting{.before = 0.55F, .one = 0.36F};

/// How long a man is on his way to another place after his event.
float gliding_seconds(const Event& event);

/// From a foul until the referee points at the fouler, and how long he does.
inline constexpr float foul_seen_after = 0.4F;
inline constexpr float foul_told_seconds = 1.6F;

/// From the start of a long clinch until the referee steps in, and how long he parts the men.
inline constexpr float clinch_parted_after = 0.7F;
inline constexpr float parting_seconds = 0.9F;

}  // namespace fc::dice_boxing
