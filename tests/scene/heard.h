// What is heard of single events and of whole bouts.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <vector>

#include "scene/corners/two_men.h"
#include "scene/sounds.h"

namespace fc::scene::test {

/// Of the sound among them; 0: it is not.
inline float strength_of(const std::vector<SoundCue>& sounds, Sound sound) {
  const auto found = std::ranges::find(sounds, sound, &SoundCue::sound);
  return found == sounds.end() ? 0 : found->strength;
}

/// A heavier punch of red's is louder in every layer, and it alone moves the crowd.
inline void expect_to_thud_by_weight(const std::vector<SoundCue>& light, const std::vector<SoundCue>& heavy) {
  for (const Sound layer : {Sound::thud, Sound::glove, Sound::crack}) {
    EXPECT_GT(strength_of(heavy, layer), strength_of(light, layer)) << layer.name();
  }
  EXPECT_EQ(strength_of(light, Sound::gasp), 0);
  EXPECT_GT(strength_of(heavy, Sound::gasp), 0);
  EXPECT_EQ(light[0].from, Corner::blue) << "it is heard where it lands";
}

/// Every number up to the last is called at the moment at which it is counted. counted_at(clock): the number then.
template <class CountedAt>
void expect_every_number_called(const std::vector<SoundCue>& sounds, int last, CountedAt counted_at) {
  constexpr double moment = 0.001;
  ASSERT_EQ(sounds.size(), static_cast<std::size_t>(last));
  for (std::size_t called = 0; called < sounds.size(); ++called) {
    EXPECT_EQ(sounds[called].sound, Sound::count);
    EXPECT_EQ(counted_at(sounds[called].start + moment), static_cast<int>(called) + 1);
    EXPECT_EQ(counted_at(sounds[called].start - moment), static_cast<int>(called));
  }
}

/// The crowd cheers when the verdict is read, and not before.
inline void expect_cheer_at_the_verdict(const std::vector<SoundCue>& read) {
  const auto cheer = std::ranges::find(read, Sound::cheer, &SoundCue::sound);
  ASSERT_NE(cheer, read.end());
  EXPECT_NEAR(cheer->start, static_cast<double>(seconds_until_verdict), 1e-4);
}

/// None waits longer than a span looks back, and each can be heard.
inline void expect_in_reach_of_a_span(const std::vector<SoundCue>& sounds) {
  for (const SoundCue& sound : sounds) {
    EXPECT_GE(sound.start, 0);
    EXPECT_LT(sound.start, longest_wait_for_sound);
    EXPECT_GT(sound.strength, 0);
    EXPECT_LE(sound.strength, 1);
  }
}

}  // namespace fc::scene::test
