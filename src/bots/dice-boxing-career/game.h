// The bots that guide a career, by level, for a seat of the cabinet or of a simulation. Source: rules/dice-boxing/rules.md,
// 10.3.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/random.h"
#include "match/controller.h"
#include "rules/dice-boxing-career/state.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing_career {

/// A manager for the one seat. He keeps no state, so one controller may guide any number of careers, one at a time. He
/// answers only briefs of the career (`BriefOf<Rules>`). Levels: see `choice_at`.
std::unique_ptr<Controller> make_controller(Level level);

// The bots that guide a boxer through his career. Source: rules/dice-boxing/rules.md, 9.4, 10.3.

/// The preferences of a player. Default: those of the sensible player of the calibration. Source:
/// rules/dice-boxing/rules.md, 9.4.
struct Taste {
  /// Worth of a step of each rating, by Purchase. Grades are never bought.
  std::array<int, rating_purchases> worths{30, 30, 22, 14, 12, 14, 26, 1, 34, 34};
  int behind_the_champion = 4;  ///< he tries to meet the champion if he is at most so much weaker
  int ahead_of_the_next = 4;    ///< he looks at the chart if he is so much stronger than the next men above
  int ahead_of_the_better = 6;  ///< he takes the better man of two if he is so much stronger
};

/// Found by trying out worths in thousands of careers of four classes: a hard punch and a chin win more titles than punches
/// landed and a defense. He wins the title in about 75 of 100 careers; the calibration's player in 35.
inline constexpr Taste keen_taste{.worths = {30, 25, 22, 6, 14, 40, 55, 1, 13, 19}, .behind_the_champion = 8};

/// The player of the calibration, or one of another taste: compares prices with worths, and men by the strength of their
/// cards. Returns his answer to the open question, which must be a choice.
Choice sensible_choice(const Setup& setup, const State& state, const Taste& taste = {});

/// Decides by `keen_taste`. In mode `free` he meets the man who promises the most points in simulated bouts, which takes
/// about ten milliseconds. He enters the tourney.
Choice keen_choice(const Setup& setup, const State& state, Random& random);

/// Whether to retire, in the office of a career with `life`; without that option always false. Only when age may already
/// take something. A novice retires after two losses in a row. Better levels retire from the 30th fight on: before the loss
/// that would end the career by force, far behind the champion, or as a champion who is no stronger than the four men below
/// him. Measured against boxing on to the end: one or two titles fewer in 100 careers, four losses fewer a career, and a
/// fifth to an eighth of all careers end with the belt.
bool is_time_to_go(Level level, const Setup& setup, const State& state);

/// | level | answers |
/// |---|---|
/// | `uniform` | every legal answer is equally likely: the baseline, which soon retires |
/// | `novice` | never looks at the chart and buys whatever he can pay |
/// | `contender` | `sensible_choice` |
/// | `champion` | `keen_choice` |
/// All but `uniform` stop when `is_time_to_go`.
Choice choice_at(Level level, const Setup& setup, const State& state, Random& random);

/// As `choice_at`, but he never retires by `is_time_to_go`.
Choice choice_to_the_end(Level level, const Setup& setup, const State& state, Random& random);

// Bouts of a career by the rules of DICE Boxing, without strategies: for simulated careers, and to estimate chances. Source:
// rules/dice-boxing/rules.md, 9.4.

/// Simulates the coming bout and returns its outcome. Takes some microseconds.
Outcome fought(const Setup& setup, const State& state, Random& random);

/// Chances of your man as he is now, by simulated bouts; computed once for each opponent.
class Scout {
 public:
  /// bouts: number against each opponent, at least 1. setup, state, random must outlive this object.
  Scout(const Setup& setup, const State& state, Random& random, int bouts);

  /// The chance to beat this man over the rounds due against him, 0 to 1, a draw counting half.
  double chance_against(Person man);

 private:
  const Setup& setup_;
  const State& state_;
  Random& random_;
  int bouts_;
  std::vector<std::optional<double>> known_;  ///< by Person
};

// The strength of a man by his card alone, in one number. Source: rules/dice-boxing/rules.md, 9.4.

/// About 70 for a newcomer, 210 for the best.
constexpr int strength_of(const dice_boxing::Ratings& ratings) {
  constexpr int stamina_a_point = 6;
  return 2 * (ratings.control - ratings.adjustment) + 2 * (ratings.punches - ratings.defense) + 2 * ratings.power +
         2 * (ratings.kd - ratings.chin) + ratings.stamina / stamina_a_point;
}

/// Simulates a career from its first question to its end, guided by a bot: another possible life of the same man. Its bouts
/// are boxed without strategies. Takes some milliseconds. Source: rules/dice-boxing/rules.md, 9.4.
State whole_life(const Setup& setup, Level level, Random& random);

}  // namespace fc::dice_boxing_career
