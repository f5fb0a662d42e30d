// What each rating of a card does, in numbers that a person can picture: for the Gym and for cards on screen. Source:
// rules/dice-boxing/rules.md, 2.1 to 2.8, 3.9.
#pragma once

#include <array>

#include "rules/dice-boxing/card_formula.h"
#include "rules/dice-boxing/charts.h"

namespace fc::dice_boxing {

/// A rating at its present value, and one step better. The words are "dice-boxing.effect.<rating>", with {now}.
///
/// | rating | the number is |
/// |---|---|
/// | control | of 100 control rolls of his own, so many keep him in control for a punch |
/// | adjustment | so many of those of his opponent are lost (negative: won) |
/// | power | points of a hundred landed punches |
/// | stamina | points and misses that he stands before he tires |
/// | recovery | stamina that comes back in a bout of twelve rounds |
/// | ko | knock-down numbers that the formula makes of it in his class |
/// | kd | of 100 landed punches, so many floor an opponent of chin 0 |
/// | chin | of 100 times down, so many are the end |
/// | foul | of 100 fouls, so many are a warning or worse |
/// | punches | of 100 punches, so many land |
/// | defense | so many of a hundred punches at him miss that would land (negative: land that would miss) |
struct RatingEffect {
  int value = 0;
  Range limits;
  int step = 1;          ///< to the better: -5, -1, 1 or 5
  bool is_best = false;  ///< there is nothing better within the limits
  int now = 0;
  int better = 0;  ///< `now`, where `is_best`
};

/// By the order of `all_ratings`. card: its ratings within the limits.
std::array<RatingEffect, all_ratings.size()> effects_of(const CardTables& tables, const Charts& charts,
                                                        const BoxerCard& card);

/// Of a hundred landed punches, those of one type, and how many of them score more than its least.
struct PunchShare {
  int share = 0;
  int strong = 0;
};
/// By type of punch.
std::array<PunchShare, punch_type_count> shares_of(const Results& results);

}  // namespace fc::dice_boxing
