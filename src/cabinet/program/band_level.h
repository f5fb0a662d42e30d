// How loud the band is: it makes room for the bell and the referee's count.
#pragma once

#include <algorithm>
#include <span>

#include "scene/sounds.h"

namespace fc::cabinet {

/// Half of it, which is 6 dB less.
inline constexpr float ducked_band = 0.5F;

class BandLevel {
 public:
  /// heard: what begins now. seconds: on the clock. What the band's volume is to be multiplied with: falls at once to
  /// `ducked_band`, and rises in half a second when the last stroke is a second old.
  float follow(std::span<const scene::SoundCue> heard, double seconds) {
    constexpr double stays = 1;
    constexpr double rises = 0.5;
    const bool stroke = std::ranges::any_of(
        heard, [](const scene::SoundCue& cue) { return cue.sound == Sound::bell || cue.sound == Sound::count; });
    if (stroke) {
      last_stroke_ = seconds;
    }
    const double back = std::clamp((seconds - last_stroke_ - stays) / rises, 0.0, 1.0);
    return ducked_band + (1 - ducked_band) * static_cast<float>(back);
  }

 private:
  double last_stroke_ = -10;
};

}  // namespace fc::cabinet
