// Blows in the words of no game: what each of them does to the markers and to the picture.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "scene/blows/impact.h"
#include "scene/blows/stance.h"

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

const Marker& blue(const Stage& stage) { return stage.markers[0]; }
const Marker& red(const Stage& stage) { return stage.markers[1]; }

TEST(Blows, a_punch_that_lands_throws_the_other_man_back_by_its_weight) {
  const Stage light = shown_at(0.2F, Blow{.weight = 0.1F});
  const Stage heavy = shown_at(0.2F, Blow{.weight = 1});
  EXPECT_GT(blue(light).lean, 0) << "away from red";
  EXPECT_GT(blue(heavy).lean, blue(light).lean);
  EXPECT_GT(blue(heavy).at.x, blue(light).at.x);
  EXPECT_GT(heavy.particles.size(), light.particles.size());
  EXPECT_GT(red(light).at.x, two_men().markers[1].at.x) << "he still is on his way back";
  EXPECT_LE(blue(heavy).at.x - 3.5F, 0.66F) << "about half a square";
}

TEST(Blows, both_men_stand_still_while_it_meets_and_everything_else_goes_on) {
  for (const float weight : {0.0F, 0.5F, 1.0F}) {
    const float held = held_seconds(weight);
    EXPECT_GE(held, 0.06F);
    EXPECT_LE(held, 0.1F);
    const Blow blow{.punch = Punch::cross, .weight = weight, .arrives = 0.3F};
    const Stage early = shown_at(0.301F, blow);
    const Stage late = shown_at(0.299F + held, blow);
    for (std::size_t man = 0; man < 2; ++man) {
      EXPECT_EQ(early.markers[man].at.x, late.markers[man].at.x);
      EXPECT_EQ(early.markers[man].lean, late.markers[man].lean);
      EXPECT_EQ(early.markers[man].flash, late.markers[man].flash);
      EXPECT_EQ(early.markers[man].likeness, late.markers[man].likeness);
    }
    EXPECT_NE(early.particles.back().at.z, late.particles.back().at.z) << "the sweat flies";
    EXPECT_NE(red(shown_at(0.32F + held, blow)).at.x, red(late).at.x) << "then he goes back";
  }
}

TEST(Blows, every_punch_is_an_act_of_its_own_that_pulls_back_first_and_meets_half_way) {
  std::vector<Act> acts;
  for (int number = 0; number < punch_count; ++number) {
    const auto punch = static_cast<Punch>(number);
    const Blow blow{.punch = punch, .fist = Fist::left, .weight = 0.5F, .arrives = 0.6F};
    acts.push_back(manner_of(punch).act);
    const float before = manner_of(punch).shoots + 0.01F;
    EXPECT_LT(red(shown_at(0.6F - before, blow)).at.x, 2.5F) << number;
    const Gesture met = red(shown_at(0.6F, blow)).likeness.gesture;
    EXPECT_EQ(met, (Gesture{.act = manner_of(punch).act, .share = 0.5F, .weight = 0.5F, .amount = 1, .fist = Fist::left}));
    EXPECT_GT(red(shown_at(0.6F, blow)).at.x, 2.5F) << number;
    float last = 0;
    for (float age = 0; age < 2; age += 1.0F / 60) {
      const Gesture now = red(shown_at(age, blow)).likeness.gesture;
      if (now.act == manner_of(punch).act) {
        EXPECT_GE(now.share, last) << "it never goes back";
        last = now.share;
      }
    }
    EXPECT_GT(last, 0.9F) << number;
    EXPECT_EQ(red(shown_at(2, blow)).likeness.gesture, Gesture{}) << "and then he stands as before";
  }
  std::ranges::sort(acts);
  EXPECT_EQ(std::ranges::adjacent_find(acts), acts.end());
}

