// Everything that changes in a game of Knock Out. Source: rules/knock-out/rules.md, 3.1, 3.14.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "core/corner.h"
#include "core/fixed_vector.h"
#include "rules/knock-out/setup.h"

namespace fc::knock_out {

/// Which question is open.
enum class Phase : std::uint8_t {
  start,
  challenge,
  train_red,
  train_blue,
  bet,
  punch_red,
  punch_blue,
  finished,
};

/// One player. cards: unplayed ones, trained and pending ones included; played: this season's, which everybody can see.
struct Player {
  Money money = 0;
  std::uint16_t ious = 0;
  Cards cards{};
  Cards played{};
  std::array<Boxer, 2> boxers{};
  Money bonus = 0;  ///< received at the end

  friend constexpr bool operator==(const Player&, const Player&) = default;
};

/// One bet cell with its accept cell.
struct Bet {
  std::uint8_t offerer = no_seat;
  std::uint8_t acceptor = no_seat;
  BetType type = BetType::win;

  [[nodiscard]] constexpr bool offered() const { return offerer != no_seat; }
  [[nodiscard]] constexpr bool accepted() const { return acceptor != no_seat; }

  friend constexpr bool operator==(const Bet&, const Bet&) = default;
};

/// One corner of the fight. training: trained cards not yet played.
struct Fighter {
  BoxerIndex boxer = nobody;
  std::int8_t distance = 0;  ///< steps to the K.O. space from the start space
  std::int8_t moved = 0;
  bool trained = false;
  Cards training{};
  FixedVector<std::uint8_t, fight_rounds> played;

  friend constexpr bool operator==(const Fighter&, const Fighter&) = default;
};

/// The fight in progress. pending: red's card while blue chooses, else 0.
struct Fight {
  std::array<Fighter, 2> fighters{};
  std::array<std::array<Bet, cells>, 2> tables{};
  std::array<std::uint8_t, most_players> passes{};
  std::uint8_t bet_round = 0;
  std::uint8_t bet_turn = 0;  ///< placements made in this betting round
  std::uint8_t round = 0;
  std::uint8_t pending = 0;
  bool title_fight = false;

  [[nodiscard]] constexpr Fighter& of(Corner corner) { return fighters[fc::index_of(corner)]; }
  [[nodiscard]] constexpr const Fighter& of(Corner corner) const { return fighters[fc::index_of(corner)]; }
  [[nodiscard]] constexpr int seat(Corner corner) const { return owner_of(of(corner).boxer); }
  /// The bet of that cell.
  [[nodiscard]] constexpr Bet& bet_at(const Accept& accept) { return tables[fc::index_of(accept.table)][accept.cell]; }
  [[nodiscard]] constexpr const Bet& bet_at(const Accept& accept) const {
    return tables[fc::index_of(accept.table)][accept.cell];
  }
  [[nodiscard]] constexpr bool has(BoxerIndex boxer) const {
    return of(Corner::red).boxer == boxer || of(Corner::blue).boxer == boxer;
  }
  /// None for a seat that has no boxer in this fight.
  [[nodiscard]] constexpr std::optional<Corner> corner_of(int of_seat) const {
    return seat(Corner::red) == of_seat    ? std::optional(Corner::red)
           : seat(Corner::blue) == of_seat ? std::optional(Corner::blue)
                                           : std::nullopt;
  }

  friend constexpr bool operator==(const Fight&, const Fight&) = default;
};

/// The whole game. `bank` is a signed balance that starts at 0. bonus_share, bonus_remainder, bonus_boxers: set at the end.
struct State {
  std::array<Player, most_players> players{};
  Fight fight;
  Money bonus = 0;
  Money bank = 0;
  Money bonus_share = 0;
  Money bonus_remainder = 0;
  std::uint16_t bonus_boxers = 0;  ///< one bit for each BoxerIndex
  std::array<std::uint8_t, 2> fights{};
  Phase phase = Phase::start;
  std::uint8_t season = 1;
  std::uint8_t first_seat = 0;
  std::uint8_t challenger = no_seat;
  BoxerIndex last_winner = nobody;  ///< holds the trophy and must rest
  BoxerIndex last_loser = nobody;   ///< holds the steak and must rest

  [[nodiscard]] constexpr Boxer& boxer(BoxerIndex index) {
    return players[static_cast<std::size_t>(owner_of(index))].boxers[static_cast<std::size_t>(size_of(index))];
  }
  [[nodiscard]] constexpr const Boxer& boxer(BoxerIndex index) const {
    return players[static_cast<std::size_t>(owner_of(index))].boxers[static_cast<std::size_t>(size_of(index))];
  }
  [[nodiscard]] constexpr Player& player(int seat) { return players[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] constexpr const Player& player(int seat) const { return players[static_cast<std::size_t>(seat)]; }

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024);

/// What one seat may know: of others' unplayed cards only the number; their training and the challenger's pick are hidden,
/// and also that he has picked. `played` of every player is open, so the rest can be worked out from memory. Source:
/// rules/knock-out/rules.md, 3.14.
struct View {
  State seen;             ///< hidden cards wiped
  std::uint8_t seat = 0;  ///< whose view it is; `no_seat`: an onlooker's
  std::array<std::uint8_t, most_players> card_count{};
  std::array<std::uint8_t, 2> training_count{};

  friend constexpr bool operator==(const View&, const View&) = default;
};

/// A hand with as many cards as the seat is seen to have, all counted as value 1: for rules that only need their number.
constexpr Cards counted_cards(const View& view, int seat) {
  return {view.card_count[static_cast<std::size_t>(seat)], 0, 0, 0, 0};
}

}  // namespace fc::knock_out
