// The computer's players of Ringside, from the novice to the champion.
#pragma once

#include <memory>

#include "bots/ringside/outlook.h"
#include "bots/seat_controller.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {

// What all of Ringside's bots share.

using SeatBrief = BriefOf<Rules>;
using SeatController = SeatControllerOf<Rules>;
using Uniform = UniformOf<Rules>;

// The beginner: a man of habits, and therefore easy to read.

/// Throws his best-rated punch far too often and expects the other man's, hides when he is hurt or takes fright, rushes on a
/// whim, and steps wherever his feet take him. He does know the warning that hooks miss in a clinch.
class Novice final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

// The stylist: fights by the textbook.

/// Knows the best mixes of punches but trusts his hunches now and then; stays out of clinches unless he is trapped, seeks
/// the open ring and drives the other man to the ropes; rushes only a man who is less fresh than he and no great
/// counterpuncher.
class Contender final : public SeatController {
 private:
  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
};

// The ring general: exact mixes for what is secret, rollouts for all the rest.

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
