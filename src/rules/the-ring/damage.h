// Ratings in force, points, stamina, and how a bout is stopped: what blows, cuts and fouls have in common. Source:
// rules/the-ring/rules.md, 2.8, 3.5, 3.7.
#pragma once

#include <algorithm>
#include <array>
#include <type_traits>

#include "rules/ruleset.h"
#include "rules/the-ring/events.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

// The ratings in force, and how two men's ratings compare. Source: rules/the-ring/rules.md, 2.2, 2.4, 3.2, 4.1.

constexpr const TrainingChange& training_change(const Setup& setup, const BoxerState& boxer) {
  return setup.charts.training_changes[place_of(boxer.training)];
}

/// How much open cuts at the eyes lower his DEF.
constexpr int blinded(const Setup& setup, const BoxerState& boxer) {
  const CutRules& rules = setup.charts.cuts;
  return static_cast<int>(std::ranges::count_if(boxer.cuts, [&rules](const Cut& cut) {
    return cut.open && cut.points >= rules.vision_points && rules.at_an_eye(cut.location);
  }));
}

/// Sets a man's ratings and weight in force. Must be called after his tiredness, training or cuts have changed.
constexpr void refresh(const Setup& setup, State& state, Corner corner) {
  BoxerState& boxer = state.boxer(corner);
  const BoxerCard& card = setup.card(corner);
  const TrainingChange& change = training_change(setup, boxer);
  boxer.now = card.ratings(boxer.tired);
  boxer.now.def = static_cast<std::int8_t>(boxer.now.def + change.def - blinded(setup, boxer));
  boxer.now.pow = static_cast<std::int8_t>(boxer.now.pow + change.pow);
  boxer.now.speed = static_cast<std::int8_t>(boxer.now.speed + change.speed);
  boxer.weight = static_cast<std::int16_t>(card.weight + change.weight);
}

/// DEF as it counts in comparisons: at least 0.
constexpr int def_of(const State& state, Corner corner) { return std::max<int>(0, state.boxer(corner).now.def); }

/// What a man adds to his four offensive ratings because his opponent's DEF is below 0. Ruling: R9.
constexpr int bonus_of(const State& state, Corner corner) { return std::max<int>(0, -state.boxer(other(corner)).now.def); }

/// His rating for a strategy against this opponent: with R9's bonus and the cost of working on a cut; for Tie Up his DEF.
/// Half points not included.
constexpr int rating_for(const Setup& setup, const State& state, Corner corner, Strategy strategy) {
  const Ratings& now = state.boxer(corner).now;
  const int bonus = bonus_of(state, corner);
  switch (strategy) {
    case Strategy::body: return now.body + bonus;
    case Strategy::load_up: return now.ko + bonus;
    case Strategy::work_on_cut: return now.box + bonus - (setup.options.cut_work_penalty ? 1 : 0);
    case Strategy::outside: return now.out + bonus;
    case Strategy::tie_up: return def_of(state, corner);
    default: return now.box + bonus;
  }
}

/// The "+n" of the Basic Chart: his rating for a strategy minus the opponent's DEF. Ruling: R1.
constexpr int plus_of(const Setup& setup, const State& state, Corner corner, Strategy strategy) {
  return rating_for(setup, state, corner, strategy) - def_of(state, other(corner));
}

/// The highest total of two dice with which his counterpunch lands: his rating for Outside if that is his strategy, else for
/// Box.
constexpr int counter_rating(const Setup& setup, const State& state, Corner corner) {
  const bool outside = state.boxer(corner).strategy == Strategy::outside;
  return rating_for(setup, state, corner, outside ? Strategy::outside : Strategy::box);
}

constexpr bool boxes(Strategy strategy) { return strategy == Strategy::box || strategy == Strategy::work_on_cut; }

