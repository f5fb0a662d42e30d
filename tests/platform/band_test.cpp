// What the band sounds like, by its samples, and the speaker that plays it.
#include "library/sound_book.h"

#include <SDL.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <numbers>
#include <span>

#include "platform/speaker.h"
#include "platform/window.h"

namespace fc::platform {
namespace {

BandBook own_notes() {
  const Result<BandBook> book = read_band_book(FC_SOURCE_DIR "/data/common/band.json");
  EXPECT_TRUE(book) << one_line(book.error());
  return book.value_or(BandBook{});
}

std::vector<std::int16_t> samples_of(const BandPiece& piece) {
  SoundRecipe recipe;
  recipe.layers = piece.layers;
  return synthesise(recipe);
}

double loudness(std::span<const std::int16_t> samples) {
  double sum = 0;
  for (const std::int16_t sample : samples) {
    sum += static_cast<double>(sample) * sample;
  }
  return std::sqrt(sum / static_cast<double>(std::max<std::size_t>(1, samples.size()))) / 32768;
}

/// How much of one pitch there is.
double share_of(std::span<const std::int16_t> samples, double hertz) {
  double sine = 0;
  double cosine = 0;
  for (std::size_t sample = 0; sample < samples.size(); ++sample) {
    const double turn = 2 * std::numbers::pi * hertz * static_cast<double>(sample) / sample_rate;
    sine += samples[sample] * std::sin(turn);
    cosine += samples[sample] * std::cos(turn);
  }
  return std::hypot(sine, cosine) / static_cast<double>(samples.size());
}

std::span<const std::int16_t> part_of(const std::vector<std::int16_t>& samples, double from, double seconds) {
  return std::span(samples).subspan(static_cast<std::size_t>(from * sample_rate),
                                    static_cast<std::size_t>(seconds * sample_rate));
}

TEST(BandSamples, are_heard_and_never_clipped_and_the_same_every_time) {
  const BandBook book = own_notes();
  for (std::size_t tune = 0; tune < tune_names.size(); ++tune) {
    SCOPED_TRACE(tune_names.at(tune));
    const std::vector<std::int16_t> samples = samples_of(book.at(tune));
    const auto most = *std::ranges::max_element(samples, {}, [](std::int16_t sample) { return std::abs(int{sample}); });
    EXPECT_LT(std::abs(int{most}), 32767);
    EXPECT_GT(loudness(samples), 0.03);
    EXPECT_LT(loudness(samples), 0.3);
    EXPECT_EQ(samples, samples_of(book.at(tune)));
    RecordProperty(std::string(tune_names.at(tune)) + "_loudest", std::abs(int{most}));
    RecordProperty(std::string(tune_names.at(tune)) + "_rms_thousandths", static_cast<int>(1000 * loudness(samples)));
    RecordProperty(std::string(tune_names.at(tune)) + "_milliseconds",
                   static_cast<int>(samples.size() * 1000 / sample_rate));
  }
}

TEST(BandSamples, of_the_title_have_its_notes_at_its_tempo) {
  const std::vector<std::int16_t> samples = samples_of(own_notes().front());
  constexpr double half_beat = 30.0 / 126;
  EXPECT_NEAR(static_cast<double>(samples.size()) / sample_rate, 8 * 8 * half_beat, half_beat)
      << "the last half beat is silent";
  constexpr std::array<double, 4> horn{391.995, 523.251, 659.255, 783.991};  // g4 c5 e5 g5, two half beats each
  for (std::size_t note = 0; note < horn.size(); ++note) {
    const auto heard = part_of(samples, 2 * half_beat * static_cast<double>(note) + 0.05, 2 * half_beat - 0.1);
    for (std::size_t other = 0; other < horn.size(); ++other) {
      EXPECT_TRUE(other == note || share_of(heard, horn.at(note)) > 2 * share_of(heard, horn.at(other)))
          << note << " is louder than " << other;
    }
  }
}

/// The first half second of the title at that strength, as it went to the device.
std::vector<std::int16_t> played(float strength) {
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / ("four-corners-band-" + std::to_string(getpid()) + ".raw");
  SDL_setenv("SDL_DISKAUDIOFILE", file.c_str(), 1);
  SDL_setenv("SDL_AUDIODRIVER", "disk", 1);
  constexpr Volumes loud{.music = 100};
  constexpr std::size_t wanted = std::size_t{sample_rate} / 2;
  std::vector<std::int16_t> heard;
  {
    const Result<Session> session = Session::start(true);
    EXPECT_TRUE(session);
    Result<Speaker> speaker = Speaker::open({}, own_notes());
    EXPECT_TRUE(speaker);
    // However long that takes: it is made on a thread of its own, and the device takes it at its own pace.
    constexpr int patience = 6000;
    for (int look = 0; speaker && look < patience && heard.size() < wanted; ++look) {
      speaker->band(Tune::title, strength, loud);
      SDL_Delay(10);
      std::ifstream in(file, std::ios::binary);
      heard.clear();
      std::array<std::int16_t, 2> both{};
      while (in.read(reinterpret_cast<char*>(both.data()), sizeof both) && heard.size() < wanted) {
        if (both[0] != 0 || !heard.empty()) {
          heard.push_back(both[0]);
        }
      }
    }
  }
  std::filesystem::remove(file);
  EXPECT_EQ(heard.size(), wanted);
  return heard;
}

TEST(BandSamples, are_ducked_by_6_dB) {
  const double full = loudness(played(1));
  const double ducked = loudness(played(0.5F));
  EXPECT_NEAR(20 * std::log10(full / ducked), 6, 0.5);
}

TEST(BandSamples, are_none_without_volume) {
  SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
  const Result<Session> session = Session::start(true);
  ASSERT_TRUE(session);
  Result<Speaker> speaker = Speaker::open({}, own_notes());
  ASSERT_TRUE(speaker);
  for (const Volumes& none : {Volumes{.music = 0}, Volumes{.music = 100, .master = 0}}) {
    speaker->band(Tune::title, 1, none);
    SDL_Delay(20);
    speaker->band(Tune::title, 1, none);
    EXPECT_EQ(speaker->playing(), 0);
  }
  speaker->band(Tune::none, 1, {});
  EXPECT_EQ(speaker->playing(), 0);
}

}  // namespace
}  // namespace fc::platform
