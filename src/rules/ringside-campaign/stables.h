// Men join stables, leave them, and change hands. Source: rules/ringside-campaign/rules.md, 2.1, 2.6, 3.6.2.
#pragma once

#include <algorithm>
#include <optional>
#include <type_traits>

#include "rules/ringside-campaign/events.h"
#include "rules/ringside-campaign/state.h"
#include "rules/ruleset.h"

namespace fc::ringside_campaign::stables {

/// The lowest of the sums, which a buyer must be able to pay.
constexpr Money least_of(const Sums& sums) { return sums[0]; }

/// Adds a man at the end of a stable; his cut is to be rolled.
constexpr void join(State& state, int seat, Person person) {
  state.manager(seat).stable.push_back(person);
  Man& man = state.man(person);
  man.owner = static_cast<Seat>(seat);
  man.cut = 0;
  man.cut_bouts = 0;
}

constexpr void leave(State& state, Person person) {
  auto& stable = state.manager(state.man(person).owner).stable;
  take_out(stable, place_in(stable, person));
  state.man(person).owner = no_seat;
}

/// Adds a new man to his first stable. In the weeks of the campaign he also enters at the foot of the ladder.
constexpr void join_first(State& state, int seat, Person person) {
  join(state, seat, person);
  state.man(person).last_week = state.week;
  if (state.phase == Phase::front_office) {
    state.ladder.contenders.push_back(person);
  }
}

constexpr void enter_pool(State& state, Person person) {
  state.pool.push_back(person);
  state.man(person).owner = in_pool;
}

constexpr void join_from_pool(State& state, int seat, Person person) {
  take_out(state.pool, place_in(state.pool, person));
  join_first(state, seat, person);
}

constexpr void pay(State& state, int seat, Money sum) {
  Manager& manager = state.manager(seat);
  manager.cash -= sum;
}

/// Calls change(ladder), then tells of every man on the ladder whose rank has changed.
template <class Change, class Sink>
constexpr void change_ladder(State& state, Change change, Sink& tell) {
  if constexpr (std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
    change(state.ladder);
  } else {
    const Ladder before = state.ladder;
    change(state.ladder);
    const auto tell_of = [&](Person person) {
      const int rank = rank_of(state.ladder, person);
      if (person != nobody && rank_of(before, person) != rank) {
        tell(RankChanged{.man = person, .before = rank_of(before, person), .after = rank});
      }
    };
    tell_of(state.ladder.champion);
    for (const Person person : state.ladder.contenders) {
      tell_of(person);
    }
  }
}

}  // namespace fc::ringside_campaign::stables

