// The computer's players of The Ring, from the novice to the champion.
#pragma once

#include "bots/seat_controller.h"
#include "rules/the-ring/rules.h"

namespace fc::the_ring {

// What the bots of The Ring share.

using SeatController = SeatControllerOf<Rules>;
using SeatBrief = BriefOf<Rules>;

// The beginner: does what his card says he is best at.

/// The higher a rating on his card, the oftener its strategy; holds on every other time when he is hurt, and goes for any
/// cut now and then. He never looks at the other man's card, at the score or at the clock.
class Novice final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

// The ring-wise man: what his corner would tell him.

/// Mixes by `sensible`: ratings against DEF, what he risks, harm, stamina, cuts, score and rounds left.
class Contender final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

// The ring general: he has reckoned out what every pair of strategies comes to.

/// Mixes his strategies by the exact equilibrium of the chances that `study_segment` gives all pairs, and takes the city,
/// the gloves and the referee with which the bout looks best.
class RingGeneral final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

}  // namespace fc::the_ring
