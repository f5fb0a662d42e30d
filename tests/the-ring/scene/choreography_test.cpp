// The choreography against the rules: when every cue has played, picture and readout are those of the view.
#include "scene/the-ring/choreography.h"

#include <gtest/gtest.h>

#include <cmath>
#include <optional>

#include "bouts.h"
#include "scene/blows/stance.h"
#include "tests/scene/folding.h"
#include "tests/scene/knockdowns.h"
#include "tests/scene/markers.h"
#include "tests/scene/onlooker.h"

namespace fc::the_ring {
namespace {

using scene::Motion;
using scene::test::expect_markers;

/// at_an_answer: the events of one answer have been told, and which question comes next is settled. In the middle of a
/// bout the last event may know less.
void expect_rest(const Choreography& choreography, const Setup& setup, const State& state) {
  const View view = Rules::view(setup, state, no_seat);
  scene::test::expect_stage_at_rest(choreography, stage_of(setup, view), expect_markers);
  scene::test::expect_same(choreography.readout(choreography.rest_time()), readout_of(setup, view), &Readout::now,
                           &Readout::stm_shown, &Readout::clock, &Readout::fighting);
}

TEST(TheRingChoreography, no_onlooker_sees_a_strategy_before_both_are_in) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    auto setup = test::some_setup(seed);
    setup.options.solitaire = Solitaire::none;
    scene::test::expect_blind_onlooker<Rules>(setup, seed);
  }
}

TEST(TheRingChoreography, at_the_end_of_a_bout_it_equals_the_scene_of_the_view) {
  scene::test::look_at_games(100, 220, test::told,
                             [](const auto& bout) { expect_rest(bout.choreography, bout.setup, bout.steps.back().after); });
}

TEST(TheRingChoreography, after_every_answer_the_men_stand_where_the_view_says) {
  scene::test::look_after_every_answer<Choreography, Rules>(
      8, test::some_setup, [](const Choreography& choreography, const auto& setup, const test::Step& step) {
        const double rest = choreography.rest_time();
        const scene::Stage wanted = stage_of(setup, Rules::view(setup, step.after, no_seat));
        expect_markers(choreography.stage(rest, Motion::reduced), wanted);
        EXPECT_EQ(choreography.readout(rest).now.boxers, step.after.boxers);
      });
}

TEST(TheRingChoreography, told_in_pieces_or_whole_it_is_one_bout) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const auto setup = test::some_setup(seed);
    const auto steps = test::play(setup, seed);
    Choreography whole(setup);
    test::tell(whole, steps, 0);
    Choreography pieces(setup);
    for (const test::Step& step : steps) {
      test::tell(pieces, step, 0);
    }
    ASSERT_EQ(whole.end_time(), pieces.end_time());
    for (double clock = 0; clock < whole.end_time(); clock += 3.7) {
      const auto one = whole.last_roll(clock);
      const auto two = pieces.last_roll(clock);
      ASSERT_EQ(one.has_value(), two.has_value());
      if (one) {
        EXPECT_EQ(one->roll.total, two->roll.total);
        EXPECT_EQ(one->roll.row, two->roll.row);
      }
    }
  }
}

TEST(TheRingChoreography, whoever_is_counted_out_stays_down) {
  scene::test::expect_counted_out_to_stay_down<KnockedDown, Choreography, Rules>(
      test::some_setup, [](const State& state) { return state.end.method == Method::ko; });
}

TEST(TheRingChoreography, who_is_waved_off_after_the_count_stands) {
  int waved_off = 0;
  for (std::uint64_t seed = 0; seed < 600 && waved_off < 3; ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    for (const Cue& cue : choreography.timeline().all()) {
      if (const CountRead* read = std::get_if<CountRead>(&cue.event); read != nullptr && read->cell.count == Count::tko) {
        ++waved_off;
        EXPECT_EQ(choreography.stage(choreography.rest_time(), Motion::reduced).markers[fc::index_of(read->corner)].fallen,
                  0);
      }
    }
  }
  EXPECT_EQ(waved_off, 3);
}

