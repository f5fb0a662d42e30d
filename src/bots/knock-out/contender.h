// The bookmaker: goes by the book, and takes every bet at its face value.
#pragma once

#include "bots/knock-out/seat_controller.h"

namespace fc::knock_out {

/// Counts the cards that were played, but does not ask what others want. He trains by the book's mix, guesses one hand that
/// the other man may hold and plays what is best against it. He bets by an opinion of his own, in the ring by his hand and
/// outside by the decks and his nose: the surer he is, the more he stakes. He challenges where his deck is better.
class Contender final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

}  // namespace fc::knock_out
