#include "platform/devices.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "platform/timed_input.h"

namespace fc::platform {
namespace {

/// SDL without a display, one set of devices, and everything they said.
class DevicesTest : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(session_) << one_line(session_.error()); }

  /// Lets SDL look at its devices and collects what they say.
  InputEvents poll(double seconds = 0) {
    InputEvents said;
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) {
      devices_.take(event, 1280, 720, nullptr, seconds, said);
    }
    devices_.repeat(seconds, said);
    return said;
  }

  static std::vector<Press> presses(const InputEvents& said) {
    std::vector<Press> found;
    for (const InputEvent& event : said) {
      if (const auto* press = std::get_if<Press>(&event)) {
        found.push_back(*press);
      }
    }
    return found;
  }

  Result<Session> session_ = Session::start(true);
  Devices devices_{true};
};

TEST_F(DevicesTest, two_pads_are_told_apart) {
  VirtualPad left;
  VirtualPad right;
  ASSERT_TRUE(left.connect("xbox"));
  ASSERT_TRUE(right.connect("playstation"));
  poll();
  ASSERT_EQ(devices_.pads().connected().size(), 2U);
  left.set("a", true);
  const std::vector<Press> first = presses(poll());
  left.set("a", false);
  const std::vector<Press> second = presses(poll());
  right.set("a", true);
  const std::vector<Press> third = presses(poll());
  ASSERT_EQ(first.size(), 1U);
  ASSERT_EQ(second.size(), 1U);
  ASSERT_EQ(third.size(), 1U);
  EXPECT_EQ(first[0].button, Button::accept);
  EXPECT_TRUE(first[0].down);
  EXPECT_EQ(second[0].device, first[0].device);
  EXPECT_FALSE(second[0].down);
  EXPECT_NE(third[0].device, first[0].device);
}

TEST_F(DevicesTest, a_pad_says_which_glyphs_it_wants) {
  VirtualPad pad;
  ASSERT_TRUE(pad.connect("nintendo"));
  const InputEvents said = poll();
  ASSERT_FALSE(said.empty());
  const auto* came = std::get_if<PadCame>(&said.front());
  ASSERT_NE(came, nullptr);
  EXPECT_EQ(came->glyphs, Glyphs::nintendo);
}

TEST_F(DevicesTest, a_pad_that_is_pulled_out_is_reported_once) {
  VirtualPad pad;
  ASSERT_TRUE(pad.connect("xbox"));
  poll();
  pad.disconnect();
  const InputEvents said = poll();
  EXPECT_EQ(std::ranges::count_if(said, [](const InputEvent& event) { return std::holds_alternative<PadWent>(event); }), 1);
  EXPECT_TRUE(devices_.pads().connected().empty());
}

TEST_F(DevicesTest, a_monitor_that_comes_or_goes_asks_for_paint_and_another_size_for_all_of_it_anew) {
  const auto paint_after = [this](const SDL_Event& event) {
    InputEvents said;
    devices_.take(event, 1280, 720, nullptr, 0, said);
    const auto* const asked = said.empty() ? nullptr : std::get_if<PaintAsked>(&said.front());
    return asked != nullptr ? std::optional(asked->anew) : std::nullopt;
  };
  SDL_Event event{};
  event.type = SDL_DISPLAYEVENT;
  for (const Uint8 change : {SDL_DISPLAYEVENT_CONNECTED, SDL_DISPLAYEVENT_DISCONNECTED, SDL_DISPLAYEVENT_ORIENTATION}) {
    event.display.event = change;
    EXPECT_EQ(paint_after(event), std::optional(false)) << int{change};
  }
  event = {};
  event.type = SDL_WINDOWEVENT;
  for (const Uint8 change : {SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED}) {
    event.window.event = change;
    EXPECT_EQ(paint_after(event), std::optional(false)) << int{change};
  }
  event.window.event = SDL_WINDOWEVENT_SIZE_CHANGED;
  EXPECT_EQ(paint_after(event), std::optional(true));
  event = {};
  event.type = SDL_RENDER_TARGETS_RESET;
  EXPECT_EQ(paint_after(event), std::optional(true));
}

TEST_F(DevicesTest, a_trigger_at_rest_presses_nothing) {
  VirtualPad pad;
  ASSERT_TRUE(pad.connect("xbox"));
  EXPECT_TRUE(presses(poll()).empty());
  pad.set("righttrigger", true);
  const std::vector<Press> pulled = presses(poll());
  ASSERT_EQ(pulled.size(), 1U);
  EXPECT_EQ(pulled[0].button, Button::hurry);
}

