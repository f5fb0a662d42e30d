// The choreography against the rules: when every cue has played, picture and readout are those of the view.
#include "scene/dice-boxing/choreography.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "bouts.h"
#include "scene/blows/blow.h"
#include "scene/blows/stance.h"
#include "tests/scene/folding.h"
#include "tests/scene/knockdowns.h"
#include "tests/scene/markers.h"
#include "tests/scene/onlooker.h"

namespace fc::dice_boxing {
namespace {

using scene::Marker;
using scene::Motion;
using scene::Stage;

/// Where a man went down is told once, and no state remembers it.
void expect_markers(const Stage& shown, const Stage& wanted) {
  const bool somebody_lies = std::ranges::any_of(wanted.markers, [](const Marker& marker) { return marker.fallen > 0; });
  ASSERT_EQ(shown.markers.size(), wanted.markers.size());
  for (std::size_t index = 0; index < wanted.markers.size(); ++index) {
    const Marker& is = shown.markers[index];
    const Marker& should = wanted.markers[index];
    EXPECT_EQ(is.at.z, should.at.z);
    EXPECT_EQ(is.flip, should.flip);
    EXPECT_EQ(is.fallen, should.fallen);
    EXPECT_EQ(is.crowned, should.crowned);
    EXPECT_EQ(is.wear, should.wear);
    if (!somebody_lies) {
      EXPECT_EQ(is.at.x, should.at.x);
      EXPECT_EQ(is.at.y, should.at.y);
      EXPECT_EQ(is.lean, should.lean);
      EXPECT_EQ(is.facing, should.facing);
    }
  }
}

void expect_rest(const Choreography& choreography, const Setup& setup, const State& state) {
  const View view = Rules::view(setup, state, no_seat);
  scene::test::expect_stage_at_rest(choreography, stage_of(view), [](const Stage& shown, const Stage& wanted) {
    expect_markers(shown, wanted);
    scene::test::expect_same(shown, wanted, &Stage::board);
    EXPECT_EQ(shown.glows.size(), wanted.glows.size());
  });
  scene::test::expect_same(choreography.readout(choreography.rest_time()), readout_of(setup, view), &Readout::now,
                           &Readout::stamina_shown, &Readout::at_the_bell, &Readout::fighting);
}

TEST(DiceBoxingChoreography, no_onlooker_sees_a_strategy_before_both_are_in) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    auto setup = test::some_setup(seed);
    setup.options.strategies = true;
    scene::test::expect_blind_onlooker<Rules>(setup, seed);
  }
}

TEST(DiceBoxingChoreography, after_every_answer_it_equals_the_scene_of_the_view) {
  scene::test::look_after_every_answer<Choreography, Rules>(
      12, test::some_setup, [](const Choreography& choreography, const auto& setup, const test::Step& step) {
        expect_rest(choreography, setup, step.after);
      });
}

TEST(DiceBoxingChoreography, at_the_end_of_a_bout_it_equals_the_scene_of_the_view) {
  scene::test::look_at_games(100, 200, test::told,
                             [](const auto& bout) { expect_rest(bout.choreography, bout.setup, bout.steps.back().after); });
}

TEST(DiceBoxingChoreography, every_roll_falls_where_the_rules_say) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const auto setup = test::some_setup(seed);
    for (const test::Step& step : test::play(setup, seed)) {
      const Rolled* roll = std::get_if<Rolled>(&step.events.front());
      if (roll == nullptr) {
        continue;
      }
      const Bar bar = bar_of(setup, roll->call);
      const BarPart& part = bar.parts[bar.part_of(roll->value)];
      EXPECT_LE(part.from, bar.face_of(roll->value));
      EXPECT_GE(part.to, bar.face_of(roll->value));
      for (const Event& event : step.events) {
        if (const PunchScored* punch = std::get_if<PunchScored>(&event)) {
          EXPECT_EQ(part.what, static_cast<std::uint8_t>(punch->hit.type));
          EXPECT_EQ(part.points, punch->hit.points);
        } else if (std::holds_alternative<KnockedDown>(event)) {
          EXPECT_EQ(part.what, knockdown_part);
        } else if (const KnockdownRead* read = std::get_if<KnockdownRead>(&event);
                   read != nullptr && !read->saved_by_the_bell) {
          EXPECT_EQ(part.what, static_cast<std::uint8_t>(read->letter));
        } else if (const RingMoved* moved = std::get_if<RingMoved>(&event)) {
          EXPECT_EQ(part.what, static_cast<std::uint8_t>(moved->to));
        } else if (const FoulCalled* foul = std::get_if<FoulCalled>(&event)) {
          EXPECT_EQ(part.what, static_cast<std::uint8_t>(foul->foul));
        } else if (const JudgeDecided* judge = std::get_if<JudgeDecided>(&event); judge != nullptr && judge->face > 0) {
          EXPECT_EQ(part.what, static_cast<std::uint8_t>(judge->opinion));
        } else if (const ControlTaken* taken = std::get_if<ControlTaken>(&event); taken != nullptr) {
          EXPECT_EQ(part.what, static_cast<std::uint8_t>(ControlPart::control));
        }
      }
    }
  }
}

