// Managers book bouts with each other: which men, where and for how many rounds. Source: rules/ringside-campaign/rules.md,
// 3.6.4.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "rules/ringside-campaign/club.h"

namespace fc::ringside_campaign::bookings {

constexpr void begin(State& state) {
  state.phase = Phase::booking;
  state.passes = 0;
  state.turn = state.first;
}

/// Whether two men may fight for the title: the champion and another manager's contender, ranked `title_rank` or better.
/// Ruling C19.
constexpr bool may_fight_for_the_title(const Setup& setup, const State& state, Person one, Person other) {
  const Person champion = state.ladder.champion;
  if (state.meeting > 0 || champion == nobody || (one != champion && other != champion) ||
      state.man(one).owner == state.man(other).owner) {
    return false;
  }
  const int rank = rank_of(state.ladder, one == champion ? other : one);
  return rank != no_rank && rank <= setup.options.title_rank;
}

/// venue: an Arena as a number, or `title_venue`.
constexpr const Distances& distances_of(const Setup& setup, int venue) {
  return venue == title_venue ? setup.tables.title.rounds : setup.tables.arena(static_cast<Arena>(venue)).rounds;
}

/// A man who is not on tonight's bill. left: his endurance minus the damage he still carries.
struct FreeMan {
  Person man = nobody;
  Seat owner = no_seat;
  std::int16_t left = 0;
};
using FreeMen = FixedVector<FreeMan, most_in_stables + most_visitors>;

constexpr int longest_distance(const Tables& tables) {
  int longest = tables.title.rounds.longest;
  for (const ArenaTable& arena : tables.arenas) {
    longest = std::max<int>(longest, arena.rounds.longest);
  }
  return longest;
}

constexpr FreeMan free_man(const Setup& setup, const State& state, Person person) {
  return {.man = person,
          .owner = state.man(person).owner,
          .left = static_cast<std::int16_t>(endurance_left(setup, state, person))};
}

/// Everybody who can still be booked tonight: men of the stables, then this week's visitors. Men who are too weary for the
/// longest distance are left out, because then they are too weary for any. In the tournament, the men still in it are on the
/// bill, so that only beaten ones are free.
constexpr FreeMen free_men(const Setup& setup, const State& state) {
  std::array<bool, most_people> billed{};
  for (const BilledBout& bout : state.night) {
    billed[bout.red] = true;
    billed[bout.blue] = true;
  }
  FreeMen free;
  const auto add = [&, longest = longest_distance(setup.tables)](Person person) {
    if (billed[person]) {
      return;
    }
    const FreeMan man = free_man(setup, state, person);
    if (stands(man.left, longest)) {
      free.push_back(man);
    }
  };
  each_man(setup, state, add);
  for (const Visitor& visitor : state.visitors) {
    add(visitor.man);
  }
  return free;
}

/// Whether two men, if both can stand the distance, may meet at this venue. A visitor is always `other`, and boxes only in
/// his own arena. Ruling C8: The Best is kept for the final.
constexpr bool is_open(const Setup& setup, const State& state, Person one, Person other, int venue) {
  if (venue == title_venue) {
    return may_fight_for_the_title(setup, state, one, other);
  }
  const auto arena = static_cast<Arena>(venue);
  const Visitor* const visitor = visits::visitor_of(state, other);
  if (visitor != nullptr && visitor->arena != arena) {
    return false;
  }
  return (arena != Arena::best || state.meeting == 0) &&
         is_eligible(setup.tables, arena, state.man(one).pop(), state.man(other).pop());
}

constexpr bool is_venue(const Setup& setup, const State& state, Person one, Person other, int venue) {
  return is_open(setup, state, one, other, venue) &&
         both_stand(setup, state, one, other, distances_of(setup, venue).longest);
}

/// Whether there is a venue for which `own` may be offered against `other`.
constexpr bool may_meet(const Setup& setup, const State& state, const FreeMan& own, const FreeMan& other) {
  if (own.man == other.man || (own.owner == other.owner && !setup.options.stablemate_bouts)) {
    return false;
  }
  const int weaker = std::min(own.left, other.left);
  for (int venue = 0; venue <= title_venue; ++venue) {
    if (stands(weaker, distances_of(setup, venue).longest) && is_open(setup, state, own.man, other.man, venue)) {
      return true;
    }
  }
  return false;
}

template <class List = Choices>
constexpr List opponents(const Setup& setup, const State& state, Person own) {
  List choices;
  const FreeMan offered = free_man(setup, state, own);
  for (const FreeMan& other : free_men(setup, state)) {
    if (may_meet(setup, state, offered, other)) {
      choices.push_back(choice_of(Word::man, id_of(setup, other.man)));
    }
    if (has_enough(choices)) {
      break;
    }
  }
  return choices;
}

/// `pass`, then the manager's own men whom he can offer to somebody; only `pass` when enough of his offers have been refused
/// this week. Ruling C13.
template <class List = Choices>
constexpr List men_to_book(const Setup& setup, const State& state, Seat seat) {
  List choices;
  choices.push_back(choice_of(Word::pass));
  if (state.manager(seat).declined >= setup.tables.declined) {
    return choices;
  }
  const FreeMen free = free_men(setup, state);
  for (const FreeMan& own : free) {
    if (own.owner == seat &&
        std::ranges::any_of(free, [&](const FreeMan& other) { return may_meet(setup, state, own, other); })) {
      choices.push_back(choice_of(Word::man, id_of(setup, own.man)));
    }
    if (has_enough(choices)) {
      break;
    }
  }
  return choices;
}

template <class List = Choices>
constexpr List venues(const Setup& setup, const State& state) {
  List choices;
  for (int venue = 0; venue <= title_venue; ++venue) {
    if (is_venue(setup, state, state.offer.man, state.offer.other, venue)) {
      choices.push_back(choice_of(Word::venue, venue));
    }
  }
  return choices;
}

template <class List = Choices>
constexpr List distances(const Setup& setup, const State& state) {
  List choices;
  const int venue = state.offer.title ? title_venue : static_cast<int>(*state.offer.arena);
  const Distances& all = distances_of(setup, venue);
  for (int rounds = all.shortest; rounds <= all.longest; ++rounds) {
    if (both_stand(setup, state, state.offer.man, state.offer.other, rounds)) {
      choices.push_back(choice_of(Word::rounds, rounds));
    }
  }
  return choices;
}

/// Asks the manager whose turn it is. Returns false when all have passed in succession.
constexpr bool advance(const Setup& setup, State& state) {
  if (state.passes == seats_of(setup)) {
    state.passes = 0;
    return false;
  }
  state.asked = ask(Decision::book, state.turn);
  return true;
}

/// Passes this turn only; the manager is asked again at his next turn.
template <class Sink>
constexpr void pass(const Setup& setup, State& state, Seat seat, Sink& tell) {
  ++state.passes;
  state.turn = next_seat(setup, seat);
  tell(BookingPassed{seat});
}

constexpr void choose_man(State& state, Seat seat, Person person) {
  state.passes = 0;
  state.offer = {.kind = OfferKind::bout, .by = seat, .man = person};
  state.asked = ask(Decision::opponent, seat);
}

/// Takes the opponent and asks for the arena. For a visitor no manager answers the offer.
constexpr void choose_opponent(State& state, Person person) {
  state.offer.other = person;
  state.offer.to = manager_of(state, person);
  state.asked = ask(Decision::arena, state.offer.by);
}

constexpr void choose_venue(State& state, int venue) {
  state.offer.title = venue == title_venue;
  state.offer.arena = state.offer.title ? Arena::best : static_cast<Arena>(venue);
  state.asked = ask(Decision::rounds, state.offer.by);
}

/// Puts the bout on the bill; the offering manager's man is red. Ruling C30.
template <class Sink>
constexpr void put_on_the_bill(State& state, const Offer& offer, Sink& tell) {
  const BilledBout bout{.red = offer.man,
                        .blue = offer.other,
                        .arena = *offer.arena,
                        .rounds = offer.rounds,
                        .by = offer.by,
                        .title = offer.title};
  state.night.push_back(bout);
  tell(Booked{bout});
}

constexpr Offer close(const Setup& setup, State& state) {
  state.turn = next_seat(setup, state.offer.by);
  return std::exchange(state.offer, {});
}

/// The offer is complete: the other manager is asked, unless both men are of one stable or the other is a visitor.
template <class Sink>
constexpr void choose_rounds(const Setup& setup, State& state, int rounds, Sink& tell) {
  state.offer.rounds = static_cast<std::int8_t>(rounds);
  if (state.offer.to == state.offer.by || state.offer.to == no_seat) {
    const Offer offer = close(setup, state);
    return put_on_the_bill(state, offer, tell);
  }
  state.asked = ask(Decision::answer, state.offer.to);
  tell(OfferMade{state.offer});
}

template <class Sink>
constexpr void answer(const Setup& setup, State& state, bool accepted, Sink& tell) {
  const Offer offer = close(setup, state);
  if (!accepted) {
    ++state.manager(offer.by).declined;
  }
  tell(OfferAnswered{.offer = offer, .accepted = accepted});
  if (accepted) {
    put_on_the_bill(state, offer, tell);
  } else if (walkovers::is_due(setup, state, offer)) {
    walkovers::take(setup, state, offer, tell);
  }
}

}  // namespace fc::ringside_campaign::bookings
