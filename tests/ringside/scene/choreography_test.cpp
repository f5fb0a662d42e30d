// The choreography against the rules: when every cue has played, picture and readout are those of the view.
#include "scene/ringside/choreography.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "bouts.h"
#include "scene/blows/blow.h"
#include "scene/blows/stance.h"
#include "scene/hall.h"
#include "scene/ornament.h"
#include "tests/scene/knockdowns.h"
#include "tests/scene/markers.h"
#include "tests/scene/onlooker.h"

namespace fc::ringside {
namespace {

using scene::Marker;
using scene::Motion;
using scene::Stage;
using scene::test::expect_markers;

/// The dice of the last roll lie on its faces.
void expect_dice(const Stage& stage, const Rolled& roll) {
  ASSERT_FALSE(stage.dice.empty());
  const auto solids = scene::solids_of(roll.call.die, roll.value);
  ASSERT_GE(stage.dice.size(), solids.size());
  for (std::size_t index = 0; index < solids.size(); ++index) {
    const scene::TrayDie& die = stage.dice[stage.dice.size() - solids.size() + index];
    EXPECT_EQ(die.face, solids[index].face);
    EXPECT_EQ(die.tens, solids[index].tens);
  }
  for (const scene::TrayDie& die : stage.dice) {
    EXPECT_EQ(die.orientation[1], 0.0F);
    EXPECT_EQ(die.orientation[2], 0.0F);
    EXPECT_EQ(die.at.z, 0.0F);
  }
}

void expect_rest(const Choreography& choreography, const Setup& setup, const State& state) {
  const View view = Rules::view(setup, state, 0);
  scene::test::expect_stage_at_rest(choreography, stage_of(view), [](const Stage& shown, const Stage& wanted) {
    expect_markers(shown, wanted);
    scene::test::expect_same(shown, wanted, &Stage::board, &Stage::house_light);
    EXPECT_EQ(shown.glows.size(), wanted.glows.size());
    EXPECT_EQ(shown.camera.flash, 0.0F);
  });
  EXPECT_EQ(choreography.readout(choreography.rest_time()).now, bout_readout_of(setup, view));
}

TEST(RingsideChoreography, no_onlooker_sees_a_punch_before_its_guess_is_in) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    scene::test::expect_blind_onlooker<Rules>(test::some_setup(seed), seed);
  }
}

TEST(RingsideChoreography, at_the_end_of_the_cues_it_equals_the_scene_of_the_view) {
  scene::test::look_at_games(0, 2000, test::told,
                             [](const auto& bout) { expect_rest(bout.choreography, bout.setup, bout.steps.back().after); });
}

TEST(RingsideChoreography, after_every_answer_it_equals_the_scene_of_the_view) {
  for (std::uint64_t seed = 0; seed < 40 && !HasFailure(); ++seed) {
    const auto setup = test::some_setup(seed);
    Choreography choreography(setup);
    std::optional<Rolled> last;
    for (const test::Step& step : test::play(setup, seed)) {
      test::tell(choreography, step, choreography.rest_time());
      for (const Event& event : step.events) {
        if (const Rolled* roll = std::get_if<Rolled>(&event)) {
          last = *roll;
        } else if (std::holds_alternative<PicksRevealed>(event) || std::holds_alternative<RoundBegan>(event)) {
          last.reset();  // the figures that come now are of something else
        }
      }
      expect_rest(choreography, setup, step.after);
      const Stage shown = choreography.stage(choreography.rest_time(), Motion::full);
      if (last) {
        expect_dice(shown, *last);
      } else {
        EXPECT_TRUE(shown.dice.empty() && shown.readings.empty());
      }
      if (HasFailure()) {
        FAIL() << "seed " << seed << ", phase " << static_cast<int>(step.after.phase);
      }
    }
  }
}

