// When sounds start, as a function of (events, clock). Games list sounds in their event rows; nothing is played here. Sounds
// accompany what is shown and never reveal secrets.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/corner.h"
#include "core/sound.h"
#include "scene/blows/blow.h"
#include "scene/stage.h"
#include "scene/timeline.h"

namespace fc::scene {

struct CountPace;

/// A sound starting at `start`, seconds on the scene's clock. strength: 0..1. side: stereo position, -1 left to 1 right, set
/// by the scene. take: variation of the sound, set by whoever plays it.
struct SoundCue {
  double start = 0;
  Sound sound = Sound::thud;
  float strength = 1;
  std::optional<Corner> from{};  ///< whose marker it comes from; none: centre
  float side = 0;
  int take = 0;

  friend bool operator==(const SoundCue&, const SoundCue&) = default;
};

/// The half-open interval [from, to): consecutive spans neither miss a sound nor repeat one.
struct ClockSpan {
  double from = 0;
  double to = 0;

  [[nodiscard]] bool holds(double time) const { return from <= time && time < to; }
};

/// Maximum delay of a sound after its cue's start, in seconds.
inline constexpr double longest_wait_for_sound = 6;

/// Stereo position of a corner's marker: -1 left to 1 right; 0 if it is not there.
float side_of(const Stage& stage, Corner corner);

/// The sounds of one event; `after`: seconds from its cue's start, at most `longest_wait_for_sound`. strength: clamped to 1;
/// 0: silent. who: the marker it comes from; none: centre.
class Sounds {
 public:
  Sounds() = default;
  Sounds(Sound sound, float strength, float after = 0) { play(sound, strength, after); }
  Sounds(std::optional<Corner> who, Sound sound, float strength, float after = 0) { play_at(who, sound, strength, after); }

  Sounds& play(Sound sound, float strength, float after = 0) { return play_at(std::nullopt, sound, strength, after); }
  Sounds& play_at(std::optional<Corner> who, Sound sound, float strength, float after);
  /// A punch lands: layers for its weight, the leather and what it hits. strength: 0 to 1.
  Sounds& land(Punch punch, Corner struck, float strength, float after = 0);
  /// A body hits the canvas and the boards below.
  Sounds& fall(Corner who, float strength, float after);
  /// The referee counts to `last`, with rising urgency.
  Sounds& count(std::optional<Corner> who, int last, const CountPace& pace);

  /// `start` is relative to the cue's start.
  [[nodiscard]] const std::vector<SoundCue>& all() const { return all_; }

 private:
  std::vector<SoundCue> all_;
};

/// Sounds that start within `span`, in the order of their cues.
template <class Cue>
std::vector<SoundCue> sounds_of(const Timeline<Cue>& timeline, ClockSpan span) {
  std::vector<SoundCue> sounds;
  for (const Cue& cue : timeline.recent(span.to, span.to - span.from + longest_wait_for_sound)) {
    for (SoundCue sound : cue.row.sounds.all()) {
      sound.start += cue.start;
      sounds.push_back(sound);
    }
  }
  std::erase_if(sounds, [span](const SoundCue& cue) { return !span.holds(cue.start); });
  return sounds;
}

/// Reduces the sounds that start in one frame: the strongest of each kind, at most `most_heard_together`, strongest first.
/// So a clock that jumps (fast forward, skip) makes no noise burst.
std::vector<SoundCue> heard_together(std::span<const SoundCue> cues);
inline constexpr std::size_t most_heard_together = 6;

}  // namespace fc::scene
