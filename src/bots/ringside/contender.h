// The stylist: fights by the textbook.
#pragma once

#include "bots/ringside/seat_controller.h"

namespace fc::ringside {

/// Knows the best mixes of punches but trusts his hunches now and then; stays out of clinches unless he is trapped, seeks
/// the open ring and drives the other man to the ropes; rushes only a man who is less fresh than he and no great
/// counterpuncher.
class Contender final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

}  // namespace fc::ringside
