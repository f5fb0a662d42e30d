// What a game waits for: a die, a choice, a bout of another game, or nothing more.
#pragma once

#include <cstdint>

#include "core/fixed_vector.h"
#include "core/random.h"

namespace fc {

// A die as games throw them, and the one function that throws it.

/// A die, given by its lowest and highest face; faces are consecutive integers. Two ten-sided dice read as 00 to 99 are one
/// die of a hundred faces. {0, 0}, the default, is no die.
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

/// Throws the die: a uniformly random face.
[[gnu::always_inline]] constexpr int throw_die(Random& random, const Die& die) {
  return die.lowest + static_cast<int>(random.below(static_cast<std::uint32_t>(die.faces())));
}

enum class NeedKind : std::uint8_t {
  roll,
  choice,
  finished,
  bout,  ///< a bout of another game must be played first; its result is the answer (`StandsOnAnother` in rules/ruleset.h)
};

/// Maximum number of seats at a table.
inline constexpr std::size_t most_seats = 8;

/// Stands for no seat.
inline constexpr std::uint8_t no_seat = 255;

/// What a game waits for next. `topic` is the game's own enumerator: the purpose of a roll or the kind of decision. A
/// `secret` choice may be made at the same time as other seats' (see `pickers` in rules/ruleset.h) and stays hidden until
/// all of them are in.
struct Need {
  NeedKind kind = NeedKind::finished;
  std::uint8_t seat = 0;  ///< who must answer; a roll may belong to `no_seat`
  std::uint8_t topic = 0;
  Die die{};                   ///< for a roll
  std::uint8_t more_dice = 0;  ///< for a roll: number of further dice that are thrown with this one, whatever it shows
  bool secret = false;

  friend constexpr bool operator==(const Need&, const Need&) = default;
};

/// A row of a game's table of questions: what a phase asks for. Who: the game's ways to name a seat.
template <class Who>
struct AskedOf {
  NeedKind kind = NeedKind::finished;
  std::uint8_t topic = 0;
  Who who{};
  std::uint8_t dice = 1;  ///< for a roll: how many fall together
};

/// The same question to another seat.
constexpr Need asked_of(Need need, int seat) {
  need.seat = static_cast<std::uint8_t>(seat);
  return need;
}

/// A question to a seat about a decision, an enumerator of the game.
template <class Decision>
constexpr Need choice_need(int seat, Decision decision, bool secret = false) {
  const auto topic = static_cast<std::uint8_t>(decision);
  return {.kind = NeedKind::choice, .seat = static_cast<std::uint8_t>(seat), .topic = topic, .secret = secret};
}
/// A roll of a seat, or of `no_seat`, for a purpose, an enumerator of the game.
template <class Purpose>
constexpr Need roll_need(int seat, Purpose purpose, const Die& die, std::uint8_t more_dice = 0) {
  const auto topic = static_cast<std::uint8_t>(purpose);
  return {
      .kind = NeedKind::roll, .seat = static_cast<std::uint8_t>(seat), .topic = topic, .die = die, .more_dice = more_dice};
}

/// Questions that can be answered now, independently of each other.
using Needs = FixedVector<Need, most_seats>;

// What a roll is for, and the arithmetic behind its target, to be shown to the players.

/// One term of a target. `reason` is the game's own enumerator ("reach", "uphill", "in a hurry").
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
  none,      ///< there is no target
  above,     ///< succeeds when the roll is higher than the target
  at_most,   ///< succeeds when the roll is the target or lower
  at_least,  ///< succeeds when roll + bonus reach the target
};

/// A requested roll. `purpose` is the game's own enumerator; `target` is the sum of `parts` after any cap. When several dice
/// are thrown together, only the last one carries the arithmetic.
struct RollCall {
  std::uint8_t purpose = 0;
  Die die{};
  std::uint8_t more_dice = 0;  ///< number of further dice thrown together with this one
  std::uint8_t seat = 0;       ///< whose roll it is; may be `no_seat`
  Success success = Success::none;
  std::int16_t target = 0;
  std::int16_t bonus = 0;  ///< added to the roll before it is compared
  FixedVector<Modifier, most_terms> parts;
  std::uint8_t left_out = 0;  ///< number of terms that did not fit into `parts`; the contract test requires 0

  /// Adds a term to the target.
  constexpr void add(Modifier term) {
    target = static_cast<std::int16_t>(target + term.amount);
    if (parts.size() < most_terms) {
      parts.push_back(term);
    } else {
      ++left_out;
    }
  }

  /// Adds a term with a reason of the game, unless it is 0.
  template <class Reason>
  constexpr void add(Reason reason, int amount) {
    if (amount != 0) {
      add({.reason = static_cast<std::uint8_t>(reason), .amount = static_cast<std::int16_t>(amount)});
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

/// A RollCall for `asked`, without target and arithmetic yet.
constexpr RollCall roll_call_of(const Need& asked) {
  return {.purpose = asked.topic, .die = asked.die, .more_dice = asked.more_dice, .seat = asked.seat, .parts = {}};
}

// Events that many games tell.

/// A die, told before its consequences.
struct Rolled {
  RollCall call;
  int value;
};
/// The last event of every answer except one that ends the game: everything before this question has been told.
struct QuestionOpened {
  Need asked;
};

}  // namespace fc
