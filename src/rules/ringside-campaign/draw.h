// Men put in order, and dice that decide between equals. Source: rules/ringside-campaign/rules.md, 3.5 ("A draw").
#pragma once

#include <algorithm>

#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign::draws {

/// The men in table order, sorted. before(one, other): whether one comes first for sure; equals keep their order for now.
template <class Before>
constexpr void begin(State& state, const FixedVector<Person, most_in_stables>& men, Before before) {
  state.drawing = {};
  auto& sorted = state.drawing.men;
  for (const Person person : men) {
    std::size_t place = sorted.size();
    while (place > 0 && before(person, sorted[place - 1])) {
      --place;
    }
    put_in(sorted, place, person);
  }
}

/// Asks for the next die. Returns true when everybody has his place. are_equal(one, other): whether a die decides.
template <class AreEqual>
constexpr bool are_settled(State& state, AreEqual are_equal) {
  Drawing& drawing = state.drawing;
  while (drawing.settled < drawing.men.size()) {
    const Person first = drawing.men[drawing.settled];
    std::size_t end = drawing.settled + std::size_t{1};
    while (end < drawing.men.size() && are_equal(first, drawing.men[end])) {
      ++end;
    }
    const std::size_t left = end - drawing.settled;
    if (left > 1) {
      state.asked = ask_die(Purpose::draw, {.lowest = 1, .highest = static_cast<std::uint8_t>(left)}, no_seat);
      return false;
    }
    ++drawing.settled;
  }
  return true;
}

/// The man of that number among the equals that are left takes the next place.
constexpr void roll(State& state, int value) {
  Drawing& drawing = state.drawing;
  auto* const place = drawing.men.begin() + drawing.settled;
  std::rotate(place, place + value - 1, place + value);
  ++drawing.settled;
}

}  // namespace fc::ringside_campaign::draws
