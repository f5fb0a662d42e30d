// When a sound begins: like everything in the scene a function of (events, clock). Games say which sounds their events make
// (scene/<game>/sounds); nothing is heard here. What is sounded is shown at the same moment, and is open to all.
#pragma once

#include <span>
#include <vector>

#include "core/sound.h"

namespace fc::scene {

/// A sound that begins at `start`, seconds on the scene's clock. strength: 0..1.
struct SoundCue {
  double start = 0;
  Sound sound = Sound::thud;
  float strength = 1;

  friend bool operator==(const SoundCue&, const SoundCue&) = default;
};

/// A span of the clock, `to` not in it: spans that follow each other miss nothing and hear nothing twice.
struct ClockSpan {
  double from = 0;
  double to = 0;

  [[nodiscard]] bool holds(double time) const { return from <= time && time < to; }
};

/// No cue makes a sound later than so long after its start.
inline constexpr double longest_wait_for_sound = 6;

/// What is heard of sounds that begin in one frame: of each the strongest, and of these a few, the strongest first. So a
/// clock that jumps (hurrying, skipping, instant speed) makes no din.
std::vector<SoundCue> heard_together(std::span<const SoundCue> cues);
inline constexpr std::size_t most_heard_together = 4;

}  // namespace fc::scene
