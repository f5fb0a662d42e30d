// The answers of a career, and the topics of its rolls and decisions. Source: rules/dice-boxing/rules.md, 6.3, 6.4, 7.4.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/fixed_vector.h"
#include "core/named.h"

namespace fc::dice_boxing_career {

/// Topics of choices (`Need::topic` while a choice or a bout is awaited). `outcome`: how the awaited bout ended.
enum class Decision : std::uint8_t { upgrade, office, next_fight, offer, opponent, outcome };
inline constexpr std::size_t decision_count = 6;

/// Topics of rolls (`Need::topic` while a die is awaited, `RollCall::purpose`).
enum class Purpose : std::uint8_t { schedule, lost_fight, retirement, other_bout, wear };
inline constexpr std::size_t purpose_count = 5;

/// Reasons of the terms of a sum (`Modifier::reason`).
enum class Reason : std::uint8_t {
  stopped,          ///< lost by KO or TKO
  losses_in_a_row,  ///< earlier losses in a row
  fights,           ///< the chance after this many fights
  even_chance,      ///< the chance between two equal men
  difference,       ///< of control - adjustment between the two men
  limit,            ///< what is added or taken to keep the chance within its limits
  below,            ///< because the die must be below the chance, not equal to it
};
inline constexpr std::size_t reason_count = 7;

/// What points can buy: a step of a rating (the first ten), or of a strategy's grade (the last four). Source: 6.3.
enum class Purchase : std::uint8_t {
  control,
  adjustment,
  power,
  stamina,
  recovery,
  ko,
  chin,
  foul,
  punches,
  defense,
  knockout,
  cover_up,
  counter_punch,
  stick_and_move,
};
inline constexpr std::size_t purchase_count = 14;
inline constexpr std::size_t rating_purchases = 10;

constexpr bool is_grade(Purchase purchase) { return place_of(purchase) >= rating_purchases; }

/// How a bout ended, from your side. Source: 6.3 E.
enum class Outcome : std::uint8_t {
  win_ko,
  win_tko,
  win_decision,
  win_disqualification,
  draw,
  loss_decision,
  loss_tko,
  loss_ko,
  loss_disqualification,
};
inline constexpr std::size_t outcome_count = 9;

constexpr bool is_won(Outcome outcome) { return outcome < Outcome::draw; }
constexpr bool is_lost(Outcome outcome) { return outcome > Outcome::draw; }
/// Won or lost by KO or TKO.
constexpr bool is_stoppage(Outcome outcome) {
  return outcome == Outcome::win_ko || outcome == Outcome::win_tko || outcome == Outcome::loss_ko ||
         outcome == Outcome::loss_tko;
}

/// The kinds of answers: first those that are a single word, then those that carry a value.
enum class Word : std::uint8_t {
  done,
  fight_on,
  greats_tourney,
  retire,
  next_in_line,
  chart,
  rematch,
  buy,      ///< with a Purchase
  rank,     ///< with a number from 1
  outcome,  ///< with an Outcome
  man,      ///< with an id
};

/// One answer. Members that its word does not need keep their defaults.
struct Choice {
  Word word = Word::done;
  std::uint8_t number = 0;
  Id man{};

  [[nodiscard]] constexpr Purchase purchase() const { return static_cast<Purchase>(number); }
  [[nodiscard]] constexpr Outcome outcome() const { return static_cast<Outcome>(number); }

  friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

constexpr Choice choice_of(Word word) { return {.word = word}; }
constexpr Choice choice_of(Purchase purchase) { return {.word = Word::buy, .number = static_cast<std::uint8_t>(purchase)}; }
constexpr Choice choice_of(Outcome outcome) { return {.word = Word::outcome, .number = static_cast<std::uint8_t>(outcome)}; }
constexpr Choice choice_of_rank(int rank) { return {.word = Word::rank, .number = static_cast<std::uint8_t>(rank)}; }
constexpr Choice choice_of(const Id& man) { return {.word = Word::man, .man = man}; }

/// The most boxers of a class in a career, reserves included.
inline constexpr std::size_t most_men = 200;

/// The most choices a decision offers: everybody of a class, in mode `free`.
using Choices = FixedVector<Choice, most_men>;

}  // namespace fc::dice_boxing_career
