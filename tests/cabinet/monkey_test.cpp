// A visitor who presses whatever there is, everywhere: nothing breaks, and the house comes back.
#include <array>

#include "cabinet/screens/setup_screens.h"
#include "cabinet_test_table.h"
#include "core/random.h"
#include "tests/asked.h"
#include "tests/tested_games.h"

namespace fc::cabinet {
namespace {

/// Of each game: one, or as many as FC_MONKEYS says before the program's name.
std::uint64_t monkeys() { return test::asked_or<std::uint64_t>("FC_MONKEYS", 1); }

/// With the set-up of a game, by its slug, as the first screen.
class Monkey : public CabinetTable, public testing::WithParamInterface<const char*> {
 protected:
  static constexpr int two_minutes = 120 * 60;
  static constexpr std::array<const char*, 24> keys{"Return", "Return", "Up", "Down", "Left", "Right", "Escape", "P",
                                                    "X",      "Tab",    "1",  "2",    "3",    "4",     "5",      "6",
                                                    "PageUp", "E",      "W",  "A",    "U",    "O",     "J",      "Y"};
  static constexpr std::array<const char*, 12> controls{"a", "a", "dpup",  "dpdown",       "dpleft",        "dpright",
                                                        "b", "x", "start", "leftshoulder", "rightshoulder", "righttrigger"};

  void press_anything(Random& monkey) {
    switch (monkey.below(8)) {
      case 0: click(static_cast<int>(monkey.below(640)), static_cast<int>(monkey.below(360))); break;
      case 1: tap(static_cast<int>(monkey.below(640)), static_cast<int>(monkey.below(360))); break;
      case 2: pull_or_plug(monkey); break;
      case 3:
      case 4:
      case 5: press(pads_held_[monkey.below(2)], controls[monkey.below(controls.size())]); break;
      default: key(keys[monkey.below(keys.size())]); break;
    }
  }

  void pull_or_plug(Random& monkey) {
    platform::VirtualPad& pad = pads_held_[monkey.below(2)];
    if (!pad.connected()) {
      ASSERT_TRUE(pad.connect("xbox"));
    } else if (monkey.below(8) == 0) {
      pad.disconnect();
    }
    frames(1);
  }

  std::array<platform::VirtualPad, 2> pads_held_;
};

TEST_P(Monkey, presses_everything_and_breaks_nothing) {
  const std::uint64_t last = 1 + monkeys();
  for (std::uint64_t seed = 2; seed <= last; ++seed) {
    Options options = quiet_options();
    options.kiosk = true;  // so that it cannot quit
    options.seed = seed;
    open(options);
    frames(1);
    app().flow.to_setup(GetParam());
    frames(1);
    Random monkey(seed);
    const auto came_into_the_ring = [this] { return app().seed.bouts() > 1; };
    for (int presses = 0; presses < 700 || (presses < 3000 && !came_into_the_ring()); ++presses) {
      press_anything(monkey);
    }
    EXPECT_FALSE(loop_->over());
    EXPECT_TRUE(came_into_the_ring());
    frames(two_minutes + 60);
    EXPECT_TRUE(loop_->cabinet().top().is_attract_mode()) << "seed " << seed << ": the house takes over when it is gone";
    close();
  }
}

INSTANTIATE_TEST_SUITE_P(games, Monkey, testing::ValuesIn(test::tested_slugs), test::name_of_game);

}  // namespace
}  // namespace fc::cabinet