TEST(Blows, frames_of_a_punch_are_few_but_enough) {
  for (int number = 0; number < punch_count; ++number) {
    const Manner& manner = manner_of(static_cast<Punch>(number));
    const float frames = 60 * (manner.lunges > 1 ? manner.shoots / static_cast<float>(manner.lunges) : manner.pulls);
    EXPECT_GE(frames, 5.9F) << number;
    EXPECT_LE(frames, 9) << number;
    const float lunge = 60 * manner.shoots / static_cast<float>(manner.lunges);
    EXPECT_LE(lunge, manner.lunges > 1 ? 8 : 3.1F) << number;
  }
}

TEST(Blows, a_hook_comes_round_and_an_uppercut_from_below) {
  const auto widest = [](Punch punch) {
    float most = 0;
    for (float age = 0.4F; age < 0.6F; age += 0.005F) {
      most = std::max(most, std::abs(red(shown_at(age, Blow{.punch = punch, .arrives = 0.6F})).at.y - 2.5F));
    }
    return most;
  };
  EXPECT_EQ(widest(Punch::jab), 0);
  EXPECT_EQ(widest(Punch::cross), 0);
  EXPECT_GT(widest(Punch::hook), 0.1F);
  const Blow uppercut{.punch = Punch::uppercut, .weight = 1, .arrives = 0.6F};
  EXPECT_GT(red(shown_at(0.54F, uppercut)).squash, 0.3F);
  EXPECT_LT(red(shown_at(0.6F, uppercut)).squash, 0);
  EXPECT_GT(blue(shown_at(0.78F, uppercut)).at.z, 0) << "he is lifted";
}

TEST(Blows, a_combination_is_three_lunges) {
  const Blow three{.punch = Punch::combination, .landing = Landing::coming, .arrives = 0.6F};
  int turns = 0;
  float last = 2.5F;
  bool forward = false;
  for (float age = 0.1F; age < 0.6F; age += 1.0F / 60) {
    const float now = red(shown_at(age, three)).at.x;
    if (now != last) {
      turns += (now > last) != forward && now > last ? 1 : 0;
      forward = now > last;
    }
    last = now;
  }
  EXPECT_EQ(turns, 3);
}

TEST(Blows, a_blow_to_the_body_bends_and_one_to_the_head_snaps) {
  EXPECT_EQ(blue(shown_at(0, Blow{.punch = Punch::body})).likeness.gesture.act, Act::struck_body);
  EXPECT_EQ(blue(shown_at(0, Blow{.punch = Punch::jab})).likeness.gesture.act, Act::struck_head);
}

TEST(Blows, a_guard_catches_without_being_struck) {
  const Blow blow{.punch = Punch::cross, .landing = Landing::blocked, .weight = 0.4F, .arrives = 0.2F};
  const Stage stage = shown_at(0.24F, blow);
  EXPECT_EQ(blue(stage).likeness.gesture.act, Act::block);
  EXPECT_TRUE(std::ranges::count(stage.particles, ParticleKind::sweat, &Particle::kind) == 0);
  EXPECT_GT(std::ranges::count(stage.particles, ParticleKind::spark, &Particle::kind), 0);
  EXPECT_LT(blue(shown_at(0.45F, blow)).at.x, blue(shown_at(0.45F, Blow{.weight = 0.4F, .arrives = 0.2F})).at.x);
}

TEST(Blows, a_burst_is_as_large_as_the_blow_and_soon_gone) {
  const auto size_of = [](float weight, float age) {
    float size = 0;
    for (const Particle& particle : shown_at(age, Blow{.weight = weight}).particles) {
      size = particle.kind == ParticleKind::starburst ? particle.size : size;
    }
    return size;
  };
  EXPECT_GT(size_of(1, 0.06F), 1.5F * size_of(0.1F, 0.06F));
  EXPECT_GT(size_of(0, 0.06F), 0);
  EXPECT_EQ(size_of(1, 0.3F), 0);
}

