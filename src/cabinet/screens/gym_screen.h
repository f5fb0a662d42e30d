// The Gym: a boxer of the player's own is made and changed.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "cabinet/program/announcer.h"
#include "cabinet/program/boxer_editor.h"
#include "cabinet/program/flow.h"
#include "cabinet/screens/screen.h"
#include "library/words.h"
#include "overlay/screens/gym.h"

namespace fc::cabinet {

class GymScreen final : public ScreenOf<overlay::GymAction> {
 public:
  /// Told who was kept; empty: he was removed. The screen goes by itself.
  using Done = std::function<void(const std::string& id)>;

  /// opponent: of the roster, worded name and id; both empty: none.
  struct Opponent {
    std::string id;
    std::string name;
  };
  /// Whatever `done` touches must outlive the screen.
  GymScreen(Flow& flow, std::unique_ptr<BoxerEditor> editor, Opponent opponent, Done done, Announcer& announcer,
            const Words& words);
  bool press(const Press& press) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] std::string rulebook_page() const override { return editor_->rulebook_page(); }

 private:
  [[nodiscard]] std::optional<overlay::GymAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::GymAction& action) override;
  [[nodiscard]] overlay::GymModel model() const;
  void leave();
  void save();
  void remove();
  void turn_page();
  /// Pushes the rating that is explained so many places.
  void push_rating(int places);

  Flow* flow_;
  std::unique_ptr<BoxerEditor> editor_;
  Opponent opponent_;
  Done done_;
  Announcer* announcer_;
  const Words* words_;
  bool dressing_ = false;            ///< the page of his looks lies open
  mutable overlay::GymState state_;  ///< the page's own: what lies open on it
};

}  // namespace fc::cabinet
