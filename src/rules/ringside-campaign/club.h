// The club rules of a bout: cameras and rematches, walkovers, wear. Source: rules/ringside-campaign/rules.md, 5.1.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "rules/ringside-campaign/events.h"
#include "rules/ringside-campaign/ladder.h"
#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign {

/// Half points of popularity that a televised bout brings each man.
inline constexpr int televised_pop = 2;
/// How many rematches in a row count as such: the second and third meeting do, a fourth does not.
inline constexpr int most_rematched = 2;

/// Which club rules apply to a bout.
struct Terms {
  bool televised = false;
  bool rematch = false;

  friend constexpr bool operator==(const Terms&, const Terms&) = default;
};

/// How often these two have met in a row, each being the other's last opponent; 0 if they have not.
constexpr int met_in_a_row(const State& state, Person one, Person other) {
  const Man& first = state.man(one);
  const Man& second = state.man(other);
  return first.last_opponent == other && second.last_opponent == one && first.meetings == second.meetings ? first.meetings
                                                                                                          : 0;
}

/// Whether the bout is televised if the cameras are at that arena. Title bouts and the tournament never are.
constexpr bool is_televised(const std::optional<Arena>& cameras, const BilledBout& bout) {
  return cameras == bout.arena && !bout.title && !bout.tournament;
}

/// Which club rules apply to this bout. A bout of the tournament is never a rematch.
constexpr Terms terms_of(const Setup& setup, const State& state, const BilledBout& bout) {
  const int met = met_in_a_row(state, bout.red, bout.blue);
  return {.televised = is_televised(state.television, bout),
          .rematch = setup.options.rematches && !bout.tournament && met >= 1 && met <= most_rematched};
}

/// The purse of one man in dollars. own, others: popularities before the bout, in half points.
constexpr Money purse_of(const Setup& setup, const BilledBout& bout, const Terms& terms, int own, int others,
                         Outcome outcome) {
  const Money whole = purse(setup.tables, bout.arena, bout.title, own, others, outcome);
  if (bout.title) {
    return whole * setup.options.title_purse / whole_title_purse;
  }
  const Money shown = terms.televised ? 2 * whole : whole;
  return terms.rematch ? shown * 3 / 2 : shown;
}

/// As above, with today's popularities, for a bout that could be fought tonight.
constexpr Money purse_of(const Setup& setup, const State& state, const BilledBout& bout, Corner corner, Outcome outcome) {
  return purse_of(setup, bout, terms_of(setup, state, bout), state.man(bout.man(corner)).pop(),
                  state.man(bout.man(other(corner))).pop(), outcome);
}

/// Half points of popularity that a bout brings one of its men. knockdowns: those he scored.
constexpr int pop_of(const Tables& tables, const Terms& terms, ringside::Method method, Outcome outcome, int knockdowns) {
  const int change = bout_pop(tables, method, outcome, knockdowns);
  return (terms.rematch ? 2 * change : change) + (terms.televised ? televised_pop : 0);
}

/// Counts a bout between these two; to be called after every bout.
constexpr void count_meeting(State& state, Person one, Person other) {
  const auto met = static_cast<std::int16_t>(met_in_a_row(state, one, other) + 1);
  for (const auto& [person, opponent] : {std::pair(one, other), std::pair(other, one)}) {
    state.man(person).last_opponent = opponent;
    state.man(person).meetings = met;
  }
}

namespace walkovers {

/// Whether a refusal of this offer by `to` counts as a walkover. The offer must be complete.
constexpr bool is_due(const Setup& setup, const State& state, const Offer& offer) {
  if (setup.options.walkovers == 0 || state.meeting > 0 || !is_rested(setup, state, offer.man) ||
      !is_rested(setup, state, offer.other) || state.man(offer.other).last_walkover_week == state.week) {
    return false;
  }
  const int own = rank_of(state.ladder, offer.man);
  const int others = rank_of(state.ladder, offer.other);
  if (own < 1 || others == no_rank || offer.title != (others == 0)) {
    return false;
  }
  return own > others && own - others <= setup.options.walkovers;
}

/// What the refusing manager must pay: the loser's sum of the venue, without what popularity adds; at most his cash.
constexpr Money forfeit(const Setup& setup, const State& state, const Offer& offer) {
  const auto lost = static_cast<std::size_t>(Outcome::lost);
  const Money sum = offer.title ? setup.tables.title.purses[lost] * setup.options.title_purse / whole_title_purse
                                : setup.tables.arena(*offer.arena).purses[lost];
  return std::min(sum, state.manager(offer.to).cash);
}

template <class Sink>
constexpr void take(const Setup& setup, State& state, const Offer& offer, Sink& tell) {
  const Money sum = forfeit(setup, state, offer);
  stables::pay(state, offer.to, sum);
  stables::pay(state, offer.by, -sum);
  state.man(offer.other).last_walkover_week = state.week;
  tell(WalkedOver{.offer = offer, .forfeit = sum});
  if (!offer.title) {
    const auto rise = [&](Ladder& ladder) {
      ladders::rise_to(ladder.contenders, place_in(ladder.contenders, offer.man), place_in(ladder.contenders, offer.other));
    };
    stables::change_ladder(state, rise, tell);
  }
}

}  // namespace walkovers

