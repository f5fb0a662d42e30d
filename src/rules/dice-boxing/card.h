// A boxer of DICE Boxing as his card says: ratings, grades, results section; and the formula that makes it of a career.
// Source: rules/dice-boxing/rules.md, 2.1, 2.2, 2.10.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/fixed_vector.h"
#include "core/named.h"

namespace fc::dice_boxing {

/// Heaviest first. Source: rules/dice-boxing/rules.md, 2.11.
enum class WeightClass : std::uint8_t {
  heavyweight,
  cruiserweight,
  light_heavyweight,
  super_middleweight,
  middleweight,
  super_welterweight,
  welterweight,
  super_lightweight,
  lightweight,
  super_featherweight,
  featherweight,
  super_bantamweight,
  bantamweight,
  super_flyweight,
  flyweight,
  light_flyweight,
  minimumweight,
};
inline constexpr std::size_t class_count = 17;

/// In the order of the style table.
enum class Style : std::uint8_t { boxer, mover, technician, counterpuncher, swarmer, slugger };
inline constexpr std::size_t style_count = 6;

/// In the order of the results section, lightest first.
enum class PunchType : std::uint8_t { jab, body, cross, hook, uppercut };
inline constexpr std::size_t punch_type_count = 5;

/// Best first.
enum class Grade : std::uint8_t { a, b, c, d };
inline constexpr std::size_t grade_count = 4;

/// The strategy of a man in a round. `none` has no grade; the others have one each on the card.
enum class Strategy : std::uint8_t { none, knockout, cover_up, counter_punch, stick_and_move };
inline constexpr std::size_t strategy_count = 5;
inline constexpr std::size_t graded_strategies = 4;

/// The ratings of a card, each within the limits of `cards.json`. `control`, `punches`: upper ends of ranges. `adjustment`,
/// `chin`, `defense`: negative is good. `kd`: how many knock-down numbers. `foul`: a multiple of five.
struct Ratings {
  std::int16_t control = 0;
  std::int16_t adjustment = 0;
  std::int16_t power = 0;
  std::int16_t stamina = 0;
  std::int16_t recovery = 0;
  std::int16_t ko = 0;
  std::int16_t kd = 0;
  std::int16_t chin = 0;
  std::int16_t foul = 0;
  std::int16_t punches = 0;
  std::int16_t defense = 0;

  friend constexpr bool operator==(const Ratings&, const Ratings&) = default;
};

/// The eleven ratings in the order of the card.
inline constexpr std::array<std::int16_t Ratings::*, 11> all_ratings{
    &Ratings::control, &Ratings::adjustment, &Ratings::power, &Ratings::stamina, &Ratings::recovery, &Ratings::ko,
    &Ratings::kd,      &Ratings::chin,       &Ratings::foul,  &Ratings::punches, &Ratings::defense};

/// The kind of a landed punch and the points that it scores, 1 to 5.
struct Hit {
  PunchType type = PunchType::jab;
  std::uint8_t points = 1;

  friend constexpr bool operator==(const Hit&, const Hit&) = default;
};

inline constexpr int faces = 100;          ///< percentile dice show 0 to 99
inline constexpr int most_hit_points = 5;  ///< most points that one landed punch scores

/// By the face of the roll, 00 to 99. Even rolls are right hands. The highest faces may be knock-down numbers instead
/// (`Ranges::kd_from`).
using Results = std::array<Hit, faces>;

/// A boxer. styles: one or two different ones; a single one counts twice in every sum. grades: in the order of Strategy,
/// from `knockout`.
struct BoxerCard {
  WeightClass weight_class = WeightClass::heavyweight;
  FixedVector<Style, 2> styles;
  std::array<Grade, graded_strategies> grades{Grade::d, Grade::d, Grade::d, Grade::d};
  Ratings ratings;
  Results results{};

  /// The grade of a strategy that is not `none`.
  [[nodiscard]] constexpr Grade grade(Strategy strategy) const { return grades[place_of(strategy) - 1]; }

  friend constexpr bool operator==(const BoxerCard&, const BoxerCard&) = default;
};

static_assert(std::is_trivially_copyable_v<BoxerCard>);

// The words of scripts, data and text keys for what stands on a card. Source:
// rules/dice-boxing/rules.md, 2.1, 2.2, 2.11, 3.4.

inline constexpr std::array<std::string_view, class_count> class_names{
    "heavyweight",  "cruiserweight",     "light-heavyweight", "super-middleweight",  "middleweight",  "super-welterweight",
    "welterweight", "super-lightweight", "lightweight",       "super-featherweight", "featherweight", "super-bantamweight",
    "bantamweight", "super-flyweight",   "flyweight",         "light-flyweight",     "minimumweight"};
constexpr std::string_view name_of(WeightClass value) { return class_names[place_of(value)]; }

inline constexpr std::array<std::string_view, style_count> style_names{"boxer",          "mover",   "technician",
                                                                       "counterpuncher", "swarmer", "slugger"};
constexpr std::string_view name_of(Style value) { return style_names[place_of(value)]; }

inline constexpr std::array<std::string_view, punch_type_count> punch_names{"jab", "body", "cross", "hook", "uppercut"};
constexpr std::string_view name_of(PunchType value) { return punch_names[place_of(value)]; }

inline constexpr std::array<std::string_view, grade_count> grade_names{"A", "B", "C", "D"};
constexpr std::string_view name_of(Grade value) { return grade_names[place_of(value)]; }

inline constexpr std::array<std::string_view, strategy_count> strategy_names{"none", "knockout", "cover-up", "counter-punch",
                                                                             "stick-and-move"};
constexpr std::string_view name_of(Strategy value) { return strategy_names[place_of(value)]; }

/// In the order of `all_ratings`.
inline constexpr std::array<std::string_view, all_ratings.size()> rating_names{
    "control", "adjustment", "power", "stamina", "recovery", "ko", "kd", "chin", "foul", "punches", "defense"};

// The formula that makes a card of a boxer's career, and parts of it that made-up boxers and career boxers need too. Source:
// rules/dice-boxing/rules.md, 2.2.

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
