// The ring general: he tries every pair of plans out before the bell.
#pragma once

#include "bots/dice-boxing/seat_controller.h"

namespace fc::dice_boxing {

/// Plays the round in his head with his five strategies against the other man's five, reckons the chances of the bout from
/// there (`study_round`), and mixes by the exact equilibrium of them.
class Champion final : public SeatController {
 public:
  /// rollouts: rounds of all 25 pairs together, for one decision.
  explicit Champion(int rollouts) : rollouts_(rollouts) {}

 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;

  int rollouts_;
};

}  // namespace fc::dice_boxing
