// The sounds that begin in one frame, from wherever they come.
#pragma once

#include <utility>
#include <vector>

#include "cabinet/program/clock.h"
#include "scene/sounds.h"

namespace fc::cabinet {

class Soundboard {
 public:
  /// clock must outlive it.
  explicit Soundboard(const Clock& clock) : clock_(&clock) {}

  /// A sound begins in this frame. strength: 0..1.
  void play(Sound sound, float strength) {
    cues_.push_back({.start = clock_->seconds, .sound = sound, .strength = strength});
  }
  /// What began since the last call, as it is heard together.
  [[nodiscard]] std::vector<scene::SoundCue> take() { return scene::heard_together(std::exchange(cues_, {})); }

 private:
  const Clock* clock_;
  std::vector<scene::SoundCue> cues_;
};

}  // namespace fc::cabinet
