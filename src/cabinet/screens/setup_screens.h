// Match set-up and tale of the tape: from joining seats to the first bell.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "cabinet/program/announcer.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/odds_maker.h"
#include "cabinet/program/seats.h"
#include "core/random.h"
#include "library/words.h"
#include "overlay/bout/game_panels.h"
#include "overlay/screens/setup.h"

namespace fc::cabinet {

/// What an operator wants of every set-up. is_short: what is offered has as few rounds as the game knows; even_only: nobody
/// chooses whom a seat brings, another even pair is found instead.
struct SetupHouseRules {
  bool is_short = false;
  bool even_only = false;
};

/// Seats are taken by pressing a button; everything has a sensible value from the start, so start is one press away.
class SetupScreen final : public ScreenOf<overlay::SetupAction> {
 public:
  /// The device that came here sits down in the first seat, unless somebody sits already.
  /// names: that people gave themselves before, the latest first; new ones join them. left: as it was left; none: a pair
  /// that nobody has seen.
  SetupScreen(Flow& flow, CornerGame& game, Seating& seating, std::vector<std::string>& names, OddsMaker& odds,
              Random& shuffles, const Words& words, std::optional<BoutPlan> left, const SetupHouseRules& rules);
  bool press(const Press& press) override;
  [[nodiscard]] Tune tune() const override { return Tune::vamp; }
  bool point(const platform::Pointer& pointer) override;
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return fresh_; }
  [[nodiscard]] bool waiting() const override { return search_ || (odds_ && !odds_->shares); }
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] std::string rulebook_page() const override { return std::string(game_->slug()) + ".basics"; }
  [[nodiscard]] bool begins_for_all() const override { return true; }
  [[nodiscard]] const BoutPlan& plan() const { return plan_; }
  /// Of the first of two seats, as they stand in the picture.
  [[nodiscard]] const std::optional<overlay::Odds>& odds() const { return odds_; }

 private:
  [[nodiscard]] std::optional<overlay::SetupAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::SetupAction& action) override;
  /// Whoever sits there leafs through the roster with his shoulder buttons.
  void leaf_through(DeviceId device, int step);
  /// A pair that nobody has seen.
  [[nodiscard]] BoutPlan new_plan();
  void find_even_match(int seat);
  /// Another one for this seat, of the whole roster.
  void bring_other(const overlay::SetupAction& action);
  /// From now on this seat brings him, whoever was looked for.
  void settle(int seat, std::string_view id);
  /// Whoever is looked for and what becomes of the pair, as far as it is known.
  void reckon();
  void next_sitter(int seat, int step);
  /// Back to the corners; whoever comes again finds all of it.
  void leave();
  /// The letters go; what they wrote is remembered.
  void finish_naming();
  /// He gave his seat to a bot: his presses steer this screen and no longer sit him down.
  [[nodiscard]] bool looks_on(DeviceId device) const;

  Flow* flow_;
  CornerGame* game_;
  Seating* seating_;
  std::vector<std::string>* names_;
  Random* shuffles_;
  const Words* words_;
  OddsMaker* odds_maker_;
  SetupHouseRules rules_;
  BoutPlan plan_;
  bool has_desk_;
  std::optional<EvenSearch> search_;  ///< for an even pair, while it goes on and nobody has chosen otherwise
  std::optional<overlay::Odds> odds_;
  bool fresh_ = false;      ///< the last picture shows others, or other odds
  RosterQuery looked_for_;  ///< in the roster, by whichever seat
  std::vector<DeviceId> onlookers_;
  std::optional<int> naming_;   ///< the letters lie open for the name of this seat
  bool expects_first_ = false;  ///< nobody has pressed since the cabinet opened: a click sits down too
};

class TaleScreen final : public ScreenOf<overlay::TaleChoice> {
 public:
  /// Other first bouts instead of this one.
  using Others = std::function<std::optional<FirstBout>()>;

  /// bout: its script is of its plan. others: where they are given, the first even one of them takes the place of a bout
  /// that is not even, and a second pad takes a bot's corner by its first press; what they touch must outlive the screen.
  TaleScreen(Flow& flow, CornerGame& game, FirstBout bout, OddsMaker& odds, Seating& seating, const Words& words,
             Announcer& announcer, Others others = {});
  bool press(const Press& press) override;
  [[nodiscard]] Tune tune() const override { return Tune::walk; }
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return fresh_; }
  [[nodiscard]] bool waiting() const override { return search_ || (model_.odds && !model_.odds->shares); }
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] bool begins_for_all() const override { return true; }
  [[nodiscard]] const overlay::TaleModel& model() const { return model_; }

 private:
  [[nodiscard]] std::optional<overlay::TaleChoice> picture(overlay::Ui& ui) const override;
  void act(const overlay::TaleChoice& choice) override;
  /// Everything but the odds.
  void print();
  /// The odds as far as they are known; another bout if this one is not even.
  void reckon();

  Flow* flow_;
  CornerGame* game_;
  OddsMaker* odds_maker_;
  Seating* seating_;
  const Words* words_;
  Announcer* announcer_;
  FirstBout bout_;
  std::vector<FirstBout> tried_;  ///< by the search
  std::optional<EvenSearch> search_;
  overlay::TaleModel model_;
  bool is_first_;  ///< nobody has taken seats before
  bool usable_ = true;
  bool fresh_ = false;  ///< the last picture shows another bout, or other odds
};

}  // namespace fc::cabinet
