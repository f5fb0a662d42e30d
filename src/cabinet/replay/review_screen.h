// The review of a finished bout: its ledger is computed in the background while the page fills. Moments lead to the replay,
// bad choices become puzzles.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "bots/analyst.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/language.h"
#include "cabinet/program/picture.h"
#include "cabinet/program/seats.h"
#include "cabinet/replay/replay_track.h"
#include "cabinet/replay/review_model.h"
#include "cabinet/screens/screen.h"
#include "match/worker.h"
#include "overlay/replay/review.h"

namespace fc::cabinet {

struct AppContext;

class ReviewScreen final : public ScreenOf<overlay::ReviewAction> {
 public:
  /// if_none: if set, the worst choice is asked as a puzzle at once, or this is called if none was costly. Default: empty.
  /// Fault: the script is invalid, or the game has no analyst.
  static Result<std::unique_ptr<Screen>> open(AppContext& app, CornerGame& game, const Script& script, KeptAs kept,
                                              std::function<void()> if_none = {});
  ReviewScreen(const ReviewScreen&) = delete;
  ReviewScreen& operator=(const ReviewScreen&) = delete;
  /// What is being reckoned is given up.
  ~ReviewScreen() override { worker_.forget(); }

  bool press(const Press& press) override;
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return !ready(); }
  [[nodiscard]] bool covers_the_hall() const override { return true; }

  /// Whether the page is complete.
  [[nodiscard]] bool ready() const { return ledger_.has_value() && bout_.track->is_laid_out(); }
  [[nodiscard]] const Review& review() const { return review_; }

 private:
  ReviewScreen(AppContext& app, ReplayedBout bout);
  [[nodiscard]] std::optional<overlay::ReviewAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::ReviewAction& action) override;
  void follow_language();
  /// Writes the page by what is known.
  void write();
  /// False: none cost enough.
  bool offer_worst();
  /// Says what was chosen and what it cost, and asks what is better.
  void offer_puzzle(const ReviewedChoice& choice);
  void ask_again(const ReviewedChoice& choice);
  /// answer: in the referee's words. Returns what it would have cost; empty: nothing.
  std::string weigh(const ReviewedChoice& choice, const std::string& answer);
  void show_best(const ReviewedChoice& choice);

  BoutContext room_;
  ReplayedBout bout_;
  std::optional<Result<Ledger>> ledger_;  ///< none: it is being reckoned
  Review review_;
  std::optional<Seats> seats_;       ///< as they were before a puzzle; none: nobody was asked
  std::function<void()> if_none_{};  ///< not empty: the worst choice is asked as soon as all stands there
  bool shows_figures_ = false;
  bool picture_kept_ = false;
  mutable overlay::PageState state_;       ///< the page's own: which leaf is open
  Worker<Script, Result<Ledger>> worker_;  ///< last: it uses the game
};

// Selects the bout of the daily puzzle, a saved one or one played by bots; the same all day.

struct AppContext;

struct DailyBout {
  CornerGame* game = nullptr;
  Script script;
  KeptAs kept;  ///< nowhere: it was played by bots
};

/// Days since 1970, UTC.
std::int64_t day_of(std::int64_t seconds);
/// Whether any game has an analyst.
bool has_daily_puzzle(const CornerGames& games);
/// Only saved bouts finished before that day are considered, so that new ones do not change it. attempt: selects another
/// bout of the day. None: no game has an analyst.
std::optional<DailyBout> bout_of_day(std::int64_t day, std::uint64_t attempt, const CornerGames& games, KeptBouts& kept);
/// Opens that bout's review with its worst choice as a question; tries other bouts if it has no bad choice. Fault: no game
/// has an analyst.
Result<std::unique_ptr<Screen>> daily_puzzle(AppContext& app, std::int64_t day, std::uint64_t attempt = 0);

}  // namespace fc::cabinet
