// What a game waits for: a die, a choice, a bout of another game, or nothing more.
#pragma once

#include <cstdint>

#include "core/die.h"
#include "core/fixed_vector.h"

namespace fc {

enum class NeedKind : std::uint8_t {
  roll,
  choice,
  finished,
  bout,  ///< of the game below (`StandsOnAnother` in rules/ruleset.h): its result is the answer, nobody's choice
};

/// At most this many seats sit at one table.
inline constexpr std::size_t most_seats = 8;

/// In place of a seat: nobody at the table.
inline constexpr std::uint8_t no_seat = 255;

/// The one thing a game waits for. `topic` is the game's own enumerator: the purpose of a roll or the name of a decision.
/// `secret` choices may be made at the same time as other seats' (see `pickers` in rules/ruleset.h) and show to nobody
/// before all of them are in.
struct Need {
  NeedKind kind = NeedKind::finished;
  std::uint8_t seat = 0;  ///< who is asked; a roll may be nobody's: `no_seat`
  std::uint8_t topic = 0;
  Die die{};                   ///< of a roll
  std::uint8_t more_dice = 0;  ///< of a roll: the next so many are thrown together with it, whatever it shows
  bool secret = false;

  friend constexpr bool operator==(const Need&, const Need&) = default;
};

/// The questions that can be answered now, independently of each other.
using Needs = FixedVector<Need, most_seats>;

}  // namespace fc
