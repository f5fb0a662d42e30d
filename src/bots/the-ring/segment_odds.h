// What a segment comes to when two strategies meet: all 108 lines of the Basic Chart for either man, weighed by their
// chances. Nothing is thrown, so strategies that differ by a tenth of a point can be told apart. Source:
// rules/the-ring/rules.md, 2.4, 3.3, 3.4, 3.8, 3.9.
#pragma once

#include <array>

#include "bots/the-ring/happenings.h"
#include "bots/the-ring/shot_odds.h"

namespace fc::the_ring {

/// Segments of two men as they stand in a state: their ratings, cuts, harm of the round and warnings hold through the
/// segment; whose strategies they are is asked each time.
class SegmentOdds {
 public:
  SegmentOdds(const Setup& setup, const State& state);

  /// One segment of these strategies, red's and blue's. Each may be any that a manager may choose.
  Happenings segment(Strategy red, Strategy blue);

 private:
  Happenings turn(Corner roller);
  Happenings lands_on(Corner by);
  Happenings foul(Corner roller);
  void carry_out(const Effects& effects, Corner to, Corner roller, double chance, Happenings& into);

  const Setup* setup_;
  State state_;
  std::array<ShotOdds, 2> shots_;  ///< by puncher
};

}  // namespace fc::the_ring
