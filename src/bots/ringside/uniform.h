// The baseline that the other bots are measured against: every legal answer is equally likely.
#pragma once

#include "bots/ringside/seat_controller.h"

namespace fc::ringside {

class Uniform final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

}  // namespace fc::ringside
