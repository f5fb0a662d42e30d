// Ropes give where a man is driven against them, and swing when he is gone.
#include "scene/hall.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "scene/blows/stance.h"

namespace fc::scene {
namespace {

const Ropes::Side straight{};

Ropes pressed(float x, float y, float lean = 0, float fallen = 0) {
  const std::array men{Marker{.at = {x, y, 0}, .fallen = fallen, .lean = lean}};
  return pressed_by({}, men);
}

float deepest(const Ropes::Side& side) { return *std::ranges::max_element(side); }

TEST(Ropes, hang_straight_while_nobody_touches_them) {
  EXPECT_EQ(pressed_by({}, {}), Ropes{});
  EXPECT_EQ(pressed(3, 3), Ropes{});
  for (const float along : {0.5F, 3.0F, 5.5F}) {
    EXPECT_EQ(pressed(0.5F, along), Ropes{}) << "in the middle of a square";
    EXPECT_EQ(pressed(along, 5.5F), Ropes{}) << "in the middle of a square";
  }
}

TEST(Ropes, give_the_more_the_further_he_is_driven_and_on_his_side_alone) {
  float before = 0;
  for (float driven = 0.15F; driven >= -driven_over_the_edge; driven -= 0.05F) {
    const Ropes left = pressed(driven, 3);
    EXPECT_GT(deepest(left.left), before);
    before = deepest(left.left);
    EXPECT_EQ(left.right, straight);
    EXPECT_EQ(left.far, straight);
    EXPECT_EQ(left.near, straight);
    EXPECT_NEAR(deepest(pressed(6 - driven, 3).right), before, 0.001F);
    EXPECT_GT(deepest(pressed(3, driven).far), before) << "seen from its end on it must give more to be seen";
    EXPECT_NEAR(deepest(pressed(3, driven).far), deepest(pressed(3, 6 - driven).near), 0.001F);
  }
}

TEST(Ropes, give_most_where_he_stands_and_nothing_at_the_posts) {
  const Ropes::Side side = pressed(0, 1.5F).left;
  const auto knot = std::ranges::max_element(side) - side.begin();
  const float length = 6 + 2 * Ropes::from_canvas;
  EXPECT_NEAR(static_cast<float>(knot) / Ropes::parts * length - Ropes::from_canvas, 1.5F, 0.3F);
  EXPECT_EQ(side.front(), 0);
  EXPECT_EQ(side.back(), 0);
  for (std::size_t at = 1; at < side.size(); ++at) {
    const bool grows = static_cast<std::ptrdiff_t>(at) <= knot;
    EXPECT_TRUE(grows ? side[at] >= side[at - 1] : side[at] <= side[at - 1]) << at;
  }
}

TEST(Ropes, give_to_a_man_who_leans_out_over_them_and_not_to_one_who_lies) {
  EXPECT_GT(deepest(pressed(0.1F, 3, -0.2F).left), deepest(pressed(0.1F, 3).left));
  EXPECT_LT(deepest(pressed(0.1F, 3, 0.2F).left), deepest(pressed(0.1F, 3).left));
  EXPECT_EQ(pressed(0, 3, 0, 1), Ropes{});
}

TEST(Ropes, bear_a_man_who_is_driven_back_to_them) {
  Stance aside{.x = 0.5F, .y = 3.5F, .posture = {}};
  lean_on_ropes(aside, {});
  EXPECT_GT(deepest(pressed(aside.x, aside.y).left), 0.05F);
  EXPECT_EQ(aside.y, 3.5F);
  Stance cornered{.x = 5.5F, .y = 5.5F, .posture = {}};
  lean_on_ropes(cornered, {});
  EXPECT_GT(cornered.x, 5.5F);
  EXPECT_GT(cornered.y, 5.5F);
  Stance free{.x = 2.5F, .y = 4.5F, .posture = {}};
  lean_on_ropes(free, {});
  EXPECT_EQ(free.x, 2.5F);
  EXPECT_EQ(free.y, 4.5F);
}

/// Driven into the left ropes within a tenth of a second, and away again within three.
Stage driven_at(float clock) {
  const float into = std::clamp(clock / 0.1F, 0.0F, 1.0F);
  const float away = std::clamp((clock - 0.3F) / 0.3F, 0.0F, 1.0F);
  const float share = into * into * (3 - 2 * into) - away * away * (3 - 2 * away);
  Stage stage;
  stage.markers = {{.at = {0.6F - 0.7F * share, 3, 0}}};
  return stage;
}

float middle_at(float clock, float share) {
  return ropes_of(driven_at(clock), share, [clock](float seconds) { return driven_at(clock - seconds); })
      .left[Ropes::parts / 2];
}

TEST(Ropes, swing_when_they_are_let_go_and_come_to_rest) {
  float innermost = 0;
  for (float clock = 0; clock < 1.2F; clock += 0.01F) {
    EXPECT_GE(middle_at(clock, 1), clock < 0.3F ? middle_at(clock, 0) : -0.5F) << "he never stands in the rope: " << clock;
    innermost = std::min(innermost, middle_at(clock, 1));
  }
  EXPECT_LT(innermost, -0.03F);
  EXPECT_EQ(middle_at(1.0F, 1), 0);
}

TEST(Ropes, never_jump) {
  constexpr float step = 0.002F;
  constexpr float fastest = 8;  // squares a second, of a man who is thrown: more than he is
  for (const float share : {0.0F, 1.0F}) {
    for (float clock = 0; clock < 1.2F; clock += step) {
      EXPECT_LT(std::abs(middle_at(clock + step, share) - middle_at(clock, share)), fastest * step * 2) << clock;
    }
  }
}

TEST(Ropes, do_not_swing_with_no_share_of_it) {
  for (float clock = 0; clock < 1.2F; clock += 0.01F) {
    EXPECT_EQ(middle_at(clock, 0), pressed_by({}, driven_at(clock).markers).left[Ropes::parts / 2]);
  }
}

}  // namespace
}  // namespace fc::scene
