// What the channels of the mixer add up to.
#include "platform/mixer.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <vector>

namespace fc::platform {
namespace {

using Samples = std::vector<std::int16_t>;

/// The next samples of one ear.
struct Heard {
  Samples left;
  Samples right;
};

Heard heard(Mixer& mixer, std::size_t samples) {
  Samples both(2 * samples, 99);
  mixer.mix(both);
  Heard ears;
  for (std::size_t sample = 0; sample < samples; ++sample) {
    ears.left.push_back(both[2 * sample]);
    ears.right.push_back(both[2 * sample + 1]);
  }
  return ears;
}

TEST(Mixer, adds_up_what_plays_as_loud_as_each_ear_hears_it) {
  const Samples high{1000, 2000, 3000};
  const Samples low{-100, -200};
  Mixer mixer(2);
  mixer.play(0, {.samples = high}, {.left = 1, .right = 0.5F});
  mixer.play(1, {.samples = low}, {.left = 0.5F, .right = 1});
  EXPECT_EQ(mixer.playing(), 2);
  const Heard first = heard(mixer, 2);
  EXPECT_EQ(first.left, (Samples{950, 1900}));
  EXPECT_EQ(first.right, (Samples{400, 800}));
  EXPECT_FALSE(mixer.plays(1)) << "it has ended";
  EXPECT_EQ(heard(mixer, 3).left, (Samples{3000, 0, 0}));
  EXPECT_EQ(mixer.playing(), 0);
}

TEST(Mixer, plays_round_and_round_and_one_ear_ahead_of_the_other) {
  const Samples loop{1, 2, 3, 4};
  Mixer mixer(1);
  mixer.play(0, {.samples = loop, .rounds = 2, .later = 1}, {});
  const Heard twice = heard(mixer, 9);
  EXPECT_EQ(twice.left, (Samples{1, 2, 3, 4, 1, 2, 3, 4, 0}));
  EXPECT_EQ(twice.right, (Samples{2, 3, 4, 1, 2, 3, 4, 1, 0}));
  mixer.play(0, {.samples = loop, .rounds = Track::for_ever}, {});
  heard(mixer, 999);
  EXPECT_TRUE(mixer.plays(0));
}

TEST(Mixer, fades_to_silence_and_ends) {
  const Samples level(100, 1000);
  Mixer mixer(1);
  mixer.fade(0, 4);
  EXPECT_FALSE(mixer.fades(0)) << "nothing plays";
  mixer.play(0, {.samples = level}, {});
  EXPECT_FALSE(mixer.fades(0)) << "what begins is whole";
  mixer.fade(0, 4);
  EXPECT_TRUE(mixer.fades(0));
  EXPECT_EQ(heard(mixer, 6).left, (Samples{1000, 750, 500, 250, 0, 0}));
  EXPECT_FALSE(mixer.plays(0));
}

TEST(Mixer, clips_what_is_too_loud) {
  const Samples loud{30000, -30000};
  Mixer mixer(2);
  mixer.play(0, {.samples = loud}, {});
  mixer.play(1, {.samples = loud}, {});
  EXPECT_EQ(heard(mixer, 2).left, (Samples{32767, -32768}));
}

TEST(Mixer, ends_one_or_all) {
  const Samples level(100, 1000);
  Mixer mixer(3);
  for (std::size_t channel = 0; channel < 3; ++channel) {
    mixer.play(channel, {.samples = level}, {});
  }
  mixer.end(1);
  EXPECT_EQ(mixer.playing(), 2);
  mixer.set(0, {.left = 0, .right = 0});
  EXPECT_EQ(heard(mixer, 1).left, Samples{1000});
  mixer.end_all();
  EXPECT_EQ(mixer.playing(), 0);
  EXPECT_EQ(heard(mixer, 1).left, Samples{0});
}

}  // namespace
}  // namespace fc::platform
