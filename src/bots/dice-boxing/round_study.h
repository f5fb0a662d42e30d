// The next round tried out: every pair of plans against each other. Source: rules/dice-boxing/rules.md, 10.3.
#pragma once

#include <array>
#include <cstdint>
#include <stop_token>

#include "bots/mixing.h"
#include "rules/dice-boxing/rules.h"

namespace fc::dice_boxing {

/// What both men should do, and what stood behind it.
struct RoundPlan {
  ChanceMatrix chances{.picks = strategy_count, .chance = {}};  ///< red's
  std::array<Mix, 2> mixes;                                     ///< by corner
};

/// Plays the round that begins in `state` so many times in all, the same dice for every pair of plans, reckons what follows
/// by `Outlook`, and looks longer at the plans that are worth it. state: strategies are asked for, none is in. rounds: at
/// least one for each of the 25 pairs is played. stop: when requested, the plan rests on what was played so far.
RoundPlan study_round(const Setup& setup, const State& state, int rounds, std::uint64_t seed, const std::stop_token& stop);

}  // namespace fc::dice_boxing
