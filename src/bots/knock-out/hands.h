// Hands of one to four fight cards, numbered, so that beliefs about them are plain arrays. Source:
// rules/knock-out/rules.md, 2.3.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/check.h"
#include "core/fixed_vector.h"
#include "rules/knock-out/setup.h"

namespace fc::knock_out {

/// Hands of four cards with at most three alike; there are fewer of three, two and one.
inline constexpr std::size_t most_hands = 65;
inline constexpr std::size_t most_alike = 3;

/// The number of a hand among those of its size; in the order of `trainings_of`.
using HandIndex = std::uint8_t;
inline constexpr HandIndex no_hand = 255;

/// All hands of one size.
struct HandsOfSize {
  std::size_t count = 0;
  std::array<Cards, most_hands> cards{};
  /// Its distinct values, 0 to 4.
  std::array<FixedVector<std::uint8_t, 4>, most_hands> values{};
  /// What is left, among the hands one card smaller, when a card of this value is played; `no_hand` if it holds none.
  std::array<std::array<HandIndex, card_values>, most_hands> without{};
};

/// Every hand of 0 to 4 cards.
struct HandTable {
  std::array<HandsOfSize, most_trained_cards + 1> of_size{};
  std::array<HandIndex, 1024> by_code{};  ///< by the counts of the five values in base 4

  [[nodiscard]] constexpr const HandsOfSize& hands(int size) const { return of_size[static_cast<std::size_t>(size)]; }
  [[nodiscard]] constexpr HandIndex index(const Cards& cards) const {
    return by_code[static_cast<std::size_t>(training_of(cards).code - first_training)];
  }
};

namespace detail {

constexpr void number_hand(HandTable& table, const Cards& cards) {
  HandsOfSize& hands = table.of_size[static_cast<std::size_t>(count_of(cards))];
  FC_CHECK(hands.count < most_hands);
  table.by_code[static_cast<std::size_t>(training_of(cards).code - first_training)] = static_cast<HandIndex>(hands.count);
  hands.cards[hands.count] = cards;
  for (std::uint8_t value = 0; value < card_values; ++value) {
    hands.without[hands.count][value] = no_hand;
    if (cards[value] > 0) {
      hands.values[hands.count].push_back(value);
      Cards left = cards;
      --left[value];
      hands.without[hands.count][value] = table.index(left);
    }
  }
  ++hands.count;
}

constexpr void number_hands(HandTable& table, std::size_t value, std::size_t size, Cards& cards) {
  if (value == card_values) {
    if (size == 0) {
      number_hand(table, cards);
    }
    return;
  }
  for (std::size_t count = size < most_alike ? size : most_alike;; --count) {
    cards[value] = static_cast<std::uint8_t>(count);
    number_hands(table, value + 1, size - count, cards);
    if (count == 0) {
      return;
    }
  }
}

constexpr HandTable number_all_hands() {
  HandTable table;
  for (std::size_t size = 0; size <= most_trained_cards; ++size) {
    Cards cards{};
    number_hands(table, 0, size, cards);
  }
  return table;
}

}  // namespace detail

inline constexpr HandTable hand_table = detail::number_all_hands();

/// How likely each hand of one size is, or how often it is trained; adds up to 1 where nothing else is said.
using Range = std::array<float, most_hands>;

/// Numbers of hands, of one size.
using HandList = FixedVector<HandIndex, most_hands>;

/// The hands that are possible at all.
constexpr HandList held(const Range& range) {
  HandList hands;
  for (std::size_t hand = 0; hand < most_hands; ++hand) {
    if (range[hand] > 0) {
      hands.push_back(static_cast<HandIndex>(hand));
    }
  }
  return hands;
}

constexpr Range only(const Cards& cards) {
  Range range{};
  range[hand_table.index(cards)] = 1;
  return range;
}

}  // namespace fc::knock_out
