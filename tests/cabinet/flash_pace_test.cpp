// Nothing flashes three times in a second, however fast a bout is shown.
#include "cabinet/bout/pace.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "scene/hall.h"

namespace fc::cabinet {
namespace {

constexpr double frame = 1.0 / 60;

/// When the bulbs of a very long cheer begin to flash, by the watch. speed(seconds): of the bout at that moment.
template <class Speed>
std::vector<double> flashes(double long_by_the_watch, const Speed& speed) {
  FlashPace pace;
  std::vector<double> begun;
  std::int64_t last = -1;
  double clock = 0;
  for (double seconds = 0; seconds < long_by_the_watch; seconds += frame) {
    clock += frame * speed(seconds);
    const std::vector<scene::SoundCue> heard{{.start = clock - 1, .sound = Sound::cheer, .strength = 1}};
    scene::Stage stage;
    scene::add_bulbs_and_hats(stage.particles, heard, clock, stage.board, scene::Motion::full);
    pace.hold_back(stage, clock, seconds);
    const bool lit = std::ranges::any_of(stage.particles,
                                         [](const scene::Particle& one) { return one.kind == scene::ParticleKind::bulb; });
    if (lit && scene::bulb_at(clock) != last) {
      last = scene::bulb_at(clock);
      begun.push_back(seconds);
    }
  }
  return begun;
}

void expect_calm(const std::vector<double>& begun) {
  for (std::size_t flash = 2; flash < begun.size(); ++flash) {
    EXPECT_GT(begun[flash] - begun[flash - 2], 2.0 / 3) << "at " << begun[flash];
  }
}

TEST(FlashPace, bulbs_keep_to_the_watch_at_every_speed) {
  for (const double speed : {1.0, 2.0, 4.0, 8.0, 16.0}) {
    const std::vector<double> begun = flashes(20, [speed](double) { return speed; });
    EXPECT_GT(begun.size(), 8U) << "they flash at speed " << speed;
    expect_calm(begun);
  }
}

TEST(FlashPace, bulbs_keep_to_the_watch_while_somebody_hurries_now_and_then) {
  expect_calm(flashes(20, [](double seconds) { return static_cast<int>(seconds * 5) % 2 == 0 ? 1.0 : 16.0; }));
}

TEST(FlashPace, at_the_speed_of_the_watch_every_bulb_flashes) {
  EXPECT_GE(flashes(8, [](double) { return 1.0; }).size(), 19U);
}

/// What is seen of a bout in which somebody is hit and meets the canvas every half second of its clock.
struct Seen {
  std::vector<double> begun;  ///< flashes of the picture or of a chip, by the watch
  double longest_white = 0;   ///< seconds
  double shortest_white = 1e9;
};

Seen hard_rounds(double long_by_the_watch, double speed) {
  constexpr double between = 0.5;
  constexpr float fades = 0.2F;  // by the clock of the bout
  FlashPace pace;
  Seen seen;
  float white = 0;
  float chip = 0;
  double whitened = 0;
  for (double seconds = 0; seconds < long_by_the_watch; seconds += frame) {
    const auto age = static_cast<float>(std::fmod(seconds * speed, between));
    scene::Stage stage;
    stage.markers.resize(2);
    stage.camera.flash = 0.3F * std::max(0.0F, 1 - age / fades);
    // A man is hit some moments before he meets the canvas.
    stage.markers[1].flash = age > 0.2F && age < 0.28F ? 0.9F : 0;
    pace.hold_back(stage, seconds * speed, seconds);
    if (stage.camera.flash > white || stage.markers[1].flash > chip) {
      seen.begun.push_back(seconds);
    }
    if (stage.camera.flash > white) {
      whitened = seconds;
    }
    if (white > 0 && stage.camera.flash == 0) {
      seen.longest_white = std::max(seen.longest_white, seconds - whitened);
      seen.shortest_white = std::min(seen.shortest_white, seconds - whitened);
    }
    white = stage.camera.flash;
    chip = stage.markers[1].flash;
  }
  return seen;
}

TEST(FlashPace, hits_and_falls_keep_to_the_watch_at_every_speed) {
  for (const double speed : {0.5, 1.0, 2.0, 4.0, 8.0, 16.0}) {
    const Seen seen = hard_rounds(20, speed);
    EXPECT_GT(seen.begun.size(), 8U) << "they flash at speed " << speed;
    expect_calm(seen.begun);
  }
}

TEST(FlashPace, white_fades_as_slowly_as_ever_at_every_speed) {
  for (const double speed : {1.0, 4.0, 16.0}) {
    const Seen seen = hard_rounds(20, speed);
    EXPECT_NEAR(seen.shortest_white, FlashPace::fading, 1.5 * frame) << "at speed " << speed;
    EXPECT_NEAR(seen.longest_white, FlashPace::fading, 1.5 * frame) << "at speed " << speed;
  }
}

TEST(FlashPace, fall_is_as_bright_as_it_is_told) {
  FlashPace pace;
  scene::Stage stage;
  stage.camera.flash = 0.3F;
  pace.hold_back(stage, 7, 7);
  EXPECT_FLOAT_EQ(stage.camera.flash, 0.3F);
}

}  // namespace
}  // namespace fc::cabinet
