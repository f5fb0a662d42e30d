// Who guides a boxer through his career where no person does. Source: rules/dice-boxing/rules.md, 9.4, 10.3.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/random.h"
#include "match/controller.h"
#include "rules/dice-boxing-career/state.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing_career {

/// What a player goes by; as it stands the sensible player's of the calibration. Source: rules/dice-boxing/rules.md, 9.4.
struct Taste {
  /// What a step of each rating is worth to him, by Purchase. Grades he never buys.
  std::array<int, rating_purchases> worths{30, 30, 22, 14, 12, 14, 26, 1, 34, 34};
  int behind_the_champion = 4;  ///< strength by which he may be behind and yet hopes to meet him
  int ahead_of_the_next = 4;    ///< of the men above, to look at the chart
  int ahead_of_the_better = 6;  ///< of the better man of two, to take him
};

/// Found by trying other worths out in thousands of careers of four classes: a hard punch and a chin win more titles than
/// punches landed and a defense. He wins the title in some 75 of a hundred careers, where the calibration's player wins it
/// in 35.
inline constexpr Taste keen_taste{.worths = {30, 25, 22, 6, 14, 40, 55, 1, 13, 19}, .behind_the_champion = 8};

/// The player of the calibration, or one of another taste: prices against worth, men by their strength on the card. His
/// answer to the question that is open, which must be a choice.
Choice sensible_choice(const Setup& setup, const State& state, const Taste& taste = {});

/// By `keen_taste`. In mode `free` he meets the man who promises the most points by bouts in his head, some ten
/// milliseconds. He enters the tourney.
Choice keen_choice(const Setup& setup, const State& state, Random& random);

/// Whether it is time to stop, in the office of a career with `life`; without the option never. Age must take something by
/// now. A novice goes after two losses in a row. Whoever is better goes from the 30th fight on: before the loss that would
/// end it by force, far behind the champion, or as the champion, when he is no stronger than the four men below him.
/// Measured against boxing to the bitter end: one or two titles in a hundred careers fewer, four losses a career fewer, and
/// a fifth to an eighth of all careers end with the belt.
bool is_time_to_go(Level level, const Setup& setup, const State& state);

/// | level | answers |
/// |---|---|
/// | `uniform` | every legal answer is equally likely: the baseline, which soon retires |
/// | `novice` | never looks at the chart and buys whatever he can pay |
/// | `contender` | `sensible_choice` |
/// | `champion` | `keen_choice` |
/// All but `uniform` stop when `is_time_to_go`.
Choice choice_at(Level level, const Setup& setup, const State& state, Random& random);

/// As `choice_at`, but he boxes to the bitter end.
Choice choice_to_the_end(Level level, const Setup& setup, const State& state, Random& random);

// Bouts of a career by the rules of DICE Boxing, without strategies: for simulated careers, and to see what would come of
// one. Source: rules/dice-boxing/rules.md, 9.4.

/// The outcome of the bout that is awaited. Some microseconds.
Outcome fought(const Setup& setup, const State& state, Random& random);

/// Chances of your man as he is now, by bouts fought in the head; of each opponent once.
class Scout {
 public:
  /// bouts: against each opponent, 1 or more. setup, state, random must outlive it.
  Scout(const Setup& setup, const State& state, Random& random, int bouts);

  /// To beat this man over the rounds that are due, 0 to 1, a draw being half a win.
  double chance_against(Person man);

 private:
  const Setup& setup_;
  const State& state_;
  Random& random_;
  int bouts_;
  std::vector<std::optional<double>> known_;  ///< by Person
};

// How strong a man is by his card alone, in one number. Source: rules/dice-boxing/rules.md, 9.4.

/// Some 70 for a newcomer, 210 for the best there are.
constexpr int strength_of(const dice_boxing::Ratings& ratings) {
  constexpr int stamina_a_point = 6;
  return 2 * (ratings.control - ratings.adjustment) + 2 * (ratings.punches - ratings.defense) + 2 * ratings.power +
         2 * (ratings.kd - ratings.chin) + ratings.stamina / stamina_a_point;
}

/// A career from its first question to its end, guided by a bot: what else might have become of a man. Its bouts are fought
/// without strategies. Some milliseconds. Source: rules/dice-boxing/rules.md, 9.4.
State whole_life(const Setup& setup, Level level, Random& random);

}  // namespace fc::dice_boxing_career
