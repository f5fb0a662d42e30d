// The legal answers to every question, in their order. Source: rules/ringside-campaign/rules.md, 3.8.
#pragma once

#include <initializer_list>

#include "rules/ringside-campaign/auction.h"
#include "rules/ringside-campaign/booking.h"
#include "rules/ringside-campaign/disputes.h"
#include "rules/ringside-campaign/front_office.h"
#include "rules/ringside-campaign/sales.h"

namespace fc::ringside_campaign {

namespace detail {

constexpr Choices words(std::initializer_list<Word> all) {
  Choices choices;
  for (const Word word : all) {
    choices.push_back(choice_of(word));
  }
  return choices;
}

constexpr void add_pool(const Setup& setup, const State& state, Choices& choices) {
  for (const Person person : state.pool) {
    choices.push_back(choice_of(Word::man, id_of(setup, person)));
  }
}

}  // namespace detail

/// All legal answers to the open question; empty if no choice is asked. Of a bout there are too many to list.
constexpr Choices answers(const Setup& setup, const State& state, const Need& asked) {
  Choices choices;
  if (asked.kind != NeedKind::choice) {
    return choices;
  }
  switch (static_cast<Decision>(asked.topic)) {
    case Decision::nominate:
      choices.push_back(choice_of(Word::pass));
      detail::add_pool(setup, state, choices);
      return choices;
    case Decision::pick:
    case Decision::sign: detail::add_pool(setup, state, choices); return choices;
    case Decision::opening_bid:
      sales::add_sums(choices, setup.tables.opening_bids, Word::bid, state.manager(asked.seat).cash);
      return choices;
    case Decision::bid:
      choices.push_back(choice_of(Word::drop));
      for (const Money raise : setup.tables.raises) {
        if (state.lot.bid + raise <= state.manager(asked.seat).cash) {
          choices.push_back(choice_of(Word::bid, state.lot.bid + raise));
        }
      }
      return choices;
    case Decision::office: return front_office::legal(setup, state, asked.seat);
    case Decision::sale_to: return sales::buyers(setup, state, asked.seat);
    case Decision::sale_sum: return sales::prices(setup, state);
    case Decision::trade_for: return sales::wanted_men(setup, state, asked.seat);
    case Decision::trade_sum: return sales::money_in_a_trade(setup, state);
    case Decision::title_vacant: return detail::words({Word::sign, Word::decline});
    case Decision::title_challenge: return detail::words({Word::challenge, Word::decline});
    case Decision::title_defence: return detail::words({Word::defend, Word::refuse});
    case Decision::book: return bookings::men_to_book(setup, state, asked.seat);
    case Decision::opponent: return bookings::opponents(setup, state, state.offer.man);
    case Decision::arena: return bookings::venues(setup, state);
    case Decision::rounds: return bookings::distances(setup, state);
    case Decision::answer: return detail::words({Word::accept, Word::decline});
    case Decision::dispute_bid: return disputes::bids(setup, state);
    case Decision::withdraw: return detail::words({Word::keep, Word::withdraw});
  }
  return choices;
}

}  // namespace fc::ringside_campaign
