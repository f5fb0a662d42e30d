// The beginner: does what his card says he is best at.
#pragma once

#include "bots/the-ring/seat_controller.h"

namespace fc::the_ring {

/// The strategy of his highest rating most of the time, else the second; holds on now and then when he is hurt, and goes for
/// any cut. He never looks at the other man's card.
class Novice final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

}  // namespace fc::the_ring
