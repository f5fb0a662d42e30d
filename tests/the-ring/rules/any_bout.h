// Random bouts for tests of the rules: random cards within their limits, random options, random answers.
#pragma once

#include <rapidcheck/gtest.h>

#include <variant>
#include <vector>

#include "library/the-ring/game.h"
#include "tests/rules/random_bouts.h"
#include "tests/the-ring/ours.h"

namespace fc::the_ring::test {

using fc::test::all_of_kind;

inline std::int8_t any_number(int low, int high) { return static_cast<std::int8_t>(*rc::gen::inRange(low, high + 1)); }

inline BoxerCard any_card() {
  BoxerCard card;
  for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
    const RatingLimits limits = limits_of(rating);
    card.fresh.*all_ratings[rating] = any_number(limits.low, limits.high);
    card.tired.*all_ratings[rating] = any_number(-9, 9);
  }
  card.fresh.box_half = *rc::gen::arbitrary<bool>();
  card.tired.box_half = *rc::gen::arbitrary<bool>();
  const int chins = any_number(1, 3);
  for (int place = 0; place < chins; ++place) {
    card.fresh.chin.push_back(any_number(-5, 6));
    card.tired.chin.push_back(any_number(-9, 9));
  }
  card.stm = any_number(1, 30);
  card.cut.push_back(any_number(0, 6));
  card.cut.push_back(any_number(0, 6));
  card.training = any_number(1, 5);
  card.foul = any_number(0, 3);
  card.weight = static_cast<std::int16_t>(*rc::gen::inRange(80, 401));
  card.reach = any_number(50, 100);
  for (std::int8_t& rating : card.punch) {
    rating = any_number(0, 12);
  }
  return card;
}

inline Setup any_setup() {
  const auto flag = [] { return *rc::gen::arbitrary<bool>(); };
  Setup setup;
  setup.cards = {any_card(), any_card()};
  setup.rounds = any_number(1, 6);
  setup.champion = static_cast<Champion>(any_number(0, 2));
  setup.options = {.changes = static_cast<Changes>(any_number(0, 2)),
                   .solitaire = static_cast<Solitaire>(any_number(0, 3)),
                   .training_camp = flag(),
                   .bad_cut = flag(),
                   .cut_work_penalty = flag(),
                   .gloves = flag(),
                   .cities = flag(),
                   .referees = flag(),
                   .three_knockdowns = flag()};
  setup.charts = ours().charts;
  return setup;
}

/// Answers by chance; a wild one throws more of the ends of the dice, where cuts, falls and fouls are.
inline int rarer(const Die& die, int face, Random& random) {
  return random.below(3) == 0 ? (random.below(2) == 0 ? die.lowest : die.highest) : face;
}
using ChancePlayer = fc::test::WildPlayer<Rules, rarer>;

/// Plays a random bout; look(setup, before, after, events) is called after every roll and choice.
template <class Look>
void play(Look look) {
  const Setup setup = any_setup();
  fc::test::play_and_look<Rules>(setup, ChancePlayer(), look);
}

}  // namespace fc::the_ring::test
