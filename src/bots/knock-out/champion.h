// The fixer: knows the odds of every fight, and that a fight may be worth more lost than won.
#pragma once

#include "bots/knock-out/fight_study.h"
#include "bots/knock-out/seat_controller.h"

namespace fc::knock_out {

/// Trains and punches by the solved fight with hidden hands, for prizes, class, title and his own bets; bets by expected
/// value with the odds that all bets on the tables make likely, and looks ahead to the end of the season for challenges.
class Champion final : public SeatController {
 public:
  Champion(const TrainingBook& book, const Effort& effort) : book_(book), study_(book_, effort) {}

 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
  Choice choose_challenge(const SeatBrief& brief, Random& random, const std::stop_token& stop);
  Choice choose_training(const SeatBrief& brief, Random& random, const std::stop_token& stop);
  Choice choose_punch(const SeatBrief& brief, Random& random, const std::stop_token& stop);

  TrainingBook book_;
  FightStudy study_;
};

}  // namespace fc::knock_out
