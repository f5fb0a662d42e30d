// One focus for every device.
#include "overlay/controls/focus_map.h"

#include <gtest/gtest.h>

namespace fc::overlay {
namespace {

constexpr FocusId top = 1;
constexpr FocusId left = 2;
constexpr FocusId right = 3;

/// A wide thing above two narrow ones.
void show(FocusMap& focus, Touch* seen = nullptr) {
  focus.begin_frame(0.1F);
  const Touch touches[] = {focus.add(top, {0, 0, 200, 40}), focus.add(left, {0, 60, 90, 40}, {.first = true}),
                           focus.add(right, {110, 60, 90, 40}, {.takes_horizontal = true})};
  if (seen != nullptr) {
    std::copy(std::begin(touches), std::end(touches), seen);
  }
  focus.end_frame();
}

TEST(FocusMap, starts_on_the_one_that_asks_to_be_first) {
  FocusMap focus;
  show(focus);
  EXPECT_EQ(focus.focused(), left);
  EXPECT_TRUE(focus.unsettled());
}

TEST(FocusMap, moves_to_what_lies_there) {
  FocusMap focus;
  show(focus);
  focus.move(Direction::right);
  EXPECT_EQ(focus.focused(), right);
  focus.move(Direction::up);
  EXPECT_EQ(focus.focused(), top);
  focus.move(Direction::up);
  EXPECT_EQ(focus.focused(), top) << "nothing lies above";
}

TEST(FocusMap, stays_at_the_end_of_a_row) {
  FocusMap focus;
  const auto show_row = [&] {
    focus.begin_frame(0.1F);
    focus.add(left, {0, 0, 40, 40}, {.first = true, .group = 1, .in_row = true});
    focus.add(right, {60, 0, 40, 40}, {.group = 1, .in_row = true});
    focus.add(top, {200, 60, 90, 40});
    focus.end_frame();
  };
  show_row();
  focus.move(Direction::right);
  EXPECT_EQ(focus.focused(), right);
  focus.move(Direction::right);
  EXPECT_EQ(focus.focused(), right) << "what lies beyond is another thing";
  focus.move(Direction::down);
  EXPECT_EQ(focus.focused(), top);
}

/// A page of which 100 pixels are seen, with one thing at its top and one far below.
void show_page(FocusMap& focus, float scrolled) {
  focus.begin_frame(0.1F);
  focus.open_page({0, 0, 200, 100});
  focus.scroll(scrolled);
  focus.add(top, {0, 0, 200, 40});
  focus.add(left, {0, 400, 200, 40});
  focus.scroll(0);
  focus.end_frame();
}

TEST(FocusMap, turns_a_page_over_before_it_goes_far_out_of_what_is_seen) {
  FocusMap focus;
  show_page(focus, 0);
  focus.move(Direction::down);
  EXPECT_EQ(focus.focused(), top) << "what lies between is read first";
  EXPECT_TRUE(focus.unsettled());
  EXPECT_EQ(focus.take_page_steps(), 1);
  show_page(focus, 300);
  focus.move(Direction::down);
  EXPECT_EQ(focus.focused(), left) << "it is seen nearly";
  EXPECT_EQ(focus.take_page_steps(), 0);
  show_page(focus, 340);
  focus.move(Direction::down);
  EXPECT_EQ(focus.take_page_steps(), 1) << "nothing lies below, but there may be something to read";
}

TEST(FocusMap, does_nothing_where_nobody_sees_it) {
  FocusMap focus;
  show_page(focus, 0);
  show_page(focus, 380);  // a wheel took `top` out of sight and `left` into it
  EXPECT_FALSE(focus.is_seen());
  focus.accept();
  focus.accept(false);
  ASSERT_NE(focus.arrived_at(), nullptr) << "the page comes back to it";
  focus.begin_frame(0.1F);
  EXPECT_FALSE(focus.add(top, {0, -380, 200, 40}).activated);
}

TEST(FocusMap, goes_on_from_what_is_seen) {
  FocusMap focus;
  show_page(focus, 0);
  show_page(focus, 380);
  focus.move(Direction::up);
  EXPECT_EQ(focus.focused(), left) << "`top` was scrolled away";
  EXPECT_TRUE(focus.is_seen());
}

TEST(FocusMap, comes_back_to_its_place_unless_what_opens_is_new) {
  for (const bool anew : {false, true}) {
    FocusMap focus;
    show(focus);
    focus.move(Direction::up);
    ASSERT_EQ(focus.focused(), top);
    focus.begin_frame(0.1F);
    focus.open_scope("page");
    focus.add(right, {0, 0, 10, 10});
    focus.close_scope();
    focus.end_frame();
    if (anew) {
      focus.open_anew();
    }
    show(focus);
    EXPECT_EQ(focus.focused(), anew ? left : top);
    EXPECT_EQ(focus.returned(), !anew);
  }
}

TEST(FocusMap, takes_no_page_to_what_lies_below_it) {
  FocusMap focus;
  const auto frame = [&focus] {
    focus.begin_frame(0.1F);
    focus.open_page({0, 0, 200, 100});
    focus.add(top, {0, 0, 200, 40});
    focus.close_page();
    focus.add(left, {0, 110, 200, 40});
    focus.end_frame();
  };
  frame();
  EXPECT_NE(focus.arrived_at(), nullptr);
  focus.focus(left);
  EXPECT_EQ(focus.arrived_at(), nullptr) << "it is in sight however far the page is scrolled";
}

TEST(FocusMap, finds_things_of_a_scrolled_page_where_they_are_seen) {
  FocusMap focus;
  show_page(focus, 380);
  focus.press_pointer(100, 30, true);
  EXPECT_EQ(focus.focused(), left);
}

TEST(FocusMap, does_not_go_where_nothing_lies_in_the_picture) {
  constexpr FocusId wide = 4;
  constexpr FocusId below = 5;
  constexpr FocusId far_up = 6;
  constexpr FocusId aside = 7;
  FocusMap focus;
  for (int frame = 0; frame < 2; ++frame) {
    focus.begin_frame(0.1F);
    focus.add(wide, {200, 400, 200, 40}, {.first = true});
    focus.add(below, {200, 460, 90, 40});
    focus.add(far_up, {60, 0, 90, 40});
    focus.add(aside, {40, 520, 100, 40});
    focus.end_frame();
  }
  focus.move(Direction::left);
  EXPECT_EQ(focus.focused(), aside) << "neither what is below, nor what is rather above than to the left";
  focus.move(Direction::up);
  EXPECT_EQ(focus.focused(), below) << "up and down lead to the next line of things";
}

TEST(FocusMap, gives_left_and_right_to_the_one_that_takes_them) {
  FocusMap focus;
  show(focus);
  focus.focus(right);
  focus.move(Direction::left);
  EXPECT_EQ(focus.focused(), right);
  Touch seen[3];
  show(focus, seen);
  EXPECT_EQ(seen[2].nudge, -1);
  show(focus, seen);
  EXPECT_EQ(seen[2].nudge, 0) << "a press counts once";
}

TEST(FocusMap, activates_by_accept_and_by_pointer) {
  FocusMap focus;
  Touch seen[3];
  show(focus);
  focus.accept();
  show(focus, seen);
  EXPECT_TRUE(seen[1].activated);
  focus.accept(false);
  focus.press_pointer(155, 80, true);
  show(focus, seen);
  EXPECT_TRUE(seen[2].activated);
  EXPECT_FLOAT_EQ(seen[2].pointer_x, 0.5F);
  focus.press_pointer(155, 80, false);
  show(focus, seen);
  EXPECT_FALSE(seen[2].activated);
}

TEST(FocusMap, counts_how_long_accept_is_held) {
  FocusMap focus;
  Touch seen[3];
  show(focus);
  focus.accept();
  for (int frame = 0; frame < 5; ++frame) {
    show(focus, seen);
  }
  EXPECT_NEAR(seen[1].held_seconds, 0.5F, 0.01F);
  focus.accept(false);
  show(focus, seen);
  EXPECT_FLOAT_EQ(seen[1].held_seconds, 0);
}

TEST(FocusMap, carries_no_hold_over_to_another_thing) {
  FocusMap focus;
  Touch seen[3];
  show(focus);
  focus.accept();
  show(focus);
  focus.point(155, 80);
  for (int frame = 0; frame < 3; ++frame) {
    show(focus, seen);
  }
  ASSERT_TRUE(seen[2].focused);
  EXPECT_FLOAT_EQ(seen[2].held_seconds, 0) << "accept is held on what the mouse has left";
  focus.accept(false);
  focus.point(45, 80);
  focus.press_pointer(45, 80, true);
  show(focus);
  focus.move(Direction::right);
  for (int frame = 0; frame < 3; ++frame) {
    show(focus, seen);
  }
  ASSERT_TRUE(seen[2].focused);
  EXPECT_FLOAT_EQ(seen[2].held_seconds, 0) << "the mouse is held on what a key has left";
}

TEST(FocusMap, gives_all_input_to_the_scope_on_top_and_comes_back_afterwards) {
  FocusMap focus;
  show(focus);
  focus.move(Direction::right);
  const auto show_notice = [&] {
    focus.begin_frame(0.1F);
    focus.add(top, {0, 0, 200, 40});
    focus.add(right, {110, 60, 90, 40});
    focus.open_scope("notice", true);
    const Touch answer = focus.add(9, {0, 0, 50, 50}, {.first = true});
    focus.close_scope();
    focus.end_frame();
    return answer;
  };
  show_notice();
  EXPECT_EQ(focus.focused(), FocusId{9});
  focus.point(150, 70);
  EXPECT_EQ(focus.focused(), FocusId{9}) << "the screen below is out of reach";
  focus.accept();
  EXPECT_TRUE(show_notice().activated);
  show(focus);
  EXPECT_EQ(focus.focused(), right);
}

TEST(FocusMap, walks_through_a_list_before_it_leaves_it) {
  FocusMap focus;
  const Box window{0, 0, 100, 60};
  focus.begin_frame(0);
  for (int row = 0; row < 5; ++row) {
    focus.add(focus_id("row", row), {0, 20.0F * static_cast<float>(row), 100, 20},
              {.first = row == 2, .group = 1, .clip = window});
  }
  focus.add(focus_id("below"), {0, 62, 100, 20});
  focus.end_frame();
  focus.move(Direction::down);
  EXPECT_EQ(focus.focused(), focus_id("row", 3)) << "hidden, but next in the list";
  focus.move(Direction::down);
  focus.move(Direction::down);
  EXPECT_EQ(focus.focused(), focus_id("below")) << "the list's end is scrolled to, and the button lies below that";
}

TEST(FocusMap, follows_a_list_from_column_to_column) {
  constexpr FocusId foot = 4;
  constexpr FocusId head = 5;
  FocusMap focus;
  for (int frame = 0; frame < 2; ++frame) {
    focus.begin_frame(0.1F);
    focus.add(foot, {0, 200, 90, 40}, {.first = true, .below = head});
    focus.add(head, {110, 0, 90, 40}, {.above = foot});
    focus.add(top, {0, 260, 200, 40});
    focus.end_frame();
  }
  focus.move(Direction::down);
  EXPECT_EQ(focus.focused(), head) << "not what lies below";
  focus.move(Direction::up);
  EXPECT_EQ(focus.focused(), foot) << "nothing lies above";
}

TEST(FocusMap, finds_a_new_place_when_the_focused_thing_is_gone) {
  FocusMap focus;
  show(focus);
  focus.move(Direction::right);
  focus.begin_frame(0.1F);
  focus.add(top, {0, 0, 200, 40});
  focus.end_frame();
  EXPECT_EQ(focus.focused(), top);
}

}  // namespace
}  // namespace fc::overlay