namespace wear {

/// The highest rolls that lower Endurance, Agility and Counterpunch, in this order; a higher one lowers nothing.
inline constexpr std::array stopped_wears{4, 7, 9};
inline constexpr std::array other_wears{3, 5, 6};
inline constexpr int lowest_ability = 1;

constexpr bool may_wear(const Setup& setup, const Man& man) {
  return setup.options.wear > 0 && man.bouts() >= setup.options.wear;
}

/// After a bout: notes which of its men must roll for wear, having had enough bouts, and who was stopped.
constexpr void begin(const Setup& setup, State& state, const BilledBout& bout, const BoutResult& result) {
  state.wearing = {};
  for (const Corner corner : both_corners) {
    const Person person = bout.man(corner);
    const bool is_old = state.man(person).owner != visiting && may_wear(setup, state.man(person));
    state.wearing.men[index_of(corner)] = is_old ? person : nobody;
    if (result.is_stoppage() && result.outcome(corner) == Outcome::lost) {
      state.wearing.stopped = person;
    }
  }
}

/// Whose die of wear is next: red's, then blue's; `nobody` if there is none left.
constexpr Person next(const State& state) {
  const auto& men = state.wearing.men;
  return men[0] != nobody ? men[0] : men[1];
}

/// Asks for the next die of wear. Returns false when there is none left.
constexpr bool advance(State& state) {
  const Person person = next(state);
  if (person == nobody) {
    return false;
  }
  state.asked = ask_die(Purpose::wear, d10, state.man(person).owner);
  return true;
}

/// The ability that a die of wear names to be lowered; none if it names none. stopped: whether he was stopped in this bout.
constexpr std::optional<Ability> lowered_ability(int die, bool stopped) {
  const auto& wears = stopped ? stopped_wears : other_wears;
  for (std::size_t place = 0; place < ability_count; ++place) {
    if (die <= wears[place]) {
      return static_cast<Ability>(place);
    }
  }
  return std::nullopt;
}

template <class Sink>
constexpr void roll(State& state, int value, Sink& tell) {
  const Person person = next(state);
  auto& men = state.wearing.men;
  (men[0] != nobody ? men[0] : men[1]) = nobody;
  Man& man = state.man(person);
  std::optional<Ability> ability = lowered_ability(value, person == state.wearing.stopped);
  if (ability && value_of(man.boxer, *ability) <= lowest_ability) {
    ability.reset();
  }
  if (ability) {
    --value_of(man.boxer, *ability);
  }
  tell(Worn{.man = person, .ability = ability});
}

}  // namespace wear

}  // namespace fc::ringside_campaign

namespace fc::ringside_campaign::visits {

// Cameras that are at an arena for a week, and visitors, each of whom boxes in one arena for a week. Source:
// rules/ringside-campaign/rules.md, 5.1.

/// The arena of the cameras, by the die's face from 1; none: no cameras this week.
inline constexpr std::array<std::optional<Arena>, 6> camera_arenas{std::nullopt,  std::nullopt, Arena::low,
                                                                   Arena::middle, Arena::high,  Arena::best};
/// The arena of a visitor, by the die's face from 1.
inline constexpr std::array visitor_arenas{Arena::low, Arena::low, Arena::middle, Arena::middle, Arena::high, Arena::best};
/// By Arena, from `low`: a visitor's popularity in half points, and what is added to his Agility.
inline constexpr std::array visitor_pops{16, 24, 32, 40};
inline constexpr std::array visitor_agility{0, 3, 6, 9};

constexpr std::optional<Arena> cameras_at(int value) { return camera_arenas[static_cast<std::size_t>(value - 1)]; }
constexpr Arena arena_of(int value) { return visitor_arenas[static_cast<std::size_t>(value - 1)]; }

constexpr std::size_t class_of(Arena arena) {
  return static_cast<std::size_t>(arena) - static_cast<std::size_t>(Arena::low);
}

/// A visitor's popularity at that arena, in half points.
constexpr int pop_at(Arena arena) { return visitor_pops[class_of(arena)]; }

template <class Sink>
constexpr void place_cameras(State& state, int value, Sink& tell) {
  state.television = cameras_at(value);
  state.phase = Phase::visitors;
  tell(CamerasPlaced{state.television});
}

/// Asks for the next visitor's die. Returns false when all are here.
constexpr bool advance(const Setup& setup, State& state) {
  if (state.visitors.size() == static_cast<std::size_t>(setup.options.visitors)) {
    return false;
  }
  state.asked = ask_die(Purpose::visitor, d6, no_seat);
  return true;
}

/// Adds a visitor who has been made and named.
template <class Sink>
constexpr void arrive(State& state, const Visitor& visitor, Sink& tell) {
  Man& man = state.man(visitor.man);
  man.owner = visiting;
  man.boxer.agility = static_cast<std::int16_t>(man.boxer.agility + visitor_agility[class_of(visitor.arena)]);
  man.fight_pop = static_cast<std::int16_t>(pop_at(visitor.arena));
  state.visitors.push_back(visitor);
  tell(VisitorCame{visitor});
}

constexpr void leave(State& state) {
  for (const Visitor& visitor : state.visitors) {
    state.man(visitor.man) = {};
  }
  state.visitors.clear();
}

/// The visitor who is that person; nullptr if he is none.
constexpr const Visitor* visitor_of(const State& state, Person person) {
  for (const Visitor& visitor : state.visitors) {
    if (visitor.man == person) {
      return &visitor;
    }
  }
  return nullptr;
}

}  // namespace fc::ringside_campaign::visits
