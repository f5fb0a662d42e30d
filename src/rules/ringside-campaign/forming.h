// The stables are formed: by dice, by a draft or by an auction from the pool. Source: rules/ringside-campaign/rules.md, 3.3.
#pragma once

#include <algorithm>
#include <array>

#include "rules/ringside-campaign/stables.h"
#include "rules/ringside-campaign/week.h"

namespace fc::ringside_campaign::draft {

// The draft: its order by dice, then one man a seat, round by round. Source: rules/ringside-campaign/rules.md, 3.3.

/// The places from `from` to before `to` of the first seats that are still equal; from == to: there are none.
struct Equals {
  std::size_t from = 0;
  std::size_t to = 0;
};

constexpr Equals first_equals(const OrderRolls& rolls) {
  std::size_t from = 0;
  while (from < rolls.seats.size()) {
    std::size_t to = from + 1;
    while (to < rolls.seats.size() && rolls.group[to] == rolls.group[from]) {
      ++to;
    }
    if (to - from > 1) {
      return {from, to};
    }
    from = to;
  }
  return {from, from};
}

constexpr void begin(const Setup& setup, State& state) {
  state.forming = Forming::ordering;
  state.order_rolls = {};
  for (int seat = 0; seat < seats_of(setup); ++seat) {
    state.order_rolls.seats.push_back(static_cast<Seat>(seat));
  }
}

/// Asks for the next roll for the draft's order, or settles the order.
template <class Sink>
constexpr void order(State& state, Sink& tell) {
  const Equals equals = first_equals(state.order_rolls);
  if (equals.from < equals.to) {
    state.asked = ask_die(Purpose::draft_order, d100, state.order_rolls.seats[equals.from + state.order_rolls.rolled]);
    return;
  }
  state.order = state.order_rolls.seats;
  state.order_rolls = {};
  state.forming = Forming::picking;
  tell(DraftOrdered{state.order});
}

/// Sorts a group by its rolls, high first; seats with equal rolls keep their order and form a group, which rolls again.
constexpr void sort(OrderRolls& rolls, Equals equals) {
  struct Rolled {
    Seat seat;
    std::uint8_t roll;
  };
  std::array<Rolled, most_managers> sorted{};
  const std::size_t count = equals.to - equals.from;
  for (std::size_t index = 0; index < count; ++index) {
    // Inserted behind all that are as high: the order of the list decides between equals.
    const Rolled next{rolls.seats[equals.from + index], rolls.roll[equals.from + index]};
    std::size_t place = index;
    for (; place > 0 && sorted[place - 1].roll < next.roll; --place) {
      sorted[place] = sorted[place - 1];
    }
    sorted[place] = next;
  }
  std::size_t group = equals.from;
  for (std::size_t index = 0; index < count; ++index) {
    const std::size_t place = equals.from + index;
    if (index > 0 && sorted[index].roll != sorted[index - 1].roll) {
      group = place;
    }
    rolls.seats[place] = sorted[index].seat;
    rolls.group[place] = static_cast<std::uint8_t>(group);
  }
}

constexpr void roll(State& state, int value) {
  OrderRolls& rolls = state.order_rolls;
  const Equals equals = first_equals(rolls);
  rolls.roll[equals.from + rolls.rolled] = static_cast<std::uint8_t>(value);
  ++rolls.rolled;
  if (equals.from + rolls.rolled == equals.to) {
    sort(rolls, equals);
    rolls.rolled = 0;
  }
}

/// Asks for the next pick. Returns false when every stable is full; the order is then forgotten.
/// Ruling C3: the same order in every round.
constexpr bool ask_to_pick(const Setup& setup, State& state) {
  int picked = 0;
  each_man(setup, state, [&picked](Person) { ++picked; });
  if (picked == seats_of(setup) * setup.options.stable_size) {
    state.order.clear();
    return false;
  }
  state.asked = ask(Decision::pick, state.order[static_cast<std::size_t>(picked % seats_of(setup))]);
  return true;
}

template <class Sink>
constexpr void pick(State& state, Seat seat, Person person, Sink& tell) {
  stables::join_from_pool(state, seat, person);
  tell(Picked{.seat = seat, .man = person});
}

}  // namespace fc::ringside_campaign::draft

namespace fc::ringside_campaign::auction {

// The auction of men: nominations in turn, and the bids for one man. Source: rules/ringside-campaign/rules.md, 3.3.

/// Whether a manager may buy another man. Ruling C4: nobody buys more than `stable_size` men.
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

/// Asks the seat whose turn it is to nominate, or passes for it if it cannot. Returns false when the auction is over.
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

/// Asks the next seat that is still in and is not the highest bidder; sells the lot if there is none.
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

namespace fc::ringside_campaign::forming {

// The stables are formed: by dice, by a draft or by an auction from the pool. Source: rules/ringside-campaign/rules.md, 3.3.

/// A mixed pool holds at least this many men.
inline constexpr int mixed_pool = 40;

/// How many men the pool needs. Ruling C2: one man more for each seat than there are places, so that even the last pick is a
/// choice.
constexpr std::size_t wanted_in_pool(const Setup& setup) {
  const int wanted = seats_of(setup) * (setup.options.stable_size + 1);
  switch (setup.options.pool) {
    case Pool::history: return static_cast<std::size_t>(std::max(history_men, wanted));
    case Pool::mixed: return static_cast<std::size_t>(std::max(mixed_pool, wanted));
    case Pool::generated: break;
  }
  return static_cast<std::size_t>(wanted);
}

constexpr void begin(const Setup& setup, State& state) {
  for (int seat = 0; seat < seats_of(setup); ++seat) {
    state.manager(seat).cash = setup.options.starting_cash;
  }
  if (setup.options.formation == Formation::roll) {
    state.forming = Forming::completing;
    return;
  }
  state.forming = Forming::filling;
  if (setup.options.pool != Pool::generated) {
    for (Person person = 0; person < history_men; ++person) {
      state.man(person).boxer = setup.history[person];
      stables::enter_pool(state, person);
    }
  }
}

/// The first manager who still needs a man that he makes himself; no_seat if none does.
constexpr Seat who_makes(const Setup& setup, const State& state) {
  const int wanted = setup.options.formation == Formation::roll ? setup.options.stable_size : 1;
  for (int seat = 0; seat < seats_of(setup); ++seat) {
    if (state.manager(seat).stable.size() < static_cast<std::size_t>(wanted)) {
      return static_cast<Seat>(seat);
    }
  }
  return no_seat;
}

/// One step of the forming while no question is open.
template <class Sink>
constexpr void advance(const Setup& setup, State& state, Sink& tell) {
  switch (state.forming) {
    case Forming::filling:
      if (state.pool.size() < wanted_in_pool(setup)) {
        making::begin(state, no_seat);
      } else if (setup.options.formation == Formation::draft) {
        draft::begin(setup, state);
      } else {
        auction::begin(state);
      }
      return;
    case Forming::ordering: return draft::order(state, tell);
    case Forming::picking:
      if (!draft::ask_to_pick(setup, state)) {
        state.phase = Phase::cuts;
      }
      return;
    case Forming::nominating:
      if (!auction::ask_to_nominate(setup, state, tell)) {
        state.forming = Forming::completing;
      }
      return;
    case Forming::bidding: return auction::ask_to_bid(setup, state, tell);
    case Forming::completing:
      if (const Seat seat = who_makes(setup, state); seat != no_seat) {
        making::begin(state, seat);
      } else {
        state.phase = Phase::cuts;
      }
      return;
  }
}

}  // namespace fc::ringside_campaign::forming
