// Synthesis by its samples, and the speaker with drivers that nobody hears.
#include "platform/speaker.h"

#include <SDL.h>
#include <gtest/gtest.h>

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "library/sound_book.h"
#include "platform/window.h"

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

/// Of samples, 0 to 1.
double root_mean_square(std::span<const std::int16_t> samples) {
  double sum = 0;
  for (const std::int16_t sample : samples) {
    sum += double{static_cast<double>(sample)} * sample;
  }
  return samples.empty() ? 0 : std::sqrt(sum / static_cast<double>(samples.size())) / 32768;
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
    if (recipe.loop == 0) {
      EXPECT_LT(std::abs(int{samples.front()}), quiet) << name;
      EXPECT_LT(std::abs(int{samples.back()}), quiet) << name;
    }
  }
}

TEST(Synthesis, a_loop_goes_on_at_its_end_as_it_began_and_never_stops) {
  const SoundRecipe recipe = own_recipes().at("murmur");
  const std::vector<std::int16_t> samples = synthesise(recipe);
  ASSERT_EQ(samples.size(), static_cast<std::size_t>(sample_rate * recipe.loop / 1000));
  int greatest_step = 0;
  for (std::size_t sample = 1; sample < samples.size(); ++sample) {
    greatest_step = std::max(greatest_step, std::abs(samples[sample] - samples[sample - 1]));
  }
  EXPECT_LE(std::abs(samples.front() - samples.back()), greatest_step);
  constexpr std::size_t window = sample_rate / 10;
  double faintest = 1;
  double loudest = 0;
  for (std::size_t begin = 0; begin + window <= samples.size(); begin += window) {
    const double level = root_mean_square(std::span(samples).subspan(begin, window));
    faintest = std::min(faintest, level);
    loudest = std::max(loudest, level);
  }
  EXPECT_GT(faintest, 0.25 * loudest) << "an even murmur, without a hole";
}

