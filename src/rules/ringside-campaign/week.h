// How a week begins and ends, and how men are made by dice. Source: rules/ringside-campaign/rules.md, 2.5, 3.6.1, 3.6.7.
#pragma once

#include <algorithm>

#include "rules/ringside-campaign/club.h"
#include "rules/ringside-campaign/events.h"
#include "rules/ringside-campaign/ladder.h"
#include "rules/ringside-campaign/stables.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign::draws {

// The opening tournament: draw, seeds, bracket, and the ladder that it leads to. Source: rules/ringside-campaign/rules.md,
// 3.5.

// Putting men in order, with dice that decide between equals. Source: rules/ringside-campaign/rules.md, 3.5 ("A draw").

/// Begins a draw: sorts the men, given in table order; equals keep their order until dice decide. before(one, other):
/// whether `one` comes first for certain.
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

/// Asks for the next die of the draw. Returns true when everybody has his place. are_equal(one, other): whether a die
/// decides.
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

/// Gives the next place to the man of that number among the remaining equals.
constexpr void roll(State& state, int value) {
  Drawing& drawing = state.drawing;
  auto* const place = drawing.men.begin() + drawing.settled;
  std::rotate(place, place + value - 1, place + value);
  ++drawing.settled;
}

}  // namespace fc::ringside_campaign::draws

namespace fc::ringside_campaign::seeding {

// Seeds and bracket of the opening tournament. Source: rules/ringside-campaign/rules.md, 3.5 (SEEDING).

/// In the place of a seed in the bracket: the man beside it has no opponent.
inline constexpr std::uint8_t bye = 0;

/// The seeds, from 1, in the order of the bracket, filled up with byes to the smallest power of two that holds them. men: 1
/// to 64.
constexpr FixedVector<std::uint8_t, most_in_stables> bracket_of(std::size_t men) {
  FixedVector<std::uint8_t, most_in_stables> bracket;
  bracket.push_back(1);
  while (bracket.size() < men) {
    FixedVector<std::uint8_t, most_in_stables> doubled;
    for (const std::uint8_t seed : bracket) {
      doubled.push_back(seed);
      doubled.push_back(static_cast<std::uint8_t>(2 * bracket.size() + 1 - seed));
    }
    bracket = doubled;
  }
  for (std::uint8_t& seed : bracket) {
    seed = seed > men ? bye : seed;
  }
  return bracket;
}

constexpr void begin(const Setup& setup, State& state) {
  state.phase = Phase::seeding;
  FixedVector<Person, most_in_stables> men;
  each_man(setup, state, [&men](Person person) { men.push_back(person); });
  const bool by_strength = setup.options.tournament == Seeding::seeded;
  draws::begin(state, men, [&](Person one, Person other) {
    return by_strength && strength(state.man(one).boxer) > strength(state.man(other).boxer);
  });
}

/// Asks for the next die of the draw. Returns true when seeds and bracket are complete.
template <class Sink>
constexpr bool advance(const Setup& setup, State& state, Sink& tell) {
  const bool by_strength = setup.options.tournament == Seeding::seeded;
  const bool settled = draws::are_settled(state, [&](Person one, Person other) {
    return !by_strength || strength(state.man(one).boxer) == strength(state.man(other).boxer);
  });
  if (!settled) {
    return false;
  }
  const auto men = state.drawing.men;
  for (std::size_t place = 0; place < men.size(); ++place) {
    state.man(men[place]).seed = static_cast<std::uint8_t>(place + 1);
  }
  state.bracket.clear();
  for (const std::uint8_t seed : bracket_of(men.size())) {
    state.bracket.push_back(seed == bye ? nobody : men[seed - std::size_t{1}]);
  }
  state.drawing = {};
  tell(Seeded{static_cast<int>(men.size())});
  return true;
}

}  // namespace fc::ringside_campaign::seeding

namespace fc::ringside_campaign::crowning {

// After the tournament: champion, contenders, and the first popularity by rank. Source: rules/ringside-campaign/rules.md,
// 3.5 (RANKING), 2.3.

/// Sets everybody's popularity by rank to that of his present rank. Ruling C16.
template <class Sink>
constexpr void set_rank_pops(const Setup& setup, State& state, Sink& tell) {
  each_man(setup, state, [&](Person person) {
    Man& man = state.man(person);
    const int before = man.pop();
    man.rank_pop = static_cast<std::int16_t>(rank_pop(setup.tables, rank_of(state.ladder, person)));
    if (man.pop() != before) {
      tell(PopChanged{.man = person, .before = before, .after = man.pop()});
    }
  });
}

/// Positive if `one` ranks above `other`, negative if below, 0 if a draw decides.
constexpr int compared(const Man& one, const Man& other) {
  if (one.out != other.out) {
    return one.out - other.out;
  }
  if (one.fight_pop != other.fight_pop) {
    return one.fight_pop - other.fight_pop;
  }
  return strength(one.boxer) - strength(other.boxer);
}

constexpr void begin(const Setup& setup, State& state) {
  state.phase = Phase::ranking;
  FixedVector<Person, most_in_stables> men;
  each_man(setup, state, [&](Person person) {
    if (person != state.bracket[0]) {
      men.push_back(person);
    }
  });
  draws::begin(state, men, [&](Person one, Person other) { return compared(state.man(one), state.man(other)) > 0; });
}

/// Asks for the next die of the draw. Returns true when the ladder is complete and the weeks can begin.
template <class Sink>
constexpr bool advance(const Setup& setup, State& state, Sink& tell) {
  if (!draws::are_settled(state,
                          [&](Person one, Person other) { return compared(state.man(one), state.man(other)) == 0; })) {
    return false;
  }
  const auto men = state.drawing.men;
  const Person champion = state.bracket[0];
  state.drawing = {};
  state.bracket.clear();
  state.meeting = 0;
  state.last_defence = state.week;
  state.weeks_left = setup.options.weeks;
  each_man(setup, state, [&](Person person) {
    state.man(person).seed = 0;
    state.man(person).out = 0;
  });
  stables::change_ladder(
      state,
      [&](Ladder& ladder) {
        ladder.champion = champion;
        for (const Person person : men) {
          ladder.contenders.push_back(person);
        }
      },
      tell);
  set_rank_pops(setup, state, tell);
  return true;
}

}  // namespace fc::ringside_campaign::crowning

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
