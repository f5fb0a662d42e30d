// A whole bout of six through the real event path: two pads, the keyboard, a windmill and two bots.
#include <chrono>
#include <thread>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/screens/desk_screen.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/setup_screens.h"
#include "core/random.h"
#include "tests/cabinet/cabinet_test_table.h"

namespace fc::cabinet {
namespace {

class TinyPlay : public CabinetTable {
 protected:
  [[nodiscard]] Options tiny_options() const {
    Options options = quiet_options();
    options.game = "tiny";
    return options;
  }

  void press_on(const std::string& focus, const std::string& key_name) {
    loop_->cabinet().focus().focus(overlay::focus_id(focus));
    frames(1);
    key(key_name);
  }

  /// Anybody presses something that picks, answers or goes on.
  void press_anything(std::array<platform::VirtualPad*, 2> pads, Random& hands) {
    constexpr std::array<const char*, 5> controls{"a", "leftshoulder", "y", "dpright", "dpdown"};
    constexpr std::array<const char*, 5> keys{"Return", "1", "2", "Right", "Down"};
    const std::uint32_t who = hands.below(3);
    const std::uint32_t what = hands.below(5);
    who < 2 ? press(*pads.at(who), controls.at(what)) : key(keys.at(what));
  }
};

TEST_F(TinyPlay, six_in_one_ring_play_to_the_newspaper) {
  platform::VirtualPad first;
  platform::VirtualPad second;
  open(tiny_options());
  frames(1);
  key("Return");
  ASSERT_TRUE(first.connect("xbox"));
  ASSERT_TRUE(second.connect("playstation"));
  frames(2);
  for (int more = 0; more < 4; ++more) {
    press_on("option-tiny.option.boxers", "Right");
  }
  ASSERT_EQ(app().seating.seats().count(), 6);
  press(first, "a");
  press(second, "a");
  ASSERT_EQ(app().seating.seats().people(), 3) << "keyboard and both pads sit";
  press_on("start", "Return");
  key("Return");
  ASSERT_NE(bout(), nullptr);
  Random hands(4);
  for (int presses = 0; presses < 4000 && top_as<FrontPageScreen>() == nullptr; ++presses) {
    press_anything({&first, &second}, hands);
  }
  EXPECT_NE(top_as<FrontPageScreen>(), nullptr);
  EXPECT_NE(heard_.find("tiny/gong "), std::string::npos) << "a sound of its own: " << heard_;
}

TEST_F(TinyPlay, a_setting_of_its_own_is_kept_by_its_slug) {
  open(tiny_options());
  frames(1);
  app().flow.open_settings();
  frames(2);
  press_on("setting-tiny.setting.hearts", "Right");
  EXPECT_EQ(app().settings.of("tiny"), (ChosenValues{{"hearts", "points"}}));
  press_on("setting-tiny.setting.hearts", "Left");
  press_on("setting-tiny.setting.hearts", "Left");
  EXPECT_EQ(app().settings.of("tiny"), (ChosenValues{{"hearts", "nothing"}}));
  close();
  EXPECT_EQ(read_settings(folder_ / "settings.json").settings.of("tiny"), (ChosenValues{{"hearts", "nothing"}}));
}

TEST_F(TinyPlay, thirteen_hundred_can_be_looked_through) {
  open(tiny_options());
  frames(1);
  const CornerGame* const game = app().games.find("tiny");
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(game->roster().size(), 1300U);
  EXPECT_EQ(game->roster().search({.traits = {}, .name = "anvil", .favourites = false}, {}, app().language.words()).size(),
            26U);
}

TEST_F(TinyPlay, six_are_tried_at_the_what_if_desk) {
  open(tiny_options());
  frames(1);
  key("Return");
  for (int more = 0; more < 4; ++more) {
    press_on("option-tiny.option.boxers", "Right");
  }
  press_on("what-if", "Return");
  frames(1);
  const auto* desk = top_as<DeskScreen>();
  ASSERT_NE(desk, nullptr);
  ASSERT_EQ(desk->asked().plan.entrants.size(), 6U);
  press_on("choice-0", "Left");
  press_on("go", "Return");
  for (int frame = 0; frame < 120'000 && desk->waiting(); ++frame) {
    frames(1);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));  // those who box give way to everything else
  }
  const trials::Report& report = desk->report();
  EXPECT_EQ(report.count("bouts"), 100);
  std::int64_t ended = report.count("drawn");
  for (int seat = 1; seat <= 6; ++seat) {
    ended += report.count("wins_seat_" + std::to_string(seat));
  }
  EXPECT_EQ(ended, 100);
}

}  // namespace
}  // namespace fc::cabinet