TEST(RingsideChoreography, keeps_to_itself_whose_the_last_round_was_until_the_card_is_read) {
  int decisions = 0;
  for (std::uint64_t seed = 0; seed < 400 && decisions < 5; ++seed) {
    const auto setup = test::some_setup(seed);
    const auto steps = test::play(setup, seed);
    if (setup.rounds == 1 || steps.back().after.method != Method::decision) {
      continue;  // the one card of a single round is explained at its bell
    }
    ++decisions;
    const auto all = static_cast<std::size_t>(setup.rounds);
    Choreography choreography(setup);
    test::tell(choreography, steps, 0);
    for (const Cue& cue : choreography.timeline().all()) {
      const auto* bell = std::get_if<RoundEnded>(&cue.event);
      if ((bell != nullptr && bell->round == setup.rounds) || std::holds_alternative<BoutEnded>(cue.event)) {
        const Readout shown = choreography.readout(cue.start + 0.5);
        EXPECT_EQ(shown.now.scorecard.size(), all - 1);
        EXPECT_FALSE(shown.bell);
      }
    }
    EXPECT_EQ(choreography.readout(choreography.rest_time()).now.scorecard.size(), all);
  }
  EXPECT_EQ(decisions, 5);
}

bool is_sound(const scene::Vec3& at) { return std::isfinite(at.x) && std::isfinite(at.y) && std::isfinite(at.z); }

void expect_sound(const Stage& stage) {
  for (const Marker& marker : stage.markers) {
    EXPECT_TRUE(is_sound(marker.at) && std::isfinite(marker.flip + marker.fallen + marker.lean + marker.squash));
    constexpr float reach = scene::driven_over_the_edge;  // the ropes hold him there
    EXPECT_TRUE(std::min(marker.at.x, marker.at.y) >= -reach && std::max(marker.at.x, marker.at.y) <= 6 + reach);
    EXPECT_GE(marker.at.z, 0);
    EXPECT_TRUE(marker.flip >= 0 && marker.flip <= 1 && marker.fallen >= 0 && marker.fallen <= 1);
  }
  for (const scene::TrayDie& die : stage.dice) {
    EXPECT_TRUE(is_sound(die.at) && std::isfinite(die.orientation[0] + die.orientation[1]));
    EXPECT_TRUE(die.die.has(die.face));
  }
  for (const scene::Particle& particle : stage.particles) {
    EXPECT_TRUE(is_sound(particle.at) && particle.alpha >= 0 && particle.alpha <= 1 && particle.at.z >= 0);
  }
  for (const scene::Call& call : stage.calls) {
    EXPECT_TRUE(is_sound(call.at) && call.scale > 0 && call.alpha >= 0 && call.alpha <= 1);
  }
}

TEST(RingsideChoreography, no_marker_jumps_and_nothing_leaves_the_ring) {
  constexpr double frame = 1.0 / 60;
  constexpr float fastest = 0.45F;  // squares in a frame: a lunge at its quickest
  for (std::uint64_t seed = 0; seed < 12 && !HasFailure(); ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    Stage last = choreography.stage(0, Motion::full);
    for (double clock = frame; clock < choreography.rest_time(); clock += frame) {
      const Stage stage = choreography.stage(clock, Motion::full);
      expect_sound(stage);
      for (std::size_t index = 0; index < 2; ++index) {
        const scene::Vec3 from = last.markers[index].at;
        const scene::Vec3 to = stage.markers[index].at;
        EXPECT_LT(std::hypot(to.x - from.x, to.y - from.y), fastest) << "seed " << seed << " at " << clock;
      }
      last = stage;
    }
  }
}

TEST(RingsideChoreography, nothing_bursts_where_a_swing_misses_whoever_covers_up_or_rushes) {
  int covered = 0;
  int rushed = 0;
  for (std::uint64_t seed = 0; covered == 0 || rushed == 0; ++seed) {
    ASSERT_LT(seed, 60U);
    auto [setup, steps, choreography] = test::told(seed);
    for (const Cue& cue : choreography.timeline().all()) {
      const auto* missed = std::get_if<SwingMissed>(&cue.event);
      if (missed == nullptr) {
        continue;
      }
      covered += cue.pose.seen.boxer(other(missed->corner)).covering ? 1 : 0;
      rushed += cue.pose.seen.rush ? 1 : 0;
      for (const double after : {0.2, 0.25, 0.3, 0.35}) {
        for (const scene::Particle& particle : choreography.stage(cue.start + after, Motion::full).particles) {
          EXPECT_NE(particle.kind, scene::ParticleKind::starburst) << "seed " << seed << " at " << cue.start;
          EXPECT_NE(particle.kind, scene::ParticleKind::spark) << "seed " << seed << " at " << cue.start;
        }
      }
    }
  }
}

