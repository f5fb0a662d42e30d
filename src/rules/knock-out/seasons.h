// What comes between fights and seasons, and the final account. Source: rules/knock-out/rules.md, 3.3, 3.12, 3.13, 6.1.
#pragma once

#include <algorithm>
#include <array>

#include "core/fixed_vector.h"
#include "rules/knock-out/events.h"
#include "rules/knock-out/questions.h"
#include "rules/knock-out/state.h"

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

/// Into how many shares the bonus is divided, by boxers or by players. top: from `top_boxers`.
constexpr int all_shares(const Setup& setup, unsigned top) {
  int shares = 0;
  for (int seat = 0; seat < setup.players; ++seat) {
    shares += shares_of(top, seat, setup.options.bonus_split);
  }
  return shares;
}

/// Works out who shares the bonus and how much a share is. Ruling R18: shares are whole thousands, the rest goes to the
/// bank.
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

/// Every champion becomes a superchampion; with strict components only as many as there are printed laurels, those with the
/// highest start money first (ruling R13).
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

/// 6.1: everybody gets his cards back, champions are crowned, boxers who are out return, nobody rests. `first_seat` is
/// already the seat left of the last challenger.
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

/// 3.3: the first seat with a legal challenge takes the red table; without one the season ends. Returns his challenges; none
/// if the game is over.
template <class Sink>
constexpr Challenges find_challenger(const Setup& setup, State& state, Sink& tell) {
  for (;;) {
    const Contenders contenders(setup, state);
    for (int step = 0; step < setup.players; ++step) {
      const int seat = clockwise(setup, state.first_seat, step);
      const Challenges challenges(setup, state, contenders, seat);
      if (!challenges.empty()) {
        state.challenger = static_cast<std::uint8_t>(seat);
        state.phase = Phase::challenge;
        tell(TablePassed{seat});
        return challenges;
      }
    }
    end_season(setup, state, tell);
    if (state.season != 1 || !setup.options.second_season) {
      end_game(setup, state, tell);
      return {};
    }
    begin_second_season(setup, state, tell);
  }
}

}  // namespace fc::knock_out::sequence

namespace fc::knock_out {

// The ranking at the end, and the tie-breaks that decided it. Source: rules/knock-out/rules.md, 3.13 step 4 (ruling R19).

/// What the ranking compares, in this order.
struct Fortune {
  Money money = 0;
  Money best_boxer = 0;  ///< start money, 0 if out
  Money both_boxers = 0;

  friend constexpr auto operator<=>(const Fortune&, const Fortune&) = default;
};

/// What decided between a player and the one ranked above him; `none`: money, `shared`: nothing did.
enum class TieBreak : std::uint8_t { none, best_boxer, both_boxers, shared };

struct Ranked {
  std::uint8_t seat = 0;
  std::uint8_t rank = 1;  ///< 1 + number of players strictly better
  TieBreak tie_break = TieBreak::none;
  Fortune fortune;

  friend constexpr bool operator==(const Ranked&, const Ranked&) = default;
};

using Ranking = FixedVector<Ranked, most_players>;

constexpr Fortune fortune_of(const Setup& setup, const State& state, int seat) {
  const Player& player = state.player(seat);
  const Money big = start_money(setup, Size::big, player.boxers[0]);
  const Money small = start_money(setup, Size::small, player.boxers[1]);
  return {.money = player.money, .best_boxer = std::max(big, small), .both_boxers = big + small};
}

constexpr TieBreak tie_break_between(const Fortune& better, const Fortune& worse) {
  if (better.money != worse.money) {
    return TieBreak::none;
  }
  if (better.best_boxer != worse.best_boxer) {
    return TieBreak::best_boxer;
  }
  return better.both_boxers != worse.both_boxers ? TieBreak::both_boxers : TieBreak::shared;
}

/// All players by rank, then seat. Correct only at the end of the game: before it, IOUs and the bonus are not yet settled.
constexpr Ranking ranking_of(const Setup& setup, const State& state) {
  std::array<Fortune, most_players> fortunes{};
  for (int seat = 0; seat < setup.players; ++seat) {
    fortunes[static_cast<std::size_t>(seat)] = fortune_of(setup, state, seat);
  }
  const auto players = static_cast<std::size_t>(setup.players);
  Ranking ranking;
  for (int rank = 1; rank <= setup.players; ++rank) {
    for (std::size_t seat = 0; seat < players; ++seat) {
      const auto better = std::count_if(fortunes.begin(), fortunes.begin() + setup.players,
                                        [&](const Fortune& one) { return one > fortunes[seat]; });
      if (1 + better == rank) {
        ranking.push_back(
            {.seat = static_cast<std::uint8_t>(seat), .rank = static_cast<std::uint8_t>(rank), .fortune = fortunes[seat]});
      }
    }
  }
  for (std::size_t place = 1; place < players; ++place) {
    ranking[place].tie_break = tie_break_between(ranking[place - 1].fortune, ranking[place].fortune);
  }
  return ranking;
}

}  // namespace fc::knock_out