TEST(TheRingChoreography, a_man_falls_from_the_blow_that_floors_him_and_the_blow_meets_when_the_dice_are_read) {
  int fell = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    double slid = 0;
    double hit = 0;
    bool extra_die = false;
    for (const Cue& cue : choreography.timeline().all()) {
      if (std::holds_alternative<HardShotBegan>(cue.event)) {
        slid = cue.start;
        extra_die = false;
      } else if (std::holds_alternative<PureTwelveQuestioned>(cue.event)) {
        extra_die = true;
      } else if (std::holds_alternative<HardShotRead>(cue.event)) {
        hit = cue.start;
        if (!extra_die) {
          EXPECT_NEAR(hit - slid, static_cast<double>(shot_lands_after), 1e-3);
        }
      } else if (std::holds_alternative<FinisherRead>(cue.event)) {
        hit = cue.start;
      } else if (std::holds_alternative<KnockedDown>(cue.event)) {
        EXPECT_LT(cue.start - hit, 0.8) << "seed " << seed;
        ++fell;
      }
    }
  }
  EXPECT_GT(fell, 10);
}

TEST(TheRingChoreography, a_count_goes_on_and_never_back) {
  int counted = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    for (const Cue& cue : choreography.timeline().all()) {
      if (cue.count == 0) {
        continue;
      }
      int last = 0;
      for (float age = 0; age < cue.duration; age += 0.05F) {
        const Readout shown = choreography.readout(cue.start + static_cast<double>(age));
        ASSERT_TRUE(shown.counting);
        EXPECT_GE(shown.counting->count, last);
        EXPECT_LE(shown.counting->count, cue.count);
        last = shown.counting->count;
      }
      EXPECT_EQ(last, cue.count);
      ++counted;
    }
  }
  EXPECT_GT(counted, 5);
}

TEST(TheRingChoreography, the_dice_of_a_count_are_taken_up_when_he_is_up) {
  int rose = 0;
  for (std::uint64_t seed = 0; rose < 5; ++seed) {
    ASSERT_LT(seed, 60U);
    auto [setup, steps, choreography] = test::told(seed);
    for (const Cue& cue : choreography.timeline().all()) {
      if (std::holds_alternative<GotUp>(cue.event)) {
        ++rose;
        EXPECT_FALSE(choreography.stage(cue.start - 0.1, Motion::full).dice.empty()) << "seed " << seed;
        EXPECT_TRUE(choreography.stage(cue.start + 0.1, Motion::full).dice.empty()) << "seed " << seed;
      }
    }
  }
}

TEST(TheRingChoreography, the_other_man_waits_in_a_neutral_corner_during_the_count) {
  int counts = 0;
  for (std::uint64_t seed = 0; seed < 100 && counts < 5; ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    for (const Cue& cue : choreography.timeline().all()) {
      if (const CountRead* read = std::get_if<CountRead>(&cue.event)) {
        ++counts;
        const scene::Stage stage = choreography.stage(cue.start, Motion::full);
        const scene::Vec3 waits = stage.markers[fc::index_of(other(read->corner))].at;
        const scene::Vec3 lies = stage.markers[fc::index_of(read->corner)].at;
        EXPECT_GT(std::hypot(waits.x - lies.x, waits.y - lies.y), 1.5F) << "seed " << seed;
        EXPECT_TRUE(waits.x == waits.y) << "red's and blue's corners are the others";
      }
    }
  }
  EXPECT_GE(counts, 5);
}

TEST(TheRingChoreography, a_man_in_training_camp_leaves_his_corner_to_work) {
  auto setup = test::olson_against_sandy();
  setup.options.training_camp = true;
  Choreography choreography(setup);
  test::tell(choreography, test::play(setup, 3), 0);
  std::array<int, 2> worked{};
  for (const Cue& cue : choreography.timeline().all()) {
    const TrainingRead* const read = std::get_if<TrainingRead>(&cue.event);
    if (read == nullptr) {
      continue;
    }
    ++worked[fc::index_of(read->corner)];
    const scene::Stage before = choreography.stage(cue.start - 0.01, Motion::reduced);
    const scene::Vec3 works = before.markers[fc::index_of(read->corner)].at;
    const scene::Vec3 rests = before.markers[fc::index_of(other(read->corner))].at;
    EXPECT_LT(std::abs(works.x - 3), std::abs(rests.x - 3));
  }
  EXPECT_EQ(worked, (std::array{1, 1}));
}

/// A state in the third segment of a round, with these strategies.
State fighting(const Setup& setup, Strategy red, Strategy blue) {
  State state = Rules::opening(setup);
  state.phase = Phase::basic;
  state.round = 2;
  state.segment = 3;
  state.boxers[0].strategy = red;
  state.boxers[1].strategy = blue;
  return state;
}

float distance_of(const State& state) {
  const scene::Stances stances = stances_of(state, {});
  return std::hypot(stances[1].x - stances[0].x, stances[1].y - stances[0].y);
}

