// The what-if desk: simulates a bout of the match set-up many times, on low-priority threads beside the one that draws.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/program/corner_game.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/soundboard.h"
#include "cabinet/screens/screen.h"
#include "library/words.h"
#include "overlay/screens/desk.h"
#include "trials/desk_run.h"
#include "trials/field.h"

namespace fc::cabinet {

class DeskScreen final : public ScreenOf<overlay::DeskAction> {
 public:
  /// The game must outlive the screen and support the desk (`CornerGame::what_if`).
  DeskScreen(Flow& flow, CornerGame& game, BoutPlan plan, const Words& words, Announcer& announcer);
  bool press(const Press& press) override;
  /// Stops the simulation: nobody could stop it below another screen.
  void covered() override;
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return fresh_; }
  [[nodiscard]] bool waiting() const override { return run_ != nullptr && !settled_; }
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] std::string rulebook_page() const override { return std::string(game_->slug()) + ".basics"; }

  [[nodiscard]] const WhatIfAsked& asked() const { return asked_; }
  /// The counts shown in the last picture; empty before the first bout.
  [[nodiscard]] const trials::Report& report() const { return report_; }

 private:
  [[nodiscard]] std::optional<overlay::DeskAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::DeskAction& action) override;
  /// The number of bouts to simulate for a wanted number: rounded up to whole rounds, so that all box equally often.
  [[nodiscard]] std::int64_t whole(std::int64_t bouts) const;
  /// The numbers of bouts that can be chosen; of those that round to the same number only the least.
  [[nodiscard]] std::vector<std::int64_t> amounts() const;
  /// Asks the game again because who boxes, or at which level, has changed. Drops the counts so far.
  void ask();
  void begin();
  void go();
  /// Fetches the counts so far.
  void fetch_counts();
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
  std::uint64_t seed_ = 0;  ///< seed of the bouts; raised by one for each new start
  std::unique_ptr<trials::DeskRun> run_;
  trials::Report report_;
  std::vector<trials::Contender> table_;
  bool settled_ = true;  ///< `report_` is complete
  bool fresh_ = false;   ///< there is news since the last picture
  double since_look_ = 0;
  int page_ = 0;
  int page_rows_ = 1;
  mutable overlay::DeskPage page_state_;  ///< state of the drawn page: which tab is open
};

}  // namespace fc::cabinet
