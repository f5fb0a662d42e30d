// The people in the hall: they show what they are heard to do.
#include "scene/hall.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace fc::scene {
namespace {

Hall after(Sound sound, float strength, double age, Motion motion = Motion::full) {
  const std::vector<SoundCue> heard{{.start = 20, .sound = sound, .strength = strength}};
  return hall_at(heard, 20 + age, 0, motion);
}

TEST(PeopleInTheHall, sit_still_while_nothing_is_heard) {
  EXPECT_EQ(hall_at({}, 12.25, 0, Motion::full).drama, 0);
  EXPECT_EQ(after(Sound::bell, 1, 0.3).drama, 0);
}

TEST(PeopleInTheHall, lean_in_when_they_gasp_and_rise_when_they_cheer) {
  EXPECT_GT(after(Sound::gasp, 0.9F, 0.3).leaning, 0.5F);
  EXPECT_EQ(after(Sound::gasp, 0.9F, 0.3).risen, 0);
  EXPECT_GT(after(Sound::cheer, 1, 0.5).risen, 0.5F);
  EXPECT_GT(after(Sound::cheer, 1, 0.5).risen, after(Sound::cheer, 0.5F, 0.5).risen);
}

TEST(PeopleInTheHall, calm_down_again) {
  for (const Sound& sound : {Sound::gasp, Sound::cheer, Sound::thud}) {
    EXPECT_GT(after(sound, 1, 0.3).drama, 0.4F);
    const Hall later = after(sound, 1, longest_excitement);
    EXPECT_EQ(later.drama + later.leaning + later.risen, 0);
  }
}

TEST(PeopleInTheHall, rise_for_a_man_who_is_down) {
  EXPECT_GT(hall_at({}, 12, 1, Motion::full).risen, 0.5F);
  EXPECT_EQ(hall_at({}, 12, 0, Motion::full).risen, 0);
}

TEST(PeopleInTheHall, do_not_bob_with_reduced_motion) {
  for (double age = 0; age < 2; age += 0.1) {
    EXPECT_EQ(after(Sound::cheer, 1, age, Motion::reduced).beat, 0);
  }
}

/// What is murmured `age` seconds after that sound.
float murmured(Sound sound, float strength, double age) {
  const std::vector<SoundCue> heard{{.start = 20, .sound = sound, .strength = strength}};
  return murmur_of(hall_at(heard, 20 + age, 0, Motion::reduced), heard, 20 + age);
}

TEST(Murmur, is_never_silent_and_rises_with_the_drama) {
  const float at_rest = murmur_of({}, {}, 20);
  EXPECT_GT(at_rest, 0.1F);
  EXPECT_LT(at_rest, 0.4F);
  EXPECT_GT(murmured(Sound::gasp, 0.9F, 0.4), 2 * at_rest);
  EXPECT_GT(murmured(Sound::cheer, 1, 0.5), murmured(Sound::cheer, 0.5F, 0.5));
  EXPECT_EQ(murmured(Sound::cheer, 1, longest_excitement + 1), at_rest);
  EXPECT_LE(murmur_of({.drama = 1}, {}, 20), 1);
}

TEST(Murmur, makes_room_for_bell_and_count) {
  const float at_rest = murmur_of({}, {}, 20);
  for (const Sound sound : {Sound::bell, Sound::count}) {
    EXPECT_LT(murmured(sound, 1, 0.25), 0.8F * at_rest);
    EXPECT_GT(murmured(sound, 1, 0.25), 0.2F * at_rest);
    EXPECT_EQ(murmured(sound, 1, 3), at_rest);
    double before = murmured(sound, 1, 0);
    for (double age = 0; age < 3; age += 1.0 / 60) {
      const double now = murmured(sound, 1, age);
      EXPECT_NEAR(now, before, 0.02) << "it glides, at " << age;
      before = now;
    }
  }
}

std::vector<Particle> flying(ParticleKind kind, std::span<const SoundCue> heard, double clock, Motion motion) {
  std::vector<Particle> particles;
  add_bulbs_and_hats(particles, heard, clock, {}, motion);
  std::erase_if(particles, [kind](const Particle& one) { return one.kind != kind; });
  return particles;
}

// A fall, a count and a K.O. close upon each other: still never three flashes in a second.
TEST(Bulbs, never_flash_three_times_in_a_second) {
  std::vector<SoundCue> heard;
  for (double start = 20; start < 26; start += 0.7) {
    heard.push_back({.start = start, .sound = start < 23 ? Sound::gasp : Sound::cheer, .strength = 1});
  }
  std::vector<double> flashes;
  bool lit = false;
  for (double clock = 19; clock < 30; clock += 0.005) {
    const auto bulbs = flying(ParticleKind::bulb, heard, clock, Motion::full);
    EXPECT_LE(bulbs.size(), 1U);
    if (!bulbs.empty() && !lit) {
      flashes.push_back(clock);
    }
    lit = !bulbs.empty();
  }
  EXPECT_GT(flashes.size(), 6U);
  for (std::size_t flash = 3; flash < flashes.size(); ++flash) {
    EXPECT_GT(flashes[flash] - flashes[flash - 3], 1.0) << "at " << flashes[flash];
  }
}

TEST(Bulbs, flash_for_great_moments_alone_and_never_with_reduced_motion) {
  const std::vector<SoundCue> small{{.start = 20, .sound = Sound::gasp, .strength = 0.4F}};
  const std::vector<SoundCue> great{{.start = 20, .sound = Sound::cheer, .strength = 1}};
  std::size_t seen = 0;
  for (double clock = 20; clock < 24; clock += 0.02) {
    EXPECT_TRUE(flying(ParticleKind::bulb, small, clock, Motion::full).empty());
    EXPECT_TRUE(flying(ParticleKind::bulb, great, clock, Motion::reduced).empty());
    EXPECT_TRUE(flying(ParticleKind::hat, great, clock, Motion::reduced).empty());
    seen += flying(ParticleKind::bulb, great, clock, Motion::full).size();
  }
  EXPECT_GT(seen, 0U);
}

TEST(Hats, fly_at_the_greatest_cheers_and_come_down) {
  const std::vector<SoundCue> cheer{{.start = 20, .sound = Sound::cheer, .strength = 1}};
  const std::vector<SoundCue> less{{.start = 20, .sound = Sound::cheer, .strength = 0.7F}};
  EXPECT_GT(flying(ParticleKind::hat, cheer, 20.8, Motion::full).size(), 5U);
  EXPECT_TRUE(flying(ParticleKind::hat, cheer, 23, Motion::full).empty());
  EXPECT_TRUE(flying(ParticleKind::hat, less, 20.8, Motion::full).empty());
}

}  // namespace
}  // namespace fc::scene
