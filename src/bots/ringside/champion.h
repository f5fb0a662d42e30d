// The ring general: exact mixes for what is secret, rollouts for all the rest.
#pragma once

#include <memory>

#include "bots/ringside/outlook.h"
#include "bots/ringside/rollouts.h"
#include "bots/ringside/seat_controller.h"

namespace fc::ringside {

/// Throws and expects punches by the exact equilibrium of the guessing game: of damage, or of what finishes the bout when
/// that is in reach. Tactic, rush, clinch and steps are his instinct's unless rollouts prove another answer better.
class Champion final : public SeatController {
 public:
  /// rollouts: at most so many for one decision.
  explicit Champion(int rollouts) : effort_{.rollouts = rollouts} {}

 private:
  /// What he has worked out about two boxers and the terms of their bout: nothing that depends on how a bout went.
  struct Study {
    explicit Study(const Setup& bout);

    Setup setup;
    Instinct instinct;
    Outlook outlook;
  };

  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
  /// Studies the pairing of the brief unless it is the last one studied.
  const Study& study(const Setup& setup);
  [[nodiscard]] static Choice pick_punch(const SeatBrief& brief, const Instinct& instinct, Random& random);

  Effort effort_;
  std::unique_ptr<Study> study_;
};

}  // namespace fc::ringside
