// The title before the booking: two men are found for a vacant title, or a champion must meet a challenger. Source:
// rules/ringside-campaign/rules.md, 3.6.3.
#pragma once

#include <algorithm>
#include <utility>

#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign::titles {

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
