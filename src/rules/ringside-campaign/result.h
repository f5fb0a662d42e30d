// What can come of a bout of Ringside in a campaign, and what came of one. Source: rules/ringside-campaign/rules.md, 3.9.
#pragma once

#include "core/random.h"
#include "core/result.h"
#include "rules/ringside-campaign/state.h"
#include "rules/ringside/state.h"

namespace fc::ringside_campaign {

/// From `least` to `most`, both included.
struct Range {
  int least = 0;
  int most = 0;

  [[nodiscard]] constexpr bool has(int value) const { return value >= least && value <= most; }
};

/// Damage with which each man can end a bout that ends like this. Source: 3.9.
Range damage_range(const Setup& setup, const State& state, const BilledBout& bout, const BoutResult& result, Corner corner);

/// Points that a man can have scored, of the damage in the result.
Range scored_range(const Setup& setup, const State& state, const BilledBout& bout, const BoutResult& result, Corner corner);

/// Fault illegal_choice, with the figure that is out of its range, unless this can come of the next bout.
Result<void> check_result(const Setup& setup, const State& state, const BoutResult& result);

/// What a bout of the set-up `fought` came to, finished in `end`.
BoutResult result_of(const ringside::Setup& fought, const ringside::State& end);

/// Something that can come of the next bout: who wins and how by chance alone, whoever boxes.
BoutResult any_result(const Setup& setup, const State& state, Random& random);

}  // namespace fc::ringside_campaign
