// The formula that makes a card of a boxer's career, and parts of it that made-up boxers and career boxers need too. Source:
// rules/dice-boxing/rules.md, 2.2.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing {

/// From `low` to `high`, both included.
struct Range {
  std::int16_t low = 0;
  std::int16_t high = 0;

  [[nodiscard]] constexpr bool holds(int value) const { return value >= low && value <= high; }

  friend constexpr bool operator==(const Range&, const Range&) = default;
};

/// What one style adds to the ratings; a man's two styles add up, a single one counts twice.
struct StyleEffects {
  std::int8_t control = 0;
  std::int8_t punches = 0;
  std::int8_t defense = 0;
  std::int8_t stamina = 0;
  std::int8_t recovery = 0;
  std::int8_t foul = 0;

  friend constexpr bool operator==(const StyleEffects&, const StyleEffects&) = default;
};

inline constexpr int highest_era = 10;
inline constexpr int highest_durability = 10;
inline constexpr std::size_t power_step_count = 9;

/// The tables of the formula, read from data (cards.json).
struct CardTables {
  std::array<std::int16_t, highest_era + 1> era_control{};  ///< thousandths of control by era
  std::array<StyleEffects, style_count> styles{};
  std::array<std::array<std::int8_t, 3>, punch_type_count> punch_points{};  ///< low, middle, high
  std::array<std::int16_t, power_step_count> power_steps{};                 ///< ratings `ko` at which power grows, ascending
  std::array<std::int8_t, class_count> kd_class{};
  std::array<std::array<std::int8_t, punch_type_count>, style_count> punch_weights{};  ///< of a hundred
  std::array<Range, all_ratings.size()> limits{};                                      ///< in the order of `all_ratings`

  friend constexpr bool operator==(const CardTables&, const CardTables&) = default;
};

/// A man's fights. ko_wins, ko_losses: those of them that ended inside the distance.
struct Record {
  std::int16_t wins = 0;
  std::int16_t losses = 0;
  std::int16_t draws = 0;
  std::int16_t ko_wins = 0;
  std::int16_t ko_losses = 0;

  [[nodiscard]] constexpr int bouts() const { return wins + losses + draws; }

  friend constexpr bool operator==(const Record&, const Record&) = default;
};

using Styles = FixedVector<Style, 2>;
using Grades = std::array<Grade, graded_strategies>;

/// What the formula starts from. era: quality of the opposition; durability: chin and heart; both 0 to 10.
struct CareerFacts {
  WeightClass weight_class = WeightClass::heavyweight;
  Styles styles;
  Record record;
  std::int8_t era = 0;
  std::int8_t durability = 0;
  std::int16_t height_cm = 0;
  std::int16_t reach_cm = 0;
};

/// Makes the whole card, without the overrides of single ratings.
BoxerCard card_of(const CardTables& tables, const CareerFacts& facts);

/// A rating's place in `all_ratings`.
std::size_t place_of_rating(std::int16_t Ratings::*rating);

/// `value` brought within the limits of a rating, as `limited(tables, &Ratings::chin, -11)`.
std::int16_t limited(const CardTables& tables, std::int16_t Ratings::*rating, int value);

/// The two styles that count in sums: a single one is doubled. styles: one or two.
std::array<Style, 2> both(const Styles& styles);
/// What the two styles together add to each rating.
StyleEffects sum_of(const CardTables& tables, const Styles& styles);

/// The rating `adjustment` by a man's control, before limits: negative for a good man.
int adjustment_base(int control);
/// The rating `power`, 1 to 10, from the rating `ko`, 0 to 100.
std::int16_t power_of(const CardTables& tables, int ko);
/// The knock-down numbers for a `ko` rating in a class, within limits. less: how many weak opposition or a low tier takes
/// off.
std::int16_t knockdown_numbers(const CardTables& tables, int ko, WeightClass weight_class, int less = 0);
/// The grades of the four strategies. durability: 0 to 10; for made-up boxers 2 - chin.
Grades grades_of(const Styles& styles, int ko, int control, int durability);
/// The 100 rows of the results section; power: 1 to 10.
Results results_of(const CardTables& tables, const Styles& styles, int power);

/// Knockouts in a hundred wins, rounded; 0 without a win.
int knockout_rate(const Record& record);

}  // namespace fc::dice_boxing