TEST(TheRingStance, tells_the_strategies_by_how_far_apart_the_men_stand) {
  const auto setup = test::olson_against_sandy();
  const auto apart = [&setup](Strategy red, Strategy blue) { return distance_of(fighting(setup, red, blue)); };
  const float clinch = apart(Strategy::tie_up, Strategy::box);
  const float inside = apart(Strategy::body, Strategy::load_up);
  const float boxing = apart(Strategy::box, Strategy::box);
  const float outside = apart(Strategy::outside, Strategy::box);
  EXPECT_LT(clinch, inside);
  EXPECT_LT(inside, boxing);
  EXPECT_LT(boxing, outside);
}

TEST(TheRingStance, drives_back_who_is_pressed) {
  const auto setup = test::olson_against_sandy();
  const auto red_of = [&setup](Strategy red, Strategy blue) { return stances_of(fighting(setup, red, blue), {})[0]; };
  // From red's place the line to blue leads to the right or left; he who presses follows it.
  const auto level = red_of(Strategy::box, Strategy::box);
  const auto pressing = red_of(Strategy::body, Strategy::box);
  const auto pressed = red_of(Strategy::box, Strategy::body);
  const scene::Stances stances = stances_of(fighting(setup, Strategy::box, Strategy::box), {});
  const float way_x = stances[1].x - stances[0].x;
  const float way_y = stances[1].y - stances[0].y;
  const auto along = [&](const scene::Stance& stance) {
    return (stance.x - level.x) * way_x + (stance.y - level.y) * way_y;
  };
  EXPECT_GT(along(pressing), 0);
  EXPECT_LT(along(pressed), along(pressing));
  EXPECT_EQ(aggressor_of(fighting(setup, Strategy::tie_up, Strategy::outside)), Corner::blue);
}

TEST(TheRingStance, never_puts_a_man_outside_the_ropes_or_into_the_other) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const auto setup = test::some_setup(seed);
    for (const test::Step& step : test::play(setup, seed)) {
      const scene::Stances stances = stances_of(step.after, {});
      for (const scene::Stance& stance : stances) {
        EXPECT_GE(stance.x, 0.69F);
        EXPECT_LE(stance.x, 5.31F);
        EXPECT_GE(stance.y, 0.69F);
        EXPECT_LE(stance.y, 5.31F);
      }
      EXPECT_GT(distance_of(step.after), 0.5F) << "seed " << seed;
    }
  }
}

TEST(TheRingStance, moves_from_segment_to_segment) {
  const auto setup = test::olson_against_sandy();
  State one = fighting(setup, Strategy::box, Strategy::box);
  State two = one;
  ++two.segment;
  EXPECT_NE(stances_of(one, {})[0].x, stances_of(two, {})[0].x);
  State later = one;
  later.boxers[0].points = 3;
  EXPECT_NE(stances_of(one, {})[0].y, stances_of(later, {})[0].y);
}

TEST(TheRingChoreography, a_plain_segment_takes_four_seconds_and_a_round_twenty) {
  double plain = 0;
  int plain_segments = 0;
  double rounds = 0;
  int whole_rounds = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    auto setup = test::some_setup(seed);
    setup.options.solitaire = Solitaire::none;
    Choreography choreography(setup);
    test::tell(choreography, test::play(setup, seed), 0);
    double segment = 0;
    double round = 0;
    bool drama = false;
    for (const Cue& cue : choreography.timeline().all()) {
      if (std::holds_alternative<SegmentBegan>(cue.event)) {
        segment = cue.start;
        drama = false;
      } else if (std::holds_alternative<RoundBegan>(cue.event)) {
        round = cue.start;
      } else if (std::holds_alternative<HardShotBegan>(cue.event) || std::holds_alternative<FoulRead>(cue.event) ||
                 std::holds_alternative<PossibleCutRead>(cue.event)) {
        drama = true;
      } else if (std::holds_alternative<SegmentEnded>(cue.event) && !drama) {
        plain += cue.start - segment;
        ++plain_segments;
      } else if (std::holds_alternative<RoundEnded>(cue.event)) {
        rounds += cue.start - round;
        ++whole_rounds;
      }
    }
  }
  RecordProperty("segment", std::to_string(plain / plain_segments));
  RecordProperty("round", std::to_string(rounds / whole_rounds));
  EXPECT_LT(plain / plain_segments, 4.5);
  EXPECT_GT(plain / plain_segments, 2.0);
  EXPECT_LT(rounds / whole_rounds, 26);
  EXPECT_GT(rounds / whole_rounds, 12);
}

