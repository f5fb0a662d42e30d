// What in a bout is worth a place in a trailer: one rule for all games. It knows falls, cuts, the hardest blow, the
// referee's count, what a game's scene calls drama and how the crowd takes it; no game.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "cabinet/replay/replay_track.h"
#include "scene/sounds.h"

namespace fc::cabinet {

/// Something happens then. weight: above 0; twice as much is twice as dramatic.
struct DramaCue {
  double clock = 0;  ///< of the scene, in seconds
  float weight = 0;
};

/// A part of a bout that is shown.
struct Stretch {
  double from = 0;
  double peak = 0;  ///< the heaviest cue, where the picture is held
  double to = 0;
  float drama = 0;  ///< the weights of all cues in it
};

/// A stretch shows so much of the bout before its peak and behind it, in seconds.
inline constexpr double seconds_before_peak = 4.5;
inline constexpr double seconds_behind_peak = 4;
/// The picture stands still for so long at the peak, and at the end while the result is read.
inline constexpr double peak_held_seconds = 0.9;
inline constexpr double result_seconds = 2.2;
/// No scene of the reel is shown for longer.
inline constexpr double longest_scene_seconds = 12;

/// Of a track that is whole.
std::vector<DramaCue> drama_of(const ReplayTrack& track, const Words& words);
/// The referee has counted far and somebody gets up: the last of at least eight strokes in a row.
std::vector<DramaCue> long_counts(std::span<const scene::SoundCue> sounds);
/// The stretch around the heaviest cue; of several as heavy the one with most drama around it, then the latest. end: of the
/// bout. None: nothing happened.
std::optional<Stretch> most_dramatic(std::span<const DramaCue> cues, double end);
/// Nobody cuts while the referee counts: the stretch goes on until it is known whether the man gets up. It begins later for
/// that, and where even so it would be too long, it ends in the count.
Stretch with_whole_count(Stretch stretch, std::span<const scene::SoundCue> sounds, double end);

/// How long a stretch is shown, and where the scene's clock stands when it has been shown for so long.
double shown_seconds(const Stretch& stretch);
double clock_at(const Stretch& stretch, double shown);

}  // namespace fc::cabinet