/// The Box ratings of red and blue for comparing them. Ruling: R16. A half counts where both box and the whole ratings are
/// level.
constexpr std::array<int, 2> box_ratings(const Setup& setup, const State& state) {
  std::array<int, 2> ratings{};
  for (const Corner corner : both_corners) {
    const bool cuts = state.boxer(corner).strategy == Strategy::work_on_cut;
    ratings[fc::index_of(corner)] = rating_for(setup, state, corner, cuts ? Strategy::work_on_cut : Strategy::box);
  }
  if (ratings[0] == ratings[1] && boxes(state.boxers[0].strategy) && boxes(state.boxers[1].strategy)) {
    ratings[0] += state.boxers[0].now.box_half ? 1 : 0;
    ratings[1] += state.boxers[1].now.box_half ? 1 : 0;
  }
  return ratings;
}

inline constexpr int reach_advantage = 2;  ///< inches. Ruling: R18.

/// The two figures that an advantage compares, red's and blue's.
constexpr std::array<int, 2> figures_of(const Setup& setup, const State& state, Advantage advantage) {
  switch (advantage) {
    case Advantage::fastest:
    case Advantage::speed: return {state.boxers[0].now.speed, state.boxers[1].now.speed};
    case Advantage::boxer: return box_ratings(setup, state);
    case Advantage::reach: return {setup.cards[0].reach, setup.cards[1].reach};
    case Advantage::weight: return {state.boxers[0].weight, state.boxers[1].weight};
    case Advantage::none: break;
  }
  return {};
}

/// Whether he has the advantage that a clause asks for. Ruling: R5. Who ties up never has one.
constexpr bool has_advantage(const Setup& setup, const State& state, Corner corner, const Condition& condition) {
  const Strategy strategy = state.boxer(corner).strategy;
  const std::array<int, 2> figures = figures_of(setup, state, condition.either);
  const int ahead = figures[fc::index_of(corner)] - figures[fc::index_of(other(corner))];
  if (strategy == Strategy::tie_up) {
    return false;
  }
  switch (condition.either) {
    case Advantage::fastest: return ahead > 0;
    case Advantage::boxer:
      // Ruling: R17. He has to box, but on Outside his Box rating is what counts too.
      return is_boxing(strategy) && ahead >= condition.by;
    case Advantage::reach: return ahead >= reach_advantage && !is_inside(strategy);
    case Advantage::speed:
    case Advantage::weight: return ahead >= condition.by;
    case Advantage::none: break;
  }
  return false;
}

/// The clause of an entry that holds, and the boxer to whom its effects apply.
struct Reading {
  int clause = -1;  ///< from 0; -1: none holds
  Corner to = Corner::red;
};

constexpr Reading read_entry(const Setup& setup, const State& state, Corner roller, const Entry& entry) {
  const BoxerState& me = state.boxer(roller);
  const BoxerState& target = state.boxer(other(roller));
  for (std::size_t place = 0; place < entry.size(); ++place) {
    const Condition& asked = entry[place].holds_if;
    if (!is_in(me.strategy, asked.roller) || !is_in(target.strategy, asked.target) ||
        (asked.plus > 0 && plus_of(setup, state, roller, me.strategy) < asked.plus) ||
        (asked.speed_advantage && me.now.speed <= target.now.speed) || (asked.target_hurt && !target.hurt())) {
      continue;
    }
    if (asked.either == Advantage::none) {
      return {static_cast<int>(place), roller};
    }
    for (const Corner holder : {roller, other(roller)}) {
      if (has_advantage(setup, state, holder, asked)) {
        return {static_cast<int>(place), holder};
      }
    }
  }
  return {-1, roller};
}

/// What is added to the opponent's hard shots at him after a knockdown in this round. Rulings: R10, R11.
constexpr int after_down(const BoxerState& target) {
  const Chins& chin = target.now.chin;
  if (target.down == 0 || chin.size() < 2) {
    return 0;
  }
  return chin[1] < 0 ? -chin[1] : chin[0] - chin[1];
}

constexpr const RefereeRules& referee_rules(const Setup& setup, const State& state) {
  return setup.charts.people.referees[place_of(state.referee)];
}
constexpr const CityRules& city_rules(const Setup& setup, const State& state) {
  return setup.charts.people.cities[place_of(state.city)];
}

