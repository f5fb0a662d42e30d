// Every device plays: halves of the keyboard, the mouse, a finger, one device for two; pads vanish and come back.
#include <gtest/gtest.h>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/bout/notices.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet/screens/setup_screens.h"
#include "cabinet_test_table.h"
#include "core/random.h"
#include "scene/layout.h"
#include "scene/projection.h"

namespace fc::cabinet {
namespace {

class DevicesPlay : public CabinetTable {
 protected:
  /// The first of these pads boxes against a bot, and is asked.
  void box_alone(const std::vector<platform::VirtualPad*>& pads) {
    open(quiet_options(4));
    for (platform::VirtualPad* const pad : pads) {
      ASSERT_TRUE(pad->connect("xbox"));
    }
    frames(2);
    for (int presses = 0; presses < 4; ++presses) {
      press(*pads.front(), "a");
    }
    ASSERT_NE(bout(), nullptr);
    frames_until([this] { return !bout()->awaited().empty(); });
  }
  /// A bout of two pads has begun; blue's vanishes.
  void lose_blue(platform::VirtualPad& red, platform::VirtualPad& blue) {
    start_bout(red, blue);
    blue.disconnect();
    frames(3);
    ASSERT_NE(top_as<PadLostNotice>(), nullptr);
  }
  void hold_accept(platform::VirtualPad& pad) {
    pad.set("a", true);
    frames(75);
    pad.set("a", false);
    frames(1);
  }
  /// Red's pad takes blue's seat as well, whose own is lost.
  void play_for_both(platform::VirtualPad& red) {
    frames(40);
    press(red, "dpdown");
    hold_accept(red);
    frames(2);
    ASSERT_NE(bout(), nullptr);
    ASSERT_EQ(seats()[1].sitter, Sitter::shared);
  }
};

TEST_F(DevicesPlay, two_people_play_on_one_keyboard) {
  open(quiet_options());
  frames(2);
  key("Return");
  key("Return");
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  ASSERT_EQ(seats().people(), 1) << "who came here sits";
  key("U");
  ASSERT_EQ(seats().people(), 2) << "the right half joins";
  EXPECT_EQ(seats()[0].device.kind, DeviceKind::keyboard_left);
  EXPECT_EQ(seats()[1].device.kind, DeviceKind::keyboard_right);
  key("E");
  key("E");
  ASSERT_NE(top_as<BoutScreen>(), nullptr);
  constexpr std::array<const char*, 8> keys{"E", "O", "W", "I", "E", "O", "D", "J"};
  Random chance(5);
  for (int presses = 0; presses < 6000 && top_as<FrontPageScreen>() == nullptr; ++presses) {
    key(keys[chance.below(keys.size())]);
  }
  EXPECT_NE(top_as<FrontPageScreen>(), nullptr);
}

TEST_F(DevicesPlay, nothing_in_the_set_up_moves_when_somebody_sits) {
  open(quiet_options());
  frames(1);
  app().flow.to_setup(app().games.all().front()->slug());
  frames(2);
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  ASSERT_EQ(seats().people(), 0);
  const auto places = [this] {
    std::vector<overlay::Box> boxes;
    for (const overlay::FocusMap::Entry& entry : loop_->cabinet().focus().entries()) {
      boxes.push_back(entry.box);
    }
    return boxes;
  };
  const std::vector<overlay::Box> empty = places();
  for (const char* accept : {"E", "O"}) {
    key(accept);
    EXPECT_EQ(places(), empty) << "a click would land on something else";
  }
  EXPECT_EQ(seats().people(), 2);
}

TEST_F(DevicesPlay, a_pad_that_vanishes_pauses_the_bout_until_it_is_back) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options(1));
  start_bout(red, blue);
  frames(5);
  blue.disconnect();
  frames(2);
  ASSERT_NE(top_as<PadLostNotice>(), nullptr);
  EXPECT_EQ(seats().first_lost(), 1);
  frames(120);
  ASSERT_NE(top_as<PadLostNotice>(), nullptr) << "the bout waits";
  ASSERT_TRUE(blue.connect("playstation"));
  frames(3);
  EXPECT_NE(top_as<BoutScreen>(), nullptr);
  EXPECT_FALSE(seats().first_lost());
}

