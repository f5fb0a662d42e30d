// The front office: retirements, cuts that are due, and men sold or traded. Source: rules/ringside-campaign/rules.md, 3.6.2,
// 3.8.
#pragma once

#include <utility>

#include "rules/ringside-campaign/events.h"
#include "rules/ringside-campaign/stables.h"
#include "rules/ringside-campaign/week.h"

namespace fc::ringside_campaign::cuts {

// A manager's cut, his share of a man's purses: rolled first, reviewed later. Source: rules/ringside-campaign/rules.md, 2.3,
// 3.4, 3.6.2.

/// Whether a man's cut must be rolled. Ruling C14: a man who changed hands gets a first cut, even if a review was due.
constexpr bool is_due(const Setup& setup, const Man& man) {
  return man.cut == 0 || man.cut_bouts >= setup.tables.cut.review;
}

/// The first man in table order whose cut is due; `nobody` if none is.
constexpr Person next_due(const Setup& setup, const State& state) {
  Person due = nobody;
  each_man(setup, state, [&](Person person) {
    if (due == nobody && is_due(setup, state.man(person))) {
      due = person;
    }
  });
  return due;
}

/// Asks for the die of the next cut that is due. Returns false when none is.
constexpr bool ask_for_cut(const Setup& setup, State& state) {
  const Person due = next_due(setup, state);
  if (due == nobody) {
    return false;
  }
  state.asked = ask_die(Purpose::cut, d20, state.man(due).owner);
  return true;
}

template <class Sink>
constexpr void roll(const Setup& setup, State& state, int value, Sink& tell) {
  const Person due = next_due(setup, state);
  Man& man = state.man(due);
  const int before = man.cut;
  man.cut = static_cast<std::uint8_t>(new_cut(setup.tables.cut, value, man.wins, man.losses, before == 0));
  man.cut_bouts = 0;
  tell(CutSet{.man = due, .before = before, .after = man.cut});
}

}  // namespace fc::ringside_campaign::cuts

namespace fc::ringside_campaign::sales {

// Men sold and traded between managers. Source: rules/ringside-campaign/rules.md, 3.6.2, 3.8.

/// Whether the manager may make another offer of sale or trade this week. Ruling C13.
constexpr bool may_offer(const Setup& setup, const State& state, int seat) {
  return state.manager(seat).offers < setup.tables.offers;
}

/// Whether `seat` is another manager with room for a man and cash for the lowest price.
constexpr bool is_buyer(const Setup& setup, const State& state, int seller, int seat) {
  const Manager& manager = state.manager(seat);
  return seat != seller && manager.stable.size() < static_cast<std::size_t>(setup.tables.stable) &&
         manager.cash >= stables::least_of(setup.tables.sums);
}

template <class List = Choices>
constexpr List buyers(const Setup& setup, const State& state, int seller) {
  List choices;
  for (int seat = 0; seat < seats_of(setup); ++seat) {
    if (is_buyer(setup, state, seller, seat)) {
      choices.push_back(choice_of(Word::seat, seat));
    }
  }
  return choices;
}

/// Whether the manager may sell a man. Ruling C12: the last man of a stable is not for sale.
constexpr bool may_sell(const Setup& setup, const State& state, int seat) {
  return may_offer(setup, state, seat) && state.manager(seat).stable.size() >= 2 &&
         buyers<ChoiceCounter>(setup, state, seat).size() > 0;
}

/// Whether the manager may offer a trade; every other manager always has a man to trade.
constexpr bool may_trade(const Setup& setup, const State& state, int seat) { return may_offer(setup, state, seat); }

/// Men of the other managers.
template <class List = Choices>
constexpr List wanted_men(const Setup& setup, const State& state, int seat) {
  List choices;
  each_man(setup, state, [&](Person person) {
    if (state.man(person).owner != seat) {
      choices.push_back(choice_of(Word::man, id_of(setup, person)));
    }
  });
  return choices;
}

template <class List>
constexpr void add_sums(List& choices, const Sums& sums, Word word, Money most) {
  for (const Money sum : sums) {
    if (sum <= most) {
      choices.push_back(choice_of(word, sum));
    }
  }
}

template <class List = Choices>
constexpr List prices(const Setup& setup, const State& state) {
  List choices;
  add_sums(choices, setup.tables.sums, Word::sum, state.manager(state.offer.to).cash);
  return choices;
}

template <class List = Choices>
constexpr List money_in_a_trade(const Setup& setup, const State& state) {
  List choices;
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

namespace fc::ringside_campaign::front_office {

// The front office: who retires, what managers offer each other, and the cuts that are due. Source:
// rules/ringside-campaign/rules.md, 3.6.2.

/// Whether a man may retire: after enough bouts, or if he lost the last ones in a row. Ruling C10.
constexpr bool may_retire(const Setup& setup, const Man& man) {
  return man.bouts() >= setup.tables.retires_after || man.streak <= -setup.tables.retires_beaten;
}

template <class List = Choices>
constexpr List legal(const Setup& setup, const State& state, Seat seat) {
  List choices;
  choices.push_back(choice_of(Word::done));
  const auto& stable = state.manager(seat).stable;
  const auto add = [&](Word word, auto holds) {
    for (const Person person : stable) {
      if (holds(person)) {
        choices.push_back(choice_of(word, id_of(setup, person)));
      }
    }
  };
  add(Word::retire, [&](Person person) { return may_retire(setup, state.man(person)); });
  add(Word::sell, [&, may = sales::may_sell(setup, state, seat)](Person) { return may; });
  add(Word::trade, [&, may = sales::may_trade(setup, state, seat)](Person) { return may; });
  return choices;
}

/// Asks the next manager or, after the last one, for a cut that is due. Returns false when both are done.
constexpr bool advance(const Setup& setup, State& state) {
  if (state.offices_done < seats_of(setup)) {
    state.asked = ask(Decision::office, (state.first + state.offices_done) % seats_of(setup));
    return true;
  }
  return cuts::ask_for_cut(setup, state);
}

template <class Sink>
constexpr void close(State& state, Seat seat, Sink& tell) {
  ++state.offices_done;
  tell(OfficeClosed{seat});
}

/// Retires a man, then has his manager replace him. Rulings C10, C11: the champion may go too, and leaves the title vacant.
template <class Sink>
constexpr void retire(const Setup& setup, State& state, Seat seat, Person person, Sink& tell) {
  const int rank = rank_of(state.ladder, person);
  stables::leave(state, person);
  state.man(person) = {};
  const auto go = [&](Ladder& ladder) {
    if (rank == 0) {
      ladder.champion = nobody;
    } else {
      take_out(ladder.contenders, place_in(ladder.contenders, person));
    }
  };
  if (setup.options.replacement == Replacement::pool && !state.pool.empty()) {
    state.asked = ask(Decision::sign, seat);
  } else {
    making::begin(state, seat);
  }
  stables::change_ladder(state, go, tell);
  tell(Retired{.seat = seat, .man = person, .rank = rank});
}

template <class Sink>
constexpr void sign(State& state, Seat seat, Person person, Sink& tell) {
  stables::join_from_pool(state, seat, person);
  tell(SignedOn{.seat = seat, .man = person});
}

}  // namespace fc::ringside_campaign::front_office
