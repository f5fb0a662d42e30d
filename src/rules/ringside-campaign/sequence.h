// The sequence of play: what each answer leads to, and how the phases follow each other until the next question. Source:
// rules/ringside-campaign/rules.md, 3.1, 3.2.
#pragma once

#include <initializer_list>
#include <optional>
#include <utility>

#include "core/result.h"
#include "rules/ringside-campaign/booking.h"
#include "rules/ringside-campaign/disputes.h"
#include "rules/ringside-campaign/fight_night.h"
#include "rules/ringside-campaign/forming.h"
#include "rules/ringside-campaign/front_office.h"
#include "rules/ringside-campaign/ladder.h"
#include "rules/ringside-campaign/week.h"

namespace fc::ringside_campaign {

// The legal answers to every question, in their order. Source: rules/ringside-campaign/rules.md, 3.8.

namespace detail {

template <class List>
constexpr List words(std::initializer_list<Word> all) {
  List choices;
  for (const Word word : all) {
    choices.push_back(choice_of(word));
  }
  return choices;
}

/// The answers of `first`, then every man of the pool.
template <class List>
constexpr List pool_after(const Setup& setup, const State& state, std::initializer_list<Word> first) {
  List choices = words<List>(first);
  for (const Person person : state.pool) {
    choices.push_back(choice_of(Word::man, id_of(setup, person)));
  }
  return choices;
}

template <class List>
constexpr List opening_bids(const Setup& setup, const State& state, Seat seat) {
  List choices;
  sales::add_sums(choices, setup.tables.opening_bids, Word::bid, state.manager(seat).cash);
  return choices;
}

template <class List>
constexpr List bids(const Setup& setup, const State& state, Seat seat) {
  List choices = words<List>({Word::drop});
  for (const Money raise : setup.tables.raises) {
    if (state.lot.bid + raise <= state.manager(seat).cash) {
      choices.push_back(choice_of(Word::bid, state.lot.bid + raise));
    }
  }
  return choices;
}

}  // namespace detail

/// All legal answers to the open question; empty if no choice is asked, also for a bout, which has too many results to list.
/// List: has push_back.
template <class List = Choices>
constexpr List answers(const Setup& setup, const State& state, const Need& asked) {
  if (asked.kind != NeedKind::choice) {
    return {};
  }
  switch (static_cast<Decision>(asked.topic)) {
    case Decision::nominate: return detail::pool_after<List>(setup, state, {Word::pass});
    case Decision::pick:
    case Decision::sign: return detail::pool_after<List>(setup, state, {});
    case Decision::opening_bid: return detail::opening_bids<List>(setup, state, asked.seat);
    case Decision::bid: return detail::bids<List>(setup, state, asked.seat);
    case Decision::office: return front_office::legal<List>(setup, state, asked.seat);
    case Decision::sale_to: return sales::buyers<List>(setup, state, asked.seat);
    case Decision::sale_sum: return sales::prices<List>(setup, state);
    case Decision::trade_for: return sales::wanted_men<List>(setup, state, asked.seat);
    case Decision::trade_sum: return sales::money_in_a_trade<List>(setup, state);
    case Decision::title_vacant: return detail::words<List>({Word::sign, Word::decline});
    case Decision::title_challenge: return detail::words<List>({Word::challenge, Word::decline});
    case Decision::title_defence: return detail::words<List>({Word::defend, Word::refuse});
    case Decision::book: return bookings::men_to_book<List>(setup, state, asked.seat);
    case Decision::opponent: return bookings::opponents<List>(setup, state, state.offer.man);
    case Decision::arena: return bookings::venues<List>(setup, state);
    case Decision::rounds: return bookings::distances<List>(setup, state);
    case Decision::answer: return detail::words<List>({Word::accept, Word::decline});
    case Decision::dispute_bid: return disputes::bids<List>(setup, state);
    case Decision::withdraw: return detail::words<List>({Word::keep, Word::withdraw});
  }
  return {};
}

/// The only legal answer to a choice that is asked; none if there are several.
constexpr std::optional<Choice> forced_answer(const Setup& setup, const State& state, const Need& asked) {
  const auto legal = answers<ChoiceCounter>(setup, state, asked);
  FC_CHECK(legal.size() > 0);
  return legal.size() == 1 ? std::optional(legal.first()) : std::nullopt;
}

}  // namespace fc::ringside_campaign

