// Win chances of a pair by simulation, for all pages: some hundred bouts with the plan's options and bots of one level in
// both corners.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "cabinet/program/corner_game.h"
#include "library/words.h"
#include "overlay/screens/setup.h"

namespace fc::cabinet {

/// Number of simulated bouts: accurate to a few per cent, and quick.
inline constexpr int bouts_for_odds = 400;

/// A pair is even if each wins at least this percentage, a draw counting half: 40 to 60.
inline constexpr int least_even_share = 40;
bool is_even(const overlay::Odds::Shares& shares);

/// Simulates on its own thread, latest request first. Use it from one thread.
class OddsMaker {
 public:
  /// waits: blocks until each answer is complete, for virtual time, where pictures must not depend on speed.
  explicit OddsMaker(bool waits);
  OddsMaker(const OddsMaker&) = delete;
  OddsMaker& operator=(const OddsMaker&) = delete;
  /// Waits for the current bout at most.
  ~OddsMaker();

  /// The odds of this plan's pair, independent of who sits there. The first request starts the simulation; until it is done,
  /// `shares` is empty. Deterministic by pair and options. None: not two seats, or this game or plan cannot be simulated.
  std::optional<overlay::Odds> odds(const CornerGame& game, const BoutPlan& plan, const Words& words);
  /// Number of requests completed: when it changes, ask again.
  [[nodiscard]] std::uint64_t answered() const;

 private:
  struct Question;

  std::shared_ptr<Question> asked(const CornerGame& game, const BoutPlan& plan, const Words& words);
  void work(const std::stop_token& closing);
  /// With the lock: the oldest of too many are let go.
  void put_first(std::shared_ptr<Question> question);

  const bool waits_;
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::map<std::string, std::shared_ptr<Question>> known_;  ///< by game, language and set-up; null: cannot be boxed
  std::deque<std::shared_ptr<Question>> open_;              ///< the latest first
  std::uint64_t answered_ = 0;
  std::jthread thread_;  ///< last: it uses all of the above; begins with the first question
};

/// Searches candidate plans for one that is even by these odds.
class EvenSearch {
 public:
  /// Returns the next plan to try; none: no more.
  using Next = std::function<std::optional<BoutPlan>()>;

  /// odds, game and words must outlive it. before: result if `next` has no plan at all.
  EvenSearch(OddsMaker& odds, const CornerGame& game, const Words& words, BoutPlan before, Next next);
  /// Continues as far as the odds known so far allow. True: finished; `plan` is even, or the most even of the few tried. A
  /// plan without odds is accepted at once.
  bool update();
  /// The plan being tried, or the result.
  [[nodiscard]] const BoutPlan& plan() const { return plan_; }

 private:
  OddsMaker* odds_;
  const CornerGame* game_;
  const Words* words_;
  Next next_;
  BoutPlan plan_;
  std::optional<BoutPlan> nearest_;
  int distance_ = 0;  ///< of the nearest, see odds_maker.cpp
  int tried_ = 0;
  bool over_ = false;
};

/// Candidates for a search, each once: those of `places` (roster indices) who are even against the seat's opponent by the
/// quick estimate, in random order; then whoever comes nearest to even. game and random must outlive it.
EvenSearch::Next even_candidates(const CornerGame& game, std::vector<std::size_t> places, BoutPlan plan, int seat,
                                 Random& random);

}  // namespace fc::cabinet
