// The ladder: how bouts move champion and contenders, how idle men slide, how a vacant title is filled; and the final
// ranking of managers. Source: rules/ringside-campaign/rules.md, 3.6.3, 3.6.6 to 3.7.
#pragma once

#include <algorithm>
#include <utility>

#include "rules/ringside-campaign/stables.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign::ladders {

// How bouts move champion and contenders, and how idle men slide. Source: rules/ringside-campaign/rules.md, 3.6.6, 3.6.7.

/// A contender who beats a man more than this many places below him gains nothing.
inline constexpr std::size_t most_places_below_to_climb = 5;

using Contenders = decltype(Ladder::contenders);

/// Swaps a man with the one directly above him, if there is one.
constexpr void climb(Contenders& men, std::size_t place) {
  if (place > 0) {
    std::swap(men[place], men[place - 1]);
  }
}

/// Swaps a man with the one directly below him, if there is one.
constexpr void slip(Contenders& men, std::size_t place) {
  if (place + 1 < men.size()) {
    std::swap(men[place], men[place + 1]);
  }
}

/// Moves a man from one place up to another; those between drop one place.
constexpr void rise_to(Contenders& men, std::size_t from, std::size_t to) {
  std::rotate(men.begin() + to, men.begin() + from, men.begin() + from + 1);
}

constexpr void crown(Ladder& ladder, Person person) {
  take_out(ladder.contenders, place_in(ladder.contenders, person));
  ladder.champion = person;
}

/// Changes the ladder after a bout of its champion with a contender. winner: `nobody` after a draw.
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
  } else if (lower - upper <= most_places_below_to_climb) {
    climb(men, upper);
  }
}

/// Changes the ladder after a bout of two of its men. Ruling C24: at once, bout by bout. winner: `nobody` after a draw.
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

/// From the last but one upward, every idle man is passed by the man below him, unless that one is idle too.
/// is_idle(person): whether he has rested too long.
template <class IsIdle>
constexpr void slide_idle(Contenders& men, IsIdle is_idle) {
  for (std::size_t place = men.size(); place-- > 0;) {
    if (place + 1 < men.size() && is_idle(men[place]) && !is_idle(men[place + 1])) {
      slip(men, place);
    }
  }
}

}  // namespace fc::ringside_campaign::ladders

