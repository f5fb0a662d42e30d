// How long everything takes in a game of Knock Out, in seconds at speed 1x: a fight with five managers' bets is told in
// about three quarters of a minute, besides what people think. Source: design.md, Time.
#pragma once

#include <cstddef>

#include "rules/knock-out/events.h"

namespace fc::knock_out {

/// From this event's cue to the next one's. Cards' turning comes before the cue of their reveal.
float seconds_of(const Event& event);

/// A secret question stays open at least so long, asked or forced: how long it took tells nothing.
inline constexpr float choosing_seconds = 1.8F;
/// Both cards of a round over the ring: they come, a held breath, they turn together, the sign between them can be read,
/// the winning one lifts, strikes the other away, and they are gone.
inline constexpr float laying_seconds = 0.45F;
inline constexpr float breath_seconds = 0.5F;
inline constexpr float turning_seconds = 0.45F;
inline constexpr float reading_seconds = 0.7F;
inline constexpr float lifting_seconds = 0.22F;
inline constexpr float leaving_seconds = 0.34F;
/// After they began to turn.
inline constexpr float sign_after = turning_seconds + 0.04F;
inline constexpr float lifts_after = sign_after + reading_seconds;
inline constexpr float strikes_after = lifts_after + lifting_seconds;
inline constexpr float gone_after = strikes_after + leaving_seconds;
/// From the reveal to the blow, from the blow to the first step of the man it drives, and his steps: each is faster than the
/// one before. Until the one who strikes has crossed the ring, and from when and for how long he goes back.
inline constexpr float blow_seconds = 0.62F;
inline constexpr float closing_seconds = 0.4F;
inline constexpr float goes_back_after = blow_seconds + 0.44F;
inline constexpr float going_back_seconds = 0.5F;
inline constexpr float stunned_seconds = 0.16F;
inline constexpr float first_step_seconds = 0.4F;
inline constexpr float step_tempo = 0.82F;
/// From the reveal until that step lands. step: 1 to 4.
float driven_step_lands(int step);
/// Over a knocked out boxer the referee counts 8, 9, 10: seconds from the end of the fight. Then the bell calls it.
inline constexpr int first_counted = 8;
inline constexpr int last_counted = 10;
inline constexpr float counted_apart_seconds = 0.42F;
constexpr float counted_at(int number) {
  return 0.8F + counted_apart_seconds * static_cast<float>(number - first_counted);
}
inline constexpr float knockout_called_seconds = counted_at(last_counted + 1);
/// How long a settled bet is on show: each is faster than the one before. before: bets settled before it. Its chips leave
/// the row and arrive at those shares of the time.
float settling_seconds(std::size_t before);
inline constexpr float chips_leave = 0.15F;
inline constexpr float chips_arrive = 0.6F;
/// A pause after the last chip: no more bets.
inline constexpr float last_chip_seconds = 1.0F;
/// The sheet of nets stays open after its last line: what the fight's bets came to for everybody has to be read.
inline constexpr float nets_seconds = 2.0F;
/// A class card turns over; money counts.
inline constexpr float class_card_seconds = 0.6F;
inline constexpr float counting_seconds = 0.6F;
/// The start player's die tumbles.
inline constexpr float die_seconds = 0.9F;

}  // namespace fc::knock_out
