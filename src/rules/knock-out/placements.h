// Who places a chip next, and where it may lie. Source: rules/knock-out/rules.md, 3.6.
#pragma once

#include <bit>

#include "rules/knock-out/state.h"

namespace fc::knock_out {

/// The seat `steps` (0 to the number of players) to the left of `seat`.
constexpr int clockwise(const Setup& setup, int seat, int steps = 1) {
  const int reached = seat + steps;
  return reached < setup.players ? reached : reached - setup.players;
}

/// The seat whose placement is next. Source: 3.6 (order).
constexpr int bettor(const Setup& setup, const State& state) {
  const int challenger = state.challenger;
  const int turn = state.fight.bet_turn;
  if (state.fight.bet_round > 1 || turn == 0) {
    return clockwise(setup, challenger, turn);
  }
  const int defender = state.fight.seat(Corner::blue);
  if (turn == 1) {
    return defender;
  }
  const int defender_step = defender > challenger ? defender - challenger : defender - challenger + setup.players;
  return clockwise(setup, challenger, turn - 1 < defender_step ? turn - 1 : turn);
}

/// Moves the turn to place a chip on. False: that was the last one, and the turn is back at the round's first.
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

/// In the first betting round challenger and defender must offer. Source: 3.6 (the duty).
constexpr bool must_offer(const State& state, int seat) {
  return state.fight.bet_round == 1 && (seat == state.challenger || seat == state.fight.seat(Corner::blue));
}

/// All answers that are found by their number.
template <class Legal>
constexpr Choices listed(const Legal& legal) {
  Choices choices;
  for (std::size_t place = 0; place < legal.size(); ++place) {
    choices.push_back(legal[place]);
  }
  return choices;
}

/// Placements open to a seat, found by arithmetic on cells: betting is most of what is asked in a game, and a rollout wants
/// to know how many there are and one of them, not the list. Source: 3.6.
class Placements {
 public:
  constexpr Placements(const Setup& setup, const State& state, int seat) {
    const Fight& fight = state.fight;
    unsigned offered = 0;
    unsigned accepted = 0;
    unsigned offers = 0;
    unsigned accepts = 0;
    int x2_shown = 0;
    int ko_shown = 0;
    for (unsigned index = 0; index < 2 * cells; ++index) {
      const Bet& bet = fight.tables[index / cells][index % cells];
      offered |= static_cast<unsigned>(bet.offered()) << index;
      accepted |= static_cast<unsigned>(bet.accepted()) << index;
      offers += unsigned{bet.offered()};
      accepts += unsigned{bet.accepted()};
      x2_shown += int{bet.offerer == seat} & int{bet.type == BetType::x2};
      ko_shown += int{bet.offerer == seat} & int{bet.type == BetType::ko};
    }
    const bool may_x2 = x2_shown < setup.tables.x2_chips;
    const bool may_ko = ko_shown < setup.tables.ko_chips;
    const bool may_only_offer = must_offer(state, seat);
    types_ = 1U + unsigned{may_x2} + unsigned{may_ko};
    second_type_ = may_x2 ? BetType::x2 : BetType::ko;
    free_ = ~offered & all_cells;
    open_ = may_only_offer ? 0 : offered & ~accepted;
    offers_ = types_ * (unsigned{2 * cells} - offers);
    accepts_ = may_only_offer ? 0 : offers - accepts;
    passes_ = may_only_offer ? 0 : 1;
  }

  [[nodiscard]] constexpr std::size_t size() const { return offers_ + accepts_ + passes_; }

  /// In the order of 3.6: offers, accepts, the pass.
  [[nodiscard]] constexpr Choice operator[](std::size_t index) const {
    const auto place = static_cast<unsigned>(index);
    if (place < offers_) {
      const unsigned nth = types_ == 3 ? place / 3 : types_ == 2 ? place / 2 : place;  // no slow division
      const unsigned cell = nth_cell(free_, nth);
      const unsigned type = place - types_ * nth;
      return choice_of(Offer{table_of(cell), cell_of(cell),
                             type == 0   ? BetType::win
                             : type == 1 ? second_type_
                                         : BetType::ko});
    }
    if (place < offers_ + accepts_) {
      const unsigned cell = nth_cell(open_, place - offers_);
      return choice_of(Accept{table_of(cell), cell_of(cell)});
    }
    return pass;
  }

  /// The list of them all.
  constexpr operator Choices() const {  // NOLINT(google-explicit-constructor): where a list is wanted, this is one
    return listed(*this);
  }

 private:
  static constexpr unsigned all_cells = (1U << 2 * cells) - 1;

  static constexpr unsigned nth_cell(unsigned set, unsigned place) {
    for (; place > 0; --place) {
      set &= set - 1;
    }
    return static_cast<unsigned>(std::countr_zero(set));
  }
  static constexpr Corner table_of(unsigned index) { return static_cast<Corner>(index / cells); }
  static constexpr std::uint8_t cell_of(unsigned index) { return static_cast<std::uint8_t>(index % cells); }

  unsigned free_ = 0;  ///< cells without an offer, one bit each: red 1 to 4, blue 1 to 4
  unsigned open_ = 0;  ///< cells whose offer may be accepted
  unsigned types_ = 1;
  unsigned offers_ = 0;
  unsigned accepts_ = 0;
  unsigned passes_ = 0;
  BetType second_type_ = BetType::x2;
};

}  // namespace fc::knock_out
