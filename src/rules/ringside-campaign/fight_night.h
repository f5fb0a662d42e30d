// Fight night: the bouts of the bill in order, which results they can have, and what each result changes. Source:
// rules/ringside-campaign/rules.md, 3.6.6, 3.9.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "core/random.h"
#include "core/result.h"
#include "rules/ringside-campaign/club.h"
#include "rules/ringside-campaign/events.h"
#include "rules/ringside-campaign/stables.h"
#include "rules/ringside-campaign/state.h"
#include "rules/ringside/state.h"

namespace fc::ringside_campaign::meetings {

// The meetings of the opening tournament. Source: rules/ringside-campaign/rules.md, 3.5 (Meeting).

/// Arenas of the tournament's bouts: the first for which a pair is eligible.
inline constexpr std::array tournament_arenas{Arena::high, Arena::middle, Arena::low, Arena::pits};

/// The arena of a bout of the tournament. Ruling C9: the final pays the ordinary purse of The Best, whatever the popularity,
/// and is no title bout.
constexpr Arena arena_of(const Setup& setup, const State& state, Person one, Person other) {
  if (state.bracket.size() == 2) {
    return Arena::best;
  }
  for (const Arena arena : tournament_arenas) {
    if (is_eligible(setup.tables, arena, state.man(one).pop(), state.man(other).pop())) {
      return arena;
    }
  }
  return Arena::pits;
}

/// Puts the bouts of the bracket on the bill. Ruling C30: red is the better seed.
constexpr void bill_pairs(const Setup& setup, State& state) {
  for (std::size_t place = 0; place + 1 < state.bracket.size(); place += 2) {
    Person red = state.bracket[place];
    Person blue = state.bracket[place + 1];
    if (red == nobody || blue == nobody) {
      continue;
    }
    if (state.man(blue).seed < state.man(red).seed) {
      std::swap(red, blue);
    }
    const Arena arena = arena_of(setup, state, red, blue);
    state.night.push_back(
        {.red = red, .blue = blue, .arena = arena, .rounds = setup.tables.arena(arena).rounds.longest, .tournament = true});
  }
}

/// Begins the next meeting and puts its bouts on the bill.
template <class Sink>
constexpr void begin(const Setup& setup, State& state, Sink& tell) {
  ++state.meeting;
  state.week = static_cast<std::int16_t>(setup.tables.meeting_weeks * state.meeting);
  if (state.meeting > 1) {
    state.first = next_seat(setup, state.first);
  }
  for (Manager& manager : state.managers) {
    manager.declined = 0;
  }
  bill_pairs(setup, state);
  tell(MeetingBegan{
      .meeting = state.meeting, .week = state.week, .first = state.first, .is_final = state.bracket.size() == 2});
}

/// Who stays in the tournament. Ruling C7: after a draw the man who scored more goes on; if equal, red, the better seed.
constexpr Corner who_goes_on(const BoutResult& result) {
  if (!result.is_drawn()) {
    return result.winner;
  }
  return result.scored[1] > result.scored[0] ? Corner::blue : Corner::red;
}

template <class Sink>
constexpr void put_out(State& state, const BilledBout& bout, const BoutResult& result, Sink& tell) {
  const Person beaten = bout.man(other(who_goes_on(result)));
  state.man(beaten).out = state.meeting;
  state.bracket[place_in(state.bracket, beaten)] = nobody;
  tell(PutOut{.man = beaten, .meeting = state.meeting});
}

/// Keeps only the survivors in the bracket; after the final one man is left.
constexpr void shrink(State& state) {
  auto survivors = state.bracket;
  survivors.clear();
  for (std::size_t place = 0; place + 1 < state.bracket.size(); place += 2) {
    survivors.push_back(state.bracket[place] != nobody ? state.bracket[place] : state.bracket[place + 1]);
  }
  state.bracket = survivors;
}

}  // namespace fc::ringside_campaign::meetings

