// The chances of a pair, reckoned once and in one way for every page that shows them: the pair boxes some hundred bouts by
// the options of its plan, with bots of one level in both corners.
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

/// So many bouts tell a chance to within a few per cent, and take a moment.
inline constexpr int bouts_for_odds = 400;

/// A pair is even if each wins so many per cent of its bouts at least, a draw being half a win: 40 to 60.
inline constexpr int least_even_share = 40;
bool is_even(const overlay::Odds::Shares& shares);

/// Reckons on a thread of its own, the latest question first; it is used from one thread.
class OddsMaker {
 public:
  /// waits: every question is answered at once, as in virtual time, where no picture may depend on how fast this runs.
  explicit OddsMaker(bool waits);
  OddsMaker(const OddsMaker&) = delete;
  OddsMaker& operator=(const OddsMaker&) = delete;
  /// Waits for one bout at most.
  ~OddsMaker();

  /// What becomes of this plan's pair, whoever sits there; without shares until enough is boxed, which begins with the first
  /// question. The same pair and options have the same odds for ever. None: there are no two seats, or bouts of this game or
  /// plan cannot be boxed many times over.
  std::optional<overlay::Odds> odds(const CornerGame& game, const BoutPlan& plan, const Words& words);
  /// How many questions have been answered in all: whoever shows odds looks again when this has changed.
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

/// Looks among the pairs it is given for one that is even by these odds.
class EvenSearch {
 public:
  /// The next plan to try; none: there are no more.
  using Next = std::function<std::optional<BoutPlan>()>;

  /// odds, game and words must outlive it. before: what `plan` is if `next` has none at all.
  EvenSearch(OddsMaker& odds, const CornerGame& game, const Words& words, BoutPlan before, Next next);
  /// Goes on as far as what is known allows. True: it is over, and `plan` is even, or nearest to it of the few that were
  /// tried; a pair without odds is taken as it comes.
  bool look();
  /// Whoever is being tried.
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

/// For a search: whoever of these makes an even bout against the seat's opponent by the game's quick estimate, each once and
/// in any order, at last whoever comes nearest. places: in the roster. game and random must outlive it.
EvenSearch::Next even_candidates(const CornerGame& game, std::vector<std::size_t> places, BoutPlan plan, int seat,
                                 Random& random);

}  // namespace fc::cabinet
