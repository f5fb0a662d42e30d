// The beginner: a man of habits, and therefore easy to read.
#pragma once

#include "bots/ringside/seat_controller.h"

namespace fc::ringside {

/// Throws his best-rated punch far too often and expects the other man's, hides when he is hurt or takes fright, rushes on a
/// whim, and steps wherever his feet take him. He does know the warning that hooks miss in a clinch.
class Novice final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

}  // namespace fc::ringside
