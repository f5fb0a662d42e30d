// Random bouts for tests of the rules: random cards within their limits, random options, random answers.
#pragma once

#include <rapidcheck/gtest.h>

#include <variant>
#include <vector>

#include "library/dice-boxing/game.h"
#include "tests/dice-boxing/ours.h"
#include "tests/rules/random_bouts.h"

namespace fc::dice_boxing::test {

using fc::test::all_of_kind;

inline BoxerCard any_card() {
  const CardTables& tables = ours().tables();
  BoxerCard card;
  card.weight_class = static_cast<WeightClass>(*rc::gen::inRange<std::size_t>(0, class_count));
  card.styles.push_back(static_cast<Style>(*rc::gen::inRange<std::size_t>(0, style_count)));
  for (Grade& grade : card.grades) {
    grade = static_cast<Grade>(*rc::gen::inRange<std::size_t>(0, grade_count));
  }
  for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
    const Range& limits = tables.limits[rating];
    card.ratings.*all_ratings[rating] = static_cast<std::int16_t>(*rc::gen::inRange(int{limits.low}, limits.high + 1));
  }
  card.ratings.foul = static_cast<std::int16_t>(lowest_foul_rating + foul_rating_step * *rc::gen::inRange(0, 6));
  card.results = results_of(tables, card.styles, card.ratings.power);
  return card;
}

inline Setup any_setup() {
  const Options options{.strategies = *rc::gen::arbitrary<bool>(),
                        .judges = *rc::gen::arbitrary<bool>() ? Judging::basic : Judging::advanced,
                        .rounds = static_cast<std::int8_t>(*rc::gen::inRange(fewest_rounds, most_rounds + 1)),
                        .three_knockdown_rule = *rc::gen::arbitrary<bool>(),
                        .saved_by_the_bell = *rc::gen::arbitrary<bool>(),
                        .weight_difference = *rc::gen::arbitrary<bool>()};
  return agreed(any_card(), any_card(), options, ours().charts);
}

/// Answers by chance; more of the special charts than there would be, and more of what is rare on them.
inline int rarer(const Die& /*die*/, int face, Random& random) {
  return random.below(4) == 0 ? face % 10 + (random.below(2) == 0 ? 0 : 90) : face;
}
using ChancePlayer = fc::test::WildPlayer<Rules, rarer>;

/// Plays a random bout; look(setup, before, after, events) is called after every answer.
template <class Look>
void play(Look look) {
  const Setup setup = any_setup();
  fc::test::play_and_look<Rules>(setup, ChancePlayer(), look);
}

}  // namespace fc::dice_boxing::test