/// The corner of a man who was counted out, and when his back met the canvas for good.
std::optional<std::pair<Corner, double>> last_fall(const Choreography& choreography) {
  double fell = 0;
  for (const Cue& cue : choreography.timeline().all()) {
    if (std::holds_alternative<KnockedDown>(cue.event)) {
      fell = cue.start + static_cast<double>(scene::fall_seconds);
    }
    const auto* counted = std::get_if<Counted>(&cue.event);
    if (counted != nullptr && counted->knockout) {
      return std::pair(counted->corner, fell);
    }
  }
  return std::nullopt;
}

TEST(RingsideChoreography, who_is_counted_out_stays_down) {
  constexpr double third_frame = 3.0 / 60;
  int knockouts = 0;
  for (std::uint64_t seed = 0; knockouts < 20; ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    const auto fall = last_fall(choreography);
    if (!fall) {
      continue;
    }
    ++knockouts;
    const auto& [loser, fell] = *fall;
    for (double clock = fell; clock < choreography.rest_time() + 1; clock += third_frame) {
      ASSERT_EQ(choreography.stage(clock, Motion::full).markers[fc::index_of(loser)].fallen, 1.0F)
          << "seed " << seed << ", " << clock - fell << " s after the fall";
    }
  }
}

TEST(RingsideChoreography, a_moment_is_the_same_from_whichever_side_it_is_reached) {
  const auto setup = test::some_setup(5);
  const auto [whole, grown] = test::told_twice<Choreography>(setup, test::play(setup, 5));
  for (double clock = whole.rest_time(); clock > 0; clock -= 0.37) {
    const Stage first = whole.stage(clock, Motion::full);
    const Stage second = grown.stage(clock, Motion::full);
    expect_markers(first, second);
    EXPECT_EQ(first.dice.size(), second.dice.size());
    EXPECT_EQ(first.particles.size(), second.particles.size());
    EXPECT_EQ(whole.readout(clock).now, grown.readout(clock).now);
  }
}

TEST(RingsideChoreography, the_readout_waits_for_the_dice) {
  auto [setup, steps, choreography] = test::told(8);
  int checked = 0;
  for (const Cue& cue : choreography.timeline().all()) {
    if (!std::holds_alternative<Rolled>(cue.event)) {
      continue;
    }
    const Readout thrown = choreography.readout(cue.start + 0.01);
    const Readout rested = choreography.readout(cue.start + static_cast<double>(cue.duration) - 0.01);
    ASSERT_TRUE(thrown.roll && rested.roll);
    EXPECT_FALSE(thrown.roll->settled);
    EXPECT_TRUE(rested.roll->settled);
    EXPECT_EQ(thrown.now.boxer(Corner::red).endurance, rested.now.boxer(Corner::red).endurance);
    EXPECT_EQ(thrown.now.boxer(Corner::blue).hits, rested.now.boxer(Corner::blue).hits);
    ++checked;
  }
  EXPECT_GT(checked, 20);
}

TEST(RingsideChoreography, the_sign_of_a_punch_is_gone_when_somebody_falls) {
  int falls = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    for (const Cue& cue : choreography.timeline().all()) {
      if (std::holds_alternative<KnockedDown>(cue.event)) {
        EXPECT_FALSE(choreography.readout(cue.start + 0.01).picks) << "it would lie over the word";
        ++falls;
      }
    }
  }
  EXPECT_GT(falls, 5);
}

TEST(RingsideChoreography, reduced_motion_has_no_shake_flash_or_flying_things) {
  auto [setup, steps, choreography] = test::told(9);
  for (double clock = 0; clock < choreography.rest_time(); clock += 0.05) {
    const Stage stage = choreography.stage(clock, Motion::reduced);
    EXPECT_EQ(stage.camera.shake_x, 0.0F);
    EXPECT_EQ(stage.camera.flash, 0.0F);
    EXPECT_EQ(stage.markers[0].flash + stage.markers[1].flash, 0.0F);
    for (const scene::Particle& particle : stage.particles) {
      EXPECT_TRUE(particle.kind == scene::ParticleKind::starburst || particle.kind == scene::ParticleKind::star ||
                  particle.kind == scene::ParticleKind::sweat)
          << "marks that stand still";
    }
    for (const scene::TrayDie& die : stage.dice) {
      EXPECT_EQ(die.orientation[1], 0.0F);
    }
  }
}

