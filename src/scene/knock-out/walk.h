// A marker's way along its path, step by step: climbing in at an even pace, or driven by a blow, faster and faster.
#pragma once

#include <algorithm>

#include "scene/timeline.h"

namespace fc::knock_out {

/// Distances are in steps from the K.O. space (stance.h), times in seconds.
struct Walk {
  float from = 0;
  float to = 0;
  int steps = 0;  ///< 0: he stands at `to`
  double start = 0;
  float first = 0.3F;  ///< how long the first step takes
  float tempo = 1;     ///< how long every other one takes, in lengths of the one before it

  /// Where he is, and how far on in a step: 0 and 1 on the canvas.
  struct At {
    float distance = 0;
    float share = 0;
  };

  /// When that step lands, from the start of the walk. step: 1 to `steps`; 0 gives 0.
  [[nodiscard]] float landing(int step) const {
    float time = 0;
    float length = first;
    for (int done = 0; done < step; ++done) {
      time += length;
      length *= tempo;
    }
    return time;
  }
  [[nodiscard]] float seconds() const { return landing(steps); }
  /// After each step he stands for a moment, so that steps can be counted.
  [[nodiscard]] At at(double clock) const {
    constexpr float in_the_air = 0.72F;  // of a step's time
    for (int step = 0; step < steps; ++step) {
      const float leaves = landing(step);
      const float lands = landing(step + 1);
      if (clock < start + static_cast<double>(lands)) {
        const float share =
            scene::share_of(clock, start + static_cast<double>(leaves), static_cast<double>((lands - leaves) * in_the_air));
        const float along = (static_cast<float>(step) + share) / static_cast<float>(steps);
        return {.distance = from + (to - from) * along, .share = share};
      }
    }
    return {.distance = to, .share = 0};
  }
};

}  // namespace fc::knock_out