namespace fc::ringside_campaign {

// Functions on the tables: popularity, purses, cuts, experience, strength, fitness. Source:
// rules/ringside-campaign/rules.md, 2.2, 2.3, 3.6.2.

/// Popularity of a rank in half points. rank: 0 is the champion, from 1 the contenders, below 0 none.
constexpr int rank_pop(const Tables& tables, int rank) {
  if (rank == 0) {
    return tables.pop.champion;
  }
  return rank < 0 ? 0 : std::max(0, 53 - rank) / 5;
}

/// Popularity in half points that a bout brings one of its men. knockdowns: those he scored. Ruling C28: a draw gives points
/// for knockdowns only.
constexpr int bout_pop(const Tables& tables, ringside::Method method, Outcome outcome, int knockdowns) {
  const int scored = tables.pop.per_knockdown * knockdowns;
  if (outcome == Outcome::drawn) {
    return tables.pop.draw + scored;
  }
  const auto& table = outcome == Outcome::won ? tables.pop.win : tables.pop.loss;
  return table[static_cast<std::size_t>(method) - static_cast<std::size_t>(ringside::Method::ko)] + scored;
}

/// Whether men of these popularities, in half points, may fight there.
constexpr bool is_eligible(const Tables& tables, Arena arena, int one, int other) {
  const ArenaTable& table = tables.arena(arena);
  return one + other >= table.combined || (std::max(one, other) >= table.higher && std::min(one, other) >= table.lower);
}

/// What popularity adds to a purse; rate: for a whole point. Ruling C18: a negative popularity lowers no purse below its
/// base.
constexpr Money added_by_pop(int half_points, Money rate) { return std::max(0, half_points) * rate / 2; }

/// The purse of one man in dollars. own, others: popularities before the bout, in half points.
constexpr Money purse(const Tables& tables, Arena arena, bool title, int own, int others, Outcome outcome) {
  const auto place = static_cast<std::size_t>(outcome);
  if (title) {
    return tables.title.purses[place] + added_by_pop(own, tables.title.per_pop);
  }
  const ArenaTable& table = tables.arena(arena);
  return table.purses[place] + added_by_pop(own + others, table.per_pop);
}

/// The manager's part of a purse in dollars; half a dollar is rounded up. cut: per cent.
constexpr Money manager_share(Money purse, int cut) { return (purse * cut + 50) / 100; }

/// A man's cut by the die, in per cent. wins, losses: of the whole career; they count only when a cut is reviewed. Ruling
/// C15: draws do not.
constexpr int new_cut(const CutTable& table, int die, int wins, int losses, bool first) {
  const int rolled = table.added + die;
  return first ? rolled : std::clamp<int>(rolled + losses - wins, table.least, table.most);
}

/// A reference to an ability of a boxer.
template <class Boxer>
constexpr auto& value_of(Boxer& boxer, Ability ability) {
  return ability == Ability::endurance ? boxer.endurance : ability == Ability::agility ? boxer.agility : boxer.counterpunch;
}

/// The ability that a die of experience raises; none if it has had its full gain. gained: by Ability.
constexpr std::optional<Ability> learned(const Tables& tables, int die,
                                         const std::array<std::uint8_t, ability_count>& gained) {
  for (std::size_t place = 0; place < ability_count; ++place) {
    const Gain& gain = tables.gains[place];
    if (die >= gain.from && die <= gain.to) {
      return gained[place] < gain.most ? std::optional(static_cast<Ability>(place)) : std::nullopt;
    }
  }
  return std::nullopt;
}

constexpr int strength(const ringside::Boxer& boxer) {
  int ratings = 0;
  for (const std::int16_t rating : boxer.punches) {
    ratings += rating;
  }
  return 8 * boxer.agility + 10 * ratings + boxer.counterpunch + boxer.endurance;
}

/// The endurance with which a man without damage begins a bout.
constexpr int fresh_endurance(int rounds, int base) { return 7 * rounds + base; }

/// Damage that a man still carries `weeks_since` his last bout, of `damage` at its end.
/// Ruling C22: all of it, until he has rested. Club rules, 5.1: or an equal part less every week.
constexpr int carried_after(const Tables& tables, Recovery recovery, int weeks_since, int damage) {
  if (weeks_since >= tables.rest_weeks) {
    return 0;
  }
  return recovery == Recovery::weekly ? damage * (tables.rest_weeks - weeks_since) / tables.rest_weeks : damage;
}

constexpr int carried_damage(const Setup& setup, const State& state, Person person) {
  const Man& man = state.man(person);
  return carried_after(setup.tables, setup.options.recovery, state.week - man.last_week, man.last_damage);
}

/// A man's strength minus what his carried damage costs. Source: 6.1.
constexpr int form_of(const Setup& setup, const State& state, Person person) {
  return strength(state.man(person).boxer) - 2 * carried_damage(setup, state, person);
}

constexpr bool is_rested(const Setup& setup, const State& state, Person person) {
  return carried_damage(setup, state, person) == 0;
}

/// A man's endurance minus the damage he carries, to which the rounds of a bout are added.
constexpr int endurance_left(const Setup& setup, const State& state, Person person) {
  return state.man(person).boxer.endurance - carried_damage(setup, state, person);
}

/// Whether a man would begin a bout of this many rounds with any endurance. Ruling C23.
constexpr bool stands(int endurance_left, int rounds) { return fresh_endurance(rounds, endurance_left) >= 1; }
constexpr bool stands(const Setup& setup, const State& state, Person person, int rounds) {
  return stands(endurance_left(setup, state, person), rounds);
}

constexpr bool both_stand(const Setup& setup, const State& state, Person one, Person other, int rounds) {
  return stands(setup, state, one, rounds) && stands(setup, state, other, rounds);
}

constexpr int combined_pop(const State& state, const BilledBout& bout) {
  return state.man(bout.red).pop() + state.man(bout.blue).pop();
}

}  // namespace fc::ringside_campaign