TEST_F(DevicesTest, a_held_direction_repeats) {
  VirtualPad pad;
  ASSERT_TRUE(pad.connect("xbox"));
  poll();
  pad.set("dpdown", true);
  EXPECT_EQ(presses(poll(1.0)).size(), 1U);
  EXPECT_TRUE(presses(poll(1.2)).empty());
  const std::vector<Press> again = presses(poll(1.45));
  ASSERT_EQ(again.size(), 1U);
  EXPECT_TRUE(again[0].repeat);
  pad.set("dpdown", false);
  EXPECT_EQ(presses(poll(1.5)).size(), 1U) << "let go";
  EXPECT_TRUE(presses(poll(3.0)).empty());
}

TEST_F(DevicesTest, a_buzz_reaches_the_pad) {
  VirtualPad pad;
  ASSERT_TRUE(pad.connect("xbox"));
  poll();
  ASSERT_EQ(devices_.pads().connected().size(), 1U);
  devices_.pads().rumble(devices_.pads().connected()[0], 0.5F, 80);
  EXPECT_GE(pad.buzzes(), 1);
}

TEST_F(DevicesTest, keys_mouse_and_fingers_come_from_their_events) {
  TimedInput input({{.frame = 0, .device = "keyboard", .press = "Return"},
                    {.frame = 1, .device = "mouse", .press = "left", .x = 640, .y = 360},
                    {.frame = 4, .device = "mouse", .press = "move", .x = 10, .y = 10}});
  ASSERT_TRUE(input.connect());
  input.play(0, nullptr);
  const std::vector<Press> pressed = presses(poll());
  ASSERT_EQ(pressed.size(), 1U);
  EXPECT_EQ(pressed[0].button, Button::accept);
  input.play(1, nullptr);
  const InputEvents clicked = poll();
  ASSERT_EQ(clicked.size(), 2U) << "the mouse moves there, then clicks";
  const auto& click = std::get<Pointer>(clicked[1]);
  EXPECT_EQ(click.kind, Pointer::Kind::pressed);
  EXPECT_FLOAT_EQ(click.at.x, 640);
  input.play(2, nullptr);
  EXPECT_EQ(presses(poll()).size(), 1U) << "the key is let go two frames later";
  input.play(4, nullptr);
  input.play(6, nullptr);
  poll();
  EXPECT_TRUE(input.finished());
}

TEST_F(DevicesTest, f11_and_alt_enter_ask_for_the_full_screen) {
  poll();
  const auto asked = [this](SDL_Scancode code, Uint16 modifiers) {
    for (const Uint32 type : {SDL_KEYDOWN, SDL_KEYUP}) {
      SDL_Event event{};
      event.type = type;
      event.key.state = type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED;
      event.key.keysym = {.scancode = code, .sym = SDL_GetKeyFromScancode(code), .mod = modifiers, .unused = 0};
      SDL_PushEvent(&event);
    }
    const InputEvents said = poll();
    EXPECT_TRUE(presses(said).empty()) << "it presses nothing on the screen";
    return std::ranges::count_if(said, [](const auto& event) { return std::holds_alternative<FullscreenAsked>(event); });
  };
  EXPECT_EQ(asked(SDL_SCANCODE_F11, KMOD_NONE), 1);
  EXPECT_EQ(asked(SDL_SCANCODE_RETURN, KMOD_LALT), 1);
}

TEST_F(DevicesTest, only_controls_that_bindings_can_mean_are_offered_for_remapping) {
  poll();
  const auto offered = [this](SDL_Scancode code) {
    devices_.forget_last_control();
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym.scancode = code;
    SDL_PushEvent(&event);
    poll();
    return devices_.last_control("keyboard");
  };
  EXPECT_EQ(offered(SDL_SCANCODE_B), "B");
  EXPECT_EQ(offered(SDL_SCANCODE_KP_ENTER), "Return") << "both are one key";
  EXPECT_EQ(offered(SDL_SCANCODE_F11), "") << "it means the window";
}

TEST_F(DevicesTest, a_pulled_trigger_is_offered_for_remapping) {
  VirtualPad pad;
  ASSERT_TRUE(pad.connect("xbox"));
  poll();
  EXPECT_EQ(devices_.last_control("pad"), "") << "triggers at rest are none";
  pad.set("lefttrigger", true);
  poll();
  EXPECT_EQ(devices_.last_control("pad"), "lefttrigger");
  EXPECT_TRUE(devices_.bindings().bind("pad.details", devices_.last_control("pad")));
}

}  // namespace
}  // namespace fc::platform
