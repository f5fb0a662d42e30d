// What part of the purses is the manager's: rolled first, reviewed later. Source:
// rules/ringside-campaign/rules.md, 2.3, 3.4, 3.6.2.
#pragma once

#include "rules/ringside-campaign/events.h"
#include "rules/ringside-campaign/figures.h"

namespace fc::ringside_campaign::cuts {

/// Ruling C14: who changed hands gets a first cut, though he was due for a review.
constexpr bool is_due(const Setup& setup, const Man& man) {
  return man.cut == 0 || man.cut_bouts >= setup.tables.cut.review;
}

/// The first man in table order whose cut is due; `nobody`: none is.
constexpr Person next_due(const Setup& setup, const State& state) {
  Person due = nobody;
  each_man(setup, state, [&](Person person) {
    if (due == nobody && is_due(setup, state.man(person))) {
      due = person;
    }
  });
  return due;
}

/// Asks for the next cut. Returns false when none is due.
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
