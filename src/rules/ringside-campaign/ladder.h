// How bouts move champion and contenders, and how idle men slide. Source: rules/ringside-campaign/rules.md, 3.6.6, 3.6.7.
#pragma once

#include <algorithm>
#include <utility>

#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign::ladders {

/// A contender beats one below him by more than this many places for nothing.
inline constexpr std::size_t worth_beating = 5;

using Contenders = decltype(Ladder::contenders);

/// He changes places with the man directly above him, if there is one.
constexpr void climb(Contenders& men, std::size_t place) {
  if (place > 0) {
    std::swap(men[place], men[place - 1]);
  }
}

/// He changes places with the man directly below him, if there is one.
constexpr void slip(Contenders& men, std::size_t place) {
  if (place + 1 < men.size()) {
    std::swap(men[place], men[place + 1]);
  }
}

/// He goes from one place up to another; those between drop one.
constexpr void rise_to(Contenders& men, std::size_t from, std::size_t to) {
  std::rotate(men.begin() + to, men.begin() + from, men.begin() + from + 1);
}

constexpr void crown(Ladder& ladder, Person person) {
  take_out(ladder.contenders, place_in(ladder.contenders, person));
  ladder.champion = person;
}

/// winner: `nobody` after a draw.
constexpr void champion_fought(Ladder& ladder, Person contender, Person winner, bool title) {
  const std::size_t place = place_in(ladder.contenders, contender);
  if (winner == ladder.champion) {
    slip(ladder.contenders, place);
  } else if (winner == contender && title) {
    const Person beaten = ladder.champion;
    crown(ladder, contender);
    put_in(ladder.contenders, 0, beaten);
  } else if (winner == contender) {
    rise_to(ladder.contenders, place, 0);
  }
}

constexpr void contenders_fought(Contenders& men, std::size_t upper, std::size_t lower, Person winner) {
  if (winner == nobody) {
    if (lower - upper > 1) {
      climb(men, lower);
    }
  } else if (winner == men[lower]) {
    rise_to(men, lower, upper);
  } else if (lower - upper <= worth_beating) {
    climb(men, upper);
  }
}

/// Ruling C24: at once, bout by bout. The men are those of the ladder. winner: `nobody` after a draw.
constexpr void after_bout(Ladder& ladder, Person one, Person other, Person winner, bool title) {
  if (title && ladder.champion == nobody) {
    if (winner != nobody) {
      crown(ladder, winner);
    }
    return;
  }
  if (one == ladder.champion || other == ladder.champion) {
    champion_fought(ladder, one == ladder.champion ? other : one, winner, title);
    return;
  }
  const std::size_t first = place_in(ladder.contenders, one);
  const std::size_t second = place_in(ladder.contenders, other);
  contenders_fought(ladder.contenders, std::min(first, second), std::max(first, second), winner);
}

/// From the last but one upward, an idle man lets the one below him pass. is_idle(person): whether he has rested too long.
template <class IsIdle>
constexpr void slide_idle(Contenders& men, IsIdle is_idle) {
  for (std::size_t place = men.size(); place-- > 0;) {
    if (place + 1 < men.size() && is_idle(men[place]) && !is_idle(men[place + 1])) {
      slip(men, place);
    }
  }
}

}  // namespace fc::ringside_campaign::ladders
