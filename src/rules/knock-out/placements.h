// Whose turn it is to place a chip, and the cells that are open. Source: rules/knock-out/rules.md, 3.6.
#pragma once

#include <array>
#include <cstdint>

#include "rules/knock-out/state.h"

namespace fc::knock_out {

/// The seat `steps` (0 to the number of players) to the left of `seat`.
constexpr int clockwise(const Setup& setup, int seat, int steps = 1) {
  const int reached = seat + steps;
  return reached < setup.players ? reached : reached - setup.players;
}

/// The seat that places as number `turn` (from 0) of a betting round. Source: 3.6 (order).
constexpr int bettor_at(const Setup& setup, const State& state, int round, int turn) {
  const int challenger = state.challenger;
  if (round > 1 || turn == 0) {
    return clockwise(setup, challenger, turn);
  }
  const int defender = state.fight.seat(Corner::blue);
  if (turn == 1) {
    return defender;
  }
  const int defender_step = defender > challenger ? defender - challenger : defender - challenger + setup.players;
  return clockwise(setup, challenger, turn - 1 < defender_step ? turn - 1 : turn);
}

/// The seat whose placement is next.
constexpr int bettor(const Setup& setup, const State& state) {
  return bettor_at(setup, state, state.fight.bet_round, state.fight.bet_turn);
}

/// `bettor` for all placements of a fight.
class BettingOrder {
 public:
  constexpr BettingOrder(const Setup& setup, const State& state) {
    for (int turn = 0; turn < setup.players; ++turn) {
      first_[static_cast<std::size_t>(turn)] = static_cast<std::uint8_t>(bettor_at(setup, state, 1, turn));
      later_[static_cast<std::size_t>(turn)] = static_cast<std::uint8_t>(bettor_at(setup, state, 2, turn));
    }
  }

  [[nodiscard]] constexpr int next(const Fight& fight) const {
    return (fight.bet_round > 1 ? later_ : first_)[fight.bet_turn];
  }

 private:
  std::array<std::uint8_t, most_players> first_{};  ///< in the first betting round
  std::array<std::uint8_t, most_players> later_{};
};

/// Moves on to the next placement. Returns false if that was the last one; the turn is then back at the first of the round.
constexpr bool to_next_placement(const Setup& setup, Fight& fight) {
  ++fight.bet_turn;
  if (fight.bet_turn < setup.players) {
    return true;
  }
  fight.bet_turn = 0;
  if (fight.bet_round == bet_rounds) {
    return false;
  }
  ++fight.bet_round;
  return true;
}

constexpr int offers_shown(const Fight& fight, int seat, BetType type) {
  int shown = 0;
  for (const auto& table : fight.tables) {
    for (const Bet& bet : table) {
      shown += bet.offerer == seat && bet.type == type ? 1 : 0;
    }
  }
  return shown;
}

/// Whether the seat must offer: challenger and defender in the first betting round. Source: 3.6 (the duty).
constexpr bool must_offer(const State& state, int seat) {
  return state.fight.bet_round == 1 && (seat == state.challenger || seat == state.fight.seat(Corner::blue));
}

// Sets of eight bits, by tables instead of loops: the sets are random, so the processor could not predict a loop's length.

struct BitSets {
  std::array<std::array<std::uint8_t, 8>, 256> places{};  ///< by set: places of the bits that are set, the lowest first
  std::array<std::uint8_t, 256> counts{};
};
inline constexpr auto bit_sets = [] {
  BitSets sets;
  for (unsigned set = 0; set < sets.counts.size(); ++set) {
    for (std::uint8_t place = 0; place < 8; ++place) {
      if ((set >> place & 1U) != 0) {
        sets.places[set][sets.counts[set]++] = place;
      }
    }
  }
  return sets;
}();

constexpr unsigned bit_count(unsigned set) { return bit_sets.counts[set]; }
/// The place of the set bit with this number, counted from 0.
constexpr unsigned nth_bit(unsigned set, unsigned number) { return bit_sets.places[set][number]; }

/// All answers of a counted set (`Placements` and the like) as a list.
template <class Legal>
constexpr Choices to_choices(const Legal& legal) {
  Choices choices;
  for (std::size_t place = 0; place < legal.size(); ++place) {
    choices.push_back(legal[place]);
  }
  return choices;
}

/// What lies on both tables, and what everybody has left: read once from the fight, then updated with each chip.
class Chips {
 public:
  constexpr Chips(const Setup& setup, const Fight& fight) {
    left_.fill({1, setup.tables.x2_chips, setup.tables.ko_chips});
    for (unsigned index = 0; index < 2 * cells; ++index) {
      const Bet& bet = fight.tables[index / cells][index % cells];
      if (bet.offered()) {
        offer(bet.offerer, index, bet.type);
      }
      accepted_ |= unsigned{bet.accepted()} << index;
    }
  }