TEST(Blows, glove_and_face_are_clear_as_they_meet) {
  constexpr float half_a_head = 0.25F;
  for (const float weight : {0.1F, 0.5F, 1.0F}) {
    const Stage stage = shown_at(0.3F, Blow{.punch = Punch::cross, .weight = weight, .arrives = 0.3F});
    EXPECT_EQ(stage.camera.flash, 0) << "no haze over it";
    for (const Particle& particle : stage.particles) {
      if (particle.kind == ParticleKind::sweat) {
        EXPECT_GT(particle.at.x, blue(stage).at.x + half_a_head) << "off the far side of his head";
      }
    }
  }
}

TEST(Blows, who_strikes_from_another_row_meets_him_from_the_side) {
  const std::vector<Vec3> places{{2.8F, 1.6F, 0}, {2.7F, 3.4F, 0}, {4.4F, 1.5F, 0}, {4.4F, 3.3F, 0}};
  for (const Vec3& from : places) {
    Stage stage = two_men();
    stage.markers[1].at = from;
    Impact(stage, 0.5F, 7, Motion::full).show(Blow{.punch = Punch::cross, .weight = 1, .arrives = 0.5F});
    EXPECT_LT(std::abs(red(stage).at.y - blue(stage).at.y), 0.4F) << from.x << ", " << from.y;
    EXPECT_GT(std::abs(red(stage).at.x - blue(stage).at.x), 0.7F) << from.x << ", " << from.y;
    EXPECT_EQ(red(stage).at.x < 3.5F, from.x < 3.5F) << "on his own side";
  }
}

TEST(Blows, what_it_is_worth_leaves_the_man_who_was_hit_on_his_far_side) {
  const auto number_of = [](Corner who) {
    Stage stage = two_men();
    const Blow blow{.who = who, .punch = Punch::hook, .weight = 1, .arrives = 0.1F};
    const Impact impact(stage, 0.3F, 7, Motion::full);
    impact.show(blow);
    impact.pop(blow, "key", 9);
    return stage.calls.at(0).at;
  };
  constexpr float clear_of_him = 0.6F;
  EXPECT_GT(number_of(Corner::red).x, 3.5F + clear_of_him);
  EXPECT_LT(number_of(Corner::blue).x, 2.5F - clear_of_him);
  EXPECT_GT(number_of(Corner::red).z, 1.7F) << "higher than his head is thrown";
}

TEST(WordsAboutOneMan, stand_over_his_head_and_away_from_the_other_man) {
  Stage stage = two_men();
  const Ornament ornament(stage, 0, 7, Motion::full);
  constexpr float top_of_head = 1.7F;
  EXPECT_GT(ornament.above(Corner::red).z, top_of_head);
  EXPECT_LT(ornament.above(Corner::red).x, 2.5F - 0.3F);
  EXPECT_GT(ornament.above(Corner::blue).x, 3.5F + 0.3F);
  stage.markers[0].at.x = 5.5F;
  EXPECT_EQ(ornament.above(Corner::red).x, 2.5F) << "nobody is next to him";
}

TEST(Blows, a_charge_is_a_rush_behind_the_fists) {
  const Stage stage = shown_at(0.2F, Charge{.who = Corner::red, .lasts = 0.4F});
  EXPECT_EQ(red(stage).likeness.gesture.act, Act::rush);
  EXPECT_GT(red(stage).at.x, 2.6F);
  EXPECT_EQ(red(shown_at(0.41F, Charge{.who = Corner::red, .lasts = 0.4F})).at.x, 2.5F);
}

TEST(Blows, in_a_clinch_both_come_together_and_let_go_again) {
  const Clinch clinch{.lasts = 1.5F};
  const Stage held = shown_at(0.7F, clinch);
  EXPECT_EQ(red(held).likeness.gesture.act, Act::clinch);
  EXPECT_EQ(blue(held).likeness.gesture.act, Act::clinch);
  EXPECT_EQ(red(held).likeness.gesture.amount, 1);
  EXPECT_LT(blue(held).at.x - red(held).at.x, 0.95F);
  EXPECT_LT(red(shown_at(0.05F, clinch)).at.x, red(held).at.x) << "step by step";
  EXPECT_EQ(red(shown_at(1.5F, clinch)).at.x, 2.5F);
  EXPECT_EQ(red(shown_at(1.5F, clinch)).likeness.gesture.act, Act::stance);
}