/// Two people box, and the pad of blue has vanished.
class LostSeat : public DevicesPlay {
 protected:
  void SetUp() override {
    DevicesPlay::SetUp();
    open(quiet_options(1));
    lose_blue(red, blue);
  }

  platform::VirtualPad red;
  platform::VirtualPad blue;
};

TEST_F(LostSeat, the_left_hand_of_the_keyboard_takes_a_lost_seat_with_its_accept_key) {
  key("E");
  frames(3);
  EXPECT_EQ(top_as<PadLostNotice>(), nullptr);
  EXPECT_FALSE(seats().first_lost());
  EXPECT_EQ(seats()[1].sitter, Sitter::person);
}

TEST_F(LostSeat, accept_of_another_who_sits_gives_nobodys_seat_away) {
  press(red, "a");
  press(red, "a");
  EXPECT_EQ(seats().first_lost(), 1) << "the focus stands on waiting";
  ASSERT_NE(top_as<PadLostNotice>(), nullptr);
  ASSERT_TRUE(blue.connect("playstation"));
  frames(3);
  EXPECT_NE(top_as<BoutScreen>(), nullptr);
  EXPECT_EQ(seats()[1].sitter, Sitter::person);
}

TEST_F(LostSeat, who_comes_back_gets_the_seat_back_that_was_shared_meanwhile) {
  press(red, "dpdown");
  hold_accept(red);
  frames(2);
  ASSERT_NE(top_as<BoutScreen>(), nullptr) << "red plays for both";
  ASSERT_EQ(seats()[1].sitter, Sitter::shared);
  ASSERT_TRUE(blue.connect("playstation"));
  frames(3);
  EXPECT_EQ(seats()[1].sitter, Sitter::person);
  EXPECT_EQ(seats().seats_of(seats()[1].device), std::vector<int>{1}) << "with a device of his own";
}

TEST_F(DevicesPlay, a_secret_pick_goes_behind_the_curtain_when_its_device_is_shared_meanwhile) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options(4));
  play_to_secret_pick(red, blue);
  ASSERT_FALSE(bout()->curtained());
  blue.disconnect();
  frames(3);
  ASSERT_NE(top_as<PadLostNotice>(), nullptr);
  play_for_both(red);
  EXPECT_TRUE(bout()->curtained()) << "both would look at both hands";
}

TEST_F(DevicesPlay, a_seat_is_not_given_to_a_pad_that_went_while_it_was_offered) {
  platform::VirtualPad red;
  platform::VirtualPad guest;
  box_alone({&red, &guest});
  frames(40);
  press(guest, "a");
  ASSERT_NE(top_as<MessageNotice>(), nullptr);
  guest.disconnect();
  frames(3);
  key("Return");
  frames(3);
  EXPECT_TRUE(seats().people() == 1 || seats().first_lost()) << "nobody could ever answer";
}

TEST_F(DevicesPlay, the_other_hand_takes_a_lost_seat_with_its_accept_key) {
  platform::VirtualPad blue;
  open(quiet_options(1));
  frames(2);
  key("Return");
  key("Return");
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  ASSERT_TRUE(blue.connect("xbox"));
  frames(2);
  press(blue, "a");
  key("Return");
  key("Return");
  ASSERT_NE(bout(), nullptr);
  blue.disconnect();
  frames(3);
  ASSERT_NE(top_as<PadLostNotice>(), nullptr);
  frames(40);
  key("O");
  frames(3);
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(seats()[0].device.kind, DeviceKind::keyboard_left);
  EXPECT_EQ(seats()[1].device.kind, DeviceKind::keyboard_right);
  ASSERT_TRUE(blue.connect("xbox"));
  frames(300);
  press(blue, "a");
  EXPECT_NE(said().find("Nobody plays with"), std::string::npos) << "he who comes too late hears why: " << said();
}

