// The final reckoning: who is the richest. Source: rules/ringside-campaign/rules.md, 3.7.
#pragma once

#include <algorithm>

#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// Where a manager stands. purses: of the men now in his stable.
struct Ranked {
  Seat seat = 0;
  int rank = 1;  ///< 1 and the number of managers strictly better
  Money cash = 0;
  bool champion = false;
  Money purses = 0;
};
using Ranking = FixedVector<Ranked, most_managers>;

/// Above 0 if `one` stands above `other`. Ruling C33: what his men earned is only the last tie-break.
constexpr int compared(const Ranked& one, const Ranked& other) {
  const auto sign = [](auto left, auto right) { return left > right ? 1 : left < right ? -1 : 0; };
  if (one.cash != other.cash) {
    return sign(one.cash, other.cash);
  }
  if (one.champion != other.champion) {
    return one.champion ? 1 : -1;
  }
  return sign(one.purses, other.purses);
}

/// By rank, then in table order.
constexpr Ranking ranking_of(const Setup& setup, const State& state) {
  Ranking ranking;
  for (int seat = 0; seat < seats_of(setup); ++seat) {
    const Manager& manager = state.manager(seat);
    Ranked ranked{.seat = static_cast<Seat>(seat), .cash = manager.cash};
    for (const Person person : manager.stable) {
      ranked.champion = ranked.champion || person == state.ladder.champion;
      ranked.purses += state.man(person).purses;
    }
    std::size_t place = ranking.size();
    while (place > 0 && compared(ranked, ranking[place - 1]) > 0) {
      --place;
    }
    put_in(ranking, place, ranked);
  }
  for (Ranked& ranked : ranking) {
    ranked.rank = 1 + static_cast<int>(
                          std::ranges::count_if(ranking, [&](const Ranked& other) { return compared(other, ranked) > 0; }));
  }
  return ranking;
}

}  // namespace fc::ringside_campaign
