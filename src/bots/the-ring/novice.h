// The beginner: does what his card says he is best at.
#pragma once

#include "bots/the-ring/seat_controller.h"

namespace fc::the_ring {

/// The higher a rating on his card, the oftener its strategy; holds on every other time when he is hurt, and goes for any
/// cut now and then. He never looks at the other man's card, at the score or at the clock.
class Novice final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

}  // namespace fc::the_ring
