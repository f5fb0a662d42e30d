// Every answer a manager can give, what came of a bout, and what is asked. Source: rules/ringside-campaign/rules.md, 3.8
// to 3.10.
#pragma once

#include <array>
#include <cstdint>

#include "core/corner.h"
#include "core/fixed_vector.h"
#include "rules/ringside-campaign/setup.h"
#include "rules/ringside/state.h"

namespace fc::ringside_campaign {

/// Topics of choices.
enum class Decision : std::uint8_t {
  pick,
  nominate,
  opening_bid,
  bid,
  office,
  sign,
  sale_to,
  sale_sum,
  trade_for,
  trade_sum,
  title_vacant,
  title_challenge,
  title_defence,
  book,
  opponent,
  arena,
  rounds,
  answer,
  dispute_bid,
  withdraw,
};

/// Topics of rolls.
enum class Purpose : std::uint8_t {
  names,
  agility,
  punch,
  punch_again,
  endurance,
  counterpunch,
  draft_order,
  cut,
  draw,
  experience,
  television,
  visitor,
  wear,
};

/// The kinds of answers: those that are one word, then those that carry a man, a number or a result.
enum class Word : std::uint8_t {
  pass,
  drop,
  done,
  give_way,
  even,
  accept,
  decline,
  sign,
  challenge,
  defend,
  refuse,
  keep,
  withdraw,
  man,     ///< an id
  retire,  ///< with a man
  sell,    ///< with a man
  trade,   ///< with a man
  bid,     ///< with dollars
  sum,     ///< with dollars
  add,     ///< with dollars
  ask,     ///< with dollars
  rounds,  ///< with their number
  seat,    ///< with its number, from 0
  venue,   ///< with an Arena, or `title_venue`
  result,
};

/// In place of an arena: a title bout, at The Best.
inline constexpr int title_venue = static_cast<int>(arena_count);

/// What came of a bout, by corner where there are two figures. winner: red when nobody won. Source: 3.9.
struct BoutResult {
  ringside::Method method = ringside::Method::none;
  Corner winner = Corner::red;
  std::int16_t round = 0;
  std::array<std::int16_t, 2> knockdowns{};  ///< scored
  std::array<std::int16_t, 2> damage{};      ///< what he was below a fresh start at the end
  std::array<std::int16_t, 2> scored{};      ///< points on the card

  [[nodiscard]] constexpr bool is_drawn() const { return method == ringside::Method::draw; }
  [[nodiscard]] constexpr Outcome outcome(Corner corner) const {
    if (is_drawn()) {
      return Outcome::drawn;
    }
    return winner == corner ? Outcome::won : Outcome::lost;
  }

  friend constexpr bool operator==(const BoutResult&, const BoutResult&) = default;
};

/// One answer. What its word does not need is left as it is here.
struct Choice {
  Word word = Word::pass;
  std::int32_t number = 0;
  Id man{};
  BoutResult result{};

  friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

constexpr Choice choice_of(Word word) { return {.word = word}; }
constexpr Choice choice_of(Word word, int number) { return {.word = word, .number = number}; }
constexpr Choice choice_of(Word word, const Id& man) { return {.word = word, .man = man}; }

/// The most choices a decision offers: `pass` and a full pool.
using Choices = FixedVector<Choice, most_men + 1>;

}  // namespace fc::ringside_campaign
