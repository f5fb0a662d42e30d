// A man made by dice, and the name he takes. Source: rules/ringside-campaign/rules.md, 2.5; rules/ringside/rules.md, 2.4.
#pragma once

#include "rules/ringside-campaign/stables.h"
#include "rules/ringside-campaign/visitors.h"

namespace fc::ringside_campaign::making {

inline constexpr int least_agility = 40;
inline constexpr int least_counterpunch = 10;
/// Ruling R1 of the bouts: this punch is thrown again and stands as it falls.
inline constexpr int thrown_again = 4;

/// seat: whose man he will be; no_seat: the pool's, or a visitor. The first man of a campaign is preceded by the die for the
/// names.
constexpr void begin(State& state, Seat seat) {
  state.making = {.boxer = {}, .seat = seat};
  state.asked = state.next_name == 0 ? ask_die(Purpose::names, d100, no_seat) : ask_die(Purpose::agility, d20, seat);
}

/// The first name from `next_name` on that nobody bears, in a stable, in the pool or as a visitor.
/// Ruling C34: a retired man's name may come back.
constexpr int free_name(const State& state) {
  int name = state.next_name;
  while (state.man(bearer_of(name)).owner != no_seat) {
    name = name % made_names + 1;
  }
  return name;
}

template <class Sink>
constexpr void finish(State& state, Sink& tell) {
  const int name = free_name(state);
  const Person person = bearer_of(name);
  const Seat seat = state.making.seat;
  const Visitor visitor{.man = person, .arena = state.making.arena};
  state.next_name = static_cast<std::uint8_t>(name % made_names + 1);
  state.man(person) = {.boxer = state.making.boxer};
  state.making = {};
  if (state.phase == Phase::visitors) {
    return visits::arrive(state, visitor, tell);
  }
  if (seat == no_seat) {
    stables::enter_pool(state, person);
  } else {
    stables::join_first(state, seat, person);
  }
  tell(ManMade{.man = person, .seat = seat});
}

/// The next punch, or what comes after the last one.
constexpr Need after_punch(Making& made) {
  ++made.punch;
  return made.punch < ringside::punch_count ? ask_die(Purpose::punch, d4, made.seat)
                                            : ask_die(Purpose::endurance, d20, made.seat);
}

/// A die of his making; `asked` is what is thrown next, or nothing after his last one.
template <class Sink>
constexpr void roll(State& state, Purpose purpose, int value, Sink& tell) {
  Making& made = state.making;
  const auto number = static_cast<std::int16_t>(value);
  switch (purpose) {
    case Purpose::names:
      state.next_name = static_cast<std::uint8_t>(value);
      state.asked = ask_die(Purpose::agility, d20, made.seat);
      return;
    case Purpose::agility:
      made.boxer.agility = static_cast<std::int16_t>(least_agility + value);
      state.asked = ask_die(Purpose::punch, d4, made.seat);
      return;
    case Purpose::punch:
    case Purpose::punch_again:
      made.boxer.punches[made.punch] = number;
      state.asked = purpose == Purpose::punch && value == thrown_again ? ask_die(Purpose::punch_again, d4, made.seat)
                                                                       : after_punch(made);
      return;
    case Purpose::endurance:
      made.boxer.endurance = number;
      state.asked = ask_die(Purpose::counterpunch, d20, made.seat);
      return;
    default: made.boxer.counterpunch = static_cast<std::int16_t>(least_counterpunch + value); return finish(state, tell);
  }
}

}  // namespace fc::ringside_campaign::making