TEST_F(LostSeat, who_shares_a_device_is_not_asked_again_when_the_bout_goes_on) {
  play_for_both(red);
  bout()->leave();
  frames(2);
  app().flow.resume_unfinished();
  frames(3);
  ASSERT_NE(bout(), nullptr) << "nobody is asked for a device";
  EXPECT_EQ(seats()[1].sitter, Sitter::shared);
}

TEST_F(DevicesPlay, where_a_bout_of_two_goes_on_with_one_device_held_accept_shares_it) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options(1));
  start_bout(red, blue);
  bout()->leave();
  frames(2);
  blue.disconnect();
  frames(2);
  press(red, "dpup");
  app().flow.resume_unfinished();
  frames(3);
  ASSERT_NE(top_as<PadLostNotice>(), nullptr);
  frames(40);
  press(red, "a");
  press(red, "a");
  EXPECT_NE(top_as<PadLostNotice>(), nullptr) << "who only goes on pressing shares with nobody";
  hold_accept(red);
  frames(3);
  ASSERT_NE(bout(), nullptr) << "the focus stands on what goes on";
  EXPECT_EQ(seats()[1].sitter, Sitter::shared);
}

TEST_F(DevicesPlay, a_pad_alone_has_a_control_for_every_pick) {
  platform::VirtualPad pad;
  box_alone({&pad});
  for (int presses = 0; presses < 400 && !bout()->asks_in_secret(); ++presses) {
    press(pad, "a");
    frames(8);
  }
  ASSERT_TRUE(bout()->asks_in_secret());
  ASSERT_EQ(bout()->awaited(), std::vector<int>{0});
  frames(40);
  press(pad, "lefttrigger");
  EXPECT_TRUE(bout()->awaited().empty()) << "accept takes what the focus is on: the place it has otherwise is here";
}

TEST_F(DevicesPlay, a_second_pad_is_offered_a_bots_corner_and_drives_nobody) {
  platform::VirtualPad red;
  platform::VirtualPad guest;
  box_alone({&red, &guest});
  frames(40);
  const std::size_t choices = bout()->script().choices.size();
  const DeviceId first = seats().device_of(0);
  press(guest, "a");
  ASSERT_NE(top_as<MessageNotice>(), nullptr) << "he is asked";
  press(guest, "b");
  ASSERT_NE(bout(), nullptr) << "and may change his mind";
  EXPECT_EQ(bout()->script().choices.size(), choices);
  EXPECT_EQ(seats().device_of(0), first);
  press(guest, "a");
  frames(40);
  press(red, "a");
  ASSERT_NE(top_as<MessageNotice>(), nullptr) << "nobody else answers for him";
  EXPECT_EQ(seats().people(), 1);
  press(guest, "a");
  EXPECT_EQ(seats().people(), 2);
  EXPECT_EQ(seats().device_of(0), first);
  EXPECT_NE(seats().device_of(1), first);
}

TEST_F(DevicesPlay, who_boxes_alone_may_go_on_with_another_pad) {
  platform::VirtualPad red;
  platform::VirtualPad other;
  box_alone({&red, &other});
  frames(40);
  const DeviceId first = seats().device_of(0);
  press(other, "a");
  ASSERT_NE(top_as<MessageNotice>(), nullptr);
  frames(40);
  press(other, "dpdown");
  press(other, "a");
  EXPECT_EQ(seats().people(), 1);
  EXPECT_NE(seats().device_of(0), first);
}

TEST_F(DevicesPlay, a_pad_may_come_back_while_the_rulebook_is_open) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options());
  lose_blue(red, blue);
  press(red, "x");
  ASSERT_EQ(top_as<PadLostNotice>(), nullptr) << "the rulebook lies on top";
  ASSERT_TRUE(blue.connect("playstation"));
  frames(3);
  press(red, "b");
  frames(2);
  EXPECT_NE(top_as<BoutScreen>(), nullptr);
}

