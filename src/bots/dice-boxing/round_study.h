// The next round tried out: every pair of plans against each other. Source: rules/dice-boxing.md, 10.3.
#pragma once

#include <array>
#include <cstdint>
#include <stop_token>

#include "bots/matrix_game.h"
#include "rules/dice-boxing/rules.h"

namespace fc::dice_boxing {

/// Red's chances of the bout, 0 to 1: his strategies down, blue's across.
using PlanChances = std::array<std::array<double, strategy_count>, strategy_count>;

/// What both men should do, and what stood behind it.
struct RoundPlan {
  PlanChances chances{};
  std::array<Mix, 2> mixes;  ///< by corner
};

/// The mixes that nobody can exploit, if these are the chances.
RoundPlan plan_for(const PlanChances& chances);

/// Plays the round that begins in `state` so many times in all, the same dice for every pair of plans, reckons what follows
/// by `Outlook`, and looks longer at the plans that are worth it. state: strategies are asked for, none is in. rounds: at
/// least one for each of the 25 pairs is played. stop: when requested, the plan rests on what was played so far.
RoundPlan study_round(const Setup& setup, const State& state, int rounds, std::uint64_t seed, const std::stop_token& stop);

}  // namespace fc::dice_boxing
