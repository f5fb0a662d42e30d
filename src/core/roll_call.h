// What a roll is for, and the arithmetic behind it, so that no player ever has to ask why.
#pragma once

#include <cstdint>

#include "core/fixed_vector.h"
#include "core/need.h"

namespace fc {

/// One term of a target: `reason` is the game's own enumerator ("reach", "uphill", "in a hurry").
struct Modifier {
  std::uint8_t reason = 0;
  std::int16_t amount = 0;

  friend constexpr bool operator==(const Modifier&, const Modifier&) = default;
};

/// The longest sum that a roll is compared with. Source: rules/dice-boxing/rules.md, 3.5, `punches_to`: the rating, the
/// other's defense, both strategies, tired, lasting punches, lasting defense, the place, stick-and-move, three letters of
/// open cuts, a free punch.
inline constexpr std::size_t most_terms = 12;

enum class Success : std::uint8_t {
  none,      ///< the roll is not against a target (an opening roll)
  above,     ///< succeeds when the roll is higher than the target
  at_most,   ///< succeeds when the roll is the target or lower
  at_least,  ///< succeeds when roll + bonus reach the target
};

/// A roll that is asked for. `purpose` is the game's enumerator; `target` is the sum of `parts` after any cap. Of dice that
/// are thrown together the last one has the arithmetic.
struct RollCall {
  std::uint8_t purpose = 0;
  Die die{};
  std::uint8_t more_dice = 0;  ///< the next so many are thrown together with it
  std::uint8_t seat = 0;       ///< whose roll it is; `no_seat`: nobody's
  Success success = Success::none;
  std::int16_t target = 0;
  std::int16_t bonus = 0;  ///< added to the roll before it is compared
  FixedVector<Modifier, most_terms> parts;
  std::uint8_t left_out = 0;  ///< terms of the target that `parts` had no room for: 0, or the contract test fails

  /// One more term of the target.
  constexpr void add(Modifier term) {
    target = static_cast<std::int16_t>(target + term.amount);
    if (parts.size() < most_terms) {
      parts.push_back(term);
    } else {
      ++left_out;
    }
  }

  [[nodiscard]] constexpr bool succeeds(int roll) const {
    switch (success) {
      case Success::above: return roll + bonus > target;
      case Success::at_most: return roll + bonus <= target;
      case Success::at_least: return roll + bonus >= target;
      case Success::none: break;
    }
    return true;
  }

  friend constexpr bool operator==(const RollCall&, const RollCall&) = default;
};

/// The call for the roll that is awaited, its arithmetic still to come.
constexpr RollCall roll_call_of(const Need& asked) {
  return {.purpose = asked.topic, .die = asked.die, .more_dice = asked.more_dice, .seat = asked.seat, .parts = {}};
}

}  // namespace fc
