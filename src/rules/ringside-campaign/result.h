// Which results a bout of Ringside can have in a campaign, and the result of a finished one. Source:
// rules/ringside-campaign/rules.md, 3.9.
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

/// The damage that a man can have at the end of a bout with this result. Source: 3.9.
Range damage_range(const Setup& setup, const State& state, const BilledBout& bout, const BoutResult& result, Corner corner);

/// The points that a man can have scored, given the damage in the result.
Range scored_range(const Setup& setup, const State& state, const BilledBout& bout, const BoutResult& result, Corner corner);

/// Fault illegal_choice, naming the figure that is out of its range, unless the next bout can have this result.
Result<void> check_result(const Setup& setup, const State& state, const BoutResult& result);

/// The result of a bout with set-up `fought` that finished in state `end`.
BoutResult result_of(const ringside::Setup& fought, const ringside::State& end);

/// A random possible result of the next bout, regardless of who boxes.
BoutResult any_result(const Setup& setup, const State& state, Random& random);

}  // namespace fc::ringside_campaign
