// From fight to fight, season to season, and the last account. Source: rules/knock-out/rules.md, 3.3, 3.12, 3.13, 6.1.
#pragma once

#include <algorithm>

#include "rules/knock-out/events.h"
#include "rules/knock-out/questions.h"

namespace fc::knock_out::sequence {

inline constexpr Money smallest_unit = 1000;

constexpr void pay_from_bank(State& state, int seat, Money amount) {
  state.player(seat).money += amount;
  state.bank -= amount;
}

/// Calls visit(boxer) for every boxer at the table in seat order, big before small.
template <class Visit>
constexpr void each_boxer(const Setup& setup, Visit visit) {
  for (int index = 0; index < 2 * setup.players; ++index) {
    visit(static_cast<BoxerIndex>(index));
  }
}

/// The boxers that share the bonus, one bit each. Source: 3.13 step 1.
constexpr std::uint16_t top_boxers(const Setup& setup, const State& state) {
  Money highest = 0;
  unsigned top = 0;
  each_boxer(setup, [&](BoxerIndex boxer) {
    const Money money = start_money(setup, size_of(boxer), state.boxer(boxer));
    if (money > highest) {
      highest = money;
      top = 0;
    }
    if (money == highest && money > 0) {
      top |= 1U << boxer;
    }
  });
  return static_cast<std::uint16_t>(top);
}

constexpr int shares_of(unsigned top, int seat, BonusSplit split) {
  const auto own = static_cast<int>(top >> (2U * static_cast<unsigned>(seat)) & 3U);
  const int boxers = (own & 1) + (own >> 1);
  return split == BonusSplit::per_boxer ? boxers : std::min(boxers, 1);
}

/// Shares that the bonus is paid in, of boxers or of players. top: as `top_boxers` says.
constexpr int all_shares(const Setup& setup, unsigned top) {
  int shares = 0;
  for (int seat = 0; seat < setup.players; ++seat) {
    shares += shares_of(top, seat, setup.options.bonus_split);
  }
  return shares;
}

/// Settles whose the bonus is, and how much a share of it.
/// Ruling R18: shares are whole thousands, the rest goes to the bank.
constexpr void share_bonus(const Setup& setup, State& state) {
  state.bonus_boxers = top_boxers(setup, state);
  const int shares = all_shares(setup, state.bonus_boxers);
  state.bonus_share = shares == 0 ? 0 : state.bonus / shares / smallest_unit * smallest_unit;
}

template <class Sink>
constexpr void pay_bonus(const Setup& setup, State& state, Sink& tell) {
  share_bonus(setup, state);
  for (int seat = 0; seat < setup.players; ++seat) {
    const Money amount = state.bonus_share * shares_of(state.bonus_boxers, seat, setup.options.bonus_split);
    if (amount > 0) {
      state.player(seat).bonus = amount;
      state.player(seat).money += amount;
      state.bonus -= amount;
      tell(BonusPaid{.seat = seat, .amount = amount});
    }
  }
}

template <class Sink>
constexpr void repay_ious(const Setup& setup, State& state, Sink& tell) {
  for (int seat = 0; seat < setup.players; ++seat) {
    const int ious = state.player(seat).ious;
    if (ious > 0) {
      const Money amount = ious * setup.tables.iou;
      pay_from_bank(state, seat, -amount);
      tell(IousRepaid{.seat = seat, .ious = ious, .amount = amount});
    }
  }
}

template <class Sink>
constexpr void end_game(const Setup& setup, State& state, Sink& tell) {
  pay_bonus(setup, state, tell);
  repay_ious(setup, state, tell);
  state.bonus_remainder = state.bonus;
  state.bank += state.bonus;
  state.bonus = 0;
  state.phase = Phase::finished;
  tell(GameEnded{});
}

template <class Sink>
constexpr void change_standing(State& state, BoxerIndex index, const Boxer& after, Sink& tell) {
  const Boxer before = state.boxer(index);
  if (before != after) {
    state.boxer(index) = after;
    tell(StandingChanged{.boxer = index, .before = before, .after = after});
  }
}

/// Every champion gets the laurel; with strict components the printed stock goes to the dearest first (ruling R13).
template <class Sink>
constexpr void crown_champions(const Setup& setup, State& state, Sink& tell) {
  int laurels = setup.options.strict_components ? setup.tables.laurels : 2 * setup.players;
  for (const Size size : {Size::big, Size::small}) {  // a big champion's start money is the higher
    for (int step = 0; step < setup.players; ++step) {
      const BoxerIndex index = boxer_index(clockwise(setup, state.first_seat, step), size);
      const Boxer& boxer = state.boxer(index);
      if (boxer.rank == Class::champion && !boxer.out && laurels > 0) {
        --laurels;
        change_standing(state, index, {Class::champion, Title::superchampion, false}, tell);
      }
    }
  }
}

/// 6.1: cards back, champions crowned, the beaten return, nobody rests. `first_seat` already is the last challenger's left.
template <class Sink>
constexpr void begin_second_season(const Setup& setup, State& state, Sink& tell) {
  crown_champions(setup, state, tell);
  each_boxer(setup, [&](BoxerIndex index) {
    if (state.boxer(index).out) {
      change_standing(state, index, {Class::amateur, Title::none, false}, tell);
    }
  });
  state.season = 2;
  for (Player& player : state.players) {
    player.cards = setup.tables.deck;
    player.played = {};
  }
  state.last_winner = state.last_loser = nobody;
  tell(SeasonBegan{.season = 2, .first_seat = state.first_seat});
}

template <class Sink>
constexpr void end_season(const Setup& setup, State& state, Sink& tell) {
  tell(SeasonEnded{state.season});
  for (int seat = 0; seat < setup.players; ++seat) {
    const int cards = count_of(state.player(seat).cards);
    const Money amount = cards * setup.tables.unused_card;
    pay_from_bank(state, seat, amount);
    tell(CardsPaid{.seat = seat, .cards = cards, .amount = amount});
  }
}

/// 3.3: the first seat with a legal challenge takes the red table; without one the season ends.
template <class Sink>
constexpr void find_challenger(const Setup& setup, State& state, Sink& tell) {
  for (;;) {
    for (int step = 0; step < setup.players; ++step) {
      const int seat = clockwise(setup, state.first_seat, step);
      if (may_challenge(setup, state, seat)) {
        state.challenger = static_cast<std::uint8_t>(seat);
        state.phase = Phase::challenge;
        tell(TablePassed{seat});
        return;
      }
    }
    end_season(setup, state, tell);
    if (state.season != 1 || !setup.options.second_season) {
      end_game(setup, state, tell);
      return;
    }
    begin_second_season(setup, state, tell);
  }
}

}  // namespace fc::knock_out::sequence