TEST_F(DevicesPlay, who_pauses_or_loses_his_pad_hurries_no_longer) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options(1));
  start_bout(red, blue);
  red.set("righttrigger", true);
  frames(2);
  ASSERT_TRUE(bout()->hurrying());
  press(blue, "start");
  red.set("righttrigger", false);
  frames(2);
  press(blue, "start");
  ASSERT_NE(bout(), nullptr);
  EXPECT_FALSE(bout()->hurrying()) << "the trigger was let go in the pause";
  platform::VirtualPad third;
  ASSERT_TRUE(third.connect("xbox"));
  frames(2);
  third.set("righttrigger", true);
  frames(2);
  ASSERT_TRUE(bout()->hurrying());
  third.disconnect();
  frames(2);
  EXPECT_FALSE(bout()->hurrying());
}

TEST_F(DevicesPlay, a_held_direction_does_not_wait_for_the_idle_loop) {
  platform::VirtualPad pad;
  Options options = quiet_options();
  options.reduced_motion = true;
  open(options);
  ASSERT_TRUE(pad.connect("xbox"));
  frames(3);
  const double idle = loop_->cabinet().rest_seconds();
  pad.set("dpdown", true);
  frames(2);
  EXPECT_LE(loop_->cabinet().rest_seconds(), 0.4);
  pad.set("dpdown", false);
  frames(2);
  EXPECT_EQ(loop_->cabinet().rest_seconds(), idle);
}

TEST_F(DevicesPlay, start_pauses_and_goes_on) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options());
  start_bout(red, blue);
  press(blue, "start");
  ASSERT_NE(top_as<PauseNotice>(), nullptr);
  press(blue, "start");
  EXPECT_NE(top_as<BoutScreen>(), nullptr);
}

TEST_F(DevicesPlay, one_pad_is_passed_from_hand_to_hand_behind_the_curtain) {
  platform::VirtualPad pad;
  open(quiet_options());
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  press(pad, "a");
  press(pad, "a");
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  ASSERT_TRUE(seats().share(1));
  press(pad, "a");
  press(pad, "a");
  ASSERT_NE(top_as<BoutScreen>(), nullptr);
  bool curtained = false;
  for (int presses = 0; presses < 6000 && top_as<FrontPageScreen>() == nullptr; ++presses) {
    curtained = curtained || (top_as<BoutScreen>() != nullptr && top_as<BoutScreen>()->curtained());
    press(pad, "a");
  }
  EXPECT_TRUE(curtained);
  EXPECT_NE(top_as<FrontPageScreen>(), nullptr);
}

/// A pointer that touches what is meant to be touched first: the square under the cursor, else what a screen opens with.
class PointerPlay : public CabinetTable {
 protected:
  /// Where to point next; the middle of the ring if nothing else asks for it.
  scene::Pixel target() {
    const platform::PixelSize size = loop_->window().size();
    const scene::Layout layout = scene::layout(size.width, size.height);
    const scene::Stage* stage = loop_->cabinet().top().stage();
    if (stage != nullptr && top_as<BoutScreen>() != nullptr) {
      for (const scene::Glow& glow : stage->glows) {
        if (glow.kind == scene::GlowKind::focused) {
          return scene::Projection(layout.ring, stage->board)
              .through(stage->camera)
              .project(scene::centre_of({glow.column, glow.row}));
        }
      }
    }
    for (const overlay::FocusMap::Entry& entry : loop_->cabinet().focus().entries()) {
      if (entry.traits.first) {
        return {entry.box.middle_x(), entry.box.middle_y()};
      }
    }
    return {layout.ring.x + layout.ring.w / 2, layout.ring.y + layout.ring.h / 2};
  }

  template <class Touch>
  void play(Touch touch) {
    open(quiet_options());
    frames(2);
    for (int presses = 0; presses < 4000 && top_as<FrontPageScreen>() == nullptr; ++presses) {
      const scene::Pixel place = target();
      touch(static_cast<int>(place.x), static_cast<int>(place.y));
    }
    EXPECT_NE(top_as<FrontPageScreen>(), nullptr);
  }
};

TEST_F(PointerPlay, the_mouse_alone_plays_a_whole_bout) {
  play([this](int x, int y) { click(x, y); });
}

TEST_F(PointerPlay, fingers_alone_play_a_whole_bout) {
  play([this](int x, int y) { tap(x, y); });
}

}  // namespace
}  // namespace fc::cabinet
