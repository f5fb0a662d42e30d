// Settings: display, speed, text, volumes, remapping. Every change takes effect at once and is saved.
#pragma once

#include <string>

#include "cabinet/keeping/settings.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/language.h"
#include "cabinet/program/soundboard.h"
#include "overlay/screens/pages.h"
#include "platform/devices.h"

namespace fc::cabinet {

class SettingsScreen final : public ScreenOf<overlay::SettingsAction> {
 public:
  /// What the settings change.
  struct Subjects {
    Settings& settings;
    const CornerGames& games;
    Language& language;
    platform::Devices& devices;
    Soundboard& soundboard;
    Announcer& announcer;
  };
  /// stays_fullscreen: full screen cannot be left, as in a kiosk.
  SettingsScreen(Flow& flow, const Subjects& subjects, bool stays_fullscreen)
      : flow_(&flow), subjects_(subjects), stays_fullscreen_(stays_fullscreen) {}
  bool press(const Press& press) override;
  void update(double dt) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }

 private:
  [[nodiscard]] overlay::SettingsModel model() const;
  [[nodiscard]] std::optional<overlay::SettingsAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::SettingsAction& action) override;
  void change(const overlay::SettingsAction& action);
  /// The games that have settings; their pages follow the common ones.
  [[nodiscard]] std::vector<const CornerGame*> games() const;
  void speak(const std::string& language);

  Flow* flow_;
  Subjects subjects_;
  bool stays_fullscreen_;
  mutable overlay::PageState state_;  ///< state of the drawn page: its open tab and how far it is scrolled
  int group_ = 0;
  std::string listening_for_;  ///< the action that waits for a control, or empty
};

}  // namespace fc::cabinet