TEST(DiceBoxingChoreography, bars_leave_no_face_out) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const auto setup = test::some_setup(seed);
    for (const test::Step& step : test::play(setup, seed)) {
      if (const Rolled* roll = std::get_if<Rolled>(&step.events.front())) {
        const Bar bar = bar_of(setup, roll->call);
        ASSERT_FALSE(bar.parts.empty());
        int next = bar.lowest();
        for (const BarPart& part : bar.parts) {
          EXPECT_EQ(part.from, next);
          EXPECT_LE(part.from, part.to);
          next = part.to + 1;
        }
        EXPECT_EQ(next, bar.lowest() + faces);
      }
    }
  }
}

TEST(DiceBoxingChoreography, whoever_is_counted_out_stays_down) {
  scene::test::expect_counted_out_to_stay_down<KnockedDown, Choreography, Rules>(
      test::some_setup, [](const State& state) { return state.end.reason == EndReason::count; });
}

TEST(DiceBoxingChoreography, the_doctor_is_called_as_he_comes) {
  int looks = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    looks += scene::test::expect_doctor_called_as_he_comes<Rolled>(choreography, Purpose::doctor);
  }
  EXPECT_GT(looks, 3);
}

TEST(DiceBoxingChoreography, a_long_clinch_is_one) {
  int clinches = 0;
  for (std::uint64_t seed = 0; seed < 200 && clinches == 0; ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    for (const Cue& cue : choreography.timeline().all()) {
      const auto* happened = std::get_if<UniqueHappened>(&cue.event);
      if (happened != nullptr && happened->event == UniqueEvent::long_clinch) {
        ++clinches;
        for (const Marker& man : choreography.stage(cue.start + 0.7, Motion::full).markers) {
          EXPECT_EQ(man.likeness.gesture.act, scene::Act::clinch);
        }
        const auto parted = cue.start + static_cast<double>(clinch_parted_after + parting_seconds * 0.8F);
        const scene::Stage ring = choreography.stage(parted, Motion::full);
        ASSERT_EQ(ring.officials.size(), 1U) << "the referee steps in";
        EXPECT_EQ(ring.officials[0].likeness.gesture.act, scene::Act::part);
      }
    }
  }
  EXPECT_GT(clinches, 0);
}

TEST(DiceBoxingChoreography, who_is_down_lies_where_he_fell_and_the_other_waits_in_a_neutral_corner) {
  int fallen_away_from_the_centre = 0;
  for (std::uint64_t seed = 0; seed < 200 && fallen_away_from_the_centre < 5; ++seed) {
    const Choreography choreography = test::told(seed).choreography;
    for (const Cue& cue : choreography.timeline().all()) {
      const KnockedDown* event = std::get_if<KnockedDown>(&cue.event);
      if (event == nullptr || cue.pose.seen.phase == Phase::finished) {
        continue;
      }
      const auto marker_at = [&](double clock, Corner corner) {
        return choreography.stage(clock, Motion::reduced).markers[fc::index_of(corner)];
      };
      const double lies = cue.start + static_cast<double>(cue.duration) - 0.01;
      const Marker before = marker_at(cue.start - 0.01, event->corner);
      const Marker down = marker_at(lies, event->corner);
      EXPECT_EQ(down.fallen, 1);
      constexpr float off_the_ropes = 0.7F;  // that he leant on
      EXPECT_NEAR(down.at.x, before.at.x, off_the_ropes) << "thrown back by the blow, no further";
      EXPECT_NEAR(down.at.y, before.at.y, off_the_ropes);
      const auto arrives = static_cast<double>(scene::watching_seconds + scene::walking_seconds);
      if (marker_at(cue.start + arrives, event->corner).fallen < 1) {
        continue;  // the bell has saved him: nobody counts
      }
      const Marker other_man = marker_at(cue.start + arrives, other(event->corner));
      EXPECT_GT(std::abs(other_man.at.x - 3), 2);
      EXPECT_EQ(other_man.at.x > 3, other_man.at.y > 3) << "one of the two corners that are nobody's";
      EXPECT_GT(std::hypot(other_man.at.x - down.at.x, other_man.at.y - down.at.y), 2);
      fallen_away_from_the_centre += std::abs(down.at.y - 3) > 1 ? 1 : 0;
    }
  }
  EXPECT_EQ(fallen_away_from_the_centre, 5);
}

