// What a whole bout shows of its knockdowns, looked at every twentieth of a second.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <set>

#include "scene/blows/knockdown.h"
#include "scene/game_scene.h"
#include "scene/layout.h"
#include "scene/projection.h"
#include "scene/stage.h"
#include "tests/scene/random_play.h"

namespace fc::scene::test {

/// The boxes on a picture of 1280 x 720 of the referee's number and of a man who lies, sits or kneels.
inline Box box_of_number(const Call& call, const Projection& view, const Box& ring) {
  constexpr float letters = 0.2F;  // of the ring's height, at scale 1
  constexpr float digit = 0.42F;   // width by height
  const float height = letters * ring.h * call.scale;
  const float width = digit * height * (call.number > 9 ? 2 : 1);
  const Pixel middle = view.project(call.at);
  return {middle.x - width / 2, middle.y - height / 2, width, height};
}
inline Box box_of_fallen(const Marker& marker, const Projection& view) {
  constexpr float highest = 1.3F;  // of a man on one knee
  const float scale = view.scale_at(marker.at.y);
  const Pixel foot = view.project({marker.at.x, marker.at.y, 0});
  return {foot.x - lying_half_width * scale, foot.y - highest * scale, 2 * lying_half_width * scale,
          (highest + 0.4F) * scale};
}

/// Everything that bodies were seen to do.
struct Watched {
  std::set<Act> acts;
  std::set<int> numbers;
  float darkest = 0;
};

/// Watches a bout that has been told to its end, and expects of every moment what must be true of it.
template <class Choreography>
void watch_knockdowns(const Choreography& choreography, Watched& watched) {
  constexpr double step = 0.05;
  const double rest = choreography.rest_time();
  for (double clock = 0; clock < rest; clock += step) {
    const Stage stage = choreography.stage(clock, Motion::full);
    const Box ring = layout(1280, 720).ring;
    const Projection view(ring, stage.board);
    watched.darkest = std::max(watched.darkest, stage.spotlight.dark);
    for (const Marker& marker : stage.markers) {
      watched.acts.insert(marker.likeness.gesture.act);
      EXPECT_TRUE(marker.likeness.gesture.share >= 0 && marker.likeness.gesture.share <= 1);
      const bool somebody_lies = std::ranges::any_of(stage.markers, [](const Marker& man) { return man.fallen > 0.99F; });
      if (somebody_lies && marker.likeness.gesture.act == Act::wait) {
        EXPECT_GT(std::abs(marker.at.x - 3), 2) << "at " << clock;
        EXPECT_EQ(marker.at.x > 3, marker.at.y > 3) << "not in one of the two neutral corners, at " << clock;
      }
      if (marker.fallen > 0.99F) {
        for (const Call& call : stage.calls) {
          if (call.key.empty() && call.number > 0) {
            watched.numbers.insert(call.number);
            EXPECT_TRUE(box_of_number(call, view, ring).overlap(box_of_fallen(marker, view)).empty())
                << call.number << " covers the man at " << clock;
          }
        }
      }
    }
    if (::testing::Test::HasFailure()) {
      return;
    }
  }
  EXPECT_EQ(choreography.stage(rest, Motion::full).spotlight.dark, 0);
}

/// What bodies do where a man who is floored may get up again, and where the count is always to the end.
inline constexpr std::initializer_list<Act> may_get_up{Act::fall, Act::lie,       Act::stir, Act::sit_up, Act::kneel,
                                                       Act::rise, Act::staggered, Act::walk, Act::wait,   Act::cheer};
inline constexpr std::initializer_list<Act> stays_down{Act::fall, Act::lie, Act::walk, Act::wait, Act::cheer};

/// Watches random bouts and expects that all of that was seen in one or another, a number that high, and a dark hall.
/// chosen: (seed, the state at the end), which bouts are looked at.
template <class Choreography, class Rules, class SetupOf, class Chosen>
void expect_summits(std::uint64_t bouts, SetupOf setup_of, std::initializer_list<Act> acts, int number, Chosen chosen) {
  Watched watched;
  for (std::uint64_t seed = 0; seed < bouts && !::testing::Test::HasFailure(); ++seed) {
    const auto setup = setup_of(seed);
    const auto steps = play<Rules>(setup, seed);
    if (!chosen(seed, steps.back().after)) {
      continue;
    }
    Choreography choreography(setup);
    tell(choreography, steps, 0);
    watch_knockdowns(choreography, watched);
    EXPECT_FALSE(::testing::Test::HasFailure()) << "seed " << seed;
  }
  for (const Act act : acts) {
    EXPECT_TRUE(watched.acts.contains(act)) << "act " << static_cast<int>(act);
  }
  EXPECT_TRUE(watched.numbers.contains(number));
  EXPECT_GT(watched.darkest, 0.5F);
}
/// Of every bout.
template <class Choreography, class Rules, class SetupOf>
void expect_summits(std::uint64_t bouts, SetupOf setup_of, std::initializer_list<Act> acts, int number) {
  expect_summits<Choreography, Rules>(bouts, setup_of, acts, number, [](std::uint64_t, const auto&) { return true; });
}

}  // namespace fc::scene::test
