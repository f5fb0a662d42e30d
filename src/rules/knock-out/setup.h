// What is fixed before a game of Knock Out and never changes in it. Source: rules/knock-out/rules.md, 2, 5, 7.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/corner.h"
#include "core/field.h"
#include "core/fixed_vector.h"
#include "core/need.h"

namespace fc::knock_out {

/// A player's colour, which is also his team's.
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

constexpr int count_of(const Cards& cards) { return cards[0] + cards[1] + cards[2] + cards[3] + cards[4]; }

/// Whether a hand has all these cards.
constexpr bool holds(const Cards& hand, const Cards& wanted) {
  for (std::size_t value = 0; value < card_values; ++value) {
    if (hand[value] < wanted[value]) {
      return false;
    }
  }
  return true;
}

/// What is left of a hand without `taken`, which it must hold.
constexpr Cards without(Cards hand, const Cards& taken) {
  for (std::size_t value = 0; value < card_values; ++value) {
    hand[value] = static_cast<std::uint8_t>(hand[value] - taken[value]);
  }
  return hand;
}

/// The options of a game. Source: rules/knock-out/rules.md, 5.
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
  std::int8_t ious = 0;     ///< printed stock; a limit only with strict_components
  std::int8_t laurels = 0;  ///< printed stock; a limit only with strict_components
  Money start_capital = 0;
  Money unused_card = 0;
  Money iou = 0;

  friend constexpr bool operator==(const Tables&, const Tables&) = default;
};

/// A boxer's class and title. A boxer who is out is an amateur without a title.
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

/// The state a game starts from, by seat; other than ordinary only in scenarios.
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

/// A boxer by his team: 2 x colour + size. Choices name boxers by it, so that they can be written without a set-up.
constexpr int team_boxer(const Setup& setup, BoxerIndex boxer) {
  return 2 * static_cast<int>(setup.colours[static_cast<std::size_t>(owner_of(boxer))]) + boxer % 2;
}

/// The boxer at this table who is that boxer of a team; `nobody` if the team does not play.
constexpr BoxerIndex at_table(const Setup& setup, int team_boxer) {
  BoxerIndex boxer = nobody;
  for (int seat = 0; seat < setup.players; ++seat) {
    const bool is_his_team = static_cast<int>(setup.colours[static_cast<std::size_t>(seat)]) == team_boxer / 2;
    boxer = is_his_team ? boxer_index(seat, static_cast<Size>(team_boxer % 2)) : boxer;
  }
  return boxer;
}

/// A boxer's start money by his class, multiplied for titles; 0 if he is out. Source: 2.2.
constexpr Money start_money(const Setup& setup, Size size, const Boxer& boxer) {
  const Money money = setup.tables.start_money[static_cast<std::size_t>(size)][static_cast<std::size_t>(boxer.rank)] *
                      (1 + static_cast<int>(boxer.title));
  return boxer.out ? 0 : money;
}

// All answers in Knock Out, as two bytes each, and the topics of questions. Source: rules/knock-out/rules.md, 3.4 to 3.7.

/// Topics of choices.
enum class Decision : std::uint8_t { challenge, train, bet, punch };
inline constexpr std::size_t decision_count = 4;
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

/// The two boxers of a challenge.
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

/// The corner whose win an offer bets on: a K.O. chip bets that the table's own boxer goes down. Source: 3.6, 3.11.
constexpr Corner backed_by(Corner table, BetType type) {
  return static_cast<Corner>(fc::index_of(table) ^ (type == BetType::ko ? 1U : 0U));
}

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
  const unsigned index = choice.code - unsigned{first_offer};
  const unsigned cell = index / 3;
  return {static_cast<Corner>(cell / cells), static_cast<std::uint8_t>(cell % cells), static_cast<BetType>(index % 3)};
}
constexpr Accept accept_of(Choice choice) {
  const unsigned index = choice.code - unsigned{first_accept};
  return {static_cast<Corner>(index / cells), static_cast<std::uint8_t>(index % cells)};
}
constexpr int punch_value(Choice choice) { return choice.code - first_punch + 1; }
constexpr Cards cards_of(Choice choice) {
  Cards cards{};
  unsigned code = choice.code - unsigned{first_training};
  for (std::uint8_t& count : cards) {
    count = static_cast<std::uint8_t>(code % 4);
    code /= 4;
  }
  return cards;
}

/// The most choices a decision offers: 53 trainings of a full hand.
using Choices = FixedVector<Choice, 56>;

}  // namespace fc::knock_out
