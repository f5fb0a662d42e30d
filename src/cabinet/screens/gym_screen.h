// The Gym: a boxer of the player's own is made and changed.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "cabinet/program/announcer.h"
#include "cabinet/program/boxer_editor.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/odds_maker.h"
#include "cabinet/screens/screen.h"
#include "library/words.h"
#include "overlay/screens/gym.h"

namespace fc::cabinet {

class GymScreen final : public ScreenOf<overlay::GymAction> {
 public:
  /// Told who was kept; empty: he was removed. The screen goes by itself.
  using Done = std::function<void(const std::string& id)>;

  /// The bout in which this seat could bring him.
  struct Meeting {
    const CornerGame& game;
    BoutPlan plan;
    int seat = 0;
    std::string opponent;  ///< worded; empty: none, and there are no odds
    OddsMaker& odds;
  };
  /// Whatever `meeting` and `done` touch must outlive the screen.
  GymScreen(Flow& flow, std::unique_ptr<BoxerEditor> editor, Meeting meeting, Done done, Announcer& announcer,
            const Words& words);
  bool press(const Press& press) override;
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return fresh_; }
  [[nodiscard]] bool waiting() const override { return odds_ && !odds_->shares; }
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] std::string rulebook_page() const override { return editor_->rulebook_page(); }

  /// Of the first of two seats, as they stand in the picture.
  [[nodiscard]] const std::optional<overlay::Odds>& odds() const { return odds_; }

 private:
  [[nodiscard]] std::optional<overlay::GymAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::GymAction& action) override;
  [[nodiscard]] overlay::GymModel model() const;
  /// As he stands, against his opponent, as far as it is known.
  void reckon();
  void leave();
  void save();
  void remove();
  void turn_page();
  /// Pushes the rating that is explained so many places.
  void push_rating(int places);

  Flow* flow_;
  std::unique_ptr<BoxerEditor> editor_;
  Meeting meeting_;
  Done done_;
  Announcer* announcer_;
  const Words* words_;
  std::optional<overlay::Odds> odds_;  ///< by seats
  bool fresh_ = false;                 ///< the last picture shows other odds
  bool dressing_ = false;              ///< the page of his looks lies open
  mutable overlay::GymState state_;    ///< the page's own: what lies open on it
};

}  // namespace fc::cabinet