TEST(Synthesis, takes_of_a_sound_that_varies_differ_and_those_of_others_do_not) {
  const SoundBook book = own_recipes();
  for (int take = 1; take <= takes_of_a_sound; ++take) {
    for (const Sound sound : {Sound::thud, Sound::glove, Sound::crack, Sound::ribs}) {
      const SoundRecipe& recipe = book.at(std::string(sound.name()));
      EXPECT_NE(synthesise(recipe, take - 1), synthesise(recipe, take)) << sound.name();
    }
    EXPECT_EQ(synthesise(book.at("bell"), 0), synthesise(book.at("bell"), take));
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
  void TearDown() override {
    SDL_setenv("SDL_AUDIODRIVER", "", 1);
    SDL_setenv("SDL_DISKAUDIOFILE", "", 1);
  }

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
  speaker->play(Sound::bell, {.strength = 1}, {});
  speaker->play(Sound::cheer, {.strength = 0.5F}, {.effects = 0, .crowd = 100});
  EXPECT_EQ(speaker->playing(), 2);
  for (int more = 0; more < 100; ++more) {
    speaker->play(Sound::bell, {.strength = 1}, {});
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
  speaker->play(Sound("tiny/gong"), {.strength = 1}, {});
  EXPECT_EQ(speaker->playing(), 1);
  speaker->play(Sound("tiny/gnog"), {.strength = 1}, {});
  EXPECT_EQ(speaker->playing(), 1);
}

TEST_F(SpeakerTest, sleeps_until_the_next_sound) {
  const Result<Session> session = session_with("dummy");
  ASSERT_TRUE(session) << one_line(session.error());
  Result<Speaker> speaker = Speaker::open(own_recipes());
  ASSERT_TRUE(speaker) << one_line(speaker.error());
  EXPECT_TRUE(speaker->is_awake());
  speaker->play(Sound::bell, {.strength = 1}, {});
  speaker->sleep();
  EXPECT_FALSE(speaker->is_awake());
  EXPECT_EQ(speaker->playing(), 0);
  speaker->hush();
  speaker->play(Sound::bell, {.strength = 1}, {});
  EXPECT_TRUE(speaker->is_awake());
  EXPECT_EQ(speaker->playing(), 1);
}

TEST_F(SpeakerTest, the_murmur_has_a_channel_of_its_own_and_ends_at_nothing) {
  const Result<Session> session = session_with("dummy");
  ASSERT_TRUE(session) << one_line(session.error());
  Result<Speaker> speaker = Speaker::open(own_recipes());
  ASSERT_TRUE(speaker) << one_line(speaker.error());
  for (int more = 0; more < 100; ++more) {
    speaker->play(Sound::bell, {}, {});
  }
  speaker->murmur(0.5F, {});
  speaker->murmur(0.6F, {});
  EXPECT_EQ(speaker->playing(), 17);
  speaker->murmur(0, {});
  EXPECT_EQ(speaker->playing(), 16);
  speaker->murmur(0.5F, {.effects = 100, .crowd = 0});
  EXPECT_EQ(speaker->playing(), 16) << "the crowd is turned off";
  speaker->murmur(0.5F, {});
  speaker->hush();
  EXPECT_EQ(speaker->playing(), 0);
  speaker->sleep();
  speaker->murmur(0, {});
  EXPECT_FALSE(speaker->is_awake()) << "nothing does not wake the device";
}

/// What went to the device: its left and its right channel.
struct Recording {
  std::vector<std::int16_t> left;
  std::vector<std::int16_t> right;
};

/// Plays into a file, in real time.
Recording recorded(const std::function<void(Speaker&)>& play, int milliseconds) {
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / ("four-corners-speaker-" + std::to_string(getpid()) + ".raw");
  SDL_setenv("SDL_DISKAUDIOFILE", file.c_str(), 1);
  {
    SDL_setenv("SDL_AUDIODRIVER", "disk", 1);
    const Result<Session> session = Session::start(true);
    EXPECT_TRUE(session);
    Result<Speaker> speaker = Speaker::open(own_recipes());
    EXPECT_TRUE(speaker);
    if (speaker) {
      play(*speaker);
      SDL_Delay(static_cast<Uint32>(milliseconds));
    }
  }
  std::ifstream in(file, std::ios::binary);
  Recording heard;
  std::array<std::int16_t, 2> both{};
  while (in.read(reinterpret_cast<char*>(both.data()), sizeof both)) {
    heard.left.push_back(both[0]);
    heard.right.push_back(both[1]);
  }
  in.close();
  std::filesystem::remove(file);
  EXPECT_GT(heard.left.size(), 1000U) << "the device took nothing";
  return heard;
}

TEST_F(SpeakerTest, a_blow_at_one_side_is_louder_there_and_still_heard_on_the_other) {
  for (const float side : {-1.0F, 1.0F}) {
    const Recording heard =
        recorded([side](Speaker& speaker) { speaker.play(Sound::thud, {.strength = 1, .side = side}, {}); }, 300);
    const double left = root_mean_square(heard.left);
    const double right = root_mean_square(heard.right);
    EXPECT_GT(side < 0 ? left : right, 2 * (side < 0 ? right : left));
    EXPECT_GT(std::min(left, right), 0.2 * std::max(left, right)) << "no silent ear";
  }
  const Recording middle = recorded([](Speaker& speaker) { speaker.play(Sound::thud, {}, {}); }, 300);
  EXPECT_EQ(middle.left, middle.right);
}

TEST_F(SpeakerTest, under_the_least_murmur_there_is_hardly_a_silent_sample_and_with_the_most_noise_none_is_clipped) {
  constexpr float at_rest = 0.1F;  // a demonstration's
  const Recording rest = recorded([](Speaker& speaker) { speaker.murmur(at_rest, {}); }, 700);
  const auto first = std::ranges::find_if(rest.left, [](std::int16_t sample) { return sample != 0; });
  const auto silent = std::count(first, rest.left.end(), std::int16_t{0});
  EXPECT_LT(static_cast<double>(silent), 0.05 * static_cast<double>(rest.left.end() - first));
  EXPECT_NE(rest.left, rest.right) << "a hall is wide";

  constexpr Volumes all{.effects = 100, .crowd = 100};
  const Recording noise = recorded(
      [all](Speaker& speaker) {
        speaker.murmur(1, all);
        for (const Sound sound : {Sound::thud, Sound::glove, Sound::crack, Sound::gasp}) {
          speaker.play(sound, {}, all);
        }
      },
      500);
  EXPECT_LT(loudest(noise.left), 32767);
  EXPECT_LT(loudest(noise.right), 32767);
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
  speaker.play(Sound::bell, {.strength = 1}, {});
  speaker.hush();
  EXPECT_EQ(speaker.playing(), 0);
}

}  // namespace
}  // namespace fc::platform
