// When a sound begins: like everything in the scene a function of (events, clock). Games say which sounds their events make
// in the rows of these; nothing is heard here. What is sounded is shown at the same moment, and is open to all.
#pragma once

#include <algorithm>
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

/// A sound that begins at `start`, seconds on the scene's clock. strength: 0..1. side: -1 at the left of the ring to 1 at
/// its right. take: which one of a sound that varies. The scene fills in the side, and whoever plays it the take.
struct SoundCue {
  double start = 0;
  Sound sound = Sound::thud;
  float strength = 1;
  std::optional<Corner> from{};  ///< whose marker it comes from; none: from the middle
  float side = 0;
  int take = 0;

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

/// On which side of the ring his marker stands: -1 left to 1 right; 0 of one that is not there.
float side_of(const Stage& stage, Corner corner);

/// What one event sounds like, seconds from its cue's start on, at most `longest_wait_for_sound`. strength: above 1 is 1; 0:
/// it is not heard. who: it comes from where his marker stands; nobody's, and where nobody is named: from the middle.
class Sounds {
 public:
  Sounds() = default;
  Sounds(Sound sound, float strength, float after = 0) { play(sound, strength, after); }
  Sounds(std::optional<Corner> who, Sound sound, float strength, float after = 0) { play_at(who, sound, strength, after); }

  Sounds& play(Sound sound, float strength, float after = 0) { return play_at(std::nullopt, sound, strength, after); }
  Sounds& play_at(std::optional<Corner> who, Sound sound, float strength, float after = 0);
  /// A blow meets, in layers: the weight behind it, the leather, and what it hits; by the punch and its strength, 0 to 1.
  Sounds& land(Punch punch, Corner struck, float strength, float after = 0);
  /// A man meets the canvas, and the boards under it.
  Sounds& fall(Corner who, float strength, float after);
  /// The referee counts over him to `last`, and gets more urgent.
  Sounds& count(std::optional<Corner> who, int last, const CountPace& pace);

  /// `start` of each: from the cue's start on.
  [[nodiscard]] const std::vector<SoundCue>& all() const { return all_; }

 private:
  std::vector<SoundCue> all_;
};

/// The sounds that begin in that span, in the order of their cues.
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

/// What is heard of sounds that begin in one frame: of each the strongest, and of these a few, the strongest first. So a
/// clock that jumps (hurrying, skipping, instant speed) makes no din.
std::vector<SoundCue> heard_together(std::span<const SoundCue> cues);
inline constexpr std::size_t most_heard_together = 6;

}  // namespace fc::scene
