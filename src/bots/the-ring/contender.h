// The ring-wise man: what his corner would tell him.
#pragma once

#include "bots/the-ring/seat_controller.h"

namespace fc::the_ring {

/// Mixes by `sensible`: ratings against DEF, what he risks, harm, stamina, cuts, score and rounds left.
class Contender final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

}  // namespace fc::the_ring