/// The cut ratings that an opening roll and a stoppage roll must exceed. Ruling: R37.
constexpr int opening_rating(const Setup& setup, const State& state, Corner corner) {
  return setup.card(corner).cut[0] + training_change(setup, state.boxer(corner)).cut;
}
constexpr int stoppage_rating(const Setup& setup, const State& state, Corner corner) {
  const auto& ratings = setup.card(corner).cut;
  return ratings[ratings.size() - 1] + training_change(setup, state.boxer(corner)).cut;
}

/// Whether somebody listens to events; false in rollouts, so that nothing is worked out for events alone.
template <class Sink>
inline constexpr bool is_listening = !std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>;

template <class Sink>
void score(State& state, Corner corner, int points, Cause cause, Sink& tell) {
  if (points > 0) {
    BoxerState& boxer = state.boxer(corner);
    boxer.points = static_cast<std::int16_t>(boxer.points + points);
    tell(Scored{.corner = corner, .points = points, .total = boxer.points, .cause = cause});
  }
}

/// Takes stamina counters from a man; at 0 he is tired. Ruling: R36. Tiredness comes at once and lasts.
template <class Sink>
void lose_stamina(const Setup& setup, State& state, Corner corner, int lost, Cause cause, Sink& tell) {
  BoxerState& boxer = state.boxer(corner);
  const int before = boxer.stm;
  if (lost <= 0 || before == 0) {
    return;
  }
  boxer.stm = static_cast<std::int8_t>(std::max(0, before - lost));
  const bool tires = boxer.stm == 0;
  if (tires) {
    boxer.tired = true;
    refresh(setup, state, corner);
  }
  tell(StaminaLost{.corner = corner, .before = before, .after = boxer.stm, .cause = cause});
  if (tires) {
    tell(Tired{corner});
  }
}

constexpr Title title_of(const Setup& setup, bool has_winner, Corner winner) {
  if (!setup.is_title_bout()) {
    return Title::none;
  }
  return has_winner && winner != setup.champion_corner() ? Title::lost : Title::retained;
}

/// Stops the bout and asks for the two dice that tell the time. Whatever was still to come of a roll is dropped.
template <class Sink>
void stop_bout(const Setup& setup, State& state, Method method, Corner winner, Sink& tell) {
  state.end = {.method = method, .has_winner = true, .winner = winner, .title = title_of(setup, true, winner)};
  state.phase = Phase::time;
  tell(BoutStopped{.method = method, .winner = winner});
}

template <class Sink>
void finish(State& state, Sink& tell) {
  state.phase = Phase::finished;
  if constexpr (is_listening<Sink>) {
    tell(BoutEnded{.end = state.end, .round = state.round, .cards = cards_of(state)});
  }
}

/// The two dice that are added to the time at the segment's beginning. Ruling: R32.
template <class Sink>
void roll_time(const Setup& setup, State& state, int total, Sink& tell) {
  state.end.seconds = static_cast<std::int16_t>(setup.charts.clock[state.segment - std::size_t{1}] + total);
  finish(state, tell);
}

// How the bout goes on after a turn, an attack or a cut; defined in the files named.

/// Ends the turn of `attack.roller`. In rounds.h.
template <class Sink>
void end_turn(const Setup& setup, State& state, Sink& tell);
/// `by` lands a hard shot, or attacks a cut instead. In shots.h.
template <class Sink>
void begin_hard_shot(const Setup& setup, State& state, Corner by, Sink& tell);
/// Goes on to the next finisher roll or, after the last, ends the turn. In shots.h.
template <class Sink>
void go_on_finishing(const Setup& setup, State& state, Sink& tell);
/// Carries out the rest of a foul after the cut of a butt. In cuts.h.
template <class Sink>
void punish(const Setup& setup, State& state, Sink& tell);

}  // namespace fc::the_ring
