// Nothing flashes three times in a second, however fast a bout is shown.
#include "cabinet/bout/flash_pace.h"

#include <gtest/gtest.h>

#include <algorithm>

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

}  // namespace
}  // namespace fc::cabinet
