// Boxes bouts ahead on a thread of its own, and finds the moment of each that is worth showing.
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
  std::unique_ptr<ReplayTrack> track;  ///< whole
  Stretch stretch;
  bool by_visitor = false;  ///< as of its wish
};

/// Where the best moment is looked for.
struct HighlightWish {
  const CornerGame* game = nullptr;
  std::vector<Script> scripts{};       ///< bots box each of them on to its end
  std::vector<std::uint64_t> seeds{};  ///< of each script's dice and bots
  bool by_visitor = false;             ///< people boxed them
};

/// The best moment of all bouts of the wish; null: it has none, or it was to end early. words: must outlive it.
std::unique_ptr<Highlight> best_moment(const HighlightWish& wish, const Words& words, const std::stop_token& ending = {});

/// An even pair, every other time of the famous ones where the game knows some; else the most even of a few that come by
/// chance. As a script before its
/// first bell.
Script bout_for_show(const CornerGame& game, Random& random);

class HighlightMaker {
 public:
  /// waits: every wish is fulfilled when it is taken, as in virtual time, where no picture may depend on how fast this runs.
  /// words must outlive it and all that it finds.
  HighlightMaker(const Words& words, bool waits);
  HighlightMaker(const HighlightMaker&) = delete;
  HighlightMaker& operator=(const HighlightMaker&) = delete;
  /// Waits for one step of a bout at most.
  ~HighlightMaker() { worker_.forget(); }

  void ask(HighlightWish wish) { worker_.hand_over(std::move(wish)); }
  /// What became of the oldest wish; none: it is not ready. Null: nothing came of it.
  std::optional<std::unique_ptr<Highlight>> take() { return waits_ ? worker_.wait() : worker_.take(); }

 private:
  bool waits_;
  Worker<HighlightWish, std::unique_ptr<Highlight>> worker_;
};

}  // namespace fc::cabinet
