// How long everything takes in a game of Knock Out, in seconds at speed 1x: a fight with five managers' bets is told in
// about three quarters of a minute, besides what people think. Source: overlay/design.md, Time.
#pragma once

#include <cstddef>

#include "rules/knock-out/events.h"

namespace fc::knock_out {

/// The farthest a man is driven back in one round: by the left hook.
inline constexpr float most_steps = 4;

/// From this event's cue to the next one's, in the first round of bets and of a fight. Cards' turning comes before the cue
/// of their reveal.
float seconds_of(const Event& event);

/// A secret question stays open at least so long, asked or forced: how long it took tells nothing. round: of the fight, 1 to
/// 3; training counts as the first.
constexpr float choosing_seconds(int round) { return round <= 1 ? 1.8F : 0.7F; }
/// Both cards of a round over the ring: they come, a held breath, they turn together, the sign between them can be read,
/// the winning one lifts, strikes the other away, and they are gone. The first round of a fight explains the others.
struct CardPace {
  float laying;
  float breath;
  float turning;
  float reading;
  float lifting;
  float leaving;

  /// After they began to turn.
  [[nodiscard]] constexpr float sign_after() const { return turning + 0.04F; }
  [[nodiscard]] constexpr float lifts_after() const { return sign_after() + reading; }
  [[nodiscard]] constexpr float strikes_after() const { return lifts_after() + lifting; }
  [[nodiscard]] constexpr float gone_after() const { return strikes_after() + leaving; }
  /// From the seals to the reveal: the man sets out as his card strikes.
  [[nodiscard]] constexpr float announcing() const { return breath + strikes_after() + 0.1F; }
};
constexpr CardPace card_pace(int round) {
  return round <= 1
             ? CardPace{.laying = 0.45F,
                        .breath = 0.5F,
                        .turning = 0.45F,
                        .reading = 0.7F,
                        .lifting = 0.22F,
                        .leaving = 0.34F}
             : CardPace{
                   .laying = 0.36F, .breath = 0.5F, .turning = 0.34F, .reading = 0.42F, .lifting = 0.18F, .leaving = 0.3F};
}
/// From the reveal to the blow, from the blow to the first step of the man it drives, and his steps: each is faster than the
/// one before. Until the one who strikes has crossed the ring, and for how long he goes back.
inline constexpr float blow_seconds = 0.62F;
inline constexpr float closing_seconds = 0.4F;
inline constexpr float going_back_seconds = 0.46F;
inline constexpr float stunned_seconds = 0.16F;
inline constexpr float first_step_seconds = 0.36F;
inline constexpr float step_tempo = 0.82F;
/// The number of the step onto the K.O. space stands so much longer before he falls.
inline constexpr float last_step_seconds = 0.06F;
/// From the reveal until that step lands. step: 1 to 4.
float driven_step_lands(int step);
/// From the reveal until the one who strikes lets him go. steps: that he drives him, 1 to 4.
float goes_back_after(int steps);
/// Over a knocked out boxer the referee counts 8, 9, 10: seconds from the end of the fight. Then the bell calls it.
inline constexpr int first_counted = 8;
inline constexpr int last_counted = 10;
inline constexpr float counted_apart_seconds = 0.42F;
constexpr float counted_at(int number) { return 1.05F + counted_apart_seconds * static_cast<float>(number - first_counted); }
inline constexpr float knockout_called_seconds = counted_at(last_counted + 1);
/// How long a settled bet is on show: each is faster than the one before. before: bets settled before it. Its chips leave
/// the row and arrive at those shares of the time.
float settling_seconds(std::size_t before);
inline constexpr float chips_leave = 0.15F;
inline constexpr float chips_arrive = 0.6F;
/// A chip is laid or laid aside; from the second round of bets on everybody knows how it goes. bet_round: 1 to 3.
constexpr float chip_seconds(int bet_round) { return bet_round <= 1 ? 0.5F : 0.34F; }
/// A pause after the last chip: no more bets.
inline constexpr float last_chip_seconds = 0.8F;
/// The sheet of nets stays open after its last line: what the fight's bets came to for everybody has to be read.
inline constexpr float nets_seconds = 2.0F;
/// A class card turns over; money counts.
inline constexpr float class_card_seconds = 0.6F;
inline constexpr float counting_seconds = 0.6F;
/// The start player's die tumbles.
inline constexpr float die_seconds = 0.9F;

}  // namespace fc::knock_out
