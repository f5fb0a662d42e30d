// Blows in the words of no game: what each of them does to the markers and to the picture.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "scene/blows/impact.h"
#include "scene/blows/poise.h"
#include "scene/blows/wear.h"

namespace fc::scene {
namespace {

/// Blue stands right of red; in the list he comes first.
Stage two_men() {
  Stage stage;
  stage.markers = {{.corner = Corner::blue, .at = {3.5F, 2.5F, 0}, .facing = -1},
                   {.corner = Corner::red, .at = {2.5F, 2.5F, 0}}};
  return stage;
}

template <class Shown>
Stage shown_at(float age, const Shown& shown, Motion motion = Motion::full) {
  Stage stage = two_men();
  Impact(stage, age, 7, motion).show(shown);
  return stage;
}

const Marker& blue(const Stage& stage) {
  return stage.markers[0];
}
const Marker& red(const Stage& stage) {
  return stage.markers[1];
}

TEST(Blows, a_punch_that_lands_throws_the_other_man_back_by_its_weight) {
  const Stage light = shown_at(0.1F, Blow{.weight = 0.1F});
  const Stage heavy = shown_at(0.1F, Blow{.weight = 1});
  EXPECT_GT(blue(light).lean, 0) << "away from red";
  EXPECT_GT(blue(heavy).lean, blue(light).lean);
  EXPECT_GT(blue(heavy).at.x, blue(light).at.x);
  EXPECT_GT(heavy.particles.size(), light.particles.size());
  EXPECT_GT(red(light).at.x, two_men().markers[1].at.x) << "he still is on his way back";
}

TEST(Blows, nothing_happens_to_the_other_man_before_the_punch_arrives) {
  const Blow from_afar{.punch = Punch::hook, .range = Range::far, .weight = 1, .arrives = 0.18F};
  const Stage before = shown_at(0.1F, from_afar);
  EXPECT_GT(red(before).at.x, 2.5F);
  EXPECT_EQ(blue(before).lean, 0);
  EXPECT_TRUE(before.particles.empty());
  EXPECT_GT(blue(shown_at(0.25F, from_afar)).lean, 0);
}

TEST(Blows, a_punch_that_misses_is_dodged_and_sheds_no_sweat) {
  const Stage stage = shown_at(0.1F, Blow{.landing = Landing::missed, .arrives = 0.12F});
  EXPECT_GT(blue(stage).lean, 0);
  EXPECT_EQ(blue(stage).at.x, 3.5F);
  EXPECT_TRUE(stage.particles.empty());
  EXPECT_EQ(stage.camera.shake_x, 0);
}

TEST(Blows, a_punch_that_is_coming_is_gone_when_it_arrives) {
  const Blow coming{.landing = Landing::coming, .arrives = 0.8F};
  EXPECT_EQ(red(shown_at(0.5F, coming)).at.x, 2.5F);
  EXPECT_GT(red(shown_at(0.75F, coming)).at.x, 2.5F);
  EXPECT_EQ(red(shown_at(0.8F, coming)).at.x, 2.5F) << "the next blow tells how it ends";
}

TEST(Blows, fists_that_meet_strike_sparks_between_the_men) {
  const Stage stage = shown_at(0.2F, Blow{.range = Range::far, .landing = Landing::met, .arrives = 0.18F});
  ASSERT_FALSE(stage.particles.empty());
  EXPECT_EQ(stage.particles[0].kind, ParticleKind::spark);
  EXPECT_GT(red(stage).at.x, 2.5F);
  EXPECT_LT(blue(stage).at.x, 3.5F);
}

TEST(Blows, who_is_out_falls_harder_and_only_when_he_meets_the_canvas) {
  EXPECT_TRUE(shown_at(floor_seconds - 0.05F, Fall{.who = Corner::blue}).particles.empty());
  const Stage down = shown_at(floor_seconds + 0.05F, Fall{.who = Corner::blue});
  const Stage out = shown_at(floor_seconds + 0.05F, Fall{.who = Corner::blue, .out = true});
  EXPECT_FALSE(down.particles.empty());
  EXPECT_GT(std::abs(out.camera.shake_x), std::abs(down.camera.shake_x));
}

TEST(Blows, reduced_motion_keeps_the_camera_still) {
  const Stage stage = shown_at(0.1F, Blow{.weight = 1}, Motion::reduced);
  EXPECT_EQ(stage.camera.shake_x, 0);
  EXPECT_EQ(stage.camera.flash, 0);
  EXPECT_EQ(blue(stage).flash, 0);
  EXPECT_TRUE(stage.particles.empty());
}

TEST(Blows, who_falls_lies_until_he_is_told_to_stand) {
  PoiseTracks tracks(poise_of({}));
  tracks.take_up({.down = true}, 1);
  EXPECT_EQ(tracks.at(1).fallen, 0);
  EXPECT_EQ(tracks.at(1.0 + static_cast<double>(fall_seconds)).fallen, 1);
  tracks.take_up({.down = true, .attitude = Attitude::beaten}, 3);
  EXPECT_EQ(tracks.at(3.2).fallen, 1);
  tracks.take_up({}, 4);
  EXPECT_EQ(tracks.at(4.0 + static_cast<double>(rise_seconds)).fallen, 0);
}

TEST(Blows, every_attitude_leans_with_the_man_who_takes_it) {
  for (const Attitude attitude :
       {Attitude::retreating, Attitude::on_the_ropes, Attitude::rushing, Attitude::staggered, Attitude::beaten}) {
    const float right = poise_of({.attitude = attitude, .facing = 1}).lean;
    EXPECT_NE(right, 0);
    EXPECT_EQ(poise_of({.attitude = attitude, .facing = -1}).lean, -right);
  }
  EXPECT_GT(poise_of({.attitude = Attitude::rushing}).lean, 0) << "forward";
  EXPECT_LT(poise_of({.attitude = Attitude::staggered}).lean, 0) << "back";
  EXPECT_GT(poise_of({.covers = true}).squash, 0);
}

Stage worn(const Wear& wear, double clock, Motion motion = Motion::full) {
  Stage stage = two_men();
  stage.markers[0].wear = wear;
  show_wear(stage, clock, motion);
  return stage;
}

auto count_of(const Stage& stage, ParticleKind kind) {
  return std::ranges::count(stage.particles, kind, &Particle::kind);
}

TEST(Wear, each_kind_has_a_mark_of_its_own) {
  const Stage dazed = worn({.dazed = 1}, 0.3);
  const Stage tired = worn({.tired = 1}, 0.3);
  const Stage cut = worn({.bleeding = 1}, 0.3);
  EXPECT_EQ(count_of(dazed, ParticleKind::star), std::ssize(dazed.particles));
  EXPECT_EQ(count_of(tired, ParticleKind::sweat), std::ssize(tired.particles));
  EXPECT_EQ(count_of(cut, ParticleKind::blood), std::ssize(cut.particles));
  for (const Stage* stage : {&dazed, &tired, &cut}) {
    EXPECT_FALSE(stage->particles.empty());
    EXPECT_EQ(red(*stage).lean, 0) << "the other man is fresh";
  }
  EXPECT_TRUE(worn({}, 0.3).particles.empty());
}

TEST(Wear, a_dazed_man_sways_and_a_tired_one_pants) {
  EXPECT_GT(blue(worn({.dazed = 1}, 0.4)).lean * -blue(worn({.dazed = 1}, 1.3)).lean, 0) << "to one side, then to the other";
  EXPECT_GT(blue(worn({.tired = 1}, 0.3)).squash, 0);
  EXPECT_LT(blue(worn({.tired = 1}, 0.8)).squash, 0);
  EXPECT_GT(poise_of({.wear = {.tired = 1}}).lean, 0) << "his head hangs";
}

TEST(Wear, a_worse_cut_bleeds_in_larger_drops) {
  EXPECT_GT(worn({.bleeding = 1}, 0).particles[0].size, worn({.bleeding = 0.25F}, 0).particles[0].size);
}

TEST(Wear, with_reduced_motion_the_marks_stand_still) {
  const Wear all{.dazed = 1, .tired = 1, .bleeding = 1};
  const Stage early = worn(all, 0.4, Motion::reduced);
  const Stage late = worn(all, 0.9, Motion::reduced);
  ASSERT_EQ(early.particles.size(), late.particles.size());
  for (std::size_t place = 0; place < early.particles.size(); ++place) {
    EXPECT_EQ(early.particles[place].at.x, late.particles[place].at.x);
    EXPECT_EQ(early.particles[place].at.z, late.particles[place].at.z);
  }
  EXPECT_EQ(blue(early).lean, 0);
}

TEST(Wear, who_lies_neither_drips_nor_bleeds_but_sees_stars_above_him) {
  Stage stage = two_men();
  stage.markers[0].fallen = 1;
  stage.markers[0].wear = {.dazed = 1, .tired = 1, .bleeding = 1};
  show_wear(stage, 0.3, Motion::full);
  EXPECT_EQ(count_of(stage, ParticleKind::star), std::ssize(stage.particles));
  EXPECT_EQ(blue(stage).lean, 0);
  for (const Particle& star : stage.particles) {
    EXPECT_LT(star.at.z, 1) << "no higher than over a standing man's belt";
  }
}

}  // namespace
}  // namespace fc::scene
