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

/// Half points that the cameras bring both men.
inline constexpr int televised_pop = 2;
/// A third meeting in a row draws as the second did; a fourth does not.
inline constexpr int most_rematched = 2;

/// What of the club rules holds for one bout.
struct Terms {
  bool televised = false;
  bool rematch = false;

  friend constexpr bool operator==(const Terms&, const Terms&) = default;
};

/// How often these two have met in a row, each the other's last opponent; 0: they have not.
constexpr int met_in_a_row(const State& state, Person one, Person other) {
  const Man& first = state.man(one);
  const Man& second = state.man(other);
  return first.last_opponent == other && second.last_opponent == one && first.meetings == second.meetings ? first.meetings
                                                                                                          : 0;
}

/// Whether cameras at that arena show the bout. Title bouts and the tournament are not televised.
constexpr bool is_televised(const std::optional<Arena>& cameras, const BilledBout& bout) {
  return cameras == bout.arena && !bout.title && !bout.tournament;
}

/// A bout of the tournament is no rematch.
constexpr Terms terms_of(const Setup& setup, const State& state, const BilledBout& bout) {
  const int met = met_in_a_row(state, bout.red, bout.blue);
  return {.televised = is_televised(state.television, bout),
          .rematch = setup.options.rematches && !bout.tournament && met >= 1 && met <= most_rematched};
}

/// Dollars for one man, popularities in half points from before the bout.
constexpr Money purse_of(const Setup& setup, const BilledBout& bout, const Terms& terms, int own, int others,
                         Outcome outcome) {
  const Money whole = purse(setup.tables, bout.arena, bout.title, own, others, outcome);
  if (bout.title) {
    return whole * setup.options.title_purse / whole_title_purse;
  }
  const Money shown = terms.televised ? 2 * whole : whole;
  return terms.rematch ? shown * 3 / 2 : shown;
}

/// As above, for a bout that could be fought tonight.
constexpr Money purse_of(const Setup& setup, const State& state, const BilledBout& bout, Corner corner, Outcome outcome) {
  return purse_of(setup, bout, terms_of(setup, state, bout), state.man(bout.man(corner)).pop(),
                  state.man(bout.man(other(corner))).pop(), outcome);
}

/// Half points that a bout brings one of its men. knockdowns: those he scored.
constexpr int pop_of(const Tables& tables, const Terms& terms, ringside::Method method, Outcome outcome, int knockdowns) {
  const int change = bout_pop(tables, method, outcome, knockdowns);
  return (terms.rematch ? 2 * change : change) + (terms.televised ? televised_pop : 0);
}

/// After every bout: one more meeting of these two, or their first.
constexpr void count_meeting(State& state, Person one, Person other) {
  const auto met = static_cast<std::int16_t>(met_in_a_row(state, one, other) + 1);
  for (const auto& [person, opponent] : {std::pair(one, other), std::pair(other, one)}) {
    state.man(person).last_opponent = opponent;
    state.man(person).meetings = met;
  }
}

namespace walkovers {

/// Whether a refusal of this bout by `to` is one. The offer is complete.
constexpr bool is_due(const Setup& setup, const State& state, const Offer& offer) {
  if (setup.options.walkovers == 0 || state.meeting > 0 || !is_rested(setup, state, offer.man) ||
      !is_rested(setup, state, offer.other) || state.man(offer.other).walked == state.week) {
    return false;
  }
  const int own = rank_of(state.ladder, offer.man);
  const int others = rank_of(state.ladder, offer.other);
  if (own < 1 || others == no_rank || offer.title != (others == 0)) {
    return false;
  }
  return own > others && own - others <= setup.options.walkovers;
}

/// What the refusing manager owes: the loser's sum, as far as his cash goes.
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
  state.man(offer.other).walked = state.week;
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

/// The highest roll that wears Endurance, Agility, Counterpunch; a higher one wears nothing.
inline constexpr std::array stopped_wears{4, 7, 9};
inline constexpr std::array other_wears{3, 5, 6};
inline constexpr int lowest_ability = 1;

constexpr bool may_wear(const Setup& setup, const Man& man) {
  return setup.options.wear > 0 && man.bouts() >= setup.options.wear;
}

/// Who is old enough owes a die. winner: `nobody` after a draw.
constexpr void begin(const Setup& setup, State& state, const BilledBout& bout, const BoutResult& result) {
  state.wearing = {};
  for (const Corner corner : both_corners) {
    const Person person = bout.man(corner);
    const bool is_old = state.man(person).owner != visiting && may_wear(setup, state.man(person));
    state.wearing.men[index_of(corner)] = is_old ? person : nobody;
    const bool by_punch = result.method == ringside::Method::ko || result.method == ringside::Method::tko;
    if (by_punch && result.outcome(corner) == Outcome::lost) {
      state.wearing.stopped = person;
    }
  }
}

/// Whose die is next: red's, then blue's; `nobody`: none is owed.
constexpr Person next(const State& state) {
  const auto& men = state.wearing.men;
  return men[0] != nobody ? men[0] : men[1];
}

/// Asks for the next die. Returns false when none is owed.
constexpr bool go_on(State& state) {
  const Person person = next(state);
  if (person == nobody) {
    return false;
  }
  state.asked = ask_die(Purpose::wear, d10, state.man(person).owner);
  return true;
}

/// The ability that a die names, if it names one. stopped: in this bout.
constexpr std::optional<Ability> named(int die, bool stopped) {
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
  std::optional<Ability> ability = named(value, person == state.wearing.stopped);
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

// Cameras come to an arena for a week, and visitors to the town. Source: rules/ringside-campaign/rules.md, 5.1.

/// By the die's roll, from 1: where the cameras are.
inline constexpr std::array<std::optional<Arena>, 6> camera_arenas{std::nullopt,  std::nullopt, Arena::low,
                                                                   Arena::middle, Arena::high,  Arena::best};
/// By the die's roll, from 1: where he boxes.
inline constexpr std::array visitor_arenas{Arena::low, Arena::low, Arena::middle, Arena::middle, Arena::high, Arena::best};
/// By Arena, from `low`: half points, and what is added to his Agility.
inline constexpr std::array visitor_pops{16, 24, 32, 40};
inline constexpr std::array visitor_agility{0, 3, 6, 9};

constexpr std::optional<Arena> cameras_at(int value) { return camera_arenas[static_cast<std::size_t>(value - 1)]; }
constexpr Arena arena_of(int value) { return visitor_arenas[static_cast<std::size_t>(value - 1)]; }

constexpr std::size_t class_of(Arena arena) {
  return static_cast<std::size_t>(arena) - static_cast<std::size_t>(Arena::low);
}

/// Half points of who boxes there.
constexpr int pop_at(Arena arena) { return visitor_pops[class_of(arena)]; }

template <class Sink>
constexpr void place_cameras(State& state, int value, Sink& tell) {
  state.television = cameras_at(value);
  state.phase = Phase::visitors;
  tell(CamerasPlaced{state.television});
}

/// Asks for the next visitor's die. Returns false when all are here.
constexpr bool go_on(const Setup& setup, State& state) {
  if (state.visitors.size() == static_cast<std::size_t>(setup.options.visitors)) {
    return false;
  }
  state.asked = ask_die(Purpose::visitor, d6, no_seat);
  return true;
}

/// He is made and has his name.
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

/// The visitor of this number; nullptr: he is none.
constexpr const Visitor* visitor_of(const State& state, Person person) {
  for (const Visitor& visitor : state.visitors) {
    if (visitor.man == person) {
      return &visitor;
    }
  }
  return nullptr;
}

}  // namespace fc::ringside_campaign::visits
