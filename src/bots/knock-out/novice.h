// The fan: backs his own man.
#pragma once

#include "bots/knock-out/seat_controller.h"

namespace fc::knock_out {

/// Challenges whom he likes, trains his highest cards and plays them as they come; offers on his own boxer, or on the one
/// he fancies, takes an offer against his favourite for the fun of it, and remembers no card that was played.
class Novice final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

}  // namespace fc::knock_out
