// What a game waits for: a die, a choice, a bout of another game, or nothing more.
#pragma once

#include <cstdint>

#include "core/fixed_vector.h"
#include "core/random.h"

namespace fc {

// A die as games throw them, and the one function that throws it.

/// A die by the lowest and the highest of its faces; the whole numbers between are the others. Two ten-siders that are read
/// as one number from 00 to 99 are one die of a hundred faces. {0, 0}, the default, is no die.
struct Die {
  std::uint8_t lowest = 0;
  std::uint8_t highest = 0;

  [[nodiscard]] constexpr int faces() const { return highest - lowest + 1; }
  [[nodiscard]] constexpr bool has(int face) const { return face >= lowest && face <= highest; }

  friend constexpr bool operator==(const Die&, const Die&) = default;
};

inline constexpr Die d3{.lowest = 1, .highest = 3};
inline constexpr Die d4{.lowest = 1, .highest = 4};
inline constexpr Die d6{.lowest = 1, .highest = 6};
inline constexpr Die d10{.lowest = 1, .highest = 10};
inline constexpr Die d20{.lowest = 1, .highest = 20};
inline constexpr Die d100{.lowest = 1, .highest = 100};

/// A face of the die, each as likely as the others.
[[gnu::always_inline]] constexpr int throw_die(Random& random, const Die& die) {
  return die.lowest + static_cast<int>(random.below(static_cast<std::uint32_t>(die.faces())));
}

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

// What a roll is for, and the arithmetic behind it, so that no player ever has to ask why.

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
