// Settings: display, speed, text, volumes, remapping. Every change acts at once and is kept.
#pragma once

#include <string>

#include "cabinet/program/house.h"
#include "overlay/screens/pages.h"

namespace fc::cabinet {

class SettingsScreen final : public Screen {
 public:
  bool press(House& house, const Press& press) override;
  void show(House& house, overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }

 private:
  [[nodiscard]] overlay::SettingsModel model(const House& house) const;
  void act(House& house, const overlay::SettingsAction& action);
  void change(House& house, const overlay::SettingsAction& action);

  overlay::PageState state_;
  int hand_ = 0;
  std::string listening_for_;  ///< the action that waits for a control, or empty
};

}  // namespace fc::cabinet
