// Every answer a Knock Out player can give, as two bytes, and what is asked. Source: rules/knock-out/rules.md, 3.4 to 3.7.
#pragma once

#include <cstdint>

#include "core/corner.h"
#include "core/fixed_vector.h"
#include "rules/knock-out/setup.h"

namespace fc::knock_out {

/// Topics of choices.
enum class Decision : std::uint8_t { challenge, train, bet, punch };
/// Topics of rolls.
enum class Purpose : std::uint8_t { start_player };

enum class BetType : std::uint8_t { win, x2, ko };

/// One answer. Codes: challenges 0-99 (10 x own boxer + other's, as team_boxer), offers 100-123 (12 x table + 3 x cell +
/// type), accepts 124-131 (4 x table + cell), pass 132, punches 133-137, training 1024 + counts of the five values in
/// base 4.
struct Choice {
  std::uint16_t code = 0;

  friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

inline constexpr int first_offer = 100;
inline constexpr int first_accept = 124;
inline constexpr Choice pass{132};
inline constexpr int first_punch = 133;
inline constexpr int first_training = 1024;

constexpr Choice coded(int code) { return {static_cast<std::uint16_t>(code)}; }

/// Both boxers at the table.
struct Pairing {
  BoxerIndex own = nobody;
  BoxerIndex others = nobody;
};
struct Offer {
  Corner table = Corner::red;
  std::uint8_t cell = 0;  ///< 0 to 3
  BetType type = BetType::win;
};
struct Accept {
  Corner table = Corner::red;
  std::uint8_t cell = 0;
};

/// Whose boxer an offer speaks for: a K.O. chip says that the table's own goes down. Source: 3.6, 3.11.
constexpr Corner backed_by(Corner table, BetType type) { return type == BetType::ko ? other(table) : table; }

constexpr Choice choice_of(const Setup& setup, Pairing pairing) {
  return coded(10 * team_boxer(setup, pairing.own) + team_boxer(setup, pairing.others));
}
constexpr Choice choice_of(Offer offer) {
  return coded(first_offer + 12 * static_cast<int>(offer.table) + 3 * offer.cell + static_cast<int>(offer.type));
}
constexpr Choice choice_of(Accept accept) { return coded(first_accept + 4 * static_cast<int>(accept.table) + accept.cell); }
/// value: 1 to 5.
constexpr Choice punch_with(int value) { return coded(first_punch + value - 1); }
constexpr Choice training_of(const Cards& cards) {
  int code = 0;
  for (std::size_t value = card_values; value-- > 0;) {
    code = 4 * code + cards[value];
  }
  return coded(first_training + code);
}

constexpr bool is_pairing(Choice choice) { return choice.code < first_offer; }
constexpr bool is_offer(Choice choice) { return choice.code >= first_offer && choice.code < first_accept; }
constexpr bool is_accept(Choice choice) { return choice.code >= first_accept && choice.code < pass.code; }
constexpr bool is_punch(Choice choice) {
  return choice.code >= first_punch && choice.code < first_punch + static_cast<int>(card_values);
}
constexpr bool is_training(Choice choice) { return choice.code >= first_training; }

constexpr Pairing pairing_of(const Setup& setup, Choice choice) {
  return {at_table(setup, choice.code / 10), at_table(setup, choice.code % 10)};
}
constexpr Offer offer_of(Choice choice) {
  const int index = choice.code - first_offer;
  return {static_cast<Corner>(index / 12), static_cast<std::uint8_t>(index / 3 % 4), static_cast<BetType>(index % 3)};
}
constexpr Accept accept_of(Choice choice) {
  const int index = choice.code - first_accept;
  return {static_cast<Corner>(index / 4), static_cast<std::uint8_t>(index % 4)};
}
constexpr int punch_value(Choice choice) { return choice.code - first_punch + 1; }
constexpr Cards cards_of(Choice choice) {
  Cards cards{};
  int code = choice.code - first_training;
  for (std::uint8_t& count : cards) {
    count = static_cast<std::uint8_t>(code % 4);
    code /= 4;
  }
  return cards;
}

/// The most choices a decision offers: 53 trainings of a full hand.
using Choices = FixedVector<Choice, 56>;

}  // namespace fc::knock_out
