// After a fight: prizes, titles and classes, the bets, the IOUs. Source: rules/knock-out/rules.md, 3.8 to 3.11, 6.2.
#pragma once

#include <algorithm>
#include <array>

#include "rules/knock-out/seasons.h"

namespace fc::knock_out::sequence {

template <class Sink>
constexpr void pay_prizes(const Setup& setup, State& state, BoxerIndex winner, BoxerIndex loser, Sink& tell) {
  for (const auto& [boxer, factor] : {std::pair{winner, 2}, std::pair{loser, 1}}) {
    const Money amount = factor * start_money(setup, size_of(boxer), state.boxer(boxer));
    pay_from_bank(state, owner_of(boxer), amount);
    tell(PrizePaid{.seat = owner_of(boxer), .boxer = boxer, .amount = amount});
  }
}

/// The winner's title after the fight. Source: 6.2; ruling R29.
constexpr Title title_after(Title winner, Title loser) {
  if (winner == Title::superchampion && loser == Title::superchampion) {
    return Title::world_champion;
  }
  return std::max(winner, loser);
}

/// The winner's class and title after the fight. Source: 3.9.
constexpr Boxer winner_after(const Boxer& winner, const Boxer& loser) {
  const bool at_the_top = winner.rank == Class::champion;
  const auto up = at_the_top ? Class::champion : static_cast<Class>(static_cast<int>(winner.rank) + 1);
  return {up, title_after(winner.title, loser.title), false};
}

/// The loser's class and title after the fight, and whether he is out. Source: 3.9.
constexpr Boxer loser_after(const Boxer& loser, bool knockout) {
  const bool at_the_bottom = knockout || loser.rank == Class::amateur;
  const auto down = at_the_bottom ? Class::amateur : static_cast<Class>(static_cast<int>(loser.rank) - 1);
  return {down, Title::none, knockout};
}

template <class Sink>
constexpr void change_standings(State& state, BoxerIndex winner, BoxerIndex loser, bool knockout, Sink& tell) {
  const Boxer won = winner_after(state.boxer(winner), state.boxer(loser));
  const Boxer lost = loser_after(state.boxer(loser), knockout);
  change_standing(state, winner, won, tell);
  change_standing(state, loser, lost, tell);
}

constexpr Money stake_of(const Setup& setup, std::size_t cell, BetType type) {
  return setup.tables.stakes[cell][static_cast<std::size_t>(type)];
}

/// Whether the player who offered the bet wins it. Source: 3.11.
constexpr bool is_won(Corner table, BetType type, Corner winner, bool knockout) {
  return backed_by(table, type) == winner && (knockout || type != BetType::ko);
}

/// Which bets win, by table and type: worked out once for all cells, whose bets are random.
using Winning = std::array<std::array<bool, 3>, 2>;
constexpr Winning winning_bets(Corner winner, bool knockout) {
  Winning winning{};
  for (const Corner table : both_corners) {
    for (const BetType type : {BetType::win, BetType::x2, BetType::ko}) {
      winning[fc::index_of(table)][static_cast<std::size_t>(type)] = is_won(table, type, winner, knockout);
    }
  }
  return winning;
}

/// What each seat wins or loses; the last entry takes amounts of bank and bonus and is not read.
using Net = std::array<Money, most_players + 1>;

/// Settles one cell: moves the stake of its bet, if one is offered, within `net`, or to or from the bank and the bonus
/// space. An empty cell is worked out like the others, because a branch for it would be slower. Source: 3.11.
template <class Sink>
constexpr void settle_bet(const Setup& setup, State& state, Corner table, std::size_t cell, bool won, Net& net, Sink& tell) {
  const Bet& bet = state.fight.tables[fc::index_of(table)][cell];
  const std::array seats{bet.offerer, bet.acceptor};
  const std::uint8_t payer = seats[won ? 1 : 0];
  const std::uint8_t payee = seats[won ? 0 : 1];
  const Money stake = payer == payee ? 0 : stake_of(setup, cell, bet.type);
  const Money from_bank = payer == no_seat ? stake / 2 : 0;
  const Money amount = payer == no_seat ? from_bank : stake;
  state.bank -= from_bank;
  state.bonus += payee == no_seat ? amount : 0;
  net[std::min<std::size_t>(payer, most_players)] -= amount;
  net[std::min<std::size_t>(payee, most_players)] += amount;
  if (!bet.offered()) {
    return;
  }
  tell(BetSettled{.table = table,
                  .cell = static_cast<int>(cell),
                  .bet = bet,
                  .won = won,
                  .amount = amount,
                  .payer = payer,
                  .payee = payee});
}

/// What a player in debt gets: IOUs of the bank, or what the bank bears when none are left.
struct Loan {
  int ious = 0;
  Money forgiven = 0;
};

/// What brings the player's money to 0 or above (ruling R11). With strict components the printed IOUs may run out; the bank
/// then bears the rest (option strict_components, a).
constexpr Loan loan_for(const Setup& setup, const State& state, int seat) {
  Money money = state.player(seat).money;
  Loan loan;
  while (money < 0) {
    int out = loan.ious;
    for (const Player& other : state.players) {
      out += other.ious;
    }
    if (setup.options.strict_components && out >= setup.tables.ious) {
      loan.forgiven = -money;
      break;
    }
    money += setup.tables.iou;
    ++loan.ious;
  }
  return loan;
}

/// Settles all bets, as one sum for each player (ruling R10), after the prizes.
template <class Sink>
constexpr void settle_bets(const Setup& setup, State& state, Corner winner, bool knockout, Sink& tell) {
  Net net{};
  const Winning winning = winning_bets(winner, knockout);
  for (const Corner table : both_corners) {
    for (std::size_t cell = 0; cell < cells; ++cell) {
      const Bet& bet = state.fight.tables[fc::index_of(table)][cell];
      settle_bet(setup, state, table, cell, winning[fc::index_of(table)][static_cast<std::size_t>(bet.type)], net, tell);
    }
  }
  for (int step = 0; step < setup.players; ++step) {
    const int seat = clockwise(setup, state.challenger, step);
    const Money change = net[static_cast<std::size_t>(seat)];
    state.player(seat).money += change;
    const Loan loan = loan_for(setup, state, seat);
    pay_from_bank(state, seat, loan.forgiven);
    tell(NetPaid{.seat = seat, .net = change, .forgiven = loan.forgiven});
    for (int iou = 0; iou < loan.ious; ++iou) {
      pay_from_bank(state, seat, setup.tables.iou);
      ++state.player(seat).ious;
      tell(IouGiven{seat});
    }
  }
}

/// Everything from the last punch to the next challenge. Returns the legal ones, as `find_challenger`.
template <class Sink>
constexpr Challenges end_fight(const Setup& setup, State& state, Corner winner, bool knockout, Sink& tell) {
  const BoxerIndex won = state.fight.of(winner).boxer;
  const BoxerIndex lost = state.fight.of(other(winner)).boxer;
  state.last_winner = won;
  state.last_loser = lost;
  tell(FightEnded{.winner = winner, .knockout = knockout, .rounds = state.fight.round});
  pay_prizes(setup, state, won, lost, tell);
  change_standings(state, won, lost, knockout, tell);
  settle_bets(setup, state, winner, knockout, tell);
  ++state.fights[static_cast<std::size_t>(state.season - 1)];
  state.fight = {};
  state.first_seat = static_cast<std::uint8_t>(clockwise(setup, state.challenger));
  return find_challenger(setup, state, tell);
}

}  // namespace fc::knock_out::sequence
