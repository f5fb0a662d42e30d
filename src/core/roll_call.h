// What a roll is for, and the arithmetic behind it, so that no player ever has to ask why.
#pragma once

#include <cstdint>

#include "core/fixed_vector.h"

namespace fc {

/// One part of a target: `reason` is the game's own enumerator ("Agility", "covering up", "rushing").
struct Modifier {
  std::uint8_t reason = 0;
  std::int16_t amount = 0;

  friend constexpr bool operator==(const Modifier&, const Modifier&) = default;
};

enum class Success : std::uint8_t {
  none,      ///< the roll is not against a target (an opening roll)
  above,     ///< succeeds when the roll is higher than the target
  at_most,   ///< succeeds when the roll is the target or lower
  at_least,  ///< succeeds when roll + bonus reach the target
};

/// A roll that is asked for. `purpose` is the game's enumerator; `target` is the sum of `parts` after any cap.
struct RollCall {
  std::uint8_t purpose = 0;
  std::uint8_t sides = 0;
  std::uint8_t seat = 0;
  Success success = Success::none;
  std::int16_t target = 0;
  std::int16_t bonus = 0;  ///< added to the roll before it is compared
  FixedVector<Modifier, 6> parts;

  [[nodiscard]] constexpr bool succeeds(int roll) const {
    switch (success) {
      case Success::above:
        return roll + bonus > target;
      case Success::at_most:
        return roll + bonus <= target;
      case Success::at_least:
        return roll + bonus >= target;
      case Success::none:
        break;
    }
    return true;
  }

  friend constexpr bool operator==(const RollCall&, const RollCall&) = default;
};

}  // namespace fc
