// Match set-up and tale of the tape: from joining seats to the first bell.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "cabinet/program/announcer.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/seating.h"
#include "core/random.h"
#include "library/words.h"
#include "overlay/bout/game_panels.h"
#include "overlay/screens/setup.h"
#include "trials/desk_run.h"

namespace fc::cabinet {

/// Seats are taken by pressing a button; everything has a sensible value from the start, so start is one press away.
class SetupScreen final : public ScreenOf<overlay::SetupAction> {
 public:
  /// The device that came here sits down in the first seat, unless somebody sits already.
  /// names: that people gave themselves before, the latest first; new ones join them.
  SetupScreen(Flow& flow, CornerGame& game, Seating& seating, std::vector<std::string>& names, Random& shuffles,
              const Words& words);
  bool press(const Press& press) override;
  bool point(const platform::Pointer& pointer) override;
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] std::string rulebook_page() const override { return std::string(game_->slug()) + ".basics"; }

 private:
  [[nodiscard]] std::optional<overlay::SetupAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::SetupAction& action) override;
  /// Whoever sits there leafs through the roster with his shoulder buttons.
  void leaf_through(DeviceId device, int step);
  /// Another one for this seat, of the whole roster.
  void bring_other(const overlay::SetupAction& action);
  /// Per cent, of the first of two seats to win by this plan.
  [[nodiscard]] std::optional<int> chance() const;
  void next_sitter(int seat, int step);
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
  BoutPlan plan_;
  bool has_desk_;
  RosterQuery looked_for_;  ///< in the roster, by whichever seat
  std::vector<DeviceId> onlookers_;
  std::optional<int> naming_;   ///< the letters lie open for the name of this seat
  bool expects_first_ = false;  ///< nobody has pressed since the cabinet opened: a click sits down too
};

class TaleScreen final : public ScreenOf<overlay::TaleChoice> {
 public:
  /// chance: per cent, of the first of two seats; none where the game estimates nothing.
  TaleScreen(Flow& flow, CornerGame& game, Script script, std::optional<int> chance, const Seating& seating,
             const Words& words, Announcer& announcer);
  /// Boxes the plan's bout often, beside everything else, and prints what came of it as the chances. waits: the next moment
  /// comes only when that is done, as in virtual time. Nothing happens where the game's bouts cannot be boxed many times.
  void reckon(const BoutPlan& plan, const Words& words, bool waits);
  bool press(const Press& press) override;
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return fresh_; }
  [[nodiscard]] bool waiting() const override { return run_ != nullptr; }
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] const overlay::TaleModel& model() const { return model_; }

 private:
  [[nodiscard]] std::optional<overlay::TaleChoice> picture(overlay::Ui& ui) const override;
  void act(const overlay::TaleChoice& choice) override;

  Flow* flow_;
  CornerGame* game_;
  Script script_;
  overlay::TaleModel model_;
  bool usable_ = true;
  std::unique_ptr<trials::DeskRun> run_;  ///< until its bouts are counted
  std::vector<std::string_view> wins_;    ///< by seat: the counter of the bouts that it won
  bool fresh_ = false;                    ///< the last picture shows other chances
};

}  // namespace fc::cabinet
