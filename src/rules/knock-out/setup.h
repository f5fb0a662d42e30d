// What is agreed before a game of Knock Out and never changes in it. Source: rules/knock-out/rules.md, 2, 5, 7.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/field.h"
#include "core/need.h"

namespace fc::knock_out {

/// A player's colour; it brings the team.
enum class Colour : std::uint8_t { black, green, yellow, purple, orange };
enum class Size : std::uint8_t { big, small };
enum class Class : std::uint8_t { amateur, professional, champion };
enum class Title : std::uint8_t { none, superchampion, world_champion };
enum class BonusSplit : std::uint8_t { per_boxer, per_player };
inline constexpr std::array<std::string_view, 2> split_names{"per-boxer", "per-player"};

inline constexpr std::size_t most_players = 5;
inline constexpr std::size_t card_values = 5;
inline constexpr std::size_t cells = 4;
inline constexpr int fewest_cards_to_fight = 3;
inline constexpr int most_trained_cards = 4;
inline constexpr int fight_rounds = 3;
inline constexpr int bet_rounds = 3;

/// Schmelings; all amounts are multiples of 1,000.
using Money = std::int32_t;

/// How many cards of each value 1 to 5.
using Cards = std::array<std::uint8_t, card_values>;

constexpr int count_of(const Cards& cards) {
  int sum = 0;
  for (const std::uint8_t count : cards) {
    sum += count;
  }
  return sum;
}

/// Whether a hand has all these cards.
constexpr bool holds(const Cards& hand, const Cards& wanted) {
  for (std::size_t value = 0; value < card_values; ++value) {
    if (hand[value] < wanted[value]) {
      return false;
    }
  }
  return true;
}

/// What is left of a hand; it holds all that is taken.
constexpr Cards without(Cards hand, const Cards& taken) {
  for (std::size_t value = 0; value < card_values; ++value) {
    hand[value] = static_cast<std::uint8_t>(hand[value] - taken[value]);
  }
  return hand;
}

/// Options. Source: rules/knock-out/rules.md, 5.
struct Options {
  bool variable_start = false;
  bool second_season = false;
  BonusSplit bonus_split = BonusSplit::per_boxer;
  bool strict_components = false;
  bool betting = true;

  friend constexpr bool operator==(const Options&, const Options&) = default;
};
inline constexpr std::array option_fields{
    flag_field<&Options::variable_start>("variable_start"),
    flag_field<&Options::second_season>("second_season"),
    word_field<&Options::bonus_split>("bonus_split", split_names),
    flag_field<&Options::strict_components>("strict_components"),
    flag_field<&Options::betting>("betting"),
};

/// The tables of the game, read from data. Source: rules/knock-out/rules.md, 2.2 to 2.6.
struct Tables {
  std::array<std::array<Money, 3>, 2> start_money{};  ///< by Size, Class
  std::array<std::array<Money, 3>, cells> stakes{};   ///< by cell, BetType
  Cards deck{};
  std::array<std::array<std::int8_t, 3>, 2> variable_distance{};  ///< steps to K.O. by Size, Class
  std::int8_t basic_distance = 0;
  std::int8_t x2_chips = 0;
  std::int8_t ko_chips = 0;
  std::int8_t ious = 0;     ///< printed stock, counts with strict_components
  std::int8_t laurels = 0;  ///< printed stock, counts with strict_components
  Money start_capital = 0;
  Money unused_card = 0;
  Money iou = 0;

  friend constexpr bool operator==(const Tables&, const Tables&) = default;
};

/// One boxer's standing. A boxer who is out is an amateur without a title.
struct Boxer {
  Class rank = Class::professional;
  Title title = Title::none;
  bool out = false;

  friend constexpr bool operator==(const Boxer&, const Boxer&) = default;
};

/// A boxer at the table: 2 x seat + size, or `nobody`.
using BoxerIndex = std::uint8_t;
inline constexpr BoxerIndex nobody = 255;
constexpr BoxerIndex boxer_index(int seat, Size size) { return static_cast<BoxerIndex>(2 * seat + static_cast<int>(size)); }
constexpr int owner_of(BoxerIndex boxer) { return boxer / 2; }
constexpr Size size_of(BoxerIndex boxer) { return static_cast<Size>(boxer % 2); }

/// What a game starts from; differs from the ordinary start in scenarios only. By seat.
struct Start {
  std::uint8_t season = 1;
  std::array<std::array<Boxer, 2>, most_players> boxers{};
  std::array<Money, most_players> money{};
  std::array<std::uint16_t, most_players> ious{};
  std::array<Cards, most_players> cards{};
  Money bonus = 0;
  BoxerIndex last_winner = nobody;
  BoxerIndex last_loser = nobody;

  friend constexpr bool operator==(const Start&, const Start&) = default;
};

/// players: 3 to 5; colours by seat; start_seat: 0 to players - 1, or -1 when the die decides.
struct Setup {
  std::int8_t players = 0;
  std::int8_t start_seat = -1;
  std::array<Colour, most_players> colours{};
  Options options;
  Start start;
  Tables tables;

  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

/// A boxer by his team: 2 x colour + size. Choices name boxers so, and their words need no setup.
constexpr int team_boxer(const Setup& setup, BoxerIndex boxer) {
  return 2 * static_cast<int>(setup.colours[static_cast<std::size_t>(owner_of(boxer))]) + boxer % 2;
}

/// The boxer at this table of a team's boxer, or `nobody`.
constexpr BoxerIndex at_table(const Setup& setup, int team_boxer) {
  for (int seat = 0; seat < setup.players; ++seat) {
    if (static_cast<int>(setup.colours[static_cast<std::size_t>(seat)]) == team_boxer / 2) {
      return boxer_index(seat, static_cast<Size>(team_boxer % 2));
    }
  }
  return nobody;
}

/// Start money of a boxer as he stands, titles multiplied in; 0 if he is out. Source: 2.2.
constexpr Money start_money(const Setup& setup, Size size, const Boxer& boxer) {
  if (boxer.out) {
    return 0;
  }
  return setup.tables.start_money[static_cast<std::size_t>(size)][static_cast<std::size_t>(boxer.rank)] *
         (1 + static_cast<int>(boxer.title));
}

}  // namespace fc::knock_out
