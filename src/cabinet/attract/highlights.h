// Plays bouts in advance on a worker thread and finds the best moment of each.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "cabinet/program/corner_game.h"
#include "cabinet/replay/replay_track.h"
#include "library/words.h"
#include "match/worker.h"
#include "scene/sounds.h"

namespace fc::cabinet {

// Finds the most dramatic part of a bout, by the same rules for all games: falls, cuts, the hardest punch, long counts,
// events with `drama`, crowd reactions.

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

/// A moment of a bout, ready to be shown.
struct Highlight {
  const CornerGame* game = nullptr;
  std::unique_ptr<ReplayTrack> track;  ///< completely laid out
  Stretch stretch;
  bool by_visitor = false;  ///< see `HighlightWish`
};

/// The bouts to search.
struct HighlightWish {
  const CornerGame* game = nullptr;
  std::vector<Script> scripts{};       ///< each is played on to its end by bots
  std::vector<std::uint64_t> seeds{};  ///< seed of each script's remaining dice and bots
  bool by_visitor = false;             ///< people played them
};

/// The best moment of all these bouts; null: none, or stopped early. words: must outlive it.
std::unique_ptr<Highlight> best_moment(const HighlightWish& wish, const Words& words, const std::stop_token& ending = {});

/// A script, without dice and choices, with an even pair: every other time a famous one if the game has some; otherwise the
/// most even of a few random ones.
Script bout_for_show(const CornerGame& game, Random& random);

class HighlightMaker {
 public:
  /// waits: `take` blocks until the result is ready, for virtual time. words must outlive this and all results.
  HighlightMaker(const Words& words, bool waits);
  HighlightMaker(const HighlightMaker&) = delete;
  HighlightMaker& operator=(const HighlightMaker&) = delete;
  /// Waits at most for one step of a bout.
  ~HighlightMaker() { worker_.forget(); }

  void ask(HighlightWish wish) { worker_.hand_over(std::move(wish)); }
  /// The result of the oldest wish; none: not ready. Null: nothing found.
  std::optional<std::unique_ptr<Highlight>> take() { return waits_ ? worker_.wait() : worker_.take(); }

 private:
  bool waits_;
  Worker<HighlightWish, std::unique_ptr<Highlight>> worker_;
};

}  // namespace fc::cabinet
