// Two men who spar on the poster: they never leave the ring, never stand in each other, and come to rest.
#include "scene/corners/vignette.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace fc::scene {
namespace {

constexpr std::array<Looks, 2> two{Looks{.weight = 3}, Looks{.weight = 16}};

TEST(Sparring, they_stay_in_the_ring_beside_each_other) {
  bool hard = false;
  for (double clock = 0; clock < 300; clock += 0.05) {
    const Stage stage = sparring(two, clock, Motion::full);
    ASSERT_EQ(stage.markers.size(), 2U);
    for (const Marker& marker : stage.markers) {
      EXPECT_GT(marker.at.x, 0.4F) << clock;
      EXPECT_LT(marker.at.x, static_cast<float>(stage.board.columns) - 0.4F) << clock;
      EXPECT_GT(marker.at.y, 0.5F) << clock;
      EXPECT_LT(marker.at.y, static_cast<float>(stage.board.rows) - 0.2F) << clock;
    }
    EXPECT_LT(stage.markers[0].at.x, stage.markers[1].at.x) << "red is on the left at " << clock;
    EXPECT_EQ(stage.markers[0].likeness.looks, two[0]);
    EXPECT_EQ(stage.markers[1].likeness.looks, two[1]);
    hard = hard || stage.particles.size() > 15;
  }
  EXPECT_TRUE(hard) << "now and then a hook is solid";
}

TEST(Sparring, between_two_exchanges_nothing_is_on_its_way) {
  for (int exchange = 1; exchange < 100; ++exchange) {
    const Stage stage = sparring(two, exchange * exchange_seconds, Motion::full);
    EXPECT_TRUE(stage.particles.empty()) << exchange;
    for (const Marker& marker : stage.markers) {
      EXPECT_NEAR(marker.lean, 0, 1e-3F) << exchange;
      EXPECT_NEAR(marker.at.z, 0, 1e-3F) << exchange;
      EXPECT_FLOAT_EQ(marker.flash, 0) << exchange;
    }
  }
}

/// A fist of a man is out or on its way back.
bool punches(const Marker& marker) {
  const Act act = marker.likeness.gesture.act;
  return (act >= Act::jab && act <= Act::swing) || act == Act::counter;
}

TEST(Sparring, both_men_throw_and_two_seconds_never_pass_without_a_fist) {
  for (const Motion motion : {Motion::full, Motion::reduced}) {
    double last_red = 0;
    double last_blue = 0;
    for (double clock = 0; clock < 200; clock += 0.02) {
      const Stage stage = sparring(two, clock, motion);
      last_red = punches(stage.markers[0]) ? clock : last_red;
      last_blue = punches(stage.markers[1]) ? clock : last_blue;
      EXPECT_LT(clock - std::max(last_red, last_blue), 2) << "nothing happens at " << clock;
      EXPECT_LT(clock - std::min(last_red, last_blue), 4.5) << "one of them does not box at " << clock;
    }
  }
}

TEST(Sparring, every_moment_is_the_same_in_whichever_order_it_is_asked_for) {
  const Stage later = sparring(two, 40.3, Motion::full);
  static_cast<void>(sparring(two, 3.1, Motion::full));
  const Stage again = sparring(two, 40.3, Motion::full);
  EXPECT_EQ(later.markers[0].at.x, again.markers[0].at.x);
  EXPECT_EQ(later.markers[1].lean, again.markers[1].lean);
  EXPECT_EQ(later.particles.size(), again.particles.size());
}

}  // namespace
}  // namespace fc::scene
