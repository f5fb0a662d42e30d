// The men in the ring who do not box: they come, do their work and go, and both hands meet that are raised.
#include "scene/officials.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "scene/corners/two_men.h"

namespace fc::scene {
namespace {

constexpr Board ring{.columns = ring_side, .rows = ring_side};

TwoMen men_who_stand() {
  TwoMen men;
  Stances stances;
  for (const Corner corner : both_corners) {
    stances[index_of(corner)].x = corner == Corner::red ? 2.3F : 3.7F;
    stances[index_of(corner)].y = 3;
  }
  place(men, stances);
  return men;
}

Stage shown(const TwoMen& men, double clock, Motion motion = Motion::full) {
  Stage stage;
  stage.board = ring;
  add_markers(stage, men, clock, 0.2F, std::nullopt);
  add_officials(stage, men, clock, motion);
  return stage;
}

TEST(Officials, the_referee_stands_between_both_and_raises_the_winners_hand) {
  TwoMen men = men_who_stand();
  Stances stances;
  for (const Corner corner : both_corners) {
    stand_for_the_verdict(stances[index_of(corner)], corner);
  }
  await_verdict(men, 10, {.at = 15, .winner = Corner::blue});
  take_up(men, stances, true, 10, 0.8F);
  EXPECT_TRUE(shown(men, 9.9).officials.empty());
  const Stage reads = shown(men, 12);
  ASSERT_EQ(reads.officials.size(), 1U);
  EXPECT_EQ(reads.officials[0].likeness.attire, Attire::referee);
  EXPECT_EQ(reads.officials[0].likeness.gesture.act, Act::hold_both);
  for (const Marker& man : reads.markers) {
    EXPECT_EQ(man.likeness.gesture.act, Act::held);
    EXPECT_NEAR(std::abs(man.at.x - reads.officials[0].at.x), at_arms_end, 0.01F) << "their hands meet";
  }
  const Stage known = shown(men, 16);
  EXPECT_EQ(known.officials[0].likeness.gesture.act, Act::raise_hand);
  EXPECT_EQ(known.officials[0].likeness.gesture.share, 1);
  EXPECT_GT(known.officials[0].facing, 0) << "towards blue";
  EXPECT_EQ(known.markers[1].likeness.gesture.act, Act::hand_raised);
  EXPECT_EQ(known.markers[0].likeness.gesture.act, Act::slump);
  EXPECT_LE(men.referee.life_after(15), coming_seconds + raising_seconds);
}

TEST(Officials, of_a_draw_both_hands_go_up) {
  TwoMen men = men_who_stand();
  await_verdict(men, 10, {.at = 15, .winner = std::nullopt});
  const Stage known = shown(men, 17);
  EXPECT_EQ(known.officials[0].likeness.gesture.act, Act::raise_both);
  for (const Marker& man : known.markers) {
    EXPECT_EQ(man.likeness.gesture.act, Act::hand_raised);
  }
}

TEST(Officials, who_is_stopped_on_his_feet_comes_to_the_middle_and_sees_the_others_hand_raised) {
  TwoMen men = men_who_stand();
  Stances stances;
  for (const Corner corner : both_corners) {
    stand_for_the_verdict(stances[index_of(corner)], corner);
  }
  end_on_their_feet(men, Corner::red, Act::wave_off, 10);
  take_up(men, stances, true, 10 + static_cast<double>(until_they_come), 0.8F);
  const Stage told = shown(men, 11);
  ASSERT_EQ(told.officials.size(), 1U);
  EXPECT_EQ(told.officials[0].likeness.gesture.act, Act::wave_off);
  EXPECT_GT(told.officials[0].at.x, told.markers[1].at.x) << "beside the man who is beaten";
  EXPECT_EQ(told.markers[0].likeness.gesture.act, Act::cheer);
  EXPECT_EQ(told.markers[1].likeness.gesture.act, Act::slump);
  for (double clock = 10.5; clock < 20; clock += 0.1) {
    ASSERT_EQ(shown(men, clock).officials.size(), 1U) << "he stays, " << clock;
    EXPECT_EQ(shown(men, clock).officials[0].alpha, 1);
  }
  const Stage known = shown(men, 14);
  EXPECT_EQ(known.officials[0].likeness.gesture.act, Act::raise_hand);
  EXPECT_LT(known.officials[0].facing, 0) << "towards red";
  EXPECT_EQ(known.markers[0].likeness.gesture.act, Act::hand_raised);
  EXPECT_EQ(known.markers[1].likeness.gesture.act, Act::slump);
  EXPECT_NEAR(known.markers[0].at.y, known.markers[1].at.y, 0.01F) << "nobody stands behind the other";
}

TEST(Officials, beside_a_man_on_the_ropes_he_stays_within_them) {
  for (const Corner beaten : both_corners) {
    TwoMen men;
    Stances stances;
    stances[index_of(beaten)].x = beaten == Corner::red ? 0.1F : static_cast<float>(ring_side) - 0.1F;
    stances[index_of(beaten)].y = 3;
    stances[index_of(other(beaten))].x = beaten == Corner::red ? 1.5F : static_cast<float>(ring_side) - 1.5F;
    stances[index_of(other(beaten))].y = 3;
    place(men, stances);
    end_on_their_feet(men, other(beaten), Act::wave_off, 10);
    const Vec3 at = shown(men, 11).officials.at(0).at;
    EXPECT_GT(at.x, 0.3F);
    EXPECT_LT(at.x, static_cast<float>(ring_side) - 0.3F);
    EXPECT_GT(at.y, 3.4F) << "before him, whom he does not hide";
  }
}

TEST(Officials, he_points_at_who_has_fouled_and_goes_again) {
  for (const Corner fouler : both_corners) {
    TwoMen men = men_who_stand();
    // They go to another place meanwhile, and he with them.
    point_at(men, fouler, 10, 1.5F);
    Stances stances;
    for (const Corner corner : both_corners) {
      stances[index_of(corner)].x = corner == Corner::red ? 1.3F : 2.7F;
      stances[index_of(corner)].y = 4;
    }
    take_up(men, stances, false, 10, 0.3F);
    const Stage stage = shown(men, 11);
    ASSERT_EQ(stage.officials.size(), 1U);
    EXPECT_EQ(stage.officials[0].likeness.gesture.act, Act::point);
    EXPECT_EQ(stage.officials[0].facing, fouler == Corner::red ? -1 : 1);
    const Marker& fouled = stage.markers[index_of(other(fouler))];
    EXPECT_LT((fouled.at.x - stage.officials[0].at.x) * fouled.facing, 1) << "beside the man who was fouled";
    EXPECT_GT(stage.officials[0].at.y, fouled.at.y) << "nobody hides his arm";
    EXPECT_TRUE(shown(men, 12).officials.empty());
    EXPECT_NEAR(men.referee.life_after(10), 1.85F, 0.01F);
  }
}

TEST(Officials, he_steps_between_two_who_hold) {
  TwoMen men = men_who_stand();
  part_the_men(men, 10, 1);
  const Stage stage = shown(men, 10.9);
  EXPECT_EQ(stage.officials[0].likeness.gesture.act, Act::part);
  EXPECT_GT(stage.officials[0].at.x, stage.markers[0].at.x);
  EXPECT_LT(stage.officials[0].at.x, stage.markers[1].at.x);
}

TEST(Officials, with_reduced_motion_they_are_there_at_once_and_stand_still) {
  TwoMen men = men_who_stand();
  await_verdict(men, 10, {.at = 15, .winner = Corner::red});
  const Official first = shown(men, 10.01, Motion::reduced).officials.at(0);
  const Official later = shown(men, 14.9, Motion::reduced).officials.at(0);
  EXPECT_EQ(first.alpha, 1);
  EXPECT_EQ(first.likeness, later.likeness);
  EXPECT_EQ(first.at.y, later.at.y);
}

TEST(Officials, everybody_on_a_stool_has_his_second_and_nobody_sits_on_the_way) {
  TwoMen men = men_who_stand();
  Stances stances;
  for (const Corner corner : both_corners) {
    stances[index_of(corner)].posture.facing = corner == Corner::red ? 1.0F : -1.0F;
    sit_down(stances[index_of(corner)], corner);
  }
  take_up(men, stances, true, 10, 0.8F);
  EXPECT_TRUE(shown(men, 10.5).officials.empty());
  const Stage sit = shown(men, 11.5);
  ASSERT_EQ(sit.officials.size(), 2U);
  for (const Corner corner : both_corners) {
    const Official& second = sit.officials[index_of(corner)];
    EXPECT_EQ(sit.markers[index_of(corner)].likeness.gesture.act, Act::sit);
    EXPECT_EQ(second.likeness.attire, Attire::second);
    EXPECT_EQ(second.corner, corner);
    EXPECT_EQ(second.facing, -sit.markers[index_of(corner)].facing);
  }
}

TEST(Officials, the_doctor_looks_at_the_man_who_is_cut) {
  Stage stage = shown(men_who_stand(), 0);
  send_doctor(stage, Corner::red, 1, 3, Motion::full);
  ASSERT_EQ(stage.officials.size(), 1U);
  EXPECT_EQ(stage.officials[0].likeness.attire, Attire::doctor);
  EXPECT_EQ(stage.officials[0].likeness.gesture.act, Act::examine);
  EXPECT_EQ(stage.officials[0].facing, -stage.markers[0].facing);
}

TEST(Officials, a_card_is_lettered_for_its_winner) {
  Stage stage;
  show_card(stage, 0, 3, 48, 47, 0.5F, 4);
  show_card(stage, 1, 3, 46, 49, 0.5F, 4);
  show_card(stage, 2, 3, 48, 48, 0.5F, 4);
  ASSERT_EQ(stage.calls.size(), 3U);
  EXPECT_EQ(stage.calls[0].text, "48\u201347");
  EXPECT_EQ(stage.calls[0].ink, Ink::red);
  EXPECT_EQ(stage.calls[1].ink, Ink::blue);
  EXPECT_EQ(stage.calls[2].ink, Ink::paper);
  EXPECT_LT(stage.calls[0].at.x, stage.calls[1].at.x);
  show_card(stage, 0, 3, 48, 47, -0.1F, 4);
  EXPECT_EQ(stage.calls.size(), 3U) << "not before it is read";
}

}  // namespace
}  // namespace fc::scene
