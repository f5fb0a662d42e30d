// What holds in every bout, whoever boxes and however the dice fall: random set-ups, random answers.
#include <gtest/gtest.h>

#include "any_bout.h"
#include "rules/the-ring/damage.h"

namespace fc::the_ring {
namespace {

using test::all_of_kind;
using test::play;

RC_GTEST_PROP(TheRingInvariant, ratings_in_force_are_up_to_date, ()) {
  play([](const Setup& setup, const State&, const State& after, const std::vector<Event>&) {
    State anew = after;
    refresh(setup, anew, Corner::red);
    refresh(setup, anew, Corner::blue);
    RC_ASSERT(anew == after);
  });
}

RC_GTEST_PROP(TheRingInvariant, points_of_a_round_are_told_one_by_one, ()) {
  play([](const Setup&, const State& before, const State& after, const std::vector<Event>& events) {
    std::array<int, 2> points{before.boxers[0].points, before.boxers[1].points};
    if (after.round != before.round) {
      points = {};
    }
    for (const Scored& scored : all_of_kind<Scored>(events)) {
      points[fc::index_of(scored.corner)] += scored.points;
      RC_ASSERT(scored.total == points[fc::index_of(scored.corner)]);
    }
    for (const Corner corner : both_corners) {
      RC_ASSERT(after.boxer(corner).points == points[fc::index_of(corner)]);
    }
  });
}

RC_GTEST_PROP(TheRingInvariant, every_change_of_stamina_is_told_and_who_has_none_is_tired, ()) {
  play([](const Setup&, const State& before, const State& after, const std::vector<Event>& events) {
    std::array<int, 2> stm{before.boxers[0].stm, before.boxers[1].stm};
    for (const CountersPlaced& placed : all_of_kind<CountersPlaced>(events)) {
      stm = placed.stm;
    }
    for (const StaminaLost& lost : all_of_kind<StaminaLost>(events)) {
      RC_ASSERT(lost.before == stm[fc::index_of(lost.corner)]);
      stm[fc::index_of(lost.corner)] = lost.after;
    }
    for (const Corner corner : both_corners) {
      RC_ASSERT(after.boxer(corner).stm == stm[fc::index_of(corner)]);
      RC_ASSERT(after.boxer(corner).stm >= 0);
      RC_ASSERT(after.boxer(corner).tired == (after.boxer(corner).stm == 0));
      RC_ASSERT(!before.boxer(corner).tired || after.boxer(corner).tired);
    }
  });
}

RC_GTEST_PROP(TheRingInvariant, cuts_stay_and_only_get_deeper, ()) {
  play([](const Setup&, const State& before, const State& after, const std::vector<Event>& events) {
    for (const Corner corner : both_corners) {
      const Cuts& was = before.boxer(corner).cuts;
      const Cuts& is = after.boxer(corner).cuts;
      RC_ASSERT(is.size() >= was.size());
      for (std::size_t place = 0; place < was.size(); ++place) {
        RC_ASSERT(is[place].location == was[place].location);
        RC_ASSERT(is[place].points >= was[place].points);
        RC_ASSERT(is[place].points == was[place].points || is[place].open);
      }
    }
    for (const CutDealt& dealt : all_of_kind<CutDealt>(events)) {
      RC_ASSERT(dealt.points >= dealt.added && dealt.opened == (dealt.points == dealt.added));
    }
  });
}

RC_GTEST_PROP(TheRingInvariant, never_more_than_two_finisher_rolls_wait, ()) {
  play([](const Setup&, const State&, const State& after, const std::vector<Event>&) {
    RC_ASSERT(after.attack.rolls <= 2);
    RC_ASSERT(!after.attack.finishing || after.attack.column != Shot::none || after.phase == Phase::finished);
  });
}

RC_GTEST_PROP(TheRingInvariant, nobody_is_asked_for_a_solitaire_boxer, ()) {
  play([](const Setup& setup, const State& before, const State&, const std::vector<Event>&) {
    const Need need = Rules::need(setup, before);
    if (need.kind == NeedKind::choice) {
      RC_ASSERT(!setup.is_solitaire(static_cast<Corner>(need.seat)));
    }
    for (const Need& picker : Rules::pickers(setup, before)) {
      RC_ASSERT(!setup.is_solitaire(static_cast<Corner>(picker.seat)));
      RC_ASSERT(Rules::legal(setup, before, picker).size() >= 2U);
    }
  });
}

RC_GTEST_PROP(TheRingInvariant, a_bout_ends_as_its_method_says, ()) {
  play([](const Setup& setup, const State&, const State& after, const std::vector<Event>&) {
    if (after.phase != Phase::finished) {
      return;
    }
    const End& end = after.end;
    RC_ASSERT(end.has_winner == (end.method < Method::draw_unanimous));
    RC_ASSERT((end.title == Title::none) == !setup.is_title_bout());
    if (is_stoppage(end.method)) {
      RC_ASSERT(after.scorecard.size() + 1U == after.round);
      RC_ASSERT(after.segment >= 1 && end.seconds >= 49 && end.seconds <= 180);
    } else {
      RC_ASSERT(static_cast<int>(after.scorecard.size()) == setup.rounds);
      RC_ASSERT(after.segment == 0 && end.seconds == 180);
    }
  });
}

RC_GTEST_PROP(TheRingInvariant, deductions_disqualify_at_the_third, ()) {
  play([](const Setup&, const State&, const State& after, const std::vector<Event>&) {
    for (const BoxerState& boxer : after.boxers) {
      RC_ASSERT(boxer.deducted <= 3);
      RC_ASSERT(boxer.deducted < 3 || after.end.method == Method::dq);
      RC_ASSERT(boxer.round_deducted <= boxer.deducted);
    }
  });
}

RC_GTEST_PROP(TheRingInvariant, a_pick_that_waits_is_seen_by_its_owner_alone, ()) {
  play([](const Setup& setup, const State& before, const State&, const std::vector<Event>&) {
    if (before.phase == Phase::strategy_blue) {
      fc::test::expect_pick_seen_by_its_owner_alone<Rules>(setup, before, strategy_count,
                                                           [](State& swapped, std::size_t pick) {
                                                             swapped.red_pick = static_cast<Strategy>(pick);
                                                             swapped.red_dice = {static_cast<std::uint8_t>(pick + 1), 3};
                                                           });
    }
  });
}

RC_GTEST_PROP(TheRingInvariant, dice_of_a_solitaire_boxer_are_told_with_his_strategy, ()) {
  play([](const Setup& setup, const State& before, const State&, const std::vector<Event>& events) {
    if (before.phase == Phase::strategy_red && setup.is_solitaire(Corner::red)) {
      RC_ASSERT(all_of_kind<Rolled>(events).empty());
      RC_ASSERT(all_of_kind<PickSealed>(events).size() == 1U);
    }
    const std::size_t revealed = all_of_kind<StrategiesRevealed>(events).size();
    const auto dice =
        static_cast<std::size_t>((setup.is_solitaire(Corner::red) ? 1 : 0) + (setup.is_solitaire(Corner::blue) ? 1 : 0));
    RC_ASSERT(all_of_kind<SolitaireRead>(events).size() == revealed * dice);
  });
}

RC_GTEST_PROP(TheRingInvariant, nobody_listens_and_the_bout_is_the_same, ()) {
  fc::test::expect_bouts_the_same_at_speed<Rules, test::ChancePlayer>(test::any_setup(),
                                                                      [](State& /*silent*/, const State& /*told*/) {});
}

}  // namespace
}  // namespace fc::the_ring