  constexpr void lay(int seat, Choice choice) {
    if (is_offer(choice)) {
      const unsigned place = choice.code - unsigned{first_offer};
      offer(seat, place / 3, static_cast<BetType>(place % 3));
    } else if (is_accept(choice)) {
      accepted_ |= 1U << (choice.code - first_accept);
    }
  }

  [[nodiscard]] constexpr unsigned offered() const { return offered_; }
  [[nodiscard]] constexpr unsigned accepted() const { return accepted_; }
  [[nodiscard]] constexpr bool has(int seat, BetType type) const {
    return left_[static_cast<std::size_t>(seat)][static_cast<std::size_t>(type)] > 0;
  }

 private:
  constexpr void offer(int seat, unsigned cell, BetType type) {
    offered_ |= 1U << cell;
    const int used = type == BetType::win ? 0 : 1;  // these never run out
    left_[static_cast<std::size_t>(seat)][static_cast<std::size_t>(type)] -= static_cast<std::int8_t>(used);
  }

  unsigned offered_ = 0;  ///< one bit for each cell: red 1 to 4, blue 1 to 4
  unsigned accepted_ = 0;
  std::array<std::array<std::int8_t, 3>, most_players> left_{};  ///< by seat, BetType
};

/// The legal placements of a seat, counted and found by their number without a list: bets are most of a game's answers, and
/// a rollout needs only their number and one of them. Source: 3.6.
class Placements {
 public:
  constexpr Placements(const Setup& setup, const State& state, int seat)
      : Placements(state, seat, Chips(setup, state.fight)) {}
  constexpr Placements(const State& state, int seat, const Chips& chips) {
    const bool may_x2 = chips.has(seat, BetType::x2);
    const bool may_ko = chips.has(seat, BetType::ko);
    const bool may_only_offer = must_offer(state, seat);
    types_ = &types_by_chips[unsigned{may_x2} + 2 * unsigned{may_ko}];
    free_ = ~chips.offered() & all_cells;
    open_ = may_only_offer ? 0 : chips.offered() & ~chips.accepted();
    offers_ = types_->count * bit_count(free_);
    accepts_ = bit_count(open_);
    passes_ = may_only_offer ? 0 : 1;
  }

  [[nodiscard]] constexpr std::size_t size() const { return offers_ + accepts_ + passes_; }

  /// The placement with this number, in the order of 3.6: offers, accepts, the pass.
  [[nodiscard]] constexpr Choice operator[](std::size_t index) const {
    const auto place = static_cast<unsigned>(index);
    if (place < offers_) {
      const unsigned cell = place * types_->part / whole;  // no slow division
      return coded(static_cast<int>(first_offer + 3 * nth_bit(free_, cell) + types_->codes[place - types_->count * cell]));
    }
    if (place < offers_ + accepts_) {
      return coded(static_cast<int>(first_accept + nth_bit(open_, place - offers_)));
    }
    return pass;
  }

  /// All of them as a list.
  constexpr operator Choices() const {  // NOLINT(google-explicit-constructor): where a list is wanted, this is one
    return to_choices(*this);
  }

 private:
  static constexpr unsigned all_cells = (1U << 2 * cells) - 1;

  static constexpr unsigned whole = 256;

  /// The types of chips that a seat has left. part: of `whole`, times their number about 1.
  struct Types {
    unsigned count;
    unsigned part;
    std::array<unsigned, 3> codes;
  };
  /// By whether he has an x2 chip, 1, and a K.O. chip, 2.
  static constexpr std::array<Types, 4> types_by_chips{
      {{1, whole, {0}}, {2, whole / 2, {0, 1}}, {2, whole / 2, {0, 2}}, {3, whole / 3 + 1, {0, 1, 2}}}};

  unsigned free_ = 0;  ///< cells without an offer, one bit each: red 1 to 4, blue 1 to 4
  unsigned open_ = 0;  ///< cells whose offer may be accepted
  const Types* types_ = nullptr;
  unsigned offers_ = 0;
  unsigned accepts_ = 0;
  unsigned passes_ = 0;
};

}  // namespace fc::knock_out