TEST(Blows, nothing_happens_to_the_other_man_before_the_punch_arrives) {
  const Blow from_afar{.punch = Punch::hook, .range = Range::far, .weight = 1, .arrives = 0.18F};
  const Stage before = shown_at(0.17F, from_afar);
  EXPECT_EQ(red(before).likeness.gesture.act, Act::hook);
  EXPECT_EQ(blue(before).lean, 0);
  EXPECT_EQ(blue(before).likeness.gesture, Gesture{});
  EXPECT_TRUE(before.particles.empty());
  EXPECT_GT(blue(shown_at(0.32F, from_afar)).lean, 0);
}

TEST(Blows, a_punch_that_misses_goes_past_and_never_strikes) {
  const Blow missed{.punch = Punch::cross, .landing = Landing::missed, .arrives = 0.2F};
  for (float age = 0; age < 1; age += 1.0F / 60) {
    const Stage stage = shown_at(age, missed);
    EXPECT_NE(blue(stage).likeness.gesture.act, Act::struck_head);
    EXPECT_NE(blue(stage).likeness.gesture.act, Act::struck_body);
    EXPECT_TRUE(stage.particles.empty());
    EXPECT_EQ(stage.camera.shake_x, 0);
  }
  const Stage stage = shown_at(0.25F, missed);
  EXPECT_EQ(blue(stage).likeness.gesture.act, Act::slip);
  EXPECT_GT(std::abs(blue(stage).at.y - 2.5F), 0.1F) << "out of the way";
  EXPECT_GT(red(stage).at.x, red(shown_at(0.2F, Blow{.punch = Punch::cross, .arrives = 0.2F})).at.x) << "he overbalances";
}

TEST(Blows, who_rushes_and_misses_goes_past_the_man_who_steps_aside) {
  Blow rush{.landing = Landing::missed, .arrives = rush_seconds, .rushed = true};
  for (float age = 0; age < 1.5F; age += 1.0F / 60) {
    const Stage stage = shown_at(age, rush);
    EXPECT_TRUE(stage.particles.empty());
    EXPECT_EQ(stage.camera.shake_x, 0);
    EXPECT_NE(blue(stage).likeness.gesture.act, Act::struck_head);
  }
  const Stage past = shown_at(rush_seconds + past_seconds - 0.02F, rush);
  EXPECT_GT(red(past).at.x, blue(past).at.x + 0.9F) << "he is behind him,";
  EXPECT_GT(red(past).at.y, blue(past).at.y + 0.5F) << "on the side of the seats,";
  EXPECT_GT(red(past).facing, 0) << "and has not turned round yet;";
  EXPECT_GT(blue(past).facing, 0) << "the other looks after him";
  EXPECT_GT(shown_at(rush_seconds, rush).markers[1].at.y, 2.7F) << "his fist is beside him as it could have met";
  const Stage back = shown_at(1.6F, rush);
  EXPECT_EQ(red(back).at.x, 2.5F);
  EXPECT_EQ(blue(back).at.x, 3.5F);
  EXPECT_LT(blue(back).facing, 0);
  rush.landing = Landing::landed;
  EXPECT_LT(red(shown_at(rush_seconds + past_seconds, rush)).at.x, 3) << "what meets goes no further";
}

TEST(Blows, a_punch_that_is_coming_is_gone_when_it_arrives) {
  const Blow coming{.landing = Landing::coming, .arrives = 0.8F};
  EXPECT_EQ(red(shown_at(0.5F, coming)).at.x, 2.5F);
  EXPECT_LT(red(shown_at(0.72F, coming)).at.x, 2.5F) << "he pulls back";
  EXPECT_GT(red(shown_at(0.799F, coming)).at.x, 2.5F);
  EXPECT_EQ(red(shown_at(0.8F, coming)).at.x, 2.5F) << "the next blow tells how it ends";
}

