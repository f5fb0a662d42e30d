// Synthesis by its samples, and the speaker with drivers that nobody hears.
#include "platform/speaker.h"

#include <SDL.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "library/sound_book.h"
#include "platform/session.h"
#include "platform/synthesis.h"

namespace fc::platform {
namespace {

SoundBook own_recipes() {
  const Result<SoundBook> book = read_sound_book(FC_SOURCE_DIR "/assets/common/sounds.json", FC_TESTED_DATA);
  EXPECT_TRUE(book) << one_line(book.error());
  return book.value_or(SoundBook{});
}

int loudest(const std::vector<std::int16_t>& samples) {
  int most = 0;
  for (const std::int16_t sample : samples) {
    most = std::max(most, std::abs(int{sample}));
  }
  return most;
}

TEST(Synthesis, every_sound_is_heard_is_not_clipped_and_begins_and_ends_in_silence) {
  const SoundBook book = own_recipes();
  EXPECT_GT(book.size(), common_sounds.size()) << "games have sounds of their own";
  for (const auto& [name, recipe] : book) {
    const std::vector<std::int16_t> samples = synthesise(recipe);
    ASSERT_FALSE(samples.empty()) << name;
    constexpr int quiet = 200;
    constexpr int heard = 1000;
    EXPECT_GT(loudest(samples), heard) << name;
    EXPECT_LT(loudest(samples), 32767) << name;
    EXPECT_LT(std::abs(int{samples.front()}), quiet) << name;
    EXPECT_LT(std::abs(int{samples.back()}), quiet) << name;
  }
}

TEST(Synthesis, lasts_as_long_as_the_last_layer) {
  const SoundRecipe recipe{.layers = {{.wave = Wave::sine, .length = 100}, {.wave = Wave::noise, .at = 250, .length = 50}}};
  EXPECT_EQ(synthesise(recipe).size(), static_cast<std::size_t>(sample_rate * 300 / 1000));
  EXPECT_TRUE(synthesise(SoundRecipe{}).empty());
}

TEST(Synthesis, a_sine_swings_as_often_as_its_pitch_says) {
  const SoundRecipe recipe{
      .layers = {{.wave = Wave::sine, .hertz = 441, .to_hertz = 441, .length = 1000, .decay = 3000, .gain = 50}}};
  const std::vector<std::int16_t> samples = synthesise(recipe);
  int upwards = 0;
  for (std::size_t sample = 1; sample < samples.size(); ++sample) {
    upwards += samples[sample - 1] < 0 && samples[sample] >= 0 ? 1 : 0;
  }
  EXPECT_NEAR(upwards, 441, 2);
}

TEST(Synthesis, the_same_recipe_gives_the_same_samples) {
  const SoundBook book = own_recipes();
  EXPECT_EQ(synthesise(book.at("cheer")), synthesise(book.at("cheer")));
}

class SpeakerTest : public testing::Test {
 protected:
  void TearDown() override { SDL_setenv("SDL_AUDIODRIVER", "", 1); }

  static Result<Session> session_with(const char* driver) {
    SDL_setenv("SDL_AUDIODRIVER", driver, 1);
    return Session::start(true);
  }
};

TEST_F(SpeakerTest, plays_sounds_beside_each_other) {
  const Result<Session> session = session_with("dummy");
  ASSERT_TRUE(session) << one_line(session.error());
  Result<Speaker> speaker = Speaker::open(own_recipes());
  ASSERT_TRUE(speaker) << one_line(speaker.error());
  EXPECT_EQ(speaker->playing(), 0);
  speaker->play(Sound::bell, 1, {});
  speaker->play(Sound::cheer, 0.5F, {.effects = 0, .crowd = 100});
  EXPECT_EQ(speaker->playing(), 2);
  for (int more = 0; more < 100; ++more) {
    speaker->play(Sound::bell, 1, {});
  }
  EXPECT_EQ(speaker->playing(), 16) << "what finds no channel is left out";
  Speaker moved = std::move(*speaker);
  EXPECT_EQ(moved.playing(), 16);
  moved.hush();
  EXPECT_EQ(moved.playing(), 0);
}

TEST_F(SpeakerTest, plays_the_own_sounds_of_a_game_and_none_that_has_no_recipe) {
  const Result<Session> session = session_with("dummy");
  ASSERT_TRUE(session) << one_line(session.error());
  Result<Speaker> speaker = Speaker::open(own_recipes());
  ASSERT_TRUE(speaker) << one_line(speaker.error());
  speaker->play(Sound("tiny/gong"), 1, {});
  EXPECT_EQ(speaker->playing(), 1);
  speaker->play(Sound("tiny/gnog"), 1, {});
  EXPECT_EQ(speaker->playing(), 1);
}

TEST_F(SpeakerTest, sleeps_until_the_next_sound) {
  const Result<Session> session = session_with("dummy");
  ASSERT_TRUE(session) << one_line(session.error());
  Result<Speaker> speaker = Speaker::open(own_recipes());
  ASSERT_TRUE(speaker) << one_line(speaker.error());
  EXPECT_TRUE(speaker->is_awake());
  speaker->play(Sound::bell, 1, {});
  speaker->sleep();
  EXPECT_FALSE(speaker->is_awake());
  EXPECT_EQ(speaker->playing(), 0);
  speaker->hush();
  speaker->play(Sound::bell, 1, {});
  EXPECT_TRUE(speaker->is_awake());
  EXPECT_EQ(speaker->playing(), 1);
}

TEST_F(SpeakerTest, without_a_device_is_a_fault_of_one_line_and_silent) {
  const Result<Session> session = session_with("no-such-driver");
  ASSERT_TRUE(session) << one_line(session.error());
  testing::internal::CaptureStderr();
  const Result<Speaker> speaker = Speaker::open(own_recipes());
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  ASSERT_FALSE(speaker);
  EXPECT_EQ(speaker.error().code, FaultCode::unavailable);
  EXPECT_EQ(one_line(speaker.error()).find('\n'), std::string::npos);
}

TEST_F(SpeakerTest, a_silent_speaker_plays_nothing) {
  Speaker speaker = Speaker::silent();
  speaker.play(Sound::bell, 1, {});
  speaker.hush();
  EXPECT_EQ(speaker.playing(), 0);
}

}  // namespace
}  // namespace fc::platform
