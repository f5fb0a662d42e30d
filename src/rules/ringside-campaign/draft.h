// The draft: its order by dice, then one man a seat, round by round. Source: rules/ringside-campaign/rules.md, 3.3.
#pragma once

#include <algorithm>
#include <array>

#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign::draft {

/// Places of the first seats that are still equal; from == to: there are none.
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

/// Asks for the next roll of the order, or the order is settled.
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

/// High first; seats with equal rolls keep their order and stay a group, which rolls again.
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
