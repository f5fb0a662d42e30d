// How long everything takes in a Ringside bout, in seconds at speed 1x: a miss is over in under two, an exchange in four.
#pragma once

#include "rules/ringside/events.h"
#include "scene/corners/referee_count.h"

namespace fc::ringside {

/// The hardest a punch hurts, in Endurance points.
inline constexpr float most_damage = 9;

/// From this event's cue to the next one's.
float seconds_of(const Event& event);

/// From the start of its cue until the dice rest; the d10 for the referee's count rests before he calls "ten".
float seconds_to_settle(const Rolled& roll);

/// From the throw of the die for the count on.
inline constexpr scene::CountPace counting{.before = 0.35F, .one = 0.42F};

/// The number at which the referee stops, of a roll for the count: 10 is out.
int final_count(const Rolled& roll);

/// Where the referee's count over a fallen man stands, `age` seconds after the die was thrown: 0 to 10.
int counted_at(const Rolled& roll, double age);

/// How long ago the number of `counted_at` was called; 0 before the first.
float seconds_since_called(const Rolled& roll, double age);

/// From the throw of the die for the count until the referee calls this number, 1 to 10.
float seconds_until_called(int number);

/// How long a man is on his way to another square after his event.
float gliding_seconds(const Event& event);

/// Of a decision: from the end until the referee's card is read, and until a hand is raised.
inline constexpr float card_read_after = 1.2F;
inline constexpr float verdict_read_after = 2.6F;
/// From the end until everybody knows who has won.
float known_after(const BoutEnded& end);

}  // namespace fc::ringside
