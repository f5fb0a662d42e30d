// Collects the sounds and murmur of one frame from all sources.
#pragma once

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cabinet/program/clock.h"
#include "scene/sounds.h"

namespace fc::cabinet {

// Short on-screen messages: one line for a few seconds. A new one replaces the last.

class Announcer {
 public:
  /// clock must outlive it.
  explicit Announcer(const Clock& clock) : clock_(&clock) {}

  /// text: final text; empty: only removes the last message.
  void say(std::string text) {
    said_ = std::move(text);
    since_ = clock_->seconds;
  }
  void fall_silent() { said_.clear(); }
  /// Removes the message when its time is over. True: it was removed now.
  bool fade() {
    constexpr double seconds_of_a_line = 4;
    const bool over = !said_.empty() && age() > seconds_of_a_line;
    if (over) {
      fall_silent();
    }
    return over;
  }

  /// The message; empty: none.
  [[nodiscard]] const std::string& said() const { return said_; }
  /// Age of the message in seconds.
  [[nodiscard]] double age() const { return clock_->seconds - since_; }

 private:
  const Clock* clock_;
  std::string said_;
  double since_ = 0;
};

class Soundboard {
 public:
  /// clock must outlive it.
  explicit Soundboard(const Clock& clock) : clock_(&clock) {}

  /// Adds a sound to this frame. strength: 0..1.
  void play(Sound sound, float strength) { play({.sound = sound, .strength = strength}); }
  /// Adds a sound with its stereo position.
  void play(scene::SoundCue cue) {
    cue.start = clock_->seconds;
    cues_.push_back(cue);
  }
  /// Sets the crowd's murmur in this frame. strength: 0..1.
  void murmur(float strength) { murmur_ = strength; }

  /// The sounds since the last call, reduced by `heard_together`; successive plays of a sound use different takes.
  [[nodiscard]] std::vector<scene::SoundCue> take() {
    std::vector<scene::SoundCue> heard = scene::heard_together(std::exchange(cues_, {}));
    for (scene::SoundCue& cue : heard) {
      int& next = next_takes_[cue.sound.name()];
      cue.take = next;
      next = (next + 1) % takes_of_a_sound;
    }
    return heard;
  }
  /// The murmur set since the last call; 0: none.
  [[nodiscard]] float take_murmur() { return std::exchange(murmur_, 0.0F); }

 private:
  const Clock* clock_;
  std::vector<scene::SoundCue> cues_;
  std::map<std::string_view, int> next_takes_;
  float murmur_ = 0;
};

// Music volume: ducked under the bell and the referee's count.

/// Volume factor while ducked: -6 dB.
inline constexpr float ducked_band = 0.5F;

class BandLevel {
 public:
  /// Returns the volume factor. heard: sounds starting now; seconds: the clock. Drops to `ducked_band` at once, and rises
  /// again within half a second, one second after the last stroke.
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
