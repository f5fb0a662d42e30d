// Every answer a Ringside player can give, as one byte, and what is asked. Source: rules/ringside/rules.md, 3.6, 3.7.
#pragma once

#include <cstdint>

#include "core/fixed_vector.h"
#include "rules/ringside/boxer.h"

namespace fc::ringside {

/// Topics of choices (`Need::topic` while a choice is awaited).
enum class Decision : std::uint8_t { tactic, rush, punch, guess, counterpunch, clinch, move, follow };

/// Topics of rolls (`Need::topic` while a die is awaited, `RollCall::purpose`).
enum class Purpose : std::uint8_t { opening, hit, knockdown, count, counter, counter_hit };

/// Reasons of the parts of a roll's target (`Modifier::reason`).
enum class Reason : std::uint8_t {
  agility,            ///< the Agility of the man who is punched at
  covering,           ///< he covers up
  opponent_covering,  ///< the man who punches covers up
  backpedal,
  rush,
  trapped,
  cap,           ///< brought down to 99
  counterpunch,  ///< the Counterpunch rating
  damage,        ///< knockdown chance: the damage of the punch
  spent,         ///< Endurance 0 or less: chance + 10, count + 4
  knockout,      ///< the count that ends a bout: 10
};
inline constexpr std::size_t reason_count = 11;

enum class Tactic : std::uint8_t { none, cover_up, backpedal, clinch };

/// One square of the ring: column and row 0 to 5, [0,0] top left.
struct Square {
  std::int8_t column = 0;
  std::int8_t row = 0;

  friend constexpr bool operator==(const Square&, const Square&) = default;
};

inline constexpr int ring_size = 6;

/// One answer. Codes: tactics 0-3, no-rush/rush 4-5, punches (thrown or expected) 6-11, counterpunch/no 12-13,
/// hold/break 14-15, stay 16, moves 32 + 8 * column + row (eights, so that a rollout need not divide).
struct Choice {
  std::uint8_t code = 0;

  friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

/// The answers that carry no tactic, punch or square.
namespace answer {
inline constexpr Choice no_rush{4};
inline constexpr Choice rush{5};
inline constexpr Choice counterpunch{12};
inline constexpr Choice no_counterpunch{13};
inline constexpr Choice hold_clinch{14};
inline constexpr Choice break_clinch{15};
inline constexpr Choice stay{16};
}  // namespace answer
inline constexpr std::uint8_t first_punch_code = 6;
inline constexpr std::uint8_t first_move_code = 32;
inline constexpr unsigned move_column_bits = 3;

constexpr Choice choice_of(Tactic tactic) { return {static_cast<std::uint8_t>(tactic)}; }
constexpr Choice choice_of(Punch punch) { return {static_cast<std::uint8_t>(first_punch_code + static_cast<int>(punch))}; }
constexpr Choice move_to(Square square) {
  return {static_cast<std::uint8_t>(first_move_code + (square.column << move_column_bits) + square.row)};
}

constexpr bool is_punch(Choice choice) { return choice.code >= first_punch_code && choice.code < first_punch_code + 6; }
constexpr bool is_move(Choice choice) { return choice.code >= first_move_code; }
/// The punch, tactic or square of a choice that is one.
constexpr Punch punch_of(Choice choice) { return static_cast<Punch>(choice.code - first_punch_code); }
constexpr Tactic tactic_of(Choice choice) { return static_cast<Tactic>(choice.code); }
constexpr Square square_of(Choice choice) {
  const unsigned index = static_cast<unsigned>(choice.code) - first_move_code;
  return {static_cast<std::int8_t>(index >> move_column_bits),
          static_cast<std::int8_t>(index & ((1U << move_column_bits) - 1U))};
}

/// At most six choices are offered at a time: the punches. Room for seven makes eight bytes, quick to find in a table.
using Choices = FixedVector<Choice, 7>;
static_assert(sizeof(Choices) == 8);

}  // namespace fc::ringside