TEST(Blows, fists_that_meet_strike_sparks_between_the_men) {
  const Stage stage = shown_at(0.2F, Blow{.range = Range::far, .landing = Landing::met, .arrives = 0.18F});
  ASSERT_FALSE(stage.particles.empty());
  EXPECT_EQ(stage.particles[0].kind, ParticleKind::starburst);
  EXPECT_EQ(stage.particles[1].kind, ParticleKind::spark);
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
  EXPECT_FALSE(stage.particles.empty());
  for (const Particle& particle : stage.particles) {
    EXPECT_EQ(particle.kind, ParticleKind::starburst) << "nothing flies";
  }
  EXPECT_EQ(blue(stage).likeness.gesture.act, Act::struck_head);
}

TEST(Blows, who_falls_lies_until_he_is_told_to_stand) {
  PoiseTracks tracks(poise_of({}));
  const auto at = [&tracks](double clock) {
    Marker marker;
    tracks.hold(marker, clock);
    return marker;
  };
  tracks.take_up({.down = true}, 1);
  EXPECT_EQ(at(1).fallen, 0);
  EXPECT_EQ(at(1.1).likeness.gesture.act, Act::fall);
  EXPECT_EQ(at(1.0 + static_cast<double>(fall_seconds)).fallen, 1);
  EXPECT_EQ(at(2).likeness.gesture.act, Act::lie);
  tracks.take_up({.down = true, .attitude = Attitude::beaten}, 3);
  EXPECT_EQ(at(3.2).fallen, 1);
  tracks.take_up({}, 4);
  EXPECT_EQ(at(4.1).likeness.gesture.act, Act::rise);
  EXPECT_EQ(at(4.0 + static_cast<double>(rise_seconds)).fallen, 0);
}

TEST(Blows, what_a_man_does_meanwhile_goes_over_softly) {
  PoiseTracks tracks(poise_of({}));
  const auto at = [&tracks](double clock) {
    Marker marker;
    tracks.hold(marker, clock);
    return marker.likeness.gesture;
  };
  tracks.take_up({.covers = true}, 1);
  EXPECT_EQ(at(1.1).act, Act::cover);
  EXPECT_LT(at(1.1).amount, 0.5F);
  EXPECT_EQ(at(2), (Gesture{.act = Act::cover}));
  tracks.take_up({.attitude = Attitude::on_the_ropes}, 3);
  EXPECT_EQ(at(3.05).act, Act::cover);
  EXPECT_EQ(at(3.25).act, Act::cornered);
  EXPECT_EQ(at(4), (Gesture{.act = Act::cornered}));
}

TEST(Blows, a_staggered_man_who_is_stopped_does_not_lift_his_fists_once_more) {
  PoiseTracks tracks(poise_of({.attitude = Attitude::staggered}));
  tracks.take_up({.attitude = Attitude::beaten}, 1);
  for (const double clock : {1.05, 1.14, 1.16, 1.25}) {
    Marker marker;
    tracks.hold(marker, clock);
    EXPECT_EQ(marker.likeness.gesture.amount, 1) << clock;
  }
}

TEST(Blows, every_state_has_an_act_or_a_face) {
  EXPECT_EQ(poise_of({.attitude = Attitude::staggered}).act, Act::staggered);
  EXPECT_EQ(poise_of({.attitude = Attitude::holding}).act, Act::clinch);
  EXPECT_EQ(poise_of({.attitude = Attitude::beaten}).act, Act::slump);
  EXPECT_EQ(poise_of({.attitude = Attitude::cheering}).act, Act::cheer);
  EXPECT_EQ(poise_of({.attitude = Attitude::cheering}).mood, Mood::glad);
  EXPECT_EQ(poise_of({.attitude = Attitude::rushing}).mood, Mood::fierce);
  EXPECT_EQ(poise_of({.hurt = true}).mood, Mood::hurt);
  EXPECT_EQ(poise_of({.wear = {.tired = 1}}).mood, Mood::tired);
  EXPECT_EQ(poise_of({.wear = {.dazed = 1}}).mood, Mood::dazed);
  EXPECT_EQ(poise_of({.down = true}).mood, Mood::out);
}

