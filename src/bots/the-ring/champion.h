// The ring general: he has reckoned out what every pair of strategies comes to.
#pragma once

#include "bots/the-ring/seat_controller.h"

namespace fc::the_ring {

/// Mixes his strategies by the exact equilibrium of the chances that `study_segment` gives all pairs, and takes the city,
/// the gloves and the referee with which the bout looks best.
class RingGeneral final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

}  // namespace fc::the_ring
