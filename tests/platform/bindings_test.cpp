#include "platform/bindings.h"

#include <gtest/gtest.h>

namespace fc::platform {
namespace {

TEST(Bindings, pads_pick_with_shoulders_and_faces_as_they_lie) {
  const Bindings bindings;
  EXPECT_EQ(bindings.of_pad(SDL_CONTROLLER_BUTTON_LEFTSHOULDER).pick.place, 0);
  EXPECT_EQ(bindings.of_pad(SDL_CONTROLLER_BUTTON_Y).pick.place, 1);
  EXPECT_EQ(bindings.of_pad(SDL_CONTROLLER_BUTTON_RIGHTSHOULDER).pick.place, 2);
  EXPECT_EQ(bindings.of_pad(SDL_CONTROLLER_BUTTON_X).pick.place, 3);
  EXPECT_EQ(bindings.of_pad(SDL_CONTROLLER_BUTTON_A).pick.place, 4);
  EXPECT_EQ(bindings.of_pad(SDL_CONTROLLER_BUTTON_B).pick.place, 5);
}

TEST(Bindings, one_control_may_be_a_button_and_a_pick) {
  const Meaning meaning = Bindings().of_pad(SDL_CONTROLLER_BUTTON_A);
  EXPECT_EQ(meaning.button, Button::accept);
  EXPECT_EQ(meaning.pick.place, 4);
}

TEST(Bindings, keys_belong_to_a_hand_or_to_the_whole_keyboard) {
  const Bindings bindings;
  EXPECT_EQ(bindings.of_key(SDL_SCANCODE_Q).device, DeviceKind::keyboard_left);
  EXPECT_EQ(bindings.of_key(SDL_SCANCODE_Q).pick.place, 0);
  EXPECT_EQ(bindings.of_key(SDL_SCANCODE_L).device, DeviceKind::keyboard_right);
  EXPECT_EQ(bindings.of_key(SDL_SCANCODE_L).pick.place, 5);
  EXPECT_EQ(bindings.of_key(SDL_SCANCODE_RETURN).device, DeviceKind::keyboard);
  EXPECT_EQ(bindings.of_key(SDL_SCANCODE_RETURN).button, Button::accept);
  EXPECT_EQ(bindings.of_key(SDL_SCANCODE_SPACE).button, Button::accept);
  EXPECT_EQ(bindings.of_key(SDL_SCANCODE_F11).button, Button::none);
}

TEST(Bindings, a_control_that_is_taken_changes_places) {
  Bindings bindings;
  ASSERT_TRUE(bindings.bind("pad.accept", "b"));
  EXPECT_EQ(bindings.of_pad(SDL_CONTROLLER_BUTTON_B).button, Button::accept);
  EXPECT_EQ(bindings.of_pad(SDL_CONTROLLER_BUTTON_A).button, Button::back);
  EXPECT_EQ(bindings.of_pad(SDL_CONTROLLER_BUTTON_A).pick.place, 4) << "picks stay where they lie";
  const Bindings::Table expected{{"pad.accept", "b"}, {"pad.back", "a"}};
  EXPECT_EQ(bindings.changed(), expected);
}

TEST(Bindings, triggers_are_controls_too) {
  Bindings bindings;
  EXPECT_EQ(bindings.of_pad(right_trigger).button, Button::hurry);
  ASSERT_TRUE(bindings.bind("pad.hurry", "lefttrigger"));
  EXPECT_EQ(bindings.of_pad(left_trigger).button, Button::hurry);
  EXPECT_EQ(bindings.of_pad(right_trigger).button, Button::none);
}

TEST(Bindings, the_pick_that_accept_has_has_another_control_too) {
  Bindings bindings;
  EXPECT_EQ(bindings.of_pad(left_trigger).pick.place, 4);
  EXPECT_EQ(bindings.of_pad(left_trigger).button, Button::none);
  ASSERT_TRUE(bindings.bind("pad.accept", "y"));
  EXPECT_EQ(bindings.of_pad(left_trigger).pick.place, 1);
}

TEST(Bindings, unknown_actions_and_controls_are_refused) {
  Bindings bindings;
  EXPECT_EQ(bindings.bind("pad.dance", "a").error().code, FaultCode::unknown_value);
  EXPECT_EQ(bindings.bind("pad.accept", "elbow").error().code, FaultCode::unknown_value);
  EXPECT_TRUE(bindings.changed().empty());
}

TEST(Bindings, every_action_of_the_table_does_something) {
  const Bindings bindings;
  for (const auto& [action, control] : bindings.table()) {
    const bool pad = action.starts_with("pad.");
    if (control.ends_with("trigger")) {
      continue;
    }
    const Meaning meaning = pad ? bindings.of_pad(SDL_GameControllerGetButtonFromString(control.c_str()))
                                : bindings.of_key(SDL_GetScancodeFromName(control.c_str()));
    EXPECT_TRUE(meaning.button != Button::none || meaning.pick.valid()) << action;
  }
}

TEST(Bindings, actions_are_listed_as_a_hand_finds_them) {
  const std::vector<std::string_view> pad = actions_in_order("pad");
  ASSERT_GE(pad.size(), 5U);
  EXPECT_EQ(std::vector(pad.begin(), pad.begin() + 5),
            (std::vector<std::string_view>{"pad.up", "pad.down", "pad.left", "pad.right", "pad.accept"}));
  EXPECT_EQ(pad.back(), "pad.second-pick") << "which a bout shows where the accept button takes what the focus is on";
  for (const std::string_view action : actions_in_order("keyboard")) {
    EXPECT_EQ(action.find("second-"), std::string_view::npos) << action;
  }
}

}  // namespace
}  // namespace fc::platform
