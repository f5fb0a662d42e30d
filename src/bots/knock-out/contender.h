// The bookmaker: goes by the book, and takes every bet at its face value.
#pragma once

#include "bots/knock-out/seat_controller.h"

namespace fc::knock_out {

/// Counts the cards that were played, but does not ask what others want. He trains by the book's mix, guesses one hand that
/// the other man may hold and plays what is best against it; he offers above 2/3, takes offers that win less than half the
/// time, the dearest first, and challenges where his deck is better.
class Contender final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

}  // namespace fc::knock_out
