// What a game waits for: a die, a choice, or nothing more.
#pragma once

#include <cstdint>

#include "core/fixed_vector.h"

namespace fc {

enum class NeedKind : std::uint8_t { roll, choice, finished };

/// The one thing a game waits for. `topic` is the game's own enumerator: the purpose of a roll or the name of a decision;
/// `sides` (of a roll) is the die, 2 to 100. `secret` choices may be made at the same time as other seats' (see
/// `pickers` in rules/ruleset.h) and show to nobody before all of them are in.
struct Need {
  NeedKind kind = NeedKind::finished;
  std::uint8_t seat = 0;
  std::uint8_t topic = 0;
  std::uint8_t sides = 0;
  bool secret = false;

  friend constexpr bool operator==(const Need&, const Need&) = default;
};

/// At most this many seats sit at one table.
inline constexpr std::size_t most_seats = 5;

/// The questions that can be answered now, independently of each other.
using Needs = FixedVector<Need, most_seats>;

}  // namespace fc
