// A table with two pads for bouts of DICE Boxing: from the set-up to the bell, and picks by chance to the end.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/setup_screens.h"
#include "core/random.h"
#include "tests/cabinet/cabinet_test_table.h"

namespace fc::cabinet {

/// The buttons of the five strategies.
inline constexpr std::array<const char*, 5> picks{"leftshoulder", "y", "rightshoulder", "x", "a"};

class TwoPads : public CabinetTable {
 protected:
  /// The first secret question of a bout over so many rounds: 4, 6, 8, 10, 12 or 15.
  void begin(std::uint64_t seed, int rounds, int speed) {
    Options options = quiet_options(speed);
    options.game = "dice-boxing";
    options.seed = seed;
    open(options);
    ASSERT_TRUE(red_.connect("xbox"));
    ASSERT_TRUE(blue_.connect("playstation"));
    frames(2);
    press(red_, "a");
    press(blue_, "a");
    ASSERT_EQ(seats().people(), 2) << "pressing a button is joining";
    if (rounds < 6) {
      press_on("option-dice-boxing.option.rounds", "dpleft");
    }
    for (const int step : {8, 10, 12, 15}) {
      if (step <= rounds) {
        press_on("option-dice-boxing.option.rounds", "dpright");
      }
    }
    press_on("start", "a");
    ASSERT_NE(top_as<TaleScreen>(), nullptr);
    press(red_, "a");
    ASSERT_NE(bout(), nullptr);
    frames_until([this] { return bout()->asks_in_secret(); });
    ASSERT_NE(bout()->script().setup.find("\"rounds\":" + std::to_string(rounds)), std::string::npos)
        << bout()->script().setup;
  }

  void press_on(const std::string& focus, const std::string& control) {
    loop_->cabinet().focus().focus(overlay::focus_id(focus));
    frames(1);
    press(red_, control);
  }

  /// Both pick by chance until the newspaper lies there.
  void fight(std::uint64_t seed) {
    Random hands(seed);
    for (int presses = 0; presses < 400 && top_as<FrontPageScreen>() == nullptr; ++presses) {
      if (bout() != nullptr && bout()->asks_in_secret()) {
        press(red_, picks.at(hands.below(picks.size())));
        press(blue_, picks.at(hands.below(picks.size())));
      } else {
        press(red_, "a");
      }
    }
    ASSERT_NE(top_as<FrontPageScreen>(), nullptr) << "the bout is over";
  }

  platform::VirtualPad red_;
  platform::VirtualPad blue_;
};

}  // namespace fc::cabinet
