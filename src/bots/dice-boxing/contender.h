// The ring-wise man: what his corner would tell him.
#pragma once

#include "bots/dice-boxing/seat_controller.h"

namespace fc::dice_boxing {

/// Boxes by `sensible`: he mixes what he is good at with no plan, and changes it when cards, stamina or time call for it.
class Contender final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

}  // namespace fc::dice_boxing
