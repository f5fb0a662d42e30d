#include "scene/projection.h"

#include <gtest/gtest.h>

#include "core/random.h"

namespace fc::scene {
namespace {

constexpr Board six_by_six{.columns = 6, .rows = 6};

class ProjectionTest : public testing::Test {
 protected:
  Box ring_ = layout(1280, 720).ring;
  Projection view_{ring_, six_by_six};
};

TEST_F(ProjectionTest, a_pixel_leads_back_to_the_point_it_shows) {
  Random random(1);
  for (int trial = 0; trial < 2000; ++trial) {
    const Vec3 point{static_cast<float>(random.below(6001)) / 1000, static_cast<float>(random.below(6001)) / 1000, 0};
    const Vec3 back = view_.unproject(view_.project(point));
    EXPECT_NEAR(back.x, point.x, 1e-3F);
    EXPECT_NEAR(back.y, point.y, 1e-3F);
  }
}

TEST_F(ProjectionTest, the_middle_of_every_square_picks_that_square) {
  for (int column = 0; column < 6; ++column) {
    for (int row = 0; row < 6; ++row) {
      const Cell cell{.column = column, .row = row};
      EXPECT_EQ(view_.cell_at(view_.project(centre_of(cell))), cell);
    }
  }
}

TEST_F(ProjectionTest, nothing_is_picked_beside_the_canvas_or_above_the_horizon) {
  EXPECT_FALSE(view_.cell_at(view_.project({-0.1F, 3, 0})));
  EXPECT_FALSE(view_.cell_at(view_.project({6.1F, 3, 0})));
  EXPECT_FALSE(view_.cell_at(view_.project({3, 6.1F, 0})));
  EXPECT_FALSE(view_.cell_at(view_.project({3, -0.1F, 0})));
  EXPECT_FALSE(view_.cell_at({ring_.x + ring_.w / 2, -5000}));
}

TEST_F(ProjectionTest, the_ring_is_a_trapezoid_inside_its_rectangle_with_room_for_a_standing_man) {
  const Pixel near_left = view_.project({0, 6, 0});
  const Pixel far_left = view_.project({0, 0, 0});
  const Pixel far_right = view_.project({6, 0, 0});
  const Pixel near_right = view_.project({6, 6, 0});
  EXPECT_GT(near_right.x - near_left.x, far_right.x - far_left.x);
  EXPECT_GT(near_left.y, far_left.y);
  for (const Pixel corner : {near_left, far_left, far_right, near_right, view_.project({3, 0, 1.3F})}) {
    EXPECT_TRUE(ring_.contains(corner.x, corner.y));
  }
}

TEST_F(ProjectionTest, what_stands_upright_is_drawn_upright_at_the_scale_of_its_place) {
  const Pixel foot = view_.project({1, 2, 0});
  const Pixel head = view_.project({1, 2, 1});
  EXPECT_FLOAT_EQ(foot.x, head.x);
  EXPECT_NEAR(foot.y - head.y, view_.scale_at(2), 1e-3F);
  EXPECT_GT(view_.scale_at(5), view_.scale_at(1));
}

TEST_F(ProjectionTest, keeps_its_shape_in_any_rectangle) {
  const Projection design({0, 0, 680, 482}, six_by_six);
  const Projection wide({0, 0, 2000, 482}, six_by_six);
  const Projection tall({0, 0, 680, 1500}, six_by_six);
  EXPECT_NEAR(wide.scale_at(3), design.scale_at(3), 1e-3F);
  EXPECT_NEAR(tall.scale_at(3), design.scale_at(3), 1e-3F);
}

TEST_F(ProjectionTest, through_a_camera_a_pixel_leads_back_to_the_point_it_shows) {
  Random random(2);
  const auto some = [&random](int from, int to) {
    return static_cast<float>(from) + static_cast<float>(random.below(1000)) / 1000 * static_cast<float>(to - from);
  };
  for (int trial = 0; trial < 2000; ++trial) {
    const Camera camera{.zoom = some(1, 3), .look_x = some(-200, 200), .look_y = some(-150, 150)};
    const Projection near = view_.through(camera);
    const Vec3 point{some(0, 6), some(0, 6), 0};
    const Vec3 back = near.unproject(near.project(point));
    EXPECT_NEAR(back.x, point.x, 1e-3F);
    EXPECT_NEAR(back.y, point.y, 1e-3F);
    const Pixel wide = view_.project({point.x, point.y, 1});
    const Pixel begin = view_.film_begins(camera, ring_.h, ring_.h);
    const Pixel seen = near.project({point.x, point.y, 1});
    EXPECT_NEAR(seen.x, ring_.x + (wide.x - ring_.x) * camera.zoom - begin.x, 0.01F);
    EXPECT_NEAR(seen.y, ring_.y + (wide.y - ring_.y) * camera.zoom - begin.y, 0.01F);
  }
}

TEST_F(ProjectionTest, a_wide_camera_changes_nothing) {
  const Pixel here = view_.project({2, 4, 0.5F});
  const Pixel there = view_.through({}).project({2, 4, 0.5F});
  EXPECT_EQ(here.x, there.x);
  EXPECT_EQ(here.y, there.y);
}

TEST_F(ProjectionTest, a_near_camera_picks_the_square_that_it_shows) {
  const Projection near = view_.through({.zoom = 1.5F, .look_x = 60, .look_y = 40});
  for (int column = 0; column < 6; ++column) {
    for (int row = 0; row < 6; ++row) {
      const Cell cell{.column = column, .row = row};
      EXPECT_EQ(near.cell_at(near.project(centre_of(cell))), cell);
    }
  }
}

TEST_F(ProjectionTest, a_shake_moves_the_whole_picture_alike) {
  const Projection shaken = view_.shaken({.shake_x = 0.1F, .shake_y = -0.1F, .flash = 0});
  const Pixel here = view_.project({3, 3, 0});
  const Pixel there = shaken.project({3, 3, 0});
  EXPECT_NEAR(there.x - here.x, 0.1F * view_.scale_at(3), 1e-3F);
  EXPECT_NEAR(there.y - here.y, -0.1F * view_.scale_at(3), 1e-3F);
}

}  // namespace
}  // namespace fc::scene