/// Seconds of a whole round at speed 1x, from its first bell to the sheet of the minute.
std::vector<double> rounds_of(const Setup& setup, std::uint64_t seed) {
  Choreography choreography(setup);
  test::tell(choreography, test::play(setup, seed), 0);
  std::vector<double> rounds;
  double began = 0;
  for (const Cue& cue : choreography.timeline().all()) {
    if (std::holds_alternative<RoundBegan>(cue.event)) {
      began = cue.start;
    } else if (std::holds_alternative<RoundEnded>(cue.event)) {
      rounds.push_back(cue.start - began);
    }
  }
  return rounds;
}

/// How many minutes of a bout show first what the round took, and then what a man recovers.
int minutes_that_fill(std::uint64_t seed) {
  Choreography choreography(test::some_setup(seed));
  test::tell(choreography, test::play(choreography.setup(), seed), 0);
  int filled = 0;
  for (const Cue& cue : choreography.timeline().all()) {
    const Rested* const rested = std::get_if<Rested>(&cue.event);
    if (rested == nullptr || rested->recovered == 0 || rested->taken + rested->missed == 0) {
      continue;
    }
    const std::size_t index = fc::index_of(rested->corner);
    const auto shown = [&](double age) { return choreography.readout(cue.start + age).stamina_shown[index]; };
    float lowest = shown(0);
    for (double age = 0; age < 1.1; age += 0.02) {
      lowest = std::min(lowest, shown(age));
    }
    EXPECT_LT(lowest, static_cast<float>(rested->after) - 0.2F) << "of seed " << seed;
    EXPECT_EQ(shown(1.1), static_cast<float>(rested->after)) << "of seed " << seed;
    ++filled;
  }
  return filled;
}

TEST(DiceBoxingChoreography, in_the_minute_stamina_drains_and_then_fills) {
  int filled = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    filled += minutes_that_fill(seed);
  }
  EXPECT_GT(filled, 5);
}

TEST(DiceBoxingChoreography, a_round_flows_by_in_forty_seconds) {
  double sum = 0;
  double count = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    for (const double round : rounds_of(test::some_setup(seed), seed)) {
      sum += round;
      ++count;
    }
  }
  RecordProperty("seconds", std::to_string(sum / count));
  EXPECT_LT(sum / count, 40.0);
  EXPECT_GT(sum / count, 15.0);
}

// A knockdown from the fall to the corner, with everything that the men do meanwhile.
TEST(DiceBoxingChoreography, knockdowns_are_the_summit_of_a_bout) {
  scene::test::expect_summits<Choreography, Rules>(20, test::some_setup, scene::test::may_get_up, 10);
}

TEST(DiceBoxingChoreography, the_board_folds_away_over_a_fallen_man_and_comes_back_for_dice) {
  scene::test::expect_board_to_fold<Choreography, Rules>(8, test::some_setup);
}

TEST(DiceBoxingChoreography, every_punch_is_an_act_of_its_own) {
  std::set<scene::Act> acts;
  for (std::size_t type = 0; type < punch_type_count; ++type) {
    acts.insert(scene::manner_of(punch_of(static_cast<PunchType>(type))).act);
  }
  EXPECT_EQ(acts.size(), punch_type_count);
}

/// The punch is on its way while its dice rest, and a miss never strikes.
TEST(DiceBoxingChoreography, punches_are_seen_as_the_bars_say) {
  int scored = 0;
  int missed = 0;
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const Choreography choreography = test::told(seed).choreography;
    for (const Cue& cue : choreography.timeline().all()) {
      const auto gesture_at = [&](Corner corner, double after) {
        return choreography.stage(cue.start + after, Motion::reduced).markers[fc::index_of(corner)].likeness.gesture;
      };
      if (const PunchScored* punch = std::get_if<PunchScored>(&cue.event)) {
        const scene::Act act = cue.pose.counters ? scene::Act::counter : scene::manner_of(punch_of(punch->hit.type)).act;
        EXPECT_EQ(gesture_at(punch->corner, 0.01).act, act);
        EXPECT_EQ(gesture_at(punch->corner, -0.02).act, act) << "on its way";
        ++scored;
      } else if (const PunchMissed* miss = std::get_if<PunchMissed>(&cue.event)) {
        const scene::Act met = gesture_at(other(miss->corner), 0.25).act;
        // From one to the body he leans away, as before a counter.
        EXPECT_TRUE(met == scene::Act::slip || met == scene::Act::block || met == scene::Act::counter);
        ++missed;
      }
    }
  }
  EXPECT_GT(scored, 20);
  EXPECT_GT(missed, 20);
}

}  // namespace
}  // namespace fc::dice_boxing
