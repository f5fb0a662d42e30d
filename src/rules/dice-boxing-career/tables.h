// The tables of a career, read from data: the newcomer, prices, points, who is met next, what a lost fight costs, when a man
// must stop. Source: rules/dice-boxing/rules.md, 6.1, 6.3 to 6.10.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/fixed_vector.h"
#include "rules/dice-boxing-career/choice.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing_career {

using dice_boxing::Ratings;
using dice_boxing::Strategy;
using dice_boxing::WeightClass;

/// Champion, then ranks 1 to 51.
inline constexpr std::size_t ladder_places = 52;
inline constexpr int lowest_rank = ladder_places - 1;

/// By the face of the dice, 00 to 99.
template <class T>
using Percentile = std::array<T, dice_boxing::faces>;

/// What one step of a rating does, and how its price grows. Source: 6.3.
struct Upgrade {
  std::int8_t step = 0;
  std::int16_t to = 0;  ///< the top, in the heaviest class
  std::int16_t first = 0;
  std::int16_t rise = 0;
  std::int16_t curve = 0;

  friend constexpr bool operator==(const Upgrade&, const Upgrade&) = default;
};

/// Two men so many places above you, or the champion. Source: 6.4.
struct ChartRow {
  std::int8_t one = 0;
  std::int8_t other = 0;
  bool champion = false;

  friend constexpr bool operator==(const ChartRow&, const ChartRow&) = default;
};

/// The schedule chart of some ranks.
struct ChartTable {
  std::int8_t from = 0;
  std::int8_t to = 0;
  Percentile<ChartRow> rows{};

  friend constexpr bool operator==(const ChartTable&, const ChartTable&) = default;
};
inline constexpr std::size_t chart_tables = 5;

/// Against whom a champion defends: a rank from 1, or `rematch_row`: the man the title was taken from.
using DefenceTable = Percentile<std::int8_t>;
inline constexpr std::int8_t rematch_row = 0;

/// Totals from `from` on cost so many places, up to the next row.
struct LostRow {
  std::int16_t from = 0;
  std::int8_t places = 0;

  friend constexpr bool operator==(const LostRow&, const LostRow&) = default;
};

/// Source: 6.6.
struct LostTable {
  std::int8_t stopped = 0;       ///< added to the die
  std::int8_t earlier_loss = 0;  ///< added for each loss in a row before
  FixedVector<LostRow, 12> rows;
  std::int8_t lock = 0;  ///< of the title, after a title fight that was lost
  std::int8_t lock_stopped = 0;

  friend constexpr bool operator==(const LostTable&, const LostTable&) = default;
};

/// From so many fights on, the chance in per cent. Source: 6.7, 6.10.
struct ChanceRow {
  std::int16_t from = 0;
  std::int8_t chance = 0;

  friend constexpr bool operator==(const ChanceRow&, const ChanceRow&) = default;
};

/// Source: 6.7.
struct RetirementTable {
  std::int16_t losses = 0;
  std::int16_t losses_in_a_row = 0;
  std::int16_t stoppages = 0;  ///< suffered
  FixedVector<ChanceRow, 16> rows;
  std::int8_t after_stoppage = 0;  ///< added to the chance

  friend constexpr bool operator==(const RetirementTable&, const RetirementTable&) = default;
};

/// What age takes, and what it pays. Source: 6.10.
struct LifeTable {
  std::int16_t points_percent = 0;   ///< of every base
  FixedVector<ChanceRow, 16> rows;   ///< the chance that something is taken after a bout
  std::int8_t after_stoppage = 0;    ///< added to a chance that is not 0
  std::array<Purchase, 10> wears{};  ///< what is taken, by the ones digit of the die

  friend constexpr bool operator==(const LifeTable&, const LifeTable&) = default;
};

inline constexpr std::size_t tier_count = 4;
/// Grades that can be bought: C, B, A.
inline constexpr std::size_t grade_steps = dice_boxing::grade_count - 1;

/// What a bout is worth and how long it is, by rank of a man, by tier in mode `free`.
struct BoutTables {
  std::array<std::int16_t, ladder_places> base{};   ///< by the opponent's rank
  std::array<std::int8_t, ladder_places> rounds{};  ///< by the better rank of the two
  std::array<std::int16_t, outcome_count> percent{};
  std::array<std::int16_t, tier_count> free_base{};
  std::array<std::int8_t, tier_count> free_rounds{};
  std::int16_t tourney_base = 0;
  std::int8_t tourney_rounds = 0;

  friend constexpr bool operator==(const BoutTables&, const BoutTables&) = default;
};

/// All of career.json.
struct Tables {
  Ratings start;  ///< `kd` follows from the others
  std::int16_t start_points = 0;
  std::array<Strategy, dice_boxing::style_count> lifted{};  ///< by style: the strategy whose grade it lifts
  std::array<Upgrade, rating_purchases> upgrades{};         ///< by Purchase
  std::array<std::int16_t, grade_steps> grade_prices{};     ///< of the steps to C, B and A
  std::int8_t ko_to_less = 0;                               ///< fifths of a step that the top of `ko` sinks by a class
  std::int8_t power_to_less_every = 0;                      ///< classes for which the top of `power` sinks by one
  std::array<std::int16_t, dice_boxing::class_count> price_percent{};
  BoutTables bouts;
  std::array<ChartTable, chart_tables> charts{};
  DefenceTable first_defence{};
  DefenceTable later_defence{};
  LostTable lost;
  RetirementTable retirement;
  LifeTable life;

  friend constexpr bool operator==(const Tables&, const Tables&) = default;
};

}  // namespace fc::dice_boxing_career
