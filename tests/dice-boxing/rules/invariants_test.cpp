// What holds in every bout, whoever boxes and however the dice fall: random set-ups, random answers.
#include <gtest/gtest.h>

#include "any_bout.h"
#include "rules/dice-boxing/ranges.h"

namespace fc::dice_boxing {
namespace {

using test::all_of_kind;
using test::play;

RC_GTEST_PROP(DiceBoxingInvariant, bars_are_what_their_terms_add_up_to, ()) {
  play([](const Setup& setup, const State&, const State& after, const std::vector<Event>&) {
    for (const Corner corner : both_corners) {
      RC_ASSERT(after.boxer(corner).ranges == ranges_of(setup, after, corner));
    }
  });
}

RC_GTEST_PROP(DiceBoxingInvariant, bars_stay_within_their_limits, ()) {
  play([](const Setup&, const State&, const State& after, const std::vector<Event>&) {
    for (const Corner corner : both_corners) {
      const Ranges& ranges = after.boxer(corner).ranges;
      RC_ASSERT(ranges.control_to >= 19 && ranges.control_to <= 90);
      RC_ASSERT(ranges.punches_to >= 9 && ranges.punches_to <= 90);
      RC_ASSERT(ranges.free_punches_to >= 9 && ranges.free_punches_to <= ranges.punches_to);
      RC_ASSERT(ranges.kd_from >= 60 && ranges.kd_from <= 99);
      RC_ASSERT(ranges.chin >= lowest_chin && ranges.chin <= highest_chin);
    }
  });
}

RC_GTEST_PROP(DiceBoxingInvariant, a_round_is_made_of_landed_and_missed_punches_and_moves, ()) {
  play([](const Setup&, const State&, const State& after, const std::vector<Event>& events) {
    int actions = 0;
    for (const BoxerState& boxer : after.boxers) {
      actions += boxer.landed + boxer.missed + boxer.moves;
    }
    RC_ASSERT(actions == after.action);
    RC_ASSERT(after.action <= actions_in_a_round);
    for (const RoundEnded& bell : all_of_kind<RoundEnded>(events)) {
      RC_ASSERT(bell.action == actions_in_a_round || !all_of_kind<EarlyBell>(events).empty());
    }
  });
}

RC_GTEST_PROP(DiceBoxingInvariant, points_come_from_punches_and_knockdowns_alone, ()) {
  play([](const Setup&, const State& before, const State& after, const std::vector<Event>& events) {
    if (after.round != before.round) {
      return;
    }
    std::array<int, 2> scored{};
    for (const PunchScored& punch : all_of_kind<PunchScored>(events)) {
      scored[fc::index_of(punch.corner)] += punch.hit.points;
    }
    for (const GotUp& up : all_of_kind<GotUp>(events)) {
      scored[fc::index_of(other(up.corner))] += 10;
    }
    for (const Corner corner : both_corners) {
      RC_ASSERT(after.boxer(corner).points - before.boxer(corner).points == scored[fc::index_of(corner)]);
    }
  });
}

RC_GTEST_PROP(DiceBoxingInvariant, every_change_of_stamina_is_told, ()) {
  play([](const Setup& setup, const State& before, const State& after, const std::vector<Event>& events) {
    std::array<int, 2> changed{};
    for (const StaminaChanged& change : all_of_kind<StaminaChanged>(events)) {
      changed[fc::index_of(change.corner)] += change.after - change.before;
    }
    for (const Rested& rest : all_of_kind<Rested>(events)) {
      changed[fc::index_of(rest.corner)] += rest.after - rest.before;
      const int left = rest.before - rest.taken - rest.missed;
      RC_ASSERT(rest.after == (rest.tired > 0 ? 0 : left + rest.recovered));
      RC_ASSERT(rest.recovered >= 0);
    }
    for (const Corner corner : both_corners) {
      RC_ASSERT(after.boxer(corner).stamina - before.boxer(corner).stamina == changed[fc::index_of(corner)]);
      RC_ASSERT(after.boxer(corner).stamina <= setup.start(corner).stamina);
    }
  });
}

RC_GTEST_PROP(DiceBoxingInvariant, a_tired_man_stays_tired_and_empty, ()) {
  play([](const Setup&, const State& before, const State& after, const std::vector<Event>& events) {
    for (const Corner corner : both_corners) {
      const int rounds = after.boxer(corner).tired - before.boxer(corner).tired;
      RC_ASSERT(rounds == 0 || (rounds == 1 && !all_of_kind<Rested>(events).empty()));
      RC_ASSERT(after.boxer(corner).tired == 0 || after.boxer(corner).stamina == 0);
    }
  });
}

RC_GTEST_PROP(DiceBoxingInvariant, a_cut_is_opened_once_and_reopened_at_most_three_times, ()) {
  play([](const Setup&, const State& before, const State& after, const std::vector<Event>&) {
    for (const Corner corner : both_corners) {
      for (std::size_t letter = 0; letter < cut_letters; ++letter) {
        const Cut& was = before.boxer(corner).cuts[letter];
        const Cut& is = after.boxer(corner).cuts[letter];
        RC_ASSERT(!was.exists || (is.exists && is.accidental == was.accidental));
        RC_ASSERT(is.exists || (!is.open && is.reopened == 0));
        // Basic judges throw no dice: after the last action of a round its corner has closed what it opened.
        const bool minute_over = after.round != before.round || after.phase == Phase::finished;
        RC_ASSERT(is.reopened == was.reopened || (is.reopened == was.reopened + 1 && !was.open && (is.open || minute_over)));
        RC_ASSERT(is.reopened < 3 || after.phase == Phase::finished);
      }
    }
  });
}

RC_GTEST_PROP(DiceBoxingInvariant, corners_close_every_cut_before_the_next_round, ()) {
  play([](const Setup&, const State& before, const State& after, const std::vector<Event>&) {
    if (after.round != before.round) {
      for (const BoxerState& boxer : after.boxers) {
        for (const Cut& cut : boxer.cuts) {
          RC_ASSERT(!cut.open);
        }
      }
    }
  });
}

RC_GTEST_PROP(DiceBoxingInvariant, a_place_has_an_owner_on_the_ropes_and_in_corners_only, ()) {
  play([](const Setup&, const State&, const State& after, const std::vector<Event>&) {
    RC_ASSERT(after.has_owner == (ground_of(after.position) != Ground::center));
  });
}

RC_GTEST_PROP(DiceBoxingInvariant, scores_lie_between_four_and_ten, ()) {
  play([](const Setup&, const State& before, const State& after, const std::vector<Event>& events) {
    RC_ASSERT(after.scorecard.size() == before.scorecard.size() + all_of_kind<RoundScored>(events).size());
    for (const RoundScored& scored : all_of_kind<RoundScored>(events)) {
      for (const auto& pair : scored.scores) {
        for (const int score : pair) {
          RC_ASSERT(score >= 4 && score <= 10);
        }
      }
    }
  });
}

RC_GTEST_PROP(DiceBoxingInvariant, who_scored_a_knockdown_rolls_next, ()) {
  play([](const Setup&, const State& before, const State& after, const std::vector<Event>& events) {
    const auto risen = all_of_kind<GotUp>(events);
    if (!risen.empty() && after.round == before.round && after.phase == Phase::control) {
      RC_ASSERT(after.roller == other(risen[0].corner));
    }
  });
}

RC_GTEST_PROP(DiceBoxingInvariant, a_bout_ends_as_its_reason_says, ()) {
  play([](const Setup& setup, const State&, const State& after, const std::vector<Event>&) {
    if (after.phase != Phase::finished) {
      return;
    }
    const End& end = after.end;
    const bool drawn = end.method == Method::draw || end.method == Method::technical_draw;
    RC_ASSERT(end.has_winner != drawn);
    RC_ASSERT(end.on_cards == (end.verdict != Verdict::none));
    RC_ASSERT((end.reason == EndReason::cards) == (end.method == Method::decision || end.method == Method::draw));
    RC_ASSERT((end.reason == EndReason::count) == (end.method == Method::ko));
    if (end.reason == EndReason::cards) {
      RC_ASSERT(static_cast<int>(after.scorecard.size()) == setup.options.rounds);
    } else {
      RC_ASSERT(after.scorecard.size() + 1 == after.round);
      RC_ASSERT(!end.on_cards || after.scorecard.size() >= 4);
    }
  });
}

RC_GTEST_PROP(DiceBoxingInvariant, a_pick_that_waits_is_seen_by_its_owner_alone, ()) {
  play([](const Setup& setup, const State& before, const State&, const std::vector<Event>&) {
    if (before.phase == Phase::strategy_blue) {
      fc::test::expect_pick_seen_by_its_owner_alone<Rules>(
          setup, before, strategy_count,
          [](State& swapped, std::size_t pick) { swapped.red_pick = static_cast<Strategy>(pick); });
    }
  });
}

RC_GTEST_PROP(DiceBoxingInvariant, nobody_listens_and_the_bout_is_the_same, ()) {
  fc::test::expect_bouts_the_same_at_speed<Rules, test::ChancePlayer>(
      test::any_setup(), [](State& silent, const State& told) {
        silent.thrower = told.thrower;  // who threw last and how mean nothing once the punch is over
        silent.free_punch = told.free_punch;
      });
}

}  // namespace
}  // namespace fc::dice_boxing