namespace fc::ringside_campaign::sequence {

template <class Sink>
constexpr void begin_meeting(const Setup& setup, State& state, Sink& tell) {
  meetings::begin(setup, state, tell);
  // Before the second meeting nobody is beaten, so nobody could be booked.
  if (state.meeting > 1) {
    bookings::begin(state);
  } else {
    nights::begin(state, tell);
  }
}

template <class Sink>
constexpr void end_night(const Setup& setup, State& state, Sink& tell) {
  if (state.meeting == 0) {
    return weeks::end(setup, state, tell);
  }
  meetings::shrink(state);
  if (state.bracket.size() > 1) {
    begin_meeting(setup, state, tell);
  } else {
    crowning::begin(setup, state);
  }
}

/// One step while no question is open: opens a question or begins the next phase.
template <class Sink>
constexpr void advance(const Setup& setup, State& state, Sink& tell) {
  switch (state.phase) {
    case Phase::forming: return forming::advance(setup, state, tell);
    case Phase::cuts: return cuts::ask_for_cut(setup, state) ? void() : seeding::begin(setup, state);
    case Phase::seeding: return seeding::advance(setup, state, tell) ? begin_meeting(setup, state, tell) : void();
    case Phase::booking: return bookings::advance(setup, state) ? void() : disputes::begin(state);
    case Phase::disputes: return disputes::advance(setup, state, tell) ? void() : nights::begin(state, tell);
    case Phase::fight_night: return nights::advance(state) ? void() : end_night(setup, state, tell);
    case Phase::ranking: return crowning::advance(setup, state, tell) ? weeks::begin(setup, state, tell) : void();
    case Phase::television: return weeks::ask_for_cameras(state);
    case Phase::visitors: return weeks::receive(setup, state);
    case Phase::front_office: return front_office::advance(setup, state) ? void() : titles::begin(state);
    case Phase::title: return titles::advance(setup, state) ? void() : bookings::begin(state);
    case Phase::finished: break;
  }
}

template <class Sink>
constexpr void answer_office(const Setup& setup, State& state, Seat seat, const Choice& choice, Sink& tell) {
  const Person person = person_of(setup, choice.man);
  switch (choice.word) {
    case Word::retire: return front_office::retire(setup, state, seat, person, tell);
    case Word::sell: return sales::offer_for_sale(state, seat, person);
    case Word::trade: return sales::offer_for_trade(state, seat, person);
    default: return front_office::close(state, seat, tell);
  }
}

/// asked: the question that is answered.
template <class Sink>
constexpr void answer_choice(const Setup& setup, State& state, const Need& asked, const Choice& choice, Sink& tell) {
  const Seat seat = asked.seat;
  const Person person = choice.word == Word::man ? person_of(setup, choice.man) : nobody;
  switch (static_cast<Decision>(asked.topic)) {
    case Decision::pick: return draft::pick(state, seat, person, tell);
    case Decision::nominate:
      return person == nobody ? auction::pass_nomination(setup, state, tell) : auction::nominate(setup, state, person, tell);
    case Decision::opening_bid: return auction::bid(state, seat, choice.number, tell);
    case Decision::bid:
      return choice.word == Word::drop ? auction::drop(state, seat, tell) : auction::bid(state, seat, choice.number, tell);
    case Decision::office: return answer_office(setup, state, seat, choice, tell);
    case Decision::sign: return front_office::sign(state, seat, person, tell);
    case Decision::sale_to: return sales::choose_buyer(state, static_cast<Seat>(choice.number));
    case Decision::sale_sum:
    case Decision::trade_sum: return sales::choose_sum(state, choice, tell);
    case Decision::trade_for: return sales::choose_man(state, person);
    case Decision::title_vacant:
      return titles::answer_vacant(setup, state, choice.word == Word::sign, tell) ? bookings::begin(state) : void();
    case Decision::title_challenge: return titles::answer_challenge(setup, state, choice.word == Word::challenge, tell);
    case Decision::title_defence:
      titles::answer_defence(setup, state, choice.word == Word::defend, tell);
      return bookings::begin(state);
    case Decision::book:
      return person == nobody ? bookings::pass(setup, state, seat, tell) : bookings::choose_man(state, seat, person);
    case Decision::opponent: return bookings::choose_opponent(state, person);
    case Decision::arena: return bookings::choose_venue(state, choice.number);
    case Decision::rounds: return bookings::choose_rounds(setup, state, choice.number, tell);
    case Decision::answer:
      return state.offer.kind == OfferKind::bout ? bookings::answer(setup, state, choice.word == Word::accept, tell)
                                                 : sales::answer(state, choice.word == Word::accept, tell);
    case Decision::dispute_bid:
      return disputes::answer_bid(state, choice.word == Word::bid ? std::optional(choice.number) : std::nullopt, tell);
    case Decision::withdraw: return disputes::answer_move(state, seat, choice.word == Word::keep, tell);
  }
}

template <class Sink>
constexpr void answer_roll(const Setup& setup, State& state, const Need& asked, int value, Sink& tell) {
  const auto purpose = static_cast<Purpose>(asked.topic);
  switch (purpose) {
    case Purpose::draft_order: return draft::roll(state, value);
    case Purpose::cut: return cuts::roll(setup, state, value, tell);
    case Purpose::draw: return draws::roll(state, value);
    case Purpose::experience: return nights::learn(setup, state, value, tell);
    case Purpose::television: return visits::place_cameras(state, value, tell);
    case Purpose::visitor: return weeks::invite(state, value);
    case Purpose::wear: return wear::roll(state, value, tell);
    default: return making::roll(state, purpose, value, tell);
  }
}

/// Goes on until a die, a bout or a choice between several answers is awaited, or the campaign is over. A decision with one
/// legal answer is taken without asking.
template <class Sink>
constexpr void run(const Setup& setup, State& state, Sink& tell) {
  while (state.phase != Phase::finished) {
    if (state.asked.kind == NeedKind::finished) {
      advance(setup, state, tell);
      continue;
    }
    if (state.asked.kind != NeedKind::choice) {
      return;
    }
    const std::optional<Choice> forced = forced_answer(setup, state, state.asked);
    if (!forced) {
      return;
    }
    answer_choice(setup, state, std::exchange(state.asked, {}), *forced, tell);
  }
}

/// Plays to the end of the campaign without telling events. Faster than `run`, because each list of answers is made only
/// once. player: has `die(Die)`, `choose(legal)` and `result(setup, state)`.
template <class Player>
void play_out(const Setup& setup, State& state, Player& player) {
  NoEvents nobody_listens;
  while (state.phase != Phase::finished) {
    const Need asked = state.asked;
    if (asked.kind == NeedKind::bout) {
      const BoutResult result = player.result(setup, state);
      state.asked = {};
      nights::take_result(setup, state, result, nobody_listens);
    } else if (asked.kind == NeedKind::choice) {
      const auto legal = answers<UninitializedChoices>(setup, state, asked);
      state.asked = {};
      answer_choice(setup, state, asked, legal.size() == 1 ? legal[0] : player.choose(legal), nobody_listens);
    } else if (asked.kind == NeedKind::roll) {
      state.asked = {};
      answer_roll(setup, state, asked, player.die(asked.die), nobody_listens);
    } else {
      advance(setup, state, nobody_listens);
    }
  }
}

}  // namespace fc::ringside_campaign::sequence
