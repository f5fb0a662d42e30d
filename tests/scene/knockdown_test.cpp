// A man who is down, and what everybody does meanwhile.
#include "scene/blows/knockdown.h"

#include <gtest/gtest.h>

#include <cmath>

#include "scene/blows/stance.h"

namespace fc::scene {
namespace {

constexpr CountPace pace{.before = 0.5F, .one = 0.4F};
constexpr double counted_from = 11;

double called(int number) { return counted_from + static_cast<double>(pace.until_called(number)); }

/// The first man falls at 10 and the referee begins at 11.
Knockdown counted_to(int last) {
  Knockdown knockdown(0, 1, 10);
  knockdown.count(counted_from, pace, last);
  return knockdown;
}

Stage shown(const Knockdown& knockdown, double clock) {
  Stage stage;
  stage.markers = {{.corner = Corner::red, .at = {2.5F, 3.5F, 0}}, {.corner = Corner::blue, .at = {3.5F, 3.5F, 0}}};
  knockdown.show(stage, clock);
  return stage;
}

Gesture fallen_mans(const Knockdown& knockdown, double clock) { return shown(knockdown, clock).markers[0].likeness.gesture; }

TEST(KnockedDownMan, falls_lies_stirs_at_three_sits_up_at_six_and_kneels_at_eight) {
  const Knockdown down = counted_to(9);
  EXPECT_EQ(fallen_mans(down, 9.9).act, Act::stance);
  EXPECT_EQ(fallen_mans(down, 10.1).act, Act::fall);
  EXPECT_EQ(fallen_mans(down, called(2) + 0.1).act, Act::lie);
  EXPECT_EQ(fallen_mans(down, called(3) + 0.1).act, Act::stir);
  EXPECT_EQ(fallen_mans(down, called(6) + 0.1).act, Act::sit_up);
  EXPECT_EQ(fallen_mans(down, called(8) + 0.1).act, Act::kneel);
  EXPECT_EQ(fallen_mans(down, called(9) + 0.1).act, Act::kneel);
}

TEST(KnockedDownMan, rises_hurt_and_staggers_until_he_has_come_to) {
  Knockdown down = counted_to(8);
  const double up = called(9);
  down.get_up(up);
  EXPECT_EQ(fallen_mans(down, up + 0.1).act, Act::rise);
  const Stage stands = shown(down, up + static_cast<double>(rise_seconds) + 0.5);
  EXPECT_EQ(stands.markers[0].likeness.gesture.act, Act::staggered);
  EXPECT_EQ(stands.markers[0].likeness.mood, Mood::dazed);
  const double over = up + static_cast<double>(down.life_after(up));
  EXPECT_EQ(shown(down, over + 0.01).markers[0].likeness, Likeness{});
}

// The number ten tells it, and nothing before it does.
TEST(KnockedDownMan, who_will_be_counted_out_does_the_same_until_ten) {
  Knockdown out = counted_to(10);
  out.stay_down(called(11));
  Knockdown up = counted_to(9);
  up.get_up(called(11));
  for (double clock = 10; clock < called(10); clock += 0.05) {
    ASSERT_EQ(fallen_mans(out, clock), fallen_mans(up, clock)) << "at " << clock;
  }
  for (double clock = called(10) + 1; clock < called(10) + 20; clock += 0.05) {
    const Likeness lies = shown(out, clock).markers[0].likeness;
    ASSERT_EQ(lies.gesture.act, Act::lie) << "at " << clock;
    ASSERT_EQ(lies.mood, Mood::out);
  }
}

TEST(KnockedDownMan, the_referee_walks_in_from_the_side_that_the_other_leaves_free_and_has_knelt_at_one) {
  for (const float x : {0.5F, 1.5F, 2.5F, 4.5F, 5.5F}) {
    for (const float y : {0.5F, 1.5F, 3.5F, 5.5F}) {
      const auto picture = [&](double clock) {
        Stage stage;
        stage.markers = {{.corner = Corner::red, .at = {x, y, 0}},
                         {.corner = Corner::blue, .at = {x + (x > 3 ? -1.0F : 1.0F), y, 0}}};
        counted_to(9).show(stage, clock);
        return stage;
      };
      EXPECT_TRUE(picture(10.2).officials.empty()) << x << ", " << y;
      const Stage comes = picture(10.45);
      ASSERT_EQ(comes.officials.size(), 1U);
      EXPECT_EQ(comes.officials[0].likeness.gesture.act, Act::walk);
      EXPECT_EQ(comes.officials[0].alpha, 1) << "he does not appear beside the man";
      EXPECT_GT(std::hypot(comes.officials[0].at.x - x, comes.officials[0].at.y - y), 1.5F) << x << ", " << y;
      const Stage counts = picture(called(1));
      EXPECT_EQ(counts.officials.at(0).likeness.gesture.act, Act::count);
      const Vec3 kneels = counts.officials[0].at;
      EXPECT_LT(kneels.y, y) << "behind him";
      EXPECT_TRUE(y - kneels.y >= 0.6F || std::abs(kneels.x - x) > lying_half_width) << "clear of him, " << x << ", " << y;
      EXPECT_GT(counts.officials[0].facing * (x - kneels.x), 0) << "he looks at him";
      EXPECT_TRUE(kneels.x > 0 && kneels.x < 6 && kneels.y > 0);
    }
  }
}

TEST(OtherMan, walks_round_the_fallen_man_and_the_referee) {
  const Board board;
  for (const Corner winner : both_corners) {
    const Vec3 fallen{3.5F, 3.5F, 0};
    const Vec3 there = neutral_corner(board, fallen, winner);
    const Vec3 from{fallen.x + (there.x < fallen.x ? 1.0F : -1.0F), fallen.y, 0};
    const Bow bow = round_the_fallen(board, fallen, winner, from, there);
    for (float share = 0.3F; share < 1; share += 0.1F) {
      const float aside = 4 * share * (1 - share);
      const float x = from.x + (there.x - from.x) * share + bow.x * aside;
      const float y = from.y + (there.y - from.y) * share + bow.y * aside;
      EXPECT_GT(std::hypot((x - fallen.x) / 1.65F, (y - fallen.y) / 0.8F), 0.6F) << share;
    }
    const Bow straight = round_the_fallen(board, fallen, winner, {2 * fallen.x - from.x, from.y, 0}, there);
    EXPECT_LT(std::hypot(straight.x, straight.y), 0.7F) << "he is on that side";
  }
}

TEST(KnockedDownMan, who_is_out_is_left_by_the_referee_who_raises_the_others_hand) {
  Knockdown out = counted_to(10);
  out.stay_down(called(11));
  EXPECT_EQ(shown(out, called(11)).officials.at(0).likeness.gesture.act, Act::wave_off);
  const double rests = called(11) + static_cast<double>(out.life_after(called(11)));
  for (double clock = called(11); clock < rests + 1; clock += 0.02) {
    ASSERT_EQ(shown(out, clock).officials.size(), 1U) << "he goes nowhere, " << clock;
    EXPECT_EQ(shown(out, clock).officials[0].alpha, 1);
  }
  for (const double clock : {rests, rests + 60}) {
    const Stage last = shown(out, clock);
    const Official& referee = last.officials.at(0);
    const Marker& winner = last.markers[1];
    EXPECT_EQ(referee.likeness.gesture, (Gesture{.act = Act::raise_hand, .share = 1}));
    EXPECT_EQ(winner.likeness.gesture, (Gesture{.act = Act::hand_raised, .share = 1}));
    EXPECT_NEAR(std::abs(winner.at.x - referee.at.x), at_arms_end, 0.01F) << "their hands meet";
    EXPECT_EQ(referee.facing, -winner.facing);
    EXPECT_GT(std::abs(last.markers[0].at.x - referee.at.x), lying_half_width) << "he stands on nobody";
  }
}

TEST(KnockedDownMan, is_called_out_as_soon_as_he_has_sunk_back) {
  const Knockdown out = counted_to(10);
  EXPECT_NEAR(out.sinks_after(called(10)), 0.98F, 0.01F);
  EXPECT_NEAR(out.sinks_after(called(10) + 0.5), 0.48F, 0.01F);
  EXPECT_EQ(out.sinks_after(called(10) + 3), 0) << "he lies long since";
  EXPECT_GT(Knockdown(0, 1, 10).sinks_after(10), 0.4F) << "of one whom nobody counted over";
}

TEST(KnockedDownMan, sinks_back_the_way_he_came_up) {
  const Knockdown out = counted_to(10);
  const Gesture knee = fallen_mans(out, called(10) - 0.01);
  const Gesture sinking = fallen_mans(out, called(10) + 0.05);
  EXPECT_EQ(knee.act, Act::kneel);
  EXPECT_EQ(sinking.act, Act::kneel);
  EXPECT_LT(sinking.share, knee.share);
  // No picture leaves out a part of the way: from one knee to the canvas takes three quarters of a second and more.
  constexpr double frame = 1.0 / 60;
  Gesture before = fallen_mans(out, called(10) + 0.01);
  for (double clock = called(10) + 0.01 + frame; clock < called(10) + 0.75; clock += frame) {
    const Gesture now = fallen_mans(out, clock);
    EXPECT_NE(now.act, Act::lie) << "at " << clock;
    if (now.act == before.act) {
      EXPECT_LT(before.share - now.share, 0.12F) << "at " << clock;
    }
    before = now;
  }
}

TEST(KnockedDownMan, who_is_out_never_gets_up) {
  Knockdown out = counted_to(10);
  out.stay_down(called(11));
  out.get_up(called(11) + 1);
  EXPECT_TRUE(out.lies());
}

TEST(OtherMan, looks_on_walks_to_his_corner_waits_and_cheers) {
  Knockdown down = counted_to(10);
  down.stay_down(called(11));
  const auto does = [&](double clock) { return shown(down, clock).markers[1].likeness.gesture.act; };
  EXPECT_EQ(does(10.2), Act::stance);
  EXPECT_EQ(does(down.walks_at() + 0.2), Act::walk);
  EXPECT_EQ(does(called(9)), Act::wait);
  EXPECT_EQ(does(called(11) + 0.2), Act::cheer);
  EXPECT_EQ(down.way_to_corner(down.walks_at()), 0);
  EXPECT_EQ(down.way_to_corner(called(11) + 60), 1);
}

TEST(OtherMan, comes_back_when_the_fallen_man_is_up) {
  Knockdown down = counted_to(4);
  down.get_up(called(5));
  EXPECT_EQ(shown(down, called(5) + 0.2).markers[1].likeness.gesture.act, Act::walk);
  EXPECT_EQ(down.way_to_corner(called(5) + static_cast<double>(walking_back_seconds)), 0);
}

TEST(Light, narrows_on_the_fallen_man_and_comes_back) {
  Knockdown down = counted_to(8);
  down.get_up(called(9));
  EXPECT_EQ(shown(down, 10).spotlight.dark, 0);
  const Spotlight narrow = shown(down, called(2)).spotlight;
  EXPECT_GT(narrow.dark, 0.5F);
  EXPECT_EQ(narrow.at.x, 2.5F);
  EXPECT_EQ(shown(down, called(2)).camera.nearer, 1) << "and the camera comes";
  EXPECT_EQ(shown(down, called(9) + 1).camera.nearer, 0);
  EXPECT_GT(shown(down, 10.6).spotlight.radius, narrow.radius);
  EXPECT_EQ(shown(down, called(9) + 1).spotlight.dark, 0);
  Knockdown out = counted_to(10);
  out.stay_down(called(11));
  EXPECT_GT(shown(out, called(11)).spotlight.dark, 0.5F);
  EXPECT_EQ(shown(out, called(11) + 2).spotlight.dark, 0);
}

TEST(CameraOfAKnockOut, waits_for_the_winner_and_stays_with_both) {
  Knockdown out = counted_to(10);
  out.stay_down(called(11));
  const auto camera = [&](double clock) { return shown(out, clock).camera; };
  const double rests = called(11) + static_cast<double>(out.life_after(called(11)));
  float forward = 0;
  for (double clock = called(11); clock < rests + 1; clock += 0.02) {
    EXPECT_EQ(camera(clock).nearer, 1) << "it never looks away from him";
    EXPECT_GE(camera(clock).both, forward);
    forward = camera(clock).both;
  }
  for (const double clock : {rests, rests + 60}) {
    const Stage last = shown(out, clock);
    const Vec3 winner = last.markers[1].at;
    EXPECT_EQ(last.camera.both, 1);
    EXPECT_EQ(last.camera.focus.x, last.markers[0].at.x);
    ASSERT_TRUE(last.camera.also);
    EXPECT_EQ(last.camera.also->x, winner.x);
    EXPECT_EQ(last.camera.also->y, winner.y);
    EXPECT_EQ(last.spotlight.dark, 0);
    EXPECT_LT(std::abs(winner.x - last.markers[0].at.x), 2.1F);
    EXPECT_EQ(last.markers[1].likeness.gesture.act, Act::hand_raised);
  }
  Knockdown up = counted_to(8);
  up.get_up(called(9));
  EXPECT_EQ(shown(up, called(9) + 10).camera.nearer, 0) << "nobody has won";
}

TEST(NeutralCorner, is_the_one_farther_away_and_nobodys) {
  const Board board;
  EXPECT_LT(neutral_corner(board, {5, 5, 0}, Corner::blue).x, 3);
  EXPECT_GT(neutral_corner(board, {1, 1, 0}, Corner::red).x, 3);
  EXPECT_LT(neutral_corner(board, {3, 3, 0}, Corner::red).x, 3);
  EXPECT_GT(neutral_corner(board, {3, 3, 0}, Corner::blue).x, 3);
  EXPECT_GT(neutral_corner({.red_waits_near = true}, {3, 3, 0}, Corner::red).x, 3)
      << "of a game in which red comes from there";
}

TEST(RefereesNumber, stands_inside_the_ring_and_never_over_the_man) {
  constexpr float half = 1;
  for (float x = 0.5F; x < 6; x += 0.5F) {
    const Vec3 at = beside_the_fallen({}, {x, 3, 0}, half);
    EXPECT_GE(std::abs(at.x - x), lying_half_width + half);
    EXPECT_TRUE(at.x > 0 && at.x < 6) << x;
  }
}

TEST(DiceOfACount, lie_where_nobody_lies_or_waits) {
  const Board board{.columns = 6, .rows = 6};
  constexpr float half_of_them = 0.15F;
  for (const Corner winner : {Corner::red, Corner::blue}) {
    for (float x = 0.5F; x < 6; x += 0.5F) {
      for (float y = 0.5F; y < 6; y += 0.5F) {
        const float dice = dice_beside_the_fallen(board, {x, y, 0}, winner);
        EXPECT_GT(dice, half_of_them);
        EXPECT_LT(dice, 1 - half_of_them);
        const Vec3 waits = neutral_corner(board, {x, y, 0}, winner);
        if (waits.y > 3) {
          EXPECT_GT(std::abs(dice - waits.x / 6), 0.4F) << x << ", " << y;
        } else {
          EXPECT_GT(std::abs(dice - x / 6), 0.25F) << x << ", " << y;
        }
      }
    }
  }
  EXPECT_GT(dice_beside_the_fallen(board, {0.8F, 5.5F, 0}, Corner::blue), 0.4F) << "between the two";
}

TEST(CallOfAFall, stands_on_nobodys_head_and_inside_the_ring) {
  constexpr float half_width = 1.35F;
  constexpr float half_a_man = 0.5F;
  for (int trial = 0; trial < 1000; ++trial) {
    const Vec3 fallen{0.5F + 0.5F * static_cast<float>(trial % 11), 0.5F + 0.5F * static_cast<float>(trial / 11 % 11), 0};
    for (const float side : {-1.0F, 1.0F}) {
      const Vec3 winner{fallen.x + side, fallen.y + 0.3F * static_cast<float>(trial % 3 - 1), 0};
      if (winner.x < 0.5F || winner.x > 5.5F) {
        continue;
      }
      const Vec3 call = call_beside_the_fallen({}, fallen, winner);
      EXPECT_GE(call.x - half_width, -0.61F);
      EXPECT_LE(call.x + half_width, 6.61F);
      const bool is_lower = call.y - winner.y >= 0.8F && call.z < 0.3F;
      EXPECT_TRUE(is_lower || std::abs(call.x - winner.x) > half_width || call.z < 0.6F) << fallen.x << ", " << fallen.y;
      const bool is_before_him = call.y - fallen.y >= 1 && call.z < 0.3F;
      EXPECT_TRUE(is_before_him || std::abs(call.x - fallen.x) > half_width + half_a_man) << fallen.x << ", " << fallen.y;
    }
  }
}

TEST(CallOfAFall, comes_while_he_is_on_his_way_down) {
  EXPECT_GT(down_called_seconds, 0.2F);
  EXPECT_LT(down_called_seconds, floor_seconds);
}

TEST(RefereesNumber, leaves_the_other_man_free_where_there_is_room_and_stays_there_as_he_walks) {
  for (const Corner who : {Corner::red, Corner::blue}) {
    Stage stage;
    stage.markers = {{.corner = other(who), .at = {3, 3, 0}, .fallen = 1}, {.corner = who, .at = {}}};
    const float waits = neutral_corner(stage.board, {3, 3, 0}, who).x;
    for (const float on_his_way : {0.8F, 2.0F, 3.5F, 5.2F}) {
      stage.markers[1].at = {on_his_way, 3, 0};
      EXPECT_EQ(beside_the_fallen(stage, {3, 3, 0}, 1).x > 3, waits < 3) << on_his_way;
    }
  }
}

}  // namespace
}  // namespace fc::scene
