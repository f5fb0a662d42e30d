// The next segment tried out in thought: every pair of strategies against each other. Source: rules/the-ring/rules.md, 10.
#pragma once

#include <array>

#include "bots/mixing.h"
#include "bots/the-ring/outlook.h"

namespace fc::the_ring {

/// What both men should do, and what stood behind it.
struct SegmentPlan {
  ChanceMatrix chances{.picks = strategy_count, .chance = {}};  ///< red's, of the bout
  std::array<Mix, 2> mixes;                                     ///< by corner
};

/// What all pairs of strategies bring until the next choice (`SegmentOdds`), and what the bout looks like from there
/// (`Outlook`). A Solitaire boxer's mix is what his dice and markers say, and the other man's the best answer to it. state:
/// strategies are asked for; what red has picked is not looked at. Some milliseconds.
SegmentPlan study_segment(const Setup& setup, const State& state);

}  // namespace fc::the_ring
