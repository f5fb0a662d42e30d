// The sounds that begin in one frame, from wherever they come, and the murmur under them.
#pragma once

#include <algorithm>
#include <map>
#include <span>
#include <string_view>
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
  void play(Sound sound, float strength) { play({.sound = sound, .strength = strength}); }
  /// The same, from its side.
  void play(scene::SoundCue cue) {
    cue.start = clock_->seconds;
    cues_.push_back(cue);
  }
  /// A hall murmurs in this frame. strength: 0..1.
  void murmur(float strength) { murmur_ = strength; }

  /// What began since the last call, as it is heard together. Of each sound in turn another take: no two blows in a row are
  /// the same.
  [[nodiscard]] std::vector<scene::SoundCue> take() {
    std::vector<scene::SoundCue> heard = scene::heard_together(std::exchange(cues_, {}));
    for (scene::SoundCue& cue : heard) {
      int& next = next_takes_[cue.sound.name()];
      cue.take = next;
      next = (next + 1) % takes_of_a_sound;
    }
    return heard;
  }
  /// The murmur since the last call; 0: there was none.
  [[nodiscard]] float take_murmur() { return std::exchange(murmur_, 0.0F); }

 private:
  const Clock* clock_;
  std::vector<scene::SoundCue> cues_;
  std::map<std::string_view, int> next_takes_;
  float murmur_ = 0;
};

// How loud the band is: it makes room for the bell and the referee's count.

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
