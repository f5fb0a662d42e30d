// How long everything takes in a game of Knock Out, in seconds at speed 1x: a fight with five managers' bets is told in
// about three quarters of a minute, besides what people think. Source: design.md, Time.
#pragma once

#include "rules/knock-out/events.h"

namespace fc::knock_out {

/// From this event's cue to the next one's. Cards' turning comes before the cue of their reveal.
float seconds_of(const Event& event);

/// A secret question stays open at least so long, asked or forced: how long it took tells nothing.
inline constexpr float choosing_seconds = 1.8F;
/// Both cards of a round: lifted, then turned together.
inline constexpr float lifting_seconds = 0.35F;
inline constexpr float turning_seconds = 0.45F;
/// From the reveal to the blow, and each step of the recoil.
inline constexpr float blow_seconds = 0.18F;
inline constexpr float hop_seconds = 0.2F;
/// Over a knocked out boxer the referee counts 8, 9, 10: seconds from the end of the fight. Then the bell calls it.
inline constexpr int first_counted = 8;
inline constexpr int last_counted = 10;
inline constexpr float counted_apart_seconds = 0.42F;
constexpr float counted_at(int number) {
  return 0.8F + counted_apart_seconds * static_cast<float>(number - first_counted);
}
inline constexpr float knockout_called_seconds = counted_at(last_counted + 1);
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
