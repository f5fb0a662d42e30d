// What is fixed before a Ringside bout and never changes in it. Source: rules/ringside/rules.md, 2.5, 2.6, 5.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/corner.h"
#include "core/field.h"
#include "core/fixed_vector.h"

namespace fc::ringside {

// Ringside's boxers, punches and chart. Source: rules/ringside/rules.md, 2.1 to 2.3.

/// The six punches in the rulebook's order, which is used everywhere.
enum class Punch : std::uint8_t { uppercut, right_jab, right_hook, combination, left_jab, left_hook };

inline constexpr std::size_t punch_count = 6;

constexpr std::size_t index_of(Punch punch) { return static_cast<std::size_t>(punch); }

/// Hooks are the two punches that miss in a clinch; a combination is not a hook.
constexpr bool is_hook(Punch punch) { return punch == Punch::right_hook || punch == Punch::left_hook; }

/// Damage before the rating: row = thrown, column = expected, each -1 to 4.
using PunchChart = std::array<std::array<std::int8_t, punch_count>, punch_count>;

/// A boxer's ratings. agility 1-90, punches 1-9 (order of Punch), counterpunch 0-80, base endurance 0-60. 32 bytes, so that
/// an index is found by a shift.
struct alignas(16) Boxer {
  std::int16_t agility = 0;
  std::array<std::int16_t, punch_count> punches{};
  std::int16_t counterpunch = 0;
  std::int16_t endurance = 0;

  friend constexpr bool operator==(const Boxer&, const Boxer&) = default;
};

static_assert(sizeof(Boxer) == 32);

enum class Scoring : std::uint8_t { rounds, ten_point_must, five_point_must };
inline constexpr std::array<std::string_view, 3> scoring_names{"rounds", "ten-point-must", "five-point-must"};

/// Options of a bout. Source: rules/ringside/rules.md, 5.
struct Options {
  bool tactics = true;
  bool saved_by_the_bell = false;
  Scoring scoring = Scoring::rounds;
  bool ask_counterpunch = false;

  friend constexpr bool operator==(const Options&, const Options&) = default;
};
inline constexpr std::array option_fields{
    flag_field<&Options::tactics>("tactics"),
    flag_field<&Options::saved_by_the_bell>("saved_by_the_bell"),
    word_field<&Options::scoring>("scoring", scoring_names),
    flag_field<&Options::ask_counterpunch>("ask_counterpunch"),
};

/// Points of one must system by the difference of damage in the round. Source: rules/ringside/rules.md, 2.6.
struct MustTable {
  std::array<std::int16_t, 5> from{};  ///< lowest difference of each band, ascending, first 0
  std::array<std::int8_t, 5> winner{};
  std::array<std::int8_t, 5> loser{};

  friend constexpr bool operator==(const MustTable&, const MustTable&) = default;
};

/// The charts of the game, read from data.
struct Charts {
  PunchChart punch{};
  MustTable ten_point_must;
  MustTable five_point_must;

  friend constexpr bool operator==(const Charts&, const Charts&) = default;
};

inline constexpr int most_rounds = 15;
inline constexpr int turns_in_a_round = 18;

/// The set-up of a bout: boxers and the damage they bring in, by corner (red, blue); rounds 1-15.
struct Setup {
  std::array<Boxer, 2> boxers{};
  std::array<std::int16_t, 2> damage{};
  std::int8_t rounds = 0;
  Options options;
  Charts charts;

  [[nodiscard]] constexpr const Boxer& boxer(Corner corner) const { return boxers[fc::index_of(corner)]; }

  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

/// Endurance at the first bell, which rest never exceeds. Source: rules/ringside/rules.md, 3.3 (BOUT).
constexpr int start_endurance(const Setup& setup, Corner corner) {
  return 7 * setup.rounds + setup.boxer(corner).endurance - setup.damage[fc::index_of(corner)];
}

// All answers in Ringside, as one byte each, and the topics of questions. Source: rules/ringside/rules.md, 3.6, 3.7.

/// Topics of choices (`Need::topic` while a choice is awaited).
enum class Decision : std::uint8_t { tactic, rush, punch, guess, counterpunch, clinch, move, follow };
inline constexpr std::size_t decision_count = 8;

/// Topics of rolls (`Need::topic` while a die is awaited, `RollCall::purpose`).
enum class Purpose : std::uint8_t { opening, hit, knockdown, count, counter, counter_hit };
inline constexpr std::size_t purpose_count = 6;

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
/// The punch, tactic or square of a choice; the choice must be one of that kind.
constexpr Punch punch_of(Choice choice) { return static_cast<Punch>(choice.code - first_punch_code); }
constexpr Tactic tactic_of(Choice choice) { return static_cast<Tactic>(choice.code); }
constexpr Square square_of(Choice choice) {
  const unsigned index = static_cast<unsigned>(choice.code) - first_move_code;
  return {static_cast<std::int8_t>(index >> move_column_bits),
          static_cast<std::int8_t>(index & ((1U << move_column_bits) - 1U))};
}

/// The answers to one question: at most six, the punches. Room for seven makes eight bytes, quick to find in a table.
using Choices = FixedVector<Choice, 7>;
static_assert(sizeof(Choices) == 8);

}  // namespace fc::ringside