namespace fc::ringside_campaign::nights {

/// Begins the night and sorts the bill. Ruling C37: from the lowest arena up, the main bout last; equals keep the order of
/// the bill.
template <class Sink>
constexpr void begin(State& state, Sink& tell) {
  state.phase = Phase::fight_night;
  const Bill bill = state.night;
  state.night.clear();
  const auto is_before = [&state](const BilledBout& one, const BilledBout& other) {
    return one.arena != other.arena ? one.arena < other.arena : combined_pop(state, one) < combined_pop(state, other);
  };
  for (const BilledBout& bout : bill) {
    std::size_t place = state.night.size();
    while (place > 0 && is_before(bout, state.night[place - 1])) {
      --place;
    }
    put_in(state.night, place, bout);
  }
  tell(NightBegan{.week = state.week, .bouts = static_cast<int>(state.night.size())});
}

/// Asks for a die of wear, or for the result of the next bout. Returns false when the night is over.
constexpr bool advance(State& state) {
  if (wear::advance(state)) {
    return true;
  }
  if (state.night.empty()) {
    return false;
  }
  state.asked = {.kind = NeedKind::bout, .seat = no_seat};
  return true;
}

constexpr void record(Man& man, const BoutResult& result, Outcome outcome) {
  switch (outcome) {
    case Outcome::won:
      ++man.wins;
      man.kos = static_cast<std::int16_t>(man.kos + (result.method == ringside::Method::ko ? 1 : 0));
      man.tkos = static_cast<std::int16_t>(man.tkos + (result.method == ringside::Method::tko ? 1 : 0));
      man.streak = static_cast<std::int16_t>(std::max<int>(man.streak, 0) + 1);
      return;
    case Outcome::lost:
      ++man.losses;
      man.streak = static_cast<std::int16_t>(std::min<int>(man.streak, 0) - 1);
      return;
    case Outcome::drawn:
      ++man.draws;
      man.streak = 0;
      return;
  }
}

/// Limits the popularity by bouts. Ruling C17.
constexpr std::int16_t bounded_pop(const Setup& setup, int pop) {
  const int bound = setup.tables.fight_pop;
  return static_cast<std::int16_t>(std::clamp(pop, -bound, bound));
}

/// Settles purse, record, popularity and damage of one man; does nothing for a visitor. pops: of both men before the bout,
/// by corner.
template <class Sink>
constexpr void settle(const Setup& setup, State& state, const BilledBout& bout, const Terms& terms, const BoutResult& result,
                      Corner corner, const std::array<int, 2>& pops, Sink& tell) {
  const std::size_t own = index_of(corner);
  const Person person = bout.man(corner);
  if (manager_of(state, person) == no_seat) {
    return;
  }
  const Outcome outcome = result.outcome(corner);
  Man& man = state.man(person);
  const Money earned = purse_of(setup, bout, terms, pops[own], pops[index_of(other(corner))], outcome);
  const Money share = manager_share(earned, man.cut);
  man.purses += earned;
  state.manager(man.owner).cash += share;
  ++man.cut_bouts;
  record(man, result, outcome);
  man.fight_pop =
      bounded_pop(setup, man.fight_pop + pop_of(setup.tables, terms, result.method, outcome, result.knockdowns[own]));
  man.last_week = state.week;
  man.last_damage = result.damage[own];
  tell(PursePaid{.man = person, .seat = man.owner, .purse = earned, .share = share});
  if (man.pop() != pops[own]) {
    tell(PopChanged{.man = person, .before = pops[own], .after = man.pop()});
  }
}

template <class Sink>
constexpr void move_ladder(State& state, const BilledBout& bout, const BoutResult& result, Sink& tell) {
  const Person winner = result.is_drawn() ? nobody : bout.man(result.winner);
  stables::change_ladder(
      state, [&](Ladder& ladder) { ladders::after_bout(ladder, bout.red, bout.blue, winner, bout.title); }, tell);
  if (bout.title) {
    ++state.title_bouts;
    // Ruling C28: a drawn title bout is a defence; a title that stays vacant was not defended.
    state.last_defence = state.ladder.champion == nobody ? state.last_defence : state.week;
  }
}

/// Asks for the winner's die of experience if his streak is long enough. Ruling C29: at the second, third, ... win of a row.
constexpr void ask_for_experience(const Setup& setup, State& state, const BilledBout& bout, const BoutResult& result) {
  if (result.is_drawn()) {
    return;
  }
  const Person winner = bout.man(result.winner);
  if (state.man(winner).streak >= setup.tables.learns_from) {
    state.learner = winner;
    state.asked = ask_die(Purpose::experience, d10, state.man(winner).owner);
  }
}

/// Carries out everything that follows from the result of the next bout.
template <class Sink>
constexpr void take_result(const Setup& setup, State& state, const BoutResult& result, Sink& tell) {
  const BilledBout bout = state.night[0];
  take_out(state.night, 0);
  ++state.bouts;
  const auto form = [&](Person person) { return static_cast<std::int16_t>(form_of(setup, state, person)); };
  tell(BoutFought{.bout = bout, .result = result, .forms = {form(bout.red), form(bout.blue)}});
  const Terms terms = terms_of(setup, state, bout);
  if (terms.rematch) {
    tell(Rematched{.bout = bout, .meeting = met_in_a_row(state, bout.red, bout.blue) + 1});
  }
  const std::array<int, 2> pops{state.man(bout.red).pop(), state.man(bout.blue).pop()};
  settle(setup, state, bout, terms, result, Corner::red, pops, tell);
  settle(setup, state, bout, terms, result, Corner::blue, pops, tell);
  count_meeting(state, bout.red, bout.blue);
  if (bout.tournament) {
    meetings::put_out(state, bout, result, tell);
  } else if (state.meeting == 0 && manager_of(state, bout.blue) != no_seat) {
    move_ladder(state, bout, result, tell);
  }
  ask_for_experience(setup, state, bout, result);
  wear::begin(setup, state, bout, result);
}

template <class Sink>
constexpr void learn(const Setup& setup, State& state, int value, Sink& tell) {
  const Person person = state.learner;
  Man& man = state.man(person);
  state.learner = nobody;
  const std::optional<Ability> ability = learned(setup.tables, value, man.gained);
  if (ability) {
    ++value_of(man.boxer, *ability);
    ++man.gained[static_cast<std::size_t>(*ability)];
  }
  tell(Learned{.man = person, .ability = ability});
}

}  // namespace fc::ringside_campaign::nights

namespace fc::ringside_campaign {

// Which results a bout of Ringside can have in a campaign, and the result of a finished one. Source:
// rules/ringside-campaign/rules.md, 3.9.

/// From `least` to `most`, both included.
struct Range {
  int least = 0;
  int most = 0;

  [[nodiscard]] constexpr bool has(int value) const { return value >= least && value <= most; }
};

/// The damage that a man can have at the end of a bout with this result. Source: 3.9.
Range damage_range(const Setup& setup, const State& state, const BilledBout& bout, const BoutResult& result, Corner corner);

/// The points that a man can have scored, given the damage in the result.
Range scored_range(const Setup& setup, const State& state, const BilledBout& bout, const BoutResult& result, Corner corner);

/// Fault illegal_choice, naming the figure that is out of its range, unless the next bout can have this result.
Result<void> check_result(const Setup& setup, const State& state, const BoutResult& result);

/// The result of a bout with set-up `fought` that finished in state `end`.
BoutResult result_of(const ringside::Setup& fought, const ringside::State& end);

/// A random possible result of the next bout, regardless of who boxes.
BoutResult any_result(const Setup& setup, const State& state, Random& random);

}  // namespace fc::ringside_campaign
