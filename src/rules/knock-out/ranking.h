// Who is richest at the end, and which tie-break said so. Source: rules/knock-out/rules.md, 3.13 step 4 (ruling R19).
#pragma once

#include <algorithm>
#include <array>

#include "core/fixed_vector.h"
#include "rules/knock-out/state.h"

namespace fc::knock_out {

/// What sets two players apart, in the order in which it is looked at.
struct Fortune {
  Money money = 0;
  Money best_boxer = 0;  ///< start money, 0 if out
  Money both_boxers = 0;

  friend constexpr auto operator<=>(const Fortune&, const Fortune&) = default;
};

/// What parted a player from the one just above him; `shared` if nothing did.
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

/// By rank, then seat. Right at the end of the game only: before it, IOUs and the bonus are still to come.
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
