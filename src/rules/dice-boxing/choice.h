// The one answer a player of DICE Boxing gives, and what dice and decisions are for. Source:
// rules/dice-boxing/rules.md, 3.4, 3.5, 3.11.
#pragma once

#include <cstdint>

#include "core/fixed_vector.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing {

/// Topics of choices (`Need::topic` while a choice is awaited).
enum class Decision : std::uint8_t { strategy };

/// Topics of rolls (`Need::topic` while a die is awaited, `RollCall::purpose`). Source: 3.11.
enum class Purpose : std::uint8_t { control, punch, result, knockdown, special, foul, ring, cut, doctor, unique, judge };
inline constexpr std::size_t purpose_count = 11;

/// Reasons of the terms of a range (`Modifier::reason`). Source: 3.5.
enum class Reason : std::uint8_t {
  rating,              ///< control, punches, knock-down numbers or chin of the card
  opponents_rating,    ///< his adjustment, defense or chin
  weight,              ///< the difference of classes, of both men
  strategies,          ///< the cell of the strategy chart
  own_strategy,        ///< the bonus of going for the knockout; of covering up, on one's own chin
  opponents_strategy,  ///< what a counter-puncher gives away; what stick-and-move or covering up takes
  tired,
  round,              ///< control of this round: hurt, the crowd, heavy legs
  lasting,            ///< injuries of one's own
  opponents_lasting,  ///< injuries of the opponent, good for one's punches
  place,              ///< owner in a corner or on the ropes
  open_cuts,          ///< of the opponent, all letters together
  free_punch,         ///< of a counter-puncher against stick-and-move
  knockdowns,         ///< suffered in the bout
  limit,              ///< what brings the sum back into its range
};
inline constexpr std::size_t reason_count = 15;

/// One answer: the strategy of a round.
struct Choice {
  Strategy strategy = Strategy::none;

  friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

using Choices = FixedVector<Choice, strategy_count>;

}  // namespace fc::dice_boxing
