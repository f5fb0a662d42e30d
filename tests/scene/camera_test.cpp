// The camera: calm, at rest in the end, and never without both men.
#include "scene/camera.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "core/random.h"
#include "scene/projection.h"

namespace fc::scene {
namespace {

constexpr Lens lens{.near = 1.5F, .around = 0.5F};

std::array<Marker, 2> men_at(Vec3 red, Vec3 blue) {
  return {Marker{.corner = Corner::red, .at = red}, Marker{.corner = Corner::blue, .at = blue}};
}

Stage stage_with(const std::array<Marker, 2>& men) {
  Stage stage;
  stage.markers = {men.begin(), men.end()};
  return stage;
}

Box film_shown(const Camera& camera) { return shown_by({camera.zoom, camera.look_x, camera.look_y}).inset(-0.01F); }

float somewhere(Random& random) { return 0.5F + static_cast<float>(random.below(5001)) / 1000; }

TEST(CameraTrack, is_near_when_the_men_are_close_and_wide_when_they_are_not) {
  CameraTrack track(lens);
  track.follow({}, men_at({2.5F, 3.5F, 0}, {3.5F, 3.5F, 0}), 0);
  EXPECT_EQ(track.at(0).zoom, lens.near) << "it begins there";
  track.follow({}, men_at({0.5F, 5.5F, 0}, {5.5F, 0.5F, 0}), 5);
  EXPECT_EQ(track.at(5).zoom, lens.near);
  EXPECT_EQ(track.at(5 + static_cast<double>(CameraTrack::move_seconds)), View{});
  EXPECT_DOUBLE_EQ(track.rest_time(), 5 + static_cast<double>(CameraTrack::move_seconds));
}

TEST(CameraTrack, lets_small_steps_pass) {
  CameraTrack track(lens);
  track.follow({}, men_at({2.5F, 3.5F, 0}, {3.5F, 3.5F, 0}), 0);
  const View before = track.at(1);
  track.follow({}, men_at({2.7F, 3.4F, 0}, {3.6F, 3.6F, 0}), 1);
  EXPECT_EQ(track.at(3), before);
  EXPECT_LT(track.rest_time(), 0) << "it never moved";
}

TEST(CameraTrack, cuts_from_one_place_of_rest_to_the_next) {
  CameraTrack track(lens);
  track.follow({}, men_at({2.5F, 3.5F, 0}, {3.5F, 3.5F, 0}), 0);
  const View near = track.at(0);
  track.follow({}, men_at({0.5F, 5.5F, 0}, {5.5F, 0.5F, 0}), 5);
  bool wide = false;
  for (double clock = 4; clock < 8; clock += 0.05) {
    const View cut = track.cut_at(clock);
    EXPECT_TRUE(cut == near || cut == View{}) << "at " << clock;
    EXPECT_GE(cut == View{}, wide) << "it goes there once";
    wide = cut == View{};
  }
  EXPECT_EQ(track.cut_at(5), near);
  EXPECT_EQ(track.cut_at(5 + static_cast<double>(CameraTrack::move_seconds)), View{});
}

TEST(CameraTrack, moves_without_a_jump) {
  CameraTrack track(lens);
  Random random(7);
  double time = 0;
  for (int step = 0; step < 60; ++step) {
    const float x = somewhere(random);
    track.follow({}, men_at({x, 3, 0}, {somewhere(random), 3.5F, 0}), time);
    time += 0.25;
  }
  View last = track.at(0);
  constexpr double frame = 1.0 / 60;
  for (double clock = 0; clock < time + 2; clock += frame) {
    const View now = track.at(clock);
    EXPECT_LT(std::abs(now.x - last.x), 14.0F) << clock;
    EXPECT_LT(std::abs(now.zoom - last.zoom), 0.03F) << clock;
    last = now;
  }
}

TEST(Camera, shows_both_men_wherever_it_looks) {
  Random random(3);
  for (int trial = 0; trial < 3000; ++trial) {
    const auto men = men_at({somewhere(random), somewhere(random), 0}, {somewhere(random), somewhere(random), 0});
    Stage stage = stage_with(men);
    const auto anywhere = [&random] { return static_cast<float>(random.below(400)) - 200; };
    aim(stage, {.near = 1.9F}, {1.9F, anywhere(), anywhere()});
    const Box shown = film_shown(stage.camera);
    for (const Marker& man : men) {
      // With his head thrown back, too.
      const Box him = film_of_man(stage.board, man.at, 0.8F).overlap(shown_by({}));
      EXPECT_TRUE(shown.contains(him)) << trial;
    }
    EXPECT_TRUE(shown_by({}).inset(-0.01F).contains(shown_by({stage.camera.zoom, stage.camera.look_x, stage.camera.look_y})))
        << "nothing beyond the film";
  }
}

TEST(Camera, shows_every_square_that_may_be_chosen) {
  Stage stage = stage_with(men_at({0.5F, 0.5F, 0}, {1.5F, 0.5F, 0}));
  stage.glows = {{.column = 5, .row = 5, .kind = GlowKind::legal}, {.column = 4, .row = 5, .kind = GlowKind::focused}};
  aim(stage, lens, {1.5F, -100, -70});
  show_choices(stage);
  EXPECT_TRUE(film_shown(stage.camera).contains(film_of_square(stage.board, 5, 5).overlap(shown_by({}))));
  EXPECT_TRUE(film_shown(stage.camera).contains(film_of_square(stage.board, 4, 5).overlap(shown_by({}))));
}

TEST(Camera, stays_where_it_is_while_nobody_chooses_a_square) {
  Stage stage = stage_with(men_at({2.5F, 3.5F, 0}, {3.5F, 3.5F, 0}));
  stage.glows = {{.column = 5, .row = 5, .kind = GlowKind::danger}};
  aim(stage, lens, {1.5F, 0, 20});
  const Camera before = stage.camera;
  show_choices(stage);
  EXPECT_EQ(stage.camera.zoom, before.zoom);
  EXPECT_EQ(stage.camera.look_x, before.look_x);
}

TEST(Camera, comes_nearer_to_what_a_choreography_asks_for) {
  Stage stage = stage_with(men_at({2.5F, 3.5F, 0}, {3.5F, 3.5F, 0}));
  aim(stage, lens, {1.5F, 0, 20});
  const float usual = stage.camera.zoom;
  stage.camera.nearer = 1;
  stage.camera.focus = {3.5F, 3.5F, 0.3F};
  aim(stage, lens, {1.5F, 0, 20});
  EXPECT_GT(stage.camera.zoom, usual);
  const Pixel focus = Projection({-340, -241, 680, 482}, stage.board).project(stage.camera.focus);
  EXPECT_NEAR(stage.camera.look_x, focus.x, 1);
}

TEST(Camera, has_a_man_in_a_corner_whole_or_not_at_all_while_another_is_counted) {
  Random random(11);
  int left_out = 0;
  for (int trial = 0; trial < 2000; ++trial) {
    const Vec3 fallen{somewhere(random), somewhere(random), 0};
    const Vec3 corner = trial % 2 == 0 ? Vec3{0.75F, 0.75F, 0} : Vec3{5.25F, 5.25F, 0};
    if (std::hypot(corner.x - fallen.x, corner.y - fallen.y) < 3) {
      continue;  // nobody waits there
    }
    Stage stage = stage_with(men_at(fallen, corner));
    stage.camera.nearer = 1;
    stage.camera.focus = {fallen.x, fallen.y, 0.3F};
    stage.camera.waits = corner;
    aim(stage, lens, {1.5F, 0, 20});
    const Box shown = film_shown(stage.camera);
    const Box him = film_of_man(stage.board, corner, 0).overlap(shown_by({}));
    const bool out = shown.inset(0.02F).overlap(him).empty();
    EXPECT_TRUE(out || shown.contains(him)) << fallen.x << ", " << fallen.y;
    left_out += out ? 1 : 0;
    const Pixel foot = Projection({-340, -241, 680, 482}, stage.board).project(fallen);
    EXPECT_TRUE(shown.contains(foot.x, foot.y)) << fallen.x << ", " << fallen.y;
  }
  EXPECT_GT(left_out, 350) << "it stays near where it can, the referee's head in the picture";
}

TEST(Camera, of_a_man_and_who_beat_him_is_as_near_as_both_allow_wherever_somebody_waited) {
  Stage stage = stage_with(men_at({2.6F, 2.9F, 0}, {4.4F, 3.1F, 0}));
  stage.camera.nearer = 1;
  stage.camera.focus = stage.markers[1].at;
  stage.camera.also = stage.markers[0].at;
  stage.camera.both = 1;
  aim(stage, lens, {1.5F, 0, 20});
  const Camera alone = stage.camera;
  EXPECT_GT(alone.zoom, lens.near);
  stage.camera.waits = {0.75F, 0.75F, 0};
  aim(stage, lens, {1.5F, 0, 20});
  EXPECT_EQ(stage.camera.zoom, alone.zoom);
  for (const Marker& man : stage.markers) {
    EXPECT_TRUE(film_shown(stage.camera).contains(film_of_man(stage.board, man.at, 0)));
  }
}

}  // namespace
}  // namespace fc::scene
