// The what-if desk: a bout of the match set-up is boxed very often beside the picture, on threads that give way to
// everything else.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/program/announcer.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/flow.h"
#include "cabinet/screens/screen.h"
#include "library/words.h"
#include "overlay/screens/desk.h"
#include "trials/desk_run.h"
#include "trials/field.h"

namespace fc::cabinet {

class DeskScreen final : public ScreenOf<overlay::DeskAction> {
 public:
  /// The game must outlive the screen, and offer its bouts to the desk (`CornerGame::what_if`).
  DeskScreen(Flow& flow, CornerGame& game, BoutPlan plan, const Words& words, Announcer& announcer);
  bool press(const Press& press) override;
  /// Nothing is boxed that nobody can stop.
  void covered() override;
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return fresh_; }
  [[nodiscard]] bool waiting() const override { return run_ != nullptr && !settled_; }
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] std::string rulebook_page() const override { return std::string(game_->slug()) + ".basics"; }

  [[nodiscard]] const WhatIfAsked& asked() const { return asked_; }
  /// What has been counted up to the last picture; nothing before the first bout.
  [[nodiscard]] const trials::Report& report() const { return report_; }

 private:
  [[nodiscard]] std::optional<overlay::DeskAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::DeskAction& action) override;
  /// How many are boxed of so many that are wanted: whole rounds, so that all box equally often.
  [[nodiscard]] std::int64_t whole(std::int64_t bouts) const;
  /// What can be wanted; of those that come to the same number of bouts the least.
  [[nodiscard]] std::vector<std::int64_t> amounts() const;
  /// Asks the game anew: who, how often or by whom has changed. What was counted is for another question.
  void ask();
  void begin();
  void go();
  /// Looks at what has been counted.
  void look();
  [[nodiscard]] overlay::DeskState state() const;
  [[nodiscard]] std::vector<overlay::OptionRow> choices() const;
  void set_choice(int row, int value);
  [[nodiscard]] overlay::DeskModel model() const;
  void fill_shares(overlay::DeskModel& model) const;
  void fill_table(overlay::DeskModel& model) const;
  [[nodiscard]] int pages() const;

  Flow* flow_;
  CornerGame* game_;
  const Words* words_;
  Announcer* announcer_;
  WhatIfAsked asked_;
  std::int64_t wanted_ = 1'000;  ///< bouts, before they are made whole rounds
  WhatIf what_if_;
  std::string terms_;
  std::uint64_t seed_ = 0;  ///< of the bouts that are boxed; each time they begin anew it is the next
  std::unique_ptr<trials::DeskRun> run_;
  trials::Report report_;
  std::vector<trials::Contender> table_;
  bool settled_ = true;  ///< `report_` is all there is
  bool fresh_ = false;   ///< there is more than the last picture shows
  double since_look_ = 0;
  int page_ = 0;
  int page_rows_ = 1;
  mutable overlay::DeskPage page_state_;  ///< the page's own: which tab lies open on it
};

}  // namespace fc::cabinet
