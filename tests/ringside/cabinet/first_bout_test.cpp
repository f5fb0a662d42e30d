// A newcomer's way from the title to a punch of his own, counted in presses and seconds.
#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cabinet/attract/highlights.h"
#include "cabinet/program/app_context.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet/screens/setup_screens.h"
#include "tests/cabinet/cabinet_test_table.h"

namespace fc::cabinet {
namespace {

constexpr int most_presses = 5;
constexpr int frames_a_second = 60;
constexpr double most_seconds = 12;
constexpr int most_frames = 12 * frames_a_second;

class FirstBoutPlay : public CabinetTable {
 protected:
  void begin() {
    open(quiet_options(1));
    frames(2);
    ASSERT_NE(top_as<TitleScreen>(), nullptr);
  }
  /// way: presses from the title to the bell; then one more picks a punch.
  void expect_a_punch(const std::function<void(const std::string&)>& press_it, const std::vector<std::string>& way,
                      const std::string& punch, std::string_view picks) {
    const double before = app().clock.seconds;
    int made = 0;
    for (const std::string& control : way) {
      press_it(control);
      ++made;
    }
    ASSERT_NE(bout(), nullptr);
    EXPECT_EQ(bout()->kind(), BoutKind::played);
    frames_until([this] { return bout()->asks_in_secret(); }, most_frames);
    const std::size_t choices = bout()->script().choices.size();
    press_it(punch);
    ++made;
    frames_until([&] { return bout()->script().choices.size() > choices; }, most_frames);
    EXPECT_EQ(bout()->script().choices.front(), picks) << "his own is the first answer of the bout";
    EXPECT_LE(made, most_presses);
    EXPECT_LE(app().clock.seconds - before, most_seconds);
  }
};

TEST_F(FirstBoutPlay, a_newcomer_at_the_keyboard_throws_a_punch_within_five_presses_and_twelve_seconds) {
  begin();
  expect_a_punch([this](const std::string& name) { key(name); }, {"Right", "Return", "Return"}, "3", "right-hook");
  EXPECT_EQ(seats().people(), 1);
  EXPECT_EQ(seats()[0].device.kind, DeviceKind::keyboard);
}

TEST_F(FirstBoutPlay, boxers_made_by_dice_meet_nobody_who_did_not_make_them_and_are_gone_at_the_title) {
  begin();
  CornerGame& game = *app().games.find("ringside");
  const std::size_t real = game.roster().size();
  app().flow.to_setup("ringside");
  frames(2);
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  key("Return");
  focus_on("make-0-0");
  key("Return");
  frames(2);
  ASSERT_EQ(game.roster().size(), real + 1);
  Random dice(1);
  for (int made = 0; made < 300; ++made) {
    game.makers().front().make(dice);
  }
  const std::string kid = game.roster()[real].id;
  for (int turn = 0; turn < 20; ++turn) {
    for (const std::string& id : game.plan(dice).entrants) {
      EXPECT_LT(game.roster().find(id), real) << id;
    }
    const std::optional<FirstBout> first = game.first_bout(dice);
    ASSERT_TRUE(first);
    for (const std::string& id : first->plan.entrants) {
      EXPECT_LT(game.roster().find(id), real) << id;
    }
    EXPECT_EQ(bout_for_show(game, dice).setup.find("Kid "), std::string::npos);
  }

  BoutPlan plan = game.plan(dice);
  plan.entrants.front() = kid;
  const Script script = game.opening_script(plan);
  app().flow.start_bout(game, script);
  frames(3);
  ASSERT_NE(bout(), nullptr);
  bout()->leave();
  frames(3);
  ASSERT_NE(top_as<TitleScreen>(), nullptr);
  EXPECT_EQ(game.roster().size(), real) << "the next visitor finds those who have lived";
  EXPECT_FALSE(game.roster().find(kid));
  app().flow.resume_unfinished();
  frames(3);
  ASSERT_NE(bout(), nullptr) << "a bout that is kept spells him out";
  EXPECT_EQ(game.names(bout()->script(), app().language.words()).front(), "Kid 1");
}

TEST_F(FirstBoutPlay, a_second_pad_takes_the_other_corner_before_the_bell) {
  begin();
  platform::VirtualPad first;
  platform::VirtualPad second;
  ASSERT_TRUE(first.connect("xbox"));
  ASSERT_TRUE(second.connect("xbox"));
  frames(2);
  press(first, "dpright");
  press(first, "a");
  const TaleScreen* tale = top_as<TaleScreen>();
  ASSERT_NE(tale, nullptr);
  const std::string bot = tale->model().sitters.at(1);
  press(second, "a");
  ASSERT_EQ(top_as<TaleScreen>(), tale) << "his first press is no bell";
  EXPECT_EQ(seats().people(), 2);
  EXPECT_NE(tale->model().sitters.at(1), bot);
  press(second, "a");
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(seats().seats_of(seats().device_of(1)), std::vector<int>{1});
}

TEST_F(FirstBoutPlay, a_newcomer_with_a_pad_does_so_too) {
  platform::VirtualPad pad;
  ASSERT_TRUE(pad.connect("xbox"));
  begin();
  expect_a_punch([&](const std::string& control) { press(pad, control); }, {"dpright", "a", "a"}, "x", "combination");
  EXPECT_EQ(seats()[0].device.kind, DeviceKind::pad);
}

TEST_F(FirstBoutPlay, begun_from_the_desktop_is_played_with_what_rings_the_bell) {
  platform::VirtualPad pad;
  ASSERT_TRUE(pad.connect("xbox"));
  Options options = quiet_options(1);
  options.first_bout = true;
  open(options);
  frames(2);
  const TaleScreen* tale = top_as<TaleScreen>();
  ASSERT_NE(tale, nullptr);
  const std::string keyboard = tale->model().sitters.at(0);
  press(pad, "dpright");
  EXPECT_NE(tale->model().sitters.at(0), keyboard);
  press(pad, "a");
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(seats()[0].device.kind, DeviceKind::pad);
}

TEST_F(FirstBoutPlay, the_tape_prints_chances_that_were_counted) {
  begin();
  key("Right");
  key("Return");
  frames(2);
  const TaleScreen* tale = top_as<TaleScreen>();
  ASSERT_NE(tale, nullptr);
  ASSERT_TRUE(tale->model().odds);
  ASSERT_TRUE(tale->model().odds->shares);
  EXPECT_TRUE(is_even(*tale->model().odds->shares));
}

}  // namespace
}  // namespace fc::cabinet
