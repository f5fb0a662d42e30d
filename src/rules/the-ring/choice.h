// The answers a manager gives, and what dice and decisions are for. Source: rules/the-ring/rules.md, 3, 7.
#pragma once

#include <cstdint>

#include "core/fixed_vector.h"
#include "rules/the-ring/charts.h"

namespace fc::the_ring {

/// Topics of choices (`Need::topic` while a choice is awaited).
enum class Decision : std::uint8_t { city, gloves, referee, strategy, cut_target, retaliate };
inline constexpr std::size_t decision_count = 6;

/// Topics of rolls (`Need::topic` while a die is awaited, `RollCall::purpose`), in the order of section 7.
enum class Purpose : std::uint8_t {
  city,
  gloves,
  referee,
  training,
  solitaire_decision,
  solitaire,
  first_mover,
  tie_up,
  basic_column,
  basic_red,
  basic_green,
  counter,
  hard_shot,
  pure_twelve,
  knockout,
  finisher,
  possible_cut,
  cut_chart,
  cut_stoppage,
  foul,
  retaliation,
  judge,
  corner,
  time,
};
inline constexpr std::size_t purpose_count = 24;

/// Reasons of the terms of a roll (`Modifier::reason`). Of a roll against a number they add up to that number; of a roll on
/// a table to what is added to the dice.
enum class Reason : std::uint8_t {
  rating,        ///< the rating that is rolled against or added: see the purpose
  training,      ///< what the training camp did to that rating
  defence,       ///< the other man's DEF
  bare_defence,  ///< the other man's DEF is below 0. Ruling: R9.
  hurt,          ///< staggered or down in this round, so slower to tie up
  referee,       ///< quick, strict, or fast to break
  doctor,        ///< of the city
  after_down,    ///< the second chin, after a knockdown in this round
  outside,       ///< the target is on his bicycle
  own_outside,   ///< the puncher is
  portion,       ///< of the Knockout Chart: the lowest row at which he is up
  downs,         ///< earlier times down in this round
  tired,
  points,     ///< twice the margin of the round
  local,      ///< what the local judge is fond of
  cornerman,  ///< the best cut rating of the corner
  clock,      ///< seconds before the dice
  number,     ///< a number that the rules name
};
inline constexpr std::size_t reason_count = 18;

enum class Gloves : std::uint8_t { six_ounce, eight_ounce };
inline constexpr std::size_t gloves_count = 2;

/// One answer. value: by decision a City, Gloves, Referee, Strategy, Location, or 0 decline and 1 retaliate.
struct Choice {
  Decision decision = Decision::strategy;
  std::uint8_t value = 0;

  friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

constexpr Choice choice_of(City city) { return {Decision::city, static_cast<std::uint8_t>(city)}; }
constexpr Choice choice_of(Gloves gloves) { return {Decision::gloves, static_cast<std::uint8_t>(gloves)}; }
constexpr Choice choice_of(Referee referee) { return {Decision::referee, static_cast<std::uint8_t>(referee)}; }
constexpr Choice choice_of(Strategy strategy) { return {Decision::strategy, static_cast<std::uint8_t>(strategy)}; }
constexpr Choice choice_of(Location location) { return {Decision::cut_target, static_cast<std::uint8_t>(location)}; }
constexpr Choice retaliation(bool retaliates) {
  return {Decision::retaliate, static_cast<std::uint8_t>(retaliates ? 1 : 0)};
}

using Choices = FixedVector<Choice, location_count>;

}  // namespace fc::the_ring