TEST(Blows, who_stands_breathes_unless_motion_is_reduced) {
  Stage early = two_men();
  Stage late = two_men();
  Stage still = two_men();
  breathe(early, 1, false);
  breathe(late, 1.5, false);
  breathe(still, 1.5, true);
  EXPECT_NE(blue(early).likeness.gesture.share, blue(late).likeness.gesture.share);
  EXPECT_NE(blue(early).likeness.gesture.share, red(early).likeness.gesture.share) << "nor do two breathe as one";
  EXPECT_EQ(blue(still).likeness.gesture.share, 0);
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

auto count_of(const Stage& stage, ParticleKind kind) { return std::ranges::count(stage.particles, kind, &Particle::kind); }

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

TEST(Wear, a_cut_shows_at_its_place_from_the_moment_on_and_stays_when_it_is_closed) {
  Cuts open{};
  open[static_cast<std::size_t>(FacePlace::lip)] = Cut::open;
  Cuts closed{};
  closed[static_cast<std::size_t>(FacePlace::lip)] = Cut::closed;
  PoiseTracks tracks(poise_of({}));
  tracks.take_up({.wear = {.bleeding = 0.4F, .cuts = open}}, 2);
  const auto seen = [&](double clock) {
    Marker marker;
    tracks.hold(marker, clock);
    return marker.likeness.cuts;
  };
  EXPECT_EQ(seen(1.9), Cuts{});
  EXPECT_EQ(seen(2.1), open);
  tracks.take_up({.wear = {.cuts = closed}}, 5);
  EXPECT_EQ(seen(4.9), open);
  EXPECT_EQ(seen(5.1), closed);
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

/// Where the stars of a man circle who is counted over.
Vec3 middle_of_stars(Act act, float share, float fallen) {
  Stage stage = two_men();
  stage.markers[0].fallen = fallen;
  stage.markers[0].facing = -1;
  stage.markers[0].wear = {.dazed = 1};
  stage.markers[0].likeness.gesture = {.act = act, .share = share};
  show_wear(stage, 0, Motion::reduced);
  Vec3 middle;
  for (const Particle& star : stage.particles) {
    const auto count = static_cast<float>(stage.particles.size());
    middle = {middle.x + star.at.x / count, 0, middle.z + star.at.z / count};
  }
  return middle;
}

TEST(Wear, stars_follow_his_head_up_from_the_canvas) {
  const Vec3 lying = middle_of_stars(Act::lie, 0, 1);
  const Vec3 sitting = middle_of_stars(Act::sit_up, 1, 1);
  const Vec3 kneeling = middle_of_stars(Act::kneel, 1, 1);
  const Vec3 standing = middle_of_stars(Act::rise, 1, 0);
  EXPECT_GT(sitting.z, lying.z + 0.2F);
  EXPECT_GT(kneeling.z, sitting.z + 0.2F);
  EXPECT_GT(standing.z, kneeling.z + 0.2F);
  EXPECT_GT(lying.x, two_men().markers[0].at.x + 0.4F) << "he lies on his back, his head behind him";
  EXPECT_GT(lying.x, sitting.x);
  // Nothing jumps from one act to the next.
  EXPECT_NEAR(middle_of_stars(Act::sit_up, 0, 1).z, lying.z, 0.01F);
  EXPECT_NEAR(middle_of_stars(Act::kneel, 0, 1).z, sitting.z, 0.01F);
  EXPECT_NEAR(middle_of_stars(Act::rise, 0, 1).z, kneeling.z, 0.01F);
}

}  // namespace
}  // namespace fc::scene
