// How a week begins and ends, and how men are made by dice. Source: rules/ringside-campaign/rules.md, 2.5, 3.6.1, 3.6.7.
#pragma once

#include "rules/ringside-campaign/club.h"
#include "rules/ringside-campaign/ladder.h"
#include "rules/ringside-campaign/stables.h"
#include "rules/ringside-campaign/tournament.h"

namespace fc::ringside_campaign::making {

// How a man is made by dice and gets his name. Source: rules/ringside-campaign/rules.md, 2.5; rules/ringside/rules.md, 2.4.

inline constexpr int least_agility = 40;
inline constexpr int least_counterpunch = 10;
/// Ruling R1 of the bouts: this punch is thrown again and stands as it falls.
inline constexpr int thrown_again = 4;

/// Begins to make a man. seat: his future manager's; no_seat: he is for the pool or a visitor. For the first man of a
/// campaign the die for the names comes first.
constexpr void begin(State& state, Seat seat) {
  state.making = {.boxer = {}, .seat = seat};
  state.asked = state.next_name == 0 ? ask_die(Purpose::names, d100, no_seat) : ask_die(Purpose::agility, d20, seat);
}

/// The number of the first name from `next_name` on that nobody in a stable, in the pool or visiting has. Ruling C34: a
/// retired man's name may come back.
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

/// The roll for the next punch or, after the last one, for endurance.
constexpr Need after_punch(Making& made) {
  ++made.punch;
  return made.punch < ringside::punch_count ? ask_die(Purpose::punch, d4, made.seat)
                                            : ask_die(Purpose::endurance, d20, made.seat);
}

/// Takes a die of the man being made and asks for the next one; after the last he is complete.
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

namespace fc::ringside_campaign::weeks {

// How a week begins and ends. Source: rules/ringside-campaign/rules.md, 3.6.1, 3.6.7.

template <class Sink>
constexpr void begin(const Setup& setup, State& state, Sink& tell) {
  ++state.week;
  state.first = next_seat(setup, state.first);
  for (Manager& manager : state.managers) {
    manager.offers = 0;
    manager.declined = 0;
  }
  state.offices_done = 0;
  state.television.reset();
  state.phase = setup.options.television ? Phase::television : Phase::visitors;
  tell(WeekBegan{.week = state.week, .first = state.first});
}

constexpr void ask_for_cameras(State& state) { state.asked = ask_die(Purpose::television, d6, no_seat); }

/// Asks for the next visitor's die; after the last visitor opens the front office.
constexpr void receive(const Setup& setup, State& state) {
  if (!visits::advance(setup, state)) {
    state.phase = Phase::front_office;
  }
}

/// Takes the die for a visitor's arena and begins to make him.
constexpr void invite(State& state, int value) {
  making::begin(state, no_seat);
  state.making.arena = visits::arena_of(value);
}

/// Ends the week: idle men slide, visitors leave, popularity follows the ranks; then the next week begins or the campaign
/// ends.
template <class Sink>
constexpr void end(const Setup& setup, State& state, Sink& tell) {
  const auto is_idle = [&](Person person) { return state.week - state.man(person).last_week > setup.tables.idle_weeks; };
  stables::change_ladder(
      state, [&](Ladder& ladder) { ladders::slide_idle(ladder.contenders, is_idle); }, tell);
  visits::leave(state);
  crowning::set_rank_pops(setup, state, tell);
  --state.weeks_left;
  tell(WeekEnded{state.week});
  if (state.weeks_left > 0) {
    return begin(setup, state, tell);
  }
  state.phase = Phase::finished;
  tell(CampaignEnded{});
}

}  // namespace fc::ringside_campaign::weeks
