// Plays bouts in advance on a worker thread and finds the best moment of each.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "cabinet/attract/drama.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/replay/replay_track.h"
#include "library/words.h"
#include "match/worker.h"

namespace fc::cabinet {

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