TEST(TheRingChoreography, dice_lie_on_the_board_with_the_column_die_larger) {
  const auto setup = test::olson_against_sandy();
  Choreography choreography(setup);
  test::tell(choreography, test::play(setup, 7), 0);
  int seen = 0;
  for (const Cue& cue : choreography.timeline().all()) {
    if (!std::holds_alternative<EntryRead>(cue.event)) {
      continue;
    }
    const scene::Stage stage = choreography.stage(cue.start, Motion::full);
    ASSERT_EQ(stage.dice.size(), 3U);
    const auto& read = std::get<EntryRead>(cue.event);
    EXPECT_EQ(stage.dice[0].die, d3);
    EXPECT_EQ(stage.dice[0].face, read.column);
    EXPECT_EQ(10 * stage.dice[1].face + stage.dice[2].face, read.number);
    EXPECT_GT(stage.dice[0].size, stage.dice[1].size);
    EXPECT_NE(stage.dice[1].ink, stage.dice[2].ink);
    ++seen;
  }
  EXPECT_GT(seen, 20);
}

TEST(TheRingChoreography, the_minute_brings_the_judges_in_when_their_dice_rest) {
  const auto setup = test::olson_against_sandy();
  Choreography choreography(setup);
  test::tell(choreography, test::play(setup, 11), 0);
  int minutes = 0;
  for (const Cue& cue : choreography.timeline().all()) {
    const Rolled* const roll = std::get_if<Rolled>(&cue.event);
    if (roll == nullptr || roll->call.purpose != static_cast<std::uint8_t>(Purpose::judge) || roll->call.more_dice > 0) {
      continue;
    }
    ++minutes;
    const Readout tumbling = choreography.readout(cue.start + 0.1);
    EXPECT_TRUE(tumbling.minute->judges.empty());
    EXPECT_LT(tumbling.now.scorecard.size(), tumbling.now.round);
    EXPECT_EQ(choreography.stage(cue.start + 0.1, Motion::full).dice.size(), judge_count);
    EXPECT_EQ(choreography.readout(cue.start + static_cast<double>(cue.duration) + 0.01).minute->judges.size(), judge_count);
  }
  EXPECT_GT(minutes, 0);
}

// A knockdown from the fall to the corner, with everything that the men do meanwhile.
TEST(TheRingChoreography, a_cut_and_the_doctor_are_looked_at_from_near) {
  int cuts = 0;
  int checks = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Choreography choreography = test::told(seed).choreography;
    const auto expect_near = [&](Corner man, double clock) {
      const scene::Stage stage = choreography.stage(clock, Motion::full);
      EXPECT_GT(stage.camera.nearer, 0.9F);
      EXPECT_NEAR(stage.camera.focus.x, stage.markers[fc::index_of(man)].at.x, 0.01F);
      EXPECT_GT(stage.spotlight.dark, 0);
    };
    for (const Cue& cue : choreography.timeline().all()) {
      const double end = cue.start + static_cast<double>(cue.duration);
      if (const auto* cut = std::get_if<CutDealt>(&cue.event)) {
        ++cuts;
        expect_near(cut->on, end - 0.1);
      } else if (const auto* check = std::get_if<CutChecked>(&cue.event)) {
        ++checks;
        expect_near(check->on, cue.start);
        expect_near(check->on, end - 0.1);
      }
    }
    scene::test::expect_doctor_called_as_he_comes<Rolled>(choreography, Purpose::cut_stoppage);
    const scene::Stage rests = choreography.stage(choreography.rest_time(), Motion::full);
    const auto* const end = std::get_if<BoutEnded>(&choreography.timeline().all().back().event);
    const bool stopped = end != nullptr && is_stoppage(end->end.method);
    EXPECT_EQ(rests.camera.nearer, stopped ? 1 : 0) << "nobody is asked from there, and the last picture is of both men";
    EXPECT_EQ(rests.camera.also.has_value(), stopped);
  }
  EXPECT_GT(cuts, 10);
  EXPECT_GT(checks, 3);
}

TEST(TheRingChoreography, knockdowns_are_the_summit_of_a_bout) {
  constexpr std::uint64_t of_every_end = 10;
  scene::test::expect_summits<Choreography, Rules>(
      200, test::some_setup, scene::test::may_get_up, 10,
      [](std::uint64_t seed, const State& end) { return seed < of_every_end || end.end.method == Method::ko; });
}

TEST(TheRingChoreography, the_board_folds_away_over_a_fallen_man_and_comes_back_for_dice) {
  scene::test::expect_board_to_fold<Choreography, Rules>(16, test::some_setup);
}

}  // namespace
}  // namespace fc::the_ring
