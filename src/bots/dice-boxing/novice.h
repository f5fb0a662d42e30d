// The beginner: follows his heart, and his heart is in his fists.
#pragma once

#include "bots/dice-boxing/seat_controller.h"

namespace fc::dice_boxing {

/// Goes for the knockout far too often, covers up when he is hurt or takes fright, now and then has no plan at all, and
/// never looks at what he is good at.
class Novice final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

}  // namespace fc::dice_boxing
