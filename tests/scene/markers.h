// Whether two men stand as they should.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <variant>

#include "core/corner.h"
#include "scene/blows/stance.h"
#include "scene/game_scene.h"
#include "scene/stage.h"
#include "tests/scene/random_play.h"

namespace fc::scene::test {

inline void expect_markers(const Stage& shown, const Stage& wanted) {
  ASSERT_EQ(shown.markers.size(), wanted.markers.size());
  for (std::size_t index = 0; index < wanted.markers.size(); ++index) {
    const Marker& is = shown.markers[index];
    const Marker& should = wanted.markers[index];
    EXPECT_EQ(is.corner, should.corner);
    EXPECT_EQ(is.at.x, should.at.x);
    EXPECT_EQ(is.at.y, should.at.y);
    EXPECT_EQ(is.at.z, should.at.z);
    EXPECT_EQ(is.flip, should.flip);
    EXPECT_EQ(is.fallen, should.fallen);
    EXPECT_EQ(is.lean, should.lean);
    EXPECT_EQ(is.squash, should.squash);
    EXPECT_EQ(is.flash, should.flash);
    EXPECT_EQ(is.facing, should.facing);
    EXPECT_EQ(is.wear, should.wear);
    EXPECT_EQ(is.crowned, should.crowned);
  }
}

/// At rest nothing moves, flies or is called, and the picture is that of the view with its wear. same(shown, wanted):
/// compares what else a game promises, the men among it.
template <class Choreography, class Same>
void expect_stage_at_rest(const Choreography& choreography, const Stage& of_view, Same same) {
  const double rest = choreography.rest_time();
  for (const Motion motion : {Motion::full, Motion::reduced}) {
    const Stage shown = choreography.stage(rest, motion);
    Stage wanted = of_view;
    show_wear(wanted, rest, motion);
    same(shown, wanted);
    EXPECT_EQ(shown.particles.size(), wanted.particles.size());
    EXPECT_TRUE(shown.calls.empty());
    EXPECT_EQ(shown.camera.shake_x, 0.0F);
  }
}

/// These members of both are equal.
template <class Whole, class... Members>
void expect_same(const Whole& shown, const Whole& wanted, Members... members) {
  const auto same = [&](auto member) { EXPECT_EQ(shown.*member, wanted.*member); };
  (same(members), ...);
}

/// From the last KnockedDown of a bout that has been told to its end, the man with this index never stands again.
template <class KnockedDown, class Choreography>
void expect_to_stay_down(const Choreography& choreography, std::size_t loser, std::uint64_t seed) {
  double fell = 0;
  for (const auto& cue : choreography.timeline().all()) {
    if (std::holds_alternative<KnockedDown>(cue.event)) {
      fell = cue.start;
    }
  }
  for (double clock = fell + 1; clock < choreography.rest_time() + 2; clock += 0.05) {
    EXPECT_GT(choreography.stage(clock, Motion::reduced).markers[loser].fallen, 0.8F) << "seed " << seed << " at " << clock;
  }
}

/// Five random bouts in which somebody is counted out are looked at. is_counted_out(state): of a bout's end.
template <class KnockedDown, class Choreography, class Rules, class SetupOf, class IsCountedOut>
void expect_counted_out_to_stay_down(SetupOf setup_of, IsCountedOut is_counted_out) {
  int counted_out = 0;
  for (std::uint64_t seed = 0; seed < 400 && counted_out < 5; ++seed) {
    const auto setup = setup_of(seed);
    const auto steps = play<Rules>(setup, seed);
    if (is_counted_out(steps.back().after)) {
      ++counted_out;
      Choreography choreography(setup);
      tell(choreography, steps, 0);
      expect_to_stay_down<KnockedDown>(choreography, index_of(other(steps.back().after.end.winner)), seed);
    }
  }
  EXPECT_EQ(counted_out, 5);
}

/// Over every roll of that purpose the doctor is called as he comes, before his dice rest, and there is only one of him.
/// Returns how many rolls there were.
template <class Rolled, class Purpose, class Choreography>
int expect_doctor_called_as_he_comes(const Choreography& choreography, Purpose purpose) {
  int rolls = 0;
  for (const auto& cue : choreography.timeline().all()) {
    const auto* const roll = std::get_if<Rolled>(&cue.event);
    if (roll == nullptr || roll->call.purpose != static_cast<std::uint8_t>(purpose)) {
      continue;
    }
    ++rolls;
    const auto is_called = [&](double clock) {
      const Stage stage = choreography.stage(clock, Motion::full);
      return std::ranges::any_of(stage.calls, [](const Call& call) { return call.key.ends_with(".doctor"); });
    };
    EXPECT_TRUE(is_called(cue.start + 0.3)) << "at " << cue.start;
    const double told = cue.start + static_cast<double>(cue.duration);
    for (double clock = told + 0.01; clock < told + 1; clock += 0.05) {
      EXPECT_FALSE(is_called(clock)) << "what he says is known at " << told;
      const Stage stage = choreography.stage(clock, Motion::full);
      EXPECT_LE(std::ranges::count(stage.officials, Attire::doctor, [](const Official& one) { return one.likeness.attire; }),
                1)
          << "at " << clock;
    }
  }
  return rolls;
}

}  // namespace fc::scene::test
