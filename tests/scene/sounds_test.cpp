#include "scene/sounds.h"

#include <gtest/gtest.h>

#include <array>

namespace fc::scene {
namespace {

TEST(ClockSpanTest, spans_that_follow_each_other_hold_every_moment_once) {
  const ClockSpan first{.from = 1, .to = 2};
  const ClockSpan second{.from = 2, .to = 3};
  EXPECT_TRUE(first.holds(1));
  EXPECT_FALSE(first.holds(2));
  EXPECT_TRUE(second.holds(2));
  EXPECT_FALSE(second.holds(3));
  EXPECT_FALSE((ClockSpan{.from = 2, .to = 2}.holds(2)));
}

TEST(HeardTogether, is_of_each_sound_the_strongest) {
  const std::array cues{SoundCue{.start = 1, .sound = Sound::card, .strength = 0.3F},
                        SoundCue{.start = 2, .sound = Sound::bell, .strength = 0.7F},
                        SoundCue{.start = 3, .sound = Sound::card, .strength = 0.9F},
                        SoundCue{.start = 4, .sound = Sound::card, .strength = 0.5F}};
  const std::vector<SoundCue> heard = heard_together(cues);
  ASSERT_EQ(heard.size(), 2U);
  EXPECT_EQ(heard[0], cues[2]);
  EXPECT_EQ(heard[1], cues[1]);
}

TEST(HeardTogether, of_many_sounds_is_a_few) {
  std::vector<SoundCue> cues;
  for (const Sound sound : common_sounds) {
    cues.push_back({.start = 0, .sound = sound, .strength = 0.05F * static_cast<float>(cues.size())});
  }
  const std::vector<SoundCue> heard = heard_together(cues);
  ASSERT_EQ(heard.size(), most_heard_together);
  EXPECT_EQ(heard.front().sound, Sound::accept) << "the strongest first";
  EXPECT_TRUE(heard_together({}).empty());
}

}  // namespace
}  // namespace fc::scene
