// The computer's players of DICE Boxing, from the novice to the champion.
#pragma once

#include "bots/seat_controller.h"
#include "rules/dice-boxing/rules.h"

namespace fc::dice_boxing {

// What the bots of DICE Boxing share.

using SeatController = SeatControllerOf<Rules>;
using SeatBrief = BriefOf<Rules>;

// The beginner: follows his heart, and his heart is in his fists.

/// Goes for the knockout far too often, covers up when he is hurt or takes fright, now and then has no plan at all, and
/// never looks at what he is good at.
class Novice final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

// The ring-wise man: what his corner would tell him.

/// Boxes by `sensible`: he mixes what he is good at with no plan, and changes it when cards, stamina or time call for it.
class Contender final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

// The ring general: he tries every pair of plans out before the bell.

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
