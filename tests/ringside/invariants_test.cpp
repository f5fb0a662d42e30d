// What holds in every bout, whoever fights and however the dice fall: random set-ups, random answers.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <variant>

#include "library/ringside/game.h"
#include "tests/library/our_catalogue.h"
#include "tests/rules/random_bouts.h"

namespace fc::ringside {
namespace {

const Catalogue& catalogue() { return fc::test::our_catalogue<load_catalogue>(); }

Boxer any_boxer() {
  const auto number = [](int low, int high) { return static_cast<std::int16_t>(*rc::gen::inRange(low, high + 1)); };
  Boxer boxer{.agility = number(1, 90), .punches = {}, .counterpunch = number(0, 80), .endurance = number(0, 60)};
  for (std::int16_t& punch : boxer.punches) {
    punch = number(1, 9);
  }
  return boxer;
}

Setup any_setup() {
  Setup setup;
  setup.charts = catalogue().charts;
  setup.rounds = static_cast<std::int8_t>(*rc::gen::inRange(1, 6));
  setup.boxers = {any_boxer(), any_boxer()};
  for (const Corner corner : {Corner::red, Corner::blue}) {
    setup.damage[index_of(corner)] = static_cast<std::int16_t>(*rc::gen::inRange(0, start_endurance(setup, corner)));
  }
  setup.options = {.tactics = *rc::gen::arbitrary<bool>(),
                   .saved_by_the_bell = *rc::gen::arbitrary<bool>(),
                   .scoring = static_cast<Scoring>(*rc::gen::inRange(0, 3)),
                   .ask_counterpunch = *rc::gen::arbitrary<bool>()};
  return setup;
}

struct ChancePlayer {
  Random random;

