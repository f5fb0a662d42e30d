// Finds the most dramatic part of a bout, by the same rules for all games: falls, cuts, the hardest punch, long counts,
// events with `drama`, crowd reactions.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "cabinet/replay/replay_track.h"
#include "scene/sounds.h"

namespace fc::cabinet {

/// A dramatic moment. weight: above 0, proportional to drama.
struct DramaCue {
  double clock = 0;  ///< scene time in seconds
  float weight = 0;
};

/// A part of a bout to be shown; scene times in seconds.
struct Stretch {
  double from = 0;
  double peak = 0;  ///< time of the heaviest cue, where the picture freezes
  double to = 0;
  float drama = 0;  ///< sum of the weights of its cues
};

/// Seconds shown before and after the peak.
inline constexpr double seconds_before_peak = 4.5;
inline constexpr double seconds_behind_peak = 4;
/// Seconds of freeze at the peak, and at the end while the result is read.
inline constexpr double peak_held_seconds = 0.9;
inline constexpr double result_seconds = 2.2;
/// Maximum duration of a scene, in seconds.
inline constexpr double longest_scene_seconds = 12;

/// The dramatic moments of a complete track.
std::vector<DramaCue> drama_of(const ReplayTrack& track, const Words& words);
/// The last stroke of each count of at least eight: somebody gets up late, or not at all.
std::vector<DramaCue> long_counts(std::span<const scene::SoundCue> sounds);
/// The stretch around the heaviest cue; among equals the one with most drama around, then the latest. end: of the bout.
/// None: nothing happened.
std::optional<Stretch> most_dramatic(std::span<const DramaCue> cues, double end);
/// Extends a stretch that would end during a count until its outcome is known, starting later instead; if it is still too
/// long, it ends in the count.
Stretch with_whole_count(Stretch stretch, std::span<const scene::SoundCue> sounds, double end);

/// Duration of a stretch on screen, and the scene time after being shown for so long.
double shown_seconds(const Stretch& stretch);
double clock_at(const Stretch& stretch, double shown);

}  // namespace fc::cabinet
