// What a whole bout does with the board at the foot of the picture, looked at in every frame.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "scene/corners/two_men.h"
#include "scene/game_scene.h"
#include "tests/scene/random_play.h"

namespace fc::scene::test {

/// What was seen of the board.
struct Folds {
  bool folded_over_a_fallen_man = false;
  bool open_for_the_dice_of_a_count = false;
};

/// Watches a bout that has been told to its end.
template <class Choreography>
void watch_board(const Choreography& choreography, Folds& seen) {
  constexpr double step = 1.0 / 60;
  constexpr double settled = 0.6;  // seconds: by then the board is where it is bound
  constexpr float fastest = 2.5F;  // of an eased glide, times its mean speed
  double lying = 0;
  double with_dice = 0;
  double without_dice = 0;
  float before = choreography.board_open(0);
  for (double clock = 0; clock < choreography.rest_time() && !::testing::Test::HasFailure(); clock += step) {
    const Stage stage = choreography.stage(clock, Motion::reduced);
    const float open = choreography.board_open(clock);
    EXPECT_LE(std::abs(open - before), fastest * static_cast<float>(step) / folding_seconds) << "jumps at " << clock;
    if (open < before && open > 0) {
      EXPECT_EQ(choreography.board_open(choreography.board_clock(clock)), 1) << "not the board that was read at " << clock;
    } else if (open == 1) {
      EXPECT_EQ(choreography.board_clock(clock), clock);
    }
    before = open;
    const auto fallen = [](const Marker& marker) { return marker.fallen > 0; };
    const bool lies = std::ranges::any_of(stage.markers, fallen);
    lying = lies ? lying + step : 0;
    with_dice = stage.dice.empty() ? 0 : with_dice + step;
    without_dice = stage.dice.empty() ? without_dice + step : 0;
    if (lying > 2 * settled && without_dice > settled) {
      EXPECT_EQ(open, 0) << "nothing is on it at " << clock;
      seen.folded_over_a_fallen_man = true;
    }
    if (!lies && with_dice > settled && !choreography.readout(clock).end) {
      EXPECT_EQ(open, 1) << "dice are read on it at " << clock;
    }
    seen.open_for_the_dice_of_a_count = seen.open_for_the_dice_of_a_count || (lies && open == 1 && lying > settled);
  }
}

/// Watches random bouts.
template <class Choreography, class Rules, class SetupOf>
void expect_board_to_fold(std::uint64_t bouts, SetupOf setup_of) {
  Folds seen;
  for (std::uint64_t seed = 0; seed < bouts && !::testing::Test::HasFailure(); ++seed) {
    const auto setup = setup_of(seed);
    Choreography choreography(setup);
    tell(choreography, play<Rules>(setup, seed), 0);
    watch_board(choreography, seen);
    EXPECT_FALSE(::testing::Test::HasFailure()) << "seed " << seed;
  }
  EXPECT_TRUE(seen.folded_over_a_fallen_man);
  EXPECT_TRUE(seen.open_for_the_dice_of_a_count);
}

}  // namespace fc::scene::test
