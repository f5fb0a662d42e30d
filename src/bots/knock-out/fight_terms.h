// The endings of a fight, and their worth to its two managers. Source: rules/knock-out/rules.md, 3.7 to 3.11.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/corner.h"
#include "core/fixed_vector.h"
#include "core/random.h"
#include "core/result.h"
#include "rules/knock-out/fight.h"
#include "rules/knock-out/setup.h"
#include "rules/knock-out/state.h"

namespace fc::knock_out {

// Hands of zero to four fight cards, numbered, so that chances of them can be plain arrays. Source:
// rules/knock-out/rules.md, 2.3.

/// Number of hands of four cards with at most three alike; smaller hands are fewer.
inline constexpr std::size_t most_hands = 65;
inline constexpr std::size_t most_alike = 3;

/// The number of a hand among those of its size; in the order of `trainings_of`.
using HandIndex = std::uint8_t;
inline constexpr HandIndex no_hand = 255;

/// All hands of one size.
struct HandsOfSize {
  std::size_t count = 0;
  std::array<Cards, most_hands> cards{};
  /// The distinct values of each hand, 0 to 4.
  std::array<FixedVector<std::uint8_t, 4>, most_hands> values{};
  /// The hand that is left, among those one card smaller, when a card of this value is played; `no_hand` if the hand has
  /// none.
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

/// The chance of each hand of one size, or how often it is trained; sums to 1 unless stated otherwise.
using Range = std::array<float, most_hands>;

/// A list of hands of one size.
using HandList = FixedVector<HandIndex, most_hands>;

/// The hands with a chance above 0.
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

// Drawing at random by shares.

/// Draws an index with the probability of its share. shares: not negative, sum 1; an index without a share is never drawn.
template <class Shares>
std::size_t draw(const Shares& shares, Random& random) {
  constexpr double unit = 1.0 / (1ULL << 53U);
  double number = static_cast<double>(random.bits() >> 11U) * unit;
  std::size_t last = 0;
  for (std::size_t place = 0; place < shares.size(); ++place) {
    const auto share = static_cast<double>(shares[place]);
    if (share > 0) {
      last = place;
      number -= share;
      if (number < 0) {
        break;
      }
    }
  }
  return last;
}

// How much a champion of Knock Out computes.

/// passes: the most passes over the tree of a card fight, about 0.2 ms each. seasons: how often the rest of the game is
/// simulated to find the worth of an ending, some microseconds each.
struct Effort {
  int passes = 0;
  int seasons = 0;

  /// Passes for one of many questions, where chances matter and not mixes.
  [[nodiscard]] constexpr int quick_passes() const { return passes / 10 + 4; }

  friend constexpr bool operator==(const Effort&, const Effort&) = default;
};

/// For the cabinet: mixes are within a thousandth of a win of the best ones; at most some tenths of a second a decision.
inline constexpr Effort in_the_cabinet{.passes = 800, .seasons = 300};
/// Enough to keep the champion's rank in long simulations.
inline constexpr Effort in_simulations{.passes = 30, .seasons = 40};

enum class Ending : std::uint8_t { red_on_points, blue_on_points, red_by_knockout, blue_by_knockout };
inline constexpr std::size_t endings = 4;

/// One number for each ending: its chance or its worth.
using PerEnding = std::array<double, endings>;

constexpr Ending ending_of(Corner winner, bool knockout) {
  return static_cast<Ending>((knockout ? 2 : 0) + static_cast<int>(winner));
}
constexpr Corner winner_of(Ending ending) { return static_cast<Corner>(static_cast<int>(ending) % 2); }
constexpr bool is_knockout(Ending ending) { return ending >= Ending::red_by_knockout; }
constexpr std::size_t index_of(Ending ending) { return static_cast<std::size_t>(ending); }

constexpr double expectation(const PerEnding& chances, const PerEnding& worth) {
  double sum = 0;
  for (std::size_t ending = 0; ending < endings; ++ending) {
    sum += chances[ending] * worth[ending];
  }
  return sum;
}

constexpr double win_chance(const PerEnding& chances, Corner winner) {
  return chances[index_of(ending_of(winner, false))] + chances[index_of(ending_of(winner, true))];
}

/// Every win is worth 1 to its manager, as in the fights of 9.1.
inline constexpr std::array<PerEnding, 2> only_the_win{PerEnding{1, 0, 1, 0}, PerEnding{0, 1, 0, 1}};

/// The state of a fight and the worth of its endings, by corner.
struct FightTerms {
  std::array<std::int8_t, 2> distance{5, 5};  ///< steps to the K.O. space at the start, at most 6
  std::array<std::int8_t, 2> moved{};
  std::int8_t round = 1;  ///< the present round, 1 to 3
  std::array<PerEnding, 2> worth = only_the_win;

  friend constexpr bool operator==(const FightTerms&, const FightTerms&) = default;
};

inline constexpr std::size_t most_steps = 6;

/// The result of one pair of cards: the fight goes on with `moved`, or has ended.
struct Exchange {
  std::array<std::int8_t, 2> moved{};
  bool over = false;
  Ending ending = Ending::red_on_points;
};

/// Plays one pair of cards. red, blue: values 1 to 5. Source: 3.7.
constexpr Exchange exchange(const FightTerms& terms, const std::array<std::int8_t, 2>& moved, int round, int red, int blue) {
  const sequence::Blow blow = sequence::blow_of(red, blue);
  Exchange result{.moved = moved};
  std::int8_t& steps = result.moved[fc::index_of(blow.mover)];
  const std::int8_t distance = terms.distance[fc::index_of(blow.mover)];
  steps = static_cast<std::int8_t>(std::min<int>(steps + blow.steps, distance));
  if (steps == distance) {
    result.over = true;
    result.ending = ending_of(other(blow.mover), true);
  } else if (round == fight_rounds) {
    result.over = true;
    result.ending = ending_of(sequence::winner_on_points(result.moved[0], result.moved[1]), false);
  }
  return result;
}

}  // namespace fc::knock_out