/// Seconds from the first cue of one kind to the first of another.
double seconds_between(const std::vector<Event>& events) {
  Choreography choreography(test::some_setup(1));
  test::tell(choreography, test::made_up(choreography.setup(), events), 0);
  return choreography.end_time();
}

Rolled a_roll(Purpose purpose, const Die& die, int value) {
  RollCall call{.purpose = static_cast<std::uint8_t>(purpose), .die = die, .parts = {}};
  return {.call = call, .value = value};
}

TEST(RingsideChoreography, a_miss_is_over_in_under_two_seconds) {
  EXPECT_LT(seconds_between({a_roll(Purpose::hit, d100, 5), SwingMissed{Corner::red},
                             Moved{.corner = Corner::blue, .from = {3, 3}, .to = {4, 4}, .follows = false},
                             Moved{.corner = Corner::red, .from = {2, 2}, .to = {3, 3}, .follows = true},
                             TurnBegan{.turn = 2, .attacker = Corner::blue}}),
            1.8);
}

TEST(RingsideChoreography, the_longest_count_is_over_in_eight_seconds) {
  EXPECT_LT(seconds_between({KnockedDown{.corner = Corner::blue, .card_damage = 8, .saved_by_bell = false},
                             a_roll(Purpose::count, d10, 10),
                             Counted{.corner = Corner::blue, .count = 10, .knockout = true, .extra_turn = false}}),
            8);
}

TEST(RingsideChoreography, the_referee_calls_every_number_in_turn) {
  Choreography choreography(test::some_setup(1));
  const std::vector<Event> events{KnockedDown{.corner = Corner::blue, .card_damage = 8, .saved_by_bell = false},
                                  a_roll(Purpose::count, d10, 6)};
  test::tell(choreography, test::made_up(choreography.setup(), events), 0);
  int last = 0;
  for (double clock = 0; clock < choreography.end_time(); clock += 1.0 / 60) {
    const Readout readout = choreography.readout(clock);
    const int count = readout.counting ? readout.counting->count : 0;
    EXPECT_TRUE(count == last || count == last + 1);
    last = count;
  }
  EXPECT_EQ(last, 6);
  EXPECT_EQ(choreography.stage(choreography.end_time() - 0.05, Motion::full).markers[1].fallen, 1.0F);
}

// A knockdown from the fall to the corner, with everything that the men do meanwhile.
TEST(RingsideChoreography, knockdowns_are_the_summit_of_a_bout) {
  scene::test::expect_summits<Choreography, Rules>(30, test::some_setup, scene::test::may_get_up, 10);
}

TEST(RingsideChoreography, every_punch_is_an_act_with_a_fist_of_its_own) {
  std::set<std::pair<scene::Act, scene::Fist>> seen;
  for (const Punch punch :
       {Punch::uppercut, Punch::combination, Punch::left_jab, Punch::right_jab, Punch::left_hook, Punch::right_hook}) {
    seen.emplace(scene::manner_of(punch_of(punch)).act, fist_of(punch));
  }
  EXPECT_EQ(seen.size(), 6U);
}

/// From the reveal on the thrower throws what was turned over, and a guess that is right is caught on the gloves.
TEST(RingsideChoreography, a_landed_punch_is_seen_as_what_it_was) {
  int caught = 0;
  int countered = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    for (const Cue& cue : choreography.timeline().all()) {
      const PunchLanded* punch = std::get_if<PunchLanded>(&cue.event);
      if (punch == nullptr) {
        continue;
      }
      const Stage stage = choreography.stage(cue.start + 0.01, Motion::reduced);
      const scene::Gesture thrown = stage.markers[fc::index_of(punch->thrower)].likeness.gesture;
      const scene::Gesture met = stage.markers[fc::index_of(other(punch->thrower))].likeness.gesture;
      countered += cue.pose.counters ? 1 : 0;
      caught += punch->thrown == punch->expected ? 1 : 0;
      EXPECT_EQ(thrown.act, cue.pose.counters ? scene::Act::counter : scene::manner_of(punch_of(punch->thrown)).act);
      EXPECT_EQ(thrown.share, 0.5F);
      const bool blocked = punch->thrown == punch->expected || punch->damage == 0;
      EXPECT_EQ(met.act == scene::Act::block, blocked) << "seed " << seed;
    }
  }
  EXPECT_GT(caught, 5);
  EXPECT_GT(countered, 5);
}

}  // namespace
}  // namespace fc::ringside
