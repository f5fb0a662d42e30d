// Bulbs flash by the clock of the bout, which runs faster while somebody is in a hurry. Eyes go by the watch: whatever the
// speed, no bulb flashes too soon after the last one.
#pragma once

#include <cstdint>
#include <limits>

#include "scene/stage.h"

namespace fc::cabinet {

class FlashPace {
 public:
  /// Seconds by the watch from the beginning of one flash to that of the next: never three in a second.
  static constexpr double apart = 0.4;

  /// Puts out a bulb that flashes too soon. stage: of the bout at `clock`; seconds: by the watch, not before the last
  /// call's.
  void hold_back(scene::Stage& stage, double clock, double seconds);

 private:
  std::int64_t shown_ = -1;
  double since_ = std::numeric_limits<double>::lowest();
};

}  // namespace fc::cabinet
