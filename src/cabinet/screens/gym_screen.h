// The Gym: makes and changes the player's own boxers.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "cabinet/program/boxer_editor.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/odds_maker.h"
#include "cabinet/program/soundboard.h"
#include "cabinet/screens/screen.h"
#include "library/words.h"
#include "overlay/screens/gym.h"

namespace fc::cabinet {

class GymScreen final : public ScreenOf<overlay::GymAction> {
 public:
  /// Called with the id of the saved boxer, or an empty id if he was removed; the screen closes itself then.
  using Done = std::function<void(const std::string& id)>;

  /// The bout that this seat could bring him to.
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

  /// The odds as shown, of the first of two seats.
  [[nodiscard]] const std::optional<overlay::Odds>& odds() const { return odds_; }

 private:
  [[nodiscard]] std::optional<overlay::GymAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::GymAction& action) override;
  [[nodiscard]] overlay::GymModel model() const;
  /// Updates the odds of the boxer as he is now against his opponent, as far as they are known.
  void update_odds();
  void leave();
  void save();
  void remove();
  void turn_page();
  /// Moves the rating that has the focus by so many places.
  void push_rating(int places);

  Flow* flow_;
  std::unique_ptr<BoxerEditor> editor_;
  Meeting meeting_;
  Done done_;
  Announcer* announcer_;
  const Words* words_;
  std::optional<overlay::Odds> odds_;  ///< by seats
  bool fresh_ = false;                 ///< the odds have changed since the last picture
  bool dressing_ = false;              ///< the page of his looks is open
  mutable overlay::GymState state_;    ///< state of the drawn page: what is open on it
};

}  // namespace fc::cabinet
