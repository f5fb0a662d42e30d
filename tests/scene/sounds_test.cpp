#include "scene/sounds.h"

#include <gtest/gtest.h>

#include <algorithm>
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

TEST(SideOf, follows_the_marker_from_left_to_right_and_is_the_middle_for_nobody) {
  Stage stage;
  stage.board = {.columns = 6, .rows = 6};
  EXPECT_EQ(side_of(stage, Corner::red), 0);
  stage.markers.push_back({.corner = Corner::red, .at = {0, 3, 0}});
  stage.markers.push_back({.corner = Corner::blue, .at = {3.5F, 3, 0}});
  EXPECT_EQ(side_of(stage, Corner::red), -1);
  EXPECT_GT(side_of(stage, Corner::blue), 0.1F) << "two men in the middle are heard apart";
  EXPECT_LT(side_of(stage, Corner::blue), 0.5F);
  stage.markers.back().at.x = 3;
  EXPECT_EQ(side_of(stage, Corner::blue), 0);
}

std::vector<SoundCue> blow(Punch punch, float strength) { return Sounds().land(punch, Corner::blue, strength, 10).all(); }

float strength_of(const std::vector<SoundCue>& sounds, Sound sound) {
  const auto found = std::ranges::find(sounds, sound, &SoundCue::sound);
  return found == sounds.end() ? 0 : found->strength;
}

TEST(BlowLayers, every_punch_has_weight_and_leather_from_where_it_lands) {
  for (int punch = 0; punch < punch_count; ++punch) {
    const auto kind = static_cast<Punch>(punch);
    for (const float strength : {0.05F, 0.5F, 1.0F, 1.4F}) {
      const std::vector<SoundCue> sounds = blow(kind, strength);
      EXPECT_EQ(strength_of(sounds, Sound::thud), std::min(1.0F, strength));
      EXPECT_GT(strength_of(sounds, Sound::glove), 0);
      for (const SoundCue& sound : sounds) {
        EXPECT_EQ(sound.from, Corner::blue);
        EXPECT_EQ(sound.start, 10);
        EXPECT_GT(sound.strength, 0);
        EXPECT_LE(sound.strength, 1);
      }
      EXPECT_LE(sounds.size(), most_heard_together) << "no layer is lost";
    }
    EXPECT_GT(strength_of(blow(kind, 1), Sound::glove), strength_of(blow(kind, 0.2F), Sound::glove));
  }
}

TEST(BlowLayers, hard_blows_to_the_head_crack_and_those_to_the_body_sound_of_ribs) {
  EXPECT_GT(strength_of(blow(Punch::hook, 1), Sound::crack), strength_of(blow(Punch::hook, 0.6F), Sound::crack));
  EXPECT_EQ(strength_of(blow(Punch::hook, 0.25F), Sound::crack), 0);
  EXPECT_GT(strength_of(blow(Punch::hook, 1), Sound::crack), strength_of(blow(Punch::jab, 1), Sound::crack));
  EXPECT_GT(strength_of(blow(Punch::jab, 0.3F), Sound::glove), strength_of(blow(Punch::hook, 0.3F), Sound::glove));
  EXPECT_EQ(strength_of(blow(Punch::body, 1), Sound::crack), 0);
  EXPECT_EQ(strength_of(blow(Punch::body, 1), Sound::ribs), 1);
  EXPECT_EQ(strength_of(blow(Punch::hook, 1), Sound::ribs), 0);
}

TEST(BlowLayers, a_fall_is_heard_on_the_boards_under_the_canvas) {
  const std::vector<SoundCue> sounds = Sounds().fall(Corner::red, 1, 10.5F).all();
  EXPECT_EQ(strength_of(sounds, Sound::thud), 1);
  EXPECT_GT(strength_of(sounds, Sound::boards), 0.5F);
  EXPECT_EQ(sounds.back().from, Corner::red);
  EXPECT_EQ(sounds.back().start, 10.5);
}

TEST(SoundsOfAnEvent, without_strength_are_not_heard_and_none_is_louder_than_its_recipe) {
  const std::vector<SoundCue> sounds = Sounds(Sound::gasp, 0).play(Sound::cheer, 1.5F, 2).all();
  ASSERT_EQ(sounds.size(), 1U);
  EXPECT_EQ(sounds[0], (SoundCue{.start = 2, .sound = Sound::cheer, .strength = 1}));
}

}  // namespace
}  // namespace fc::scene