  int die(const Die& die) { return throw_die(random, die); }
  Choice choose(Decision /*decision*/, const Choices& legal) {
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  }
};

/// Plays a random bout; look(setup, before, after, events) is called after every answer.
template <class Look>
void play(Look look) {
  const Setup setup = any_setup();
  test::play_and_look<Rules>(setup, ChancePlayer{Random(*rc::gen::arbitrary<std::uint64_t>())}, look);
}

using test::all_of_kind;

RC_GTEST_PROP(RingsideInvariant, men_stand_inside_the_ring_and_touch_when_a_turn_begins, ()) {
  play([](const Setup&, const State&, const State& after, const std::vector<Event>& events) {
    const Square red = after.boxer(Corner::red).square;
    const Square blue = after.boxer(Corner::blue).square;
    RC_ASSERT(is_inside(red) && is_inside(blue));
    RC_ASSERT(red != blue);
    if (!all_of_kind<TurnBegan>(events).empty()) {
      RC_ASSERT(touches(red, blue));
    }
  });
}

RC_GTEST_PROP(RingsideInvariant, endurance_stays_between_the_stoppage_and_the_start, ()) {
  play([](const Setup& setup, const State&, const State& after, const std::vector<Event>&) {
    for (const Corner corner : {Corner::red, Corner::blue}) {
      const int endurance = after.boxer(corner).endurance;
      RC_ASSERT(endurance <= start_endurance(setup, corner));
      RC_ASSERT(endurance > stoppage_endurance || after.method == Method::tko || after.method == Method::ko);
    }
  });
}

RC_GTEST_PROP(RingsideInvariant, a_punch_counts_once_and_a_knockdown_twice, ()) {
  play([](const Setup&, const State& before, const State& after, const std::vector<Event>& events) {
    if (after.round != before.round) {
      return;
    }
    std::array<int, 2> added{};
    for (const PunchLanded& punch : all_of_kind<PunchLanded>(events)) {
      added[index_of(punch.thrower)] += punch.damage;
    }
    for (const KnockedDown& down : all_of_kind<KnockedDown>(events)) {
      added[index_of(other(down.corner))] += down.card_damage;
    }
    for (const Corner corner : {Corner::red, Corner::blue}) {
      RC_ASSERT(after.boxer(corner).damage - before.boxer(corner).damage == added[index_of(corner)]);
    }
  });
}

RC_GTEST_PROP(RingsideInvariant, every_point_of_damage_is_lost_by_the_other_man, ()) {
  play([](const Setup&, const State& before, const State& after, const std::vector<Event>& events) {
    std::array<int, 2> lost{};
    for (const PunchLanded& punch : all_of_kind<PunchLanded>(events)) {
      lost[index_of(other(punch.thrower))] += punch.damage;
    }
    for (const PunchingFatigue& tired : all_of_kind<PunchingFatigue>(events)) {
      lost[index_of(tired.corner)] += 1;
    }
    for (const Rested& rest : all_of_kind<Rested>(events)) {
      lost[index_of(rest.corner)] -= rest.after - rest.before;
    }
    for (const Corner corner : {Corner::red, Corner::blue}) {
      RC_ASSERT(before.boxer(corner).endurance - after.boxer(corner).endurance == lost[index_of(corner)]);
    }
  });
}

RC_GTEST_PROP(RingsideInvariant, somebody_attacks_from_the_opening_roll_to_the_end, ()) {
  play([](const Setup&, const State&, const State& after, const std::vector<Event>&) {
    const bool opening = after.phase == Phase::opening_red || after.phase == Phase::opening_blue;
    RC_ASSERT(after.has_attacker == (!opening && after.phase != Phase::finished));
    RC_ASSERT(after.turn >= 1 && after.turn <= turns_in_a_round);
  });
}

RC_GTEST_PROP(RingsideInvariant, nobody_rushes_or_throws_in_a_clinch_what_he_may_not, ()) {
  play([](const Setup& setup, const State& before, const State& after, const std::vector<Event>& events) {
    RC_ASSERT(!(after.rush && after.tactic == Tactic::clinch));
    RC_ASSERT(setup.options.tactics || (after.tactic == Tactic::none && !after.rush));
    if (before.tactic == Tactic::clinch) {
      for (const PunchLanded& punch : all_of_kind<PunchLanded>(events)) {
        RC_ASSERT(!is_hook(punch.thrown));
      }
    }
  });
}

RC_GTEST_PROP(RingsideInvariant, the_arithmetic_of_a_roll_says_what_happens, ()) {
  play([](const Setup&, const State& before, const State& after, const std::vector<Event>& events) {
    for (const Rolled& roll : all_of_kind<Rolled>(events)) {
      const bool succeeds = roll.call.succeeds(roll.value);
      if (before.phase == Phase::hit) {
        RC_ASSERT(succeeds == (after.phase == Phase::punch));
      } else if (before.phase == Phase::knockdown) {
        RC_ASSERT(succeeds == !all_of_kind<KnockedDown>(events).empty());
      } else if (before.phase == Phase::count) {
        RC_ASSERT(succeeds == (after.method == Method::ko));
      } else if (before.phase == Phase::counter) {
        RC_ASSERT(succeeds == (after.phase == Phase::counter_hit));
      }
    }
  });
}

RC_GTEST_PROP(RingsideInvariant, the_scorecard_adds_up_to_the_result, ()) {
  play([](const Setup& setup, const State&, const State& after, const std::vector<Event>&) {
    std::array<int, 2> points{};
    for (const ScoredRound& round : after.scorecard) {
      points[0] += round.points[0];
      points[1] += round.points[1];
    }
    RC_ASSERT(points[0] == after.boxers[0].points && points[1] == after.boxers[1].points);
    if (after.method == Method::decision) {
      RC_ASSERT(after.scorecard.size() == static_cast<std::size_t>(setup.rounds));
      RC_ASSERT((after.winner == Corner::red) == (points[0] > points[1]));
    }
    RC_ASSERT(after.method != Method::draw || points[0] == points[1]);
  });
}

RC_GTEST_PROP(RingsideInvariant, listening_changes_nothing, ()) {
  const Setup setup = any_setup();
  const std::uint64_t seed = *rc::gen::arbitrary<std::uint64_t>();
  ChancePlayer heard{Random(seed)};
  ChancePlayer unheard{Random(seed)};
  State one = Rules::opening(setup);
  State same = one;
  while (one.phase != Phase::finished) {
    Rules::play(setup, one, heard, [](const auto&) {});
    Rules::play(setup, same, unheard, NoEvents{});
    RC_ASSERT(one == same);
  }
}

RC_GTEST_PROP(RingsideSecrecy, a_hidden_punch_shows_in_no_view_of_the_other_seat, ()) {
  play([](const Setup& setup, const State&, const State& after, const std::vector<Event>& events) {
    if (after.phase != Phase::guess) {
      return;
    }
    const int guesser = static_cast<int>(other(after.thrower()));
    const View view = Rules::view(setup, after, guesser);
    RC_ASSERT(view.punch_hidden);
    for (std::size_t punch = 0; punch < punch_count; ++punch) {
      State swapped = after;
      swapped.thrown = static_cast<Punch>(punch);
      RC_ASSERT(Rules::view(setup, swapped, guesser) == view);
      RC_ASSERT(write_answer(setup, swapped, events) == write_answer(setup, after, events));
      RC_ASSERT(Rules::view(setup, swapped, 1 - guesser).seen.thrown == swapped.thrown);  // his own he knows
    }
    RC_ASSERT(events.size() == 1U);  // that a pick is sealed is all that is told
  });
}

RC_GTEST_PROP(RingsideSecrecy, what_a_view_allows_is_all_that_is_assumed, ()) {
  play([](const Setup& setup, const State&, const State& after, const std::vector<Event>&) {
    Random random(3);
    for (const int seat : {0, 1}) {
      const View view = Rules::view(setup, after, seat);
      const State assumed = Rules::assume(setup, view, random);
      RC_ASSERT(Rules::view(setup, assumed, seat) == view);
    }
  });
}

RC_GTEST_PROP(RingsideNotation, goes_there_and_back, ()) {
  play([](const Setup& setup, const State& before, const State&, const std::vector<Event>&) {
    for (const Choice choice : Rules::legal(setup, before, Rules::need(setup, before))) {
      RC_ASSERT(Rules::parse(Rules::notation(choice)) == choice);
    }
  });
}

}  // namespace
}  // namespace fc::ringside