namespace fc::ringside_campaign {

// The final ranking of managers by wealth. Source: rules/ringside-campaign/rules.md, 3.7.

/// A manager's place in the ranking. purses: of the men now in his stable.
struct Ranked {
  Seat seat = 0;
  int rank = 1;  ///< 1 and the number of managers strictly better
  Money cash = 0;
  bool champion = false;
  Money purses = 0;
};
using Ranking = FixedVector<Ranked, most_managers>;

/// Positive if `one` ranks above `other`, negative if below, 0 if equal. Ruling C33: what his men earned is only the last
/// tie-break.
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

namespace fc::ringside_campaign::titles {

// The title before the booking: two men are found for a vacant title, or a champion must meet a challenger. Source:
// rules/ringside-campaign/rules.md, 3.6.3.

constexpr void begin(State& state) {
  state.phase = Phase::title;
  state.title_call = {};
}

/// Whether there are rested contenders of different managers for the vacant title.
constexpr bool has_candidates(const Setup& setup, const State& state) {
  Seat first = no_seat;
  bool are_several = false;
  for (const Person person : state.ladder.contenders) {
    if (is_rested(setup, state, person)) {
      const Seat owner = state.man(person).owner;
      are_several = are_several || (first != no_seat && owner != first);
      first = owner;
    }
  }
  return are_several;
}

/// Whether a mandatory defence is due, so that contenders are asked to challenge. Ruling C21: counted from the last title
/// bout or the crowning; the champion may be tired, if he stands the distance.
constexpr bool is_defence_due(const Setup& setup, const State& state) {
  return setup.options.mandatory_weeks > 0 && state.week - state.last_defence >= setup.options.mandatory_weeks &&
         stands(setup, state, state.ladder.champion, setup.tables.title_rounds);
}

/// The next rested contender of another manager than `barred`; `nobody` if there is none left.
constexpr Person next_contender(const Setup& setup, State& state, Seat barred) {
  const auto& contenders = state.ladder.contenders;
  while (state.title_call.next < contenders.size()) {
    const Person person = contenders[state.title_call.next];
    ++state.title_call.next;
    if (is_rested(setup, state, person) && state.man(person).owner != barred) {
      return person;
    }
  }
  return nobody;
}

constexpr Offer title_offer(const Setup& setup, OfferKind kind, Person man, Seat to, Person other) {
  return {.kind = kind,
          .by = no_seat,
          .man = man,
          .to = to,
          .other = other,
          .arena = Arena::best,
          .rounds = setup.tables.title_rounds,
          .title = true};
}

/// Asks the manager of the next contender. Returns false when there is nobody to ask.
constexpr bool advance(const Setup& setup, State& state) {
  const bool vacant = state.ladder.champion == nobody;
  if (vacant ? !has_candidates(setup, state) : !is_defence_due(setup, state)) {
    return false;
  }
  const Person other = vacant ? state.title_call.signed_up : state.ladder.champion;
  const Person person = next_contender(setup, state, other == nobody ? no_seat : state.man(other).owner);
  if (person == nobody) {
    return false;
  }
  const Seat owner = state.man(person).owner;
  state.offer = title_offer(setup, vacant ? OfferKind::vacant : OfferKind::challenge, person, owner, other);
  state.asked = ask(vacant ? Decision::title_vacant : Decision::title_challenge, owner);
  return true;
}

/// Puts the title bout on the bill. Ruling C30: the champion, or who signed first, is red.
template <class Sink>
constexpr void bill(const Setup& setup, State& state, Person red, Person blue, Sink& tell) {
  const BilledBout bout{.red = red, .blue = blue, .arena = Arena::best, .rounds = setup.tables.title_rounds, .title = true};
  state.night.push_back(bout);
  tell(Booked{bout});
}

/// Takes an answer about the vacant title. Returns whether the bout is made. Ruling C20: the second to sign meets the first.
template <class Sink>
constexpr bool answer_vacant(const Setup& setup, State& state, bool willing, Sink& tell) {
  const Offer offer = std::exchange(state.offer, {});
  const bool is_second = willing && state.title_call.signed_up != nobody;
  if (willing && !is_second) {
    state.title_call.signed_up = offer.man;
  }
  tell(TitleAnswered{.kind = offer.kind, .seat = offer.to, .man = offer.man, .willing = willing});
  if (is_second) {
    bill(setup, state, state.title_call.signed_up, offer.man, tell);
  }
  return is_second;
}

template <class Sink>
constexpr void answer_challenge(const Setup& setup, State& state, bool willing, Sink& tell) {
  const Offer offer = std::exchange(state.offer, {});
  if (willing) {
    const Person champion = state.ladder.champion;
    const Seat owner = state.man(champion).owner;
    state.offer = title_offer(setup, OfferKind::defence, offer.man, owner, champion);
    state.offer.by = offer.to;
    state.asked = ask(Decision::title_defence, owner);
  }
  tell(TitleAnswered{.kind = offer.kind, .seat = offer.to, .man = offer.man, .willing = willing});
}

template <class Sink>
constexpr void answer_defence(const Setup& setup, State& state, bool willing, Sink& tell) {
  const Offer offer = std::exchange(state.offer, {});
  const Person champion = offer.other;
  tell(TitleAnswered{.kind = offer.kind, .seat = offer.to, .man = champion, .willing = willing});
  if (willing) {
    return bill(setup, state, champion, offer.man, tell);
  }
  stables::change_ladder(
      state,
      [&](Ladder& ladder) {
        const auto place = static_cast<std::size_t>(setup.tables.stripped_to - 1);
        ladder.champion = nobody;
        put_in(ladder.contenders, std::min(place, ladder.contenders.size()), champion);
      },
      tell);
  tell(Stripped{champion});
}

}  // namespace fc::ringside_campaign::titles
