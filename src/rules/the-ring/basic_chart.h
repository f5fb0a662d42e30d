// The Basic Chart: entries, their clauses, what they ask for and do. Source: rules/the-ring/rules.md, 2.4.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/fixed_vector.h"
#include "rules/the-ring/card.h"

namespace fc::the_ring {

inline constexpr std::size_t d66_count = 36;
constexpr std::size_t place_of_d66(int tens, int ones) { return static_cast<std::size_t>(6 * (tens - 1) + ones - 1); }

/// Groups of strategies that a condition can ask for. Source: 2.4.
enum class Group : std::uint8_t { any, body, load_up, outside, tie_up, boxing, inside, evading };
inline constexpr std::size_t group_count = 8;

constexpr bool is_in(Strategy strategy, Group group) {
  switch (group) {
    case Group::any: return true;
    case Group::body: return strategy == Strategy::body;
    case Group::load_up: return strategy == Strategy::load_up;
    case Group::outside: return strategy == Strategy::outside;
    case Group::tie_up: return strategy == Strategy::tie_up;
    case Group::boxing: return is_boxing(strategy);
    case Group::inside: return is_inside(strategy);
    case Group::evading: return strategy == Strategy::outside || strategy == Strategy::tie_up;
  }
  return false;
}

/// An advantage that either boxer may have; the clause's result then goes to the one who has it.
enum class Advantage : std::uint8_t { none, fastest, speed, boxer, reach, weight };
inline constexpr std::size_t advantage_count = 6;

/// When a clause holds: every part that is set must be true.
struct Condition {
  Group roller = Group::any;
  Group target = Group::any;
  std::int8_t plus = 0;  ///< roller's rating minus the target's DEF must be at least this; 0: not asked
  bool speed_advantage = false;
  bool target_hurt = false;
  Advantage either = Advantage::none;
  std::int8_t by = 0;  ///< how large the advantage must be at least

  friend constexpr bool operator==(const Condition&, const Condition&) = default;
};

/// What a clause does, carried out in this order. "He" is the roller, or who has the advantage that the clause asks for.
struct Effects {
  std::uint8_t score = 0;    ///< he scores, 0 to 7
  std::uint8_t stm = 0;      ///< stamina that his opponent loses, 0 to 3
  std::uint8_t own_stm = 0;  ///< stamina that he loses himself, 0 to 3
  bool cut = false;          ///< a possible cut on his opponent
  bool hard = false;         ///< he lands a hard shot
  bool counter = false;      ///< the roller's opponent counterpunches
  bool foul = false;         ///< the roller fouls

  friend constexpr bool operator==(const Effects&, const Effects&) = default;
};

struct Clause {
  Condition holds_if;
  Effects effects;

