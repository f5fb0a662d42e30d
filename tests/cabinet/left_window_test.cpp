// Somebody goes to another window, or puts this one away: nothing goes on without him, and nothing answers for him.
#include <algorithm>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/bout/notices.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet_test_table.h"

namespace fc::cabinet {
namespace {

class LeftWindow : public CabinetTable {
 protected:
  /// What the window system says about the window.
  void window_says(SDL_WindowEventID what) {
    SDL_Event event{};
    event.window.type = SDL_WINDOWEVENT;
    event.window.windowID = SDL_GetWindowID(loop_->window().handle());
    event.window.event = static_cast<Uint8>(what);
    SDL_PushEvent(&event);
    frames(1);
  }

  platform::VirtualPad red_;
  platform::VirtualPad blue_;
};

TEST_F(LeftWindow, a_bout_pauses_when_another_window_takes_the_keyboard) {
  open(quiet_options(1));
  start_bout(red_, blue_);
  frames(20);
  heard_.clear();
  window_says(SDL_WINDOWEVENT_FOCUS_LOST);
  ASSERT_NE(top_as<PauseNotice>(), nullptr);
  EXPECT_TRUE(loop_->cabinet().is_left()) << "the speaker is hushed";
  frames(300);
  EXPECT_NE(top_as<PauseNotice>(), nullptr);
  EXPECT_EQ(heard_, "") << "nothing was told meanwhile";
  window_says(SDL_WINDOWEVENT_FOCUS_GAINED);
  EXPECT_FALSE(loop_->cabinet().is_left());
  EXPECT_NE(top_as<PauseNotice>(), nullptr) << "whoever comes back goes on when he is ready";
  press(red_, "start");
  EXPECT_NE(bout(), nullptr);
}

TEST_F(LeftWindow, what_nobody_can_see_no_pad_answers) {
  open(quiet_options(4));
  play_to_secret_pick(red_, blue_);
  const std::vector<std::string> choices = bout()->script().choices;
  window_says(SDL_WINDOWEVENT_MINIMIZED);
  window_says(SDL_WINDOWEVENT_FOCUS_LOST);
  ASSERT_NE(top_as<PauseNotice>(), nullptr);
  for (const char* control : {"start", "a", "leftshoulder", "b", "a", "x"}) {
    press(red_, control);
    press(blue_, control);
  }
  ASSERT_NE(top_as<PauseNotice>(), nullptr) << "the pads are for another window now";
  window_says(SDL_WINDOWEVENT_RESTORED);
  press(red_, "start");
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->script().choices, choices);
  EXPECT_EQ(bout()->awaited().size(), 2U) << "neither pick is in";
}

TEST_F(LeftWindow, a_pad_plays_on_beside_another_window_that_has_the_keyboard) {
  open(quiet_options(4));
  play_to_secret_pick(red_, blue_);
  window_says(SDL_WINDOWEVENT_FOCUS_LOST);
  press(red_, "start");
  ASSERT_NE(bout(), nullptr);
  EXPECT_FALSE(loop_->cabinet().is_left()) << "somebody plays, and wants to hear it";
  press(red_, "leftshoulder");
  EXPECT_EQ(bout()->awaited(), std::vector<int>{1});
}

TEST_F(LeftWindow, a_mouse_that_rests_takes_no_focus_when_the_window_comes_back) {
  open(quiet_options(1));
  frames(5);
  const overlay::FocusId before = focus().focused();
  const auto other = std::ranges::find_if(focus().entries(),
                                          [before](const overlay::FocusMap::Entry& entry) { return entry.id != before; });
  ASSERT_NE(other, focus().entries().end());
  const overlay::FocusId under = other->id;
  const auto x = static_cast<int>(other->box.middle_x());
  const auto y = static_cast<int>(other->box.middle_y());
  const auto move = [this](int to_x, int to_y) { hold_a_frame({.device = "mouse", .press = "move", .x = to_x, .y = to_y}); };
  window_says(SDL_WINDOWEVENT_FOCUS_LOST);
  move(x - 20, y);
  window_says(SDL_WINDOWEVENT_FOCUS_GAINED);
  move(x, y);
  move(x + 1, y);
  EXPECT_EQ(focus().focused(), before) << "the window came back under it";
  move(x + 6, y);
  EXPECT_EQ(focus().focused(), under) << "now somebody moves it";
}

TEST_F(LeftWindow, a_menu_stays_as_it_is) {
  Options options = quiet_options(1);
  options.reduced_motion = true;  // two men spar on the title
  open(options);
  frames(5);
  const std::uint64_t before = picture();
  window_says(SDL_WINDOWEVENT_FOCUS_LOST);
  window_says(SDL_WINDOWEVENT_MINIMIZED);
  window_says(SDL_WINDOWEVENT_RESTORED);
  frames(5);
  EXPECT_NE(top_as<TitleScreen>(), nullptr);
  EXPECT_EQ(picture(), before);
}

TEST_F(LeftWindow, a_kiosk_goes_on_whatever_takes_its_keyboard) {
  Options options = quiet_options(1);
  options.kiosk = true;
  open(options);
  frames(5);
  for (int presses = 0; presses < 5; ++presses) {
    key("Return");
  }
  ASSERT_NE(bout(), nullptr);
  window_says(SDL_WINDOWEVENT_FOCUS_LOST);
  window_says(SDL_WINDOWEVENT_MINIMIZED);
  EXPECT_NE(bout(), nullptr);
  EXPECT_FALSE(loop_->cabinet().is_left());
  constexpr int two_minutes = 120 * 60;
  for (int half = 0; half < 2; ++half) {
    frames(two_minutes / 2 + 10);
    window_says(SDL_WINDOWEVENT_FOCUS_LOST);
  }
  EXPECT_TRUE(loop_->cabinet().top().is_attract_mode()) << "no window's coming and going is a visitor";
}

}  // namespace
}  // namespace fc::cabinet
