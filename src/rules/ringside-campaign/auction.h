// The auction of men: nominations in turn, and the bids for one man. Source: rules/ringside-campaign/rules.md, 3.3.
#pragma once

#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign::auction {

/// Ruling C4: nobody buys more than `stable_size` men.
constexpr bool has_room(const Setup& setup, const State& state, int seat) {
  return state.manager(seat).stable.size() < static_cast<std::size_t>(setup.options.stable_size);
}

constexpr bool may_nominate(const Setup& setup, const State& state, int seat) {
  return has_room(setup, state, seat) && state.manager(seat).cash >= stables::least_of(setup.tables.opening_bids);
}

constexpr void begin(State& state) {
  state.forming = Forming::nominating;
  state.passes = 0;
  state.turn = 0;
}

constexpr void pass(const Setup& setup, State& state) {
  ++state.passes;
  state.turn = next_seat(setup, state.turn);
}

/// Asks the seat whose turn it is, or passes for it. Returns false when the auction is over.
template <class Sink>
constexpr bool ask_to_nominate(const Setup& setup, State& state, Sink& tell) {
  if (state.passes >= seats_of(setup) || state.pool.empty()) {
    state.passes = 0;
    return false;
  }
  if (may_nominate(setup, state, state.turn)) {
    state.asked = ask(Decision::nominate, state.turn);
    return true;
  }
  const Seat seat = state.turn;
  pass(setup, state);
  tell(NominationPassed{seat});
  return true;
}

template <class Sink>
constexpr void pass_nomination(const Setup& setup, State& state, Sink& tell) {
  const Seat seat = state.turn;
  pass(setup, state);
  tell(NominationPassed{seat});
}

template <class Sink>
constexpr void nominate(const Setup& setup, State& state, Person person, Sink& tell) {
  state.passes = 0;
  state.lot = {.man = person, .by = state.turn, .asked = state.turn};
  for (int seat = 0; seat < seats_of(setup); ++seat) {
    if (has_room(setup, state, seat)) {
      state.lot.in = static_cast<std::uint8_t>(state.lot.in | 1U << static_cast<unsigned>(seat));
    }
  }
  state.forming = Forming::bidding;
  state.asked = ask(Decision::opening_bid, state.turn);
  tell(Nominated{.seat = state.lot.by, .man = person});
}

template <class Sink>
constexpr void sell(const Setup& setup, State& state, Sink& tell) {
  const Lot lot = state.lot;
  stables::pay(state, lot.bidder, lot.bid);
  stables::join_from_pool(state, lot.bidder, lot.man);
  state.lot = {};
  state.turn = next_seat(setup, lot.by);
  state.forming = Forming::nominating;
  tell(LotSold{.seat = lot.bidder, .man = lot.man, .bid = lot.bid});
}

/// Asks the next seat that is in and not the bidder; the lot is sold when there is none.
template <class Sink>
constexpr void ask_to_bid(const Setup& setup, State& state, Sink& tell) {
  for (int step = 0; step < seats_of(setup); ++step) {
    state.lot.asked = next_seat(setup, state.lot.asked);
    if (state.lot.has(state.lot.asked) && state.lot.asked != state.lot.bidder) {
      state.asked = ask(Decision::bid, state.lot.asked);
      return;
    }
  }
  sell(setup, state, tell);
}

template <class Sink>
constexpr void bid(State& state, Seat seat, Money sum, Sink& tell) {
  state.lot.bid = sum;
  state.lot.bidder = seat;
  tell(BidMade{.seat = seat, .man = state.lot.man, .bid = sum});
}

template <class Sink>
constexpr void drop(State& state, Seat seat, Sink& tell) {
  state.lot.in = static_cast<std::uint8_t>(state.lot.in & ~(1U << static_cast<unsigned>(seat)));
  tell(BidDropped{.seat = seat, .man = state.lot.man});
}

}  // namespace fc::ringside_campaign::auction
