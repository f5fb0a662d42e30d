// Match set-up and tale of the tape: from taking seats to the first bell.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "cabinet/program/corner_game.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/odds_maker.h"
#include "cabinet/program/seats.h"
#include "cabinet/program/soundboard.h"
#include "core/random.h"
#include "library/words.h"
#include "overlay/bout/game_panels.h"
#include "overlay/screens/setup.h"

namespace fc::cabinet {

/// An operator's rules for every set-up. is_short: bouts are offered with the fewest rounds of the game; even_only: a seat
/// cannot choose whom it brings; another even pair is found instead.
struct SetupHouseRules {
  bool is_short = false;
  bool even_only = false;
};

/// Base of the pages of a game that show a pair's odds and may search for an even pair.
template <class Action>
class PairScreen : public ScreenOf<Action> {
 public:
  [[nodiscard]] bool moving() const final { return fresh_; }
  [[nodiscard]] bool waiting() const final { return search_ || (odds_ && !odds_->shares); }
  [[nodiscard]] bool covers_the_hall() const final { return true; }
  /// The odds as shown, of the first of two seats.
  [[nodiscard]] const std::optional<overlay::Odds>& odds() const { return odds_; }

 protected:
  PairScreen(CornerGame& game, OddsMaker& odds, const Words& words) : game_(&game), words_(&words), odds_maker_(&odds) {}

  [[nodiscard]] CornerGame& game() const { return *game_; }
  [[nodiscard]] const Words& words() const { return *words_; }

  /// Tries the plans of `next` until one is even. before: see `EvenSearch`.
  void search(BoutPlan before, EvenSearch::Next next) {
    search_.emplace(*odds_maker_, *game_, *words_, std::move(before), std::move(next));
  }
  void end_search() { search_.reset(); }
  /// Goes on with a search as far as odds are known. show: called with the plan that it has come to.
  template <class Show>
  void go_on_searching(Show show) {
    if (search_) {
      const bool over = search_->update();
      show(search_->plan());
      if (over) {
        search_.reset();
      }
    }
  }
  /// Shows the odds of a plan as far as they are known; of none: no odds.
  void show_odds_of(const BoutPlan* plan) {
    std::optional<overlay::Odds> odds = plan != nullptr ? odds_maker_->odds(*game_, *plan, *words_) : std::nullopt;
    if (odds != odds_) {
      odds_ = std::move(odds);
      fresh_ = true;
    }
  }
  /// The next picture differs from the last: the pair or its odds have changed.
  void freshen() { fresh_ = true; }
  /// The next picture is being drawn.
  void settle_picture() { fresh_ = false; }

 private:
  CornerGame* game_;
  const Words* words_;
  OddsMaker* odds_maker_;
  std::optional<EvenSearch> search_;
  std::optional<overlay::Odds> odds_;
  bool fresh_ = false;
};

/// Seats are taken by pressing a button. Everything has a sensible default, so a bout can be started at once.
class SetupScreen final : public PairScreen<overlay::SetupAction> {
 public:
  /// The device that opened the screen takes the first seat, unless a seat is taken already.
  /// names: earlier names of people, the latest first; new ones are added. left: the plan of an earlier visit; none: begins
  /// with a new, even pair.
  SetupScreen(Flow& flow, CornerGame& game, Seating& seating, std::vector<std::string>& names, OddsMaker& odds,
              Random& shuffles, const Words& words, std::optional<BoutPlan> left, const SetupHouseRules& rules);
  bool press(const Press& press) override;
  [[nodiscard]] Tune tune() const override { return Tune::vamp; }
  bool point(const platform::Pointer& pointer) override;
  void update(double dt) override;
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] std::string rulebook_page() const override { return std::string(game().slug()) + ".basics"; }
  [[nodiscard]] bool begins_for_all() const override { return true; }
  [[nodiscard]] const BoutPlan& plan() const { return plan_; }

 private:
  [[nodiscard]] std::optional<overlay::SetupAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::SetupAction& action) override;
  /// Changes whom the device's seat brings to the next or previous of the roster (shoulder buttons); to another even match
  /// if nobody may choose.
  void leaf_through(DeviceId device, int step);
  /// A new plan with a pair that the game proposes.
  [[nodiscard]] BoutPlan new_plan();
  void find_even_match(int seat);
  /// Brings another boxer for the action's seat: random, or newly made.
  void bring_other(const overlay::SetupAction& action);
  /// Sets whom this seat brings; ends a search for an even match.
  void settle(int seat, std::string_view id);
  /// Updates the search for an even match and the odds, as far as they are known.
  void update_odds();
  void next_sitter(int seat, int step);
  /// Goes back to the corners; the plan is kept for the next visit.
  void leave();
  /// Closes the letters and remembers the name.
  void finish_naming();
  /// Whether the device gave its seat to a bot: its presses control this screen and no longer take a seat.
  [[nodiscard]] bool looks_on(DeviceId device) const;

  Flow* flow_;
  Seating* seating_;
  std::vector<std::string>* names_;
  Random* shuffles_;
  SetupHouseRules rules_;
  BoutPlan plan_;
  bool has_desk_;
  RosterQuery looked_for_;  ///< the last search in the roster, by any seat
  std::vector<DeviceId> onlookers_;
  std::optional<int> naming_;   ///< the letters to write this seat's name are open
  bool expects_first_ = false;  ///< no press since the start of the program: a click takes a seat too
};

class TaleScreen final : public PairScreen<overlay::TaleChoice> {
 public:
  /// Returns another first bout instead of this one; none: there is no other.
  using Others = std::function<std::optional<FirstBout>()>;

  /// bout: its script must be that of its plan. others: if given, an uneven bout is replaced by the first even one of them,
  /// and a second pad takes a bot's corner with its first press; what they touch must outlive the screen.
  TaleScreen(Flow& flow, CornerGame& game, FirstBout bout, OddsMaker& odds, Seating& seating, const Words& words,
             Announcer& announcer, Others others = {});
  bool press(const Press& press) override;
  [[nodiscard]] Tune tune() const override { return Tune::walk; }
  void update(double dt) override;
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] bool begins_for_all() const override { return true; }
  [[nodiscard]] const overlay::TaleModel& model() const { return model_; }

 private:
  [[nodiscard]] std::optional<overlay::TaleChoice> picture(overlay::Ui& ui) const override;
  void act(const overlay::TaleChoice& choice) override;
  /// Fills the model except for the odds.
  void print();
  /// Updates the odds as far as they are known; takes another bout if this one is not even.
  void update_odds();

  Flow* flow_;
  Seating* seating_;
  Announcer* announcer_;
  FirstBout bout_;
  std::vector<FirstBout> tried_;  ///< bouts tried by the search
  overlay::TaleModel model_;
  bool is_first_;  ///< this is a newcomer's first bout: nobody has taken seats before
  bool usable_ = true;
};

}  // namespace fc::cabinet
