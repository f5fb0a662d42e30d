// A table in front of a Gym, with one pad: from a game's set-up to rows, buttons and letters.
#pragma once

#include <algorithm>
#include <string>

#include "cabinet/screens/gym_screen.h"
#include "cabinet/screens/setup_screens.h"
#include "tests/cabinet/cabinet_test_table.h"

namespace fc::cabinet {

class GymTable : public CabinetTable {
 protected:
  /// With the pad in the first seat. kiosk: whoever comes there is a visitor.
  void go_to_setup_of(const std::string& game, bool kiosk = false) {
    ASSERT_TRUE(pad_.connect("xbox"));
    Options options = quiet_options();
    options.game = game;
    options.kiosk = kiosk;
    open(options);
    frames(2);
    if (kiosk) {
      app().flow.to_setup(game);
      frames(2);
    }
    ASSERT_NE(top_as<SetupScreen>(), nullptr);
    press(pad_, "a");
    ASSERT_TRUE(seats()[0].is_person());
  }
  /// What the topmost screen offers under that name; null: nothing.
  [[nodiscard]] const overlay::FocusMap::Entry* entry(const std::string& name) {
    const auto found = std::ranges::find(focus().entries(), overlay::focus_id(name), &overlay::FocusMap::Entry::id);
    return found == focus().entries().end() ? nullptr : &*found;
  }
  void press_on(const std::string& name) {
    focus_on(name);
    press(pad_, "a");
    frames(1);
  }
  void hold_on(const std::string& name) {
    focus_on(name);
    pad_.set("a", true);
    frames(75);
    pad_.set("a", false);
    frames(2);
  }
  void push(const std::string& row, const std::string& control, int times) {
    focus_on(row);
    for (int time = 0; time < times; ++time) {
      press(pad_, control);
    }
  }
  /// From the set-up into the Gym of the first seat.
  void open_gym() {
    press_on("gym-0");
    ASSERT_NE(top_as<GymScreen>(), nullptr);
  }
  /// Letter by letter, with the pad; the Gym stays open.
  void write_name(const std::string& letters) {
    press_on("name");
    for (const char letter : letters) {
      press_on(std::string("letter-") + letter);
    }
    press_on("letter-done");
  }

  platform::VirtualPad pad_;
};

}  // namespace fc::cabinet
