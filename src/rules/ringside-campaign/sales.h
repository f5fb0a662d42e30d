// Men sold and traded between managers. Source: rules/ringside-campaign/rules.md, 3.6.2, 3.8.
#pragma once

#include <utility>

#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign::sales {

/// Ruling C13: a week stays short.
constexpr bool may_offer(const Setup& setup, const State& state, int seat) {
  return state.manager(seat).offers < setup.tables.offers;
}

/// Another manager with room for a man and cash for the least of the sums.
constexpr bool is_buyer(const Setup& setup, const State& state, int seller, int seat) {
  const Manager& manager = state.manager(seat);
  return seat != seller && manager.stable.size() < static_cast<std::size_t>(setup.tables.stable) &&
         manager.cash >= stables::least_of(setup.tables.sums);
}

constexpr Choices buyers(const Setup& setup, const State& state, int seller) {
  Choices choices;
  for (int seat = 0; seat < seats_of(setup); ++seat) {
    if (is_buyer(setup, state, seller, seat)) {
      choices.push_back(choice_of(Word::seat, seat));
    }
  }
  return choices;
}

/// Ruling C12: the last man of a stable is not for sale.
constexpr bool may_sell(const Setup& setup, const State& state, int seat) {
  return may_offer(setup, state, seat) && state.manager(seat).stable.size() >= 2 && !buyers(setup, state, seat).empty();
}

/// Another manager has a man: nobody is ever without one.
constexpr bool may_trade(const Setup& setup, const State& state, int seat) { return may_offer(setup, state, seat); }

/// Men of the other managers.
constexpr Choices wanted_men(const Setup& setup, const State& state, int seat) {
  Choices choices;
  each_man(setup, state, [&](Person person) {
    if (state.man(person).owner != seat) {
      choices.push_back(choice_of(Word::man, id_of(setup, person)));
    }
  });
  return choices;
}

constexpr void add_sums(Choices& choices, const Sums& sums, Word word, Money most) {
  for (const Money sum : sums) {
    if (sum <= most) {
      choices.push_back(choice_of(word, sum));
    }
  }
}

constexpr Choices prices(const Setup& setup, const State& state) {
  Choices choices;
  add_sums(choices, setup.tables.sums, Word::sum, state.manager(state.offer.to).cash);
  return choices;
}

constexpr Choices money_in_a_trade(const Setup& setup, const State& state) {
  Choices choices;
  choices.push_back(choice_of(Word::even));
  add_sums(choices, setup.tables.sums, Word::add, state.manager(state.offer.by).cash);
  add_sums(choices, setup.tables.sums, Word::ask, state.manager(state.offer.to).cash);
  return choices;
}

constexpr void offer_for_sale(State& state, Seat seat, Person person) {
  state.offer = {.kind = OfferKind::sale, .by = seat, .man = person};
  state.asked = ask(Decision::sale_to, seat);
}

constexpr void offer_for_trade(State& state, Seat seat, Person person) {
  state.offer = {.kind = OfferKind::trade, .by = seat, .man = person};
  state.asked = ask(Decision::trade_for, seat);
}

constexpr void choose_buyer(State& state, Seat buyer) {
  state.offer.to = buyer;
  state.asked = ask(Decision::sale_sum, state.offer.by);
}

constexpr void choose_man(State& state, Person person) {
  state.offer.other = person;
  state.offer.to = state.man(person).owner;
  state.asked = ask(Decision::trade_sum, state.offer.by);
}

/// The offer is complete: the other manager is asked.
template <class Sink>
constexpr void choose_sum(State& state, const Choice& choice, Sink& tell) {
  state.offer.sum = choice.word == Word::ask ? -choice.number : choice.number;
  ++state.manager(state.offer.by).offers;
  state.asked = ask(Decision::answer, state.offer.to);
  tell(OfferMade{state.offer});
}

constexpr void hand_over(State& state, const Offer& offer) {
  stables::leave(state, offer.man);
  stables::join(state, offer.to, offer.man);
  stables::pay(state, offer.to, *offer.sum);
  stables::pay(state, offer.by, -*offer.sum);
}

constexpr void exchange(State& state, const Offer& offer) {
  stables::pay(state, offer.by, *offer.sum);
  stables::pay(state, offer.to, -*offer.sum);
  // Both leave before either joins: a full stable has no room for one more.
  stables::leave(state, offer.man);
  stables::leave(state, offer.other);
  stables::join(state, offer.to, offer.man);
  stables::join(state, offer.by, offer.other);
}

template <class Sink>
constexpr void answer(State& state, bool accepted, Sink& tell) {
  const Offer offer = std::exchange(state.offer, {});
  const bool sold = accepted && offer.kind == OfferKind::sale;
  const bool traded = accepted && offer.kind == OfferKind::trade;
  if (sold) {
    hand_over(state, offer);
  } else if (traded) {
    exchange(state, offer);
  }
  tell(OfferAnswered{.offer = offer, .accepted = accepted});
  if (sold) {
    tell(Sold{.from = offer.by, .to = offer.to, .man = offer.man, .sum = *offer.sum});
  } else if (traded) {
    tell(Traded{.by = offer.by, .man = offer.man, .to = offer.to, .other = offer.other, .sum = *offer.sum});
  }
}

}  // namespace fc::ringside_campaign::sales