  friend constexpr bool operator==(const Clause&, const Clause&) = default;
};

inline constexpr std::size_t most_clauses = 4;
/// One entry of the chart: the first clause that holds is carried out.
using Entry = FixedVector<Clause, most_clauses>;

inline constexpr std::size_t column_count = 3;
inline constexpr std::size_t entry_count = column_count * d66_count;

/// The place of an entry in `Charts::basic`. column: 1 to 3; red, green: 1 to 6.
constexpr std::size_t entry_place(int column, int red, int green) {
  return static_cast<std::size_t>(column - 1) * d66_count + place_of_d66(red, green);
}

// The Basic Chart prepared for rollouts: the result of every entry by all that its conditions ask for except advantages. One
// look-up instead of reading clauses; a test compares both. Source: rules/the-ring/rules.md, 2.4.

/// Effects packed into one number: points, then the opponent's stamina, one's own, and what they lead to.
using Packed = std::uint16_t;

/// What follows from an entry. `advantage`: it depends on an advantage, so the clauses must be read.
enum class LeadsTo : std::uint8_t { nothing, cut, hard, counter, foul, advantage };

inline constexpr unsigned packed_score = 7;  ///< mask of the points
inline constexpr unsigned stm_bit = 3;
inline constexpr unsigned own_stm_bit = 5;
inline constexpr unsigned leads_bit = 7;

constexpr Packed packed(const Effects& effects) {
  const LeadsTo leads = effects.cut       ? LeadsTo::cut
                        : effects.hard    ? LeadsTo::hard
                        : effects.counter ? LeadsTo::counter
                        : effects.foul    ? LeadsTo::foul
                                          : LeadsTo::nothing;
  return static_cast<Packed>(effects.score | effects.stm << stm_bit | effects.own_stm << own_stm_bit |
                             static_cast<int>(leads) << leads_bit);
}

constexpr LeadsTo leads_to(Packed value) { return static_cast<LeadsTo>(value >> leads_bit); }

constexpr Effects unpacked(Packed value) {
  constexpr unsigned most_stamina = 3;
  const LeadsTo leads = leads_to(value);
  return {.score = static_cast<std::uint8_t>(value & packed_score),
          .stm = static_cast<std::uint8_t>(value >> stm_bit & most_stamina),
          .own_stm = static_cast<std::uint8_t>(value >> own_stm_bit & most_stamina),
          .cut = leads == LeadsTo::cut,
          .hard = leads == LeadsTo::hard,
          .counter = leads == LeadsTo::counter,
          .foul = leads == LeadsTo::foul};
}

// Strategies that the chart distinguishes: it treats working on a cut as boxing.

inline constexpr std::size_t chart_rollers = 4;
inline constexpr std::size_t chart_targets = 5;
inline constexpr std::size_t plus_levels = 3;  ///< 0, +1, +2 or more
inline constexpr std::size_t quick_rows = chart_rollers * chart_targets * plus_levels * 2;
inline constexpr std::array<std::uint8_t, strategy_count + 1> chart_place{0, 1, 2, 2, 3, 4, 0};

/// The row of the quick chart. roller: not tying up; plus: of his strategy, any number; hurt: whether the target is hurt in
/// this round.
constexpr std::size_t quick_row(Strategy roller, Strategy target, int plus, bool hurt) {
  const auto level = static_cast<std::size_t>(std::clamp(plus, 0, static_cast<int>(plus_levels) - 1));
  return ((chart_place[place_of(roller)] * chart_targets + chart_place[place_of(target)]) * plus_levels + level) * 2 +
         (hurt ? 1U : 0U);
}

using QuickRow = std::array<Packed, entry_count>;
using QuickChart = std::array<QuickRow, quick_rows>;

/// The packed result of an entry; LeadsTo::advantage if it depends on an advantage.
constexpr Packed quick_entry(const Entry& entry, Strategy roller, Strategy target, int plus, bool hurt) {
  for (const Clause& clause : entry) {
    const Condition& asked = clause.holds_if;
    if (!is_in(roller, asked.roller) || !is_in(target, asked.target) || (asked.plus > 0 && plus < asked.plus) ||
        (asked.target_hurt && !hurt)) {
      continue;
    }
    if (asked.speed_advantage || asked.either != Advantage::none) {
      return static_cast<Packed>(static_cast<int>(LeadsTo::advantage) << leads_bit);
    }
    return packed(clause.effects);
  }
  return 0;
}

constexpr QuickChart quick_chart(const std::array<Entry, entry_count>& basic) {
  QuickChart chart{};
  constexpr std::array<Strategy, chart_targets> told_apart{Strategy::body, Strategy::load_up, Strategy::box,
                                                           Strategy::outside, Strategy::tie_up};
  for (std::size_t roller = 0; roller < chart_rollers; ++roller) {
    for (const Strategy target : told_apart) {
      for (int plus = 0; plus < static_cast<int>(plus_levels); ++plus) {
        for (const bool hurt : {false, true}) {
          QuickRow& row = chart[quick_row(told_apart[roller], target, plus, hurt)];
          for (std::size_t place = 0; place < entry_count; ++place) {
            row[place] = quick_entry(basic[place], told_apart[roller], target, plus, hurt);
          }
        }
      }
    }
  }
  return chart;
}

}  // namespace fc::the_ring
