// The sequence of play: what the answer to each question leads to. Source: rules/the-ring/rules.md, 3.
#pragma once

#include "core/result.h"
#include "rules/ruleset.h"
#include "rules/the-ring/rounds.h"

namespace fc::the_ring {

// Before the first bell: city, gloves, referee, training camp. Source: rules/the-ring/rules.md, 3.1. Ruling: R33 has the
// order.

/// Step 5: the stamina counters.
template <class Sink>
void place_counters(const Setup& setup, State& state, Sink& tell) {
  for (const Corner corner : both_corners) {
    BoxerState& boxer = state.boxer(corner);
    boxer.stm = static_cast<std::int8_t>(std::max(1, setup.card(corner).stm + training_change(setup, boxer).stm));
  }
  tell(CountersPlaced{{state.boxers[0].stm, state.boxers[1].stm}});
  begin_round(setup, state, tell);
}

/// Step 4: the training camp.
template <class Sink>
void begin_camp(const Setup& setup, State& state, Sink& tell) {
  if (setup.options.training_camp) {
    state.phase = Phase::training_red;
  } else {
    place_counters(setup, state, tell);
  }
}

template <class Sink>
void set_referee(const Setup& setup, State& state, Referee referee, bool by_champion, Sink& tell) {
  state.referee = referee;
  state.referee_offered = Referee::none;
  state.other_referee = Referee::none;
  tell(RefereeSet{.referee = referee, .by_champion = by_champion});
  begin_camp(setup, state, tell);
}

/// Step 3: the referee.
template <class Sink>
void find_referee(const Setup& setup, State& state, Sink& tell) {
  if (setup.referee != Referee::none) {
    set_referee(setup, state, setup.referee, false, tell);
  } else if (!setup.options.referees) {
    set_referee(setup, state, neutral_referee, false, tell);
  } else {
    state.phase = Phase::referee;
  }
}

inline constexpr int title_ounces = 6;
inline constexpr int usual_ounces = 8;

template <class Sink>
void set_gloves(const Setup& setup, State& state, int ounces, bool refused, Sink& tell) {
  state.gloves = static_cast<std::uint8_t>(ounces);
  tell(GlovesSet{.ounces = ounces, .refused = refused});
  find_referee(setup, state, tell);
}

/// Step 2: the gloves.
template <class Sink>
void find_gloves(const Setup& setup, State& state, Sink& tell) {
  if (setup.is_title_bout() && setup.options.gloves) {
    state.gloves = title_ounces;
    state.phase = Phase::gloves_choice;
  } else {
    set_gloves(setup, state, usual_ounces, false, tell);
  }
}

template <class Sink>
void set_city(const Setup& setup, State& state, City city, bool by_champion, Sink& tell) {
  state.city = city;
  state.cities_offered = {City::none, City::none};
  tell(CitySet{.city = city, .by_champion = by_champion});
  find_gloves(setup, state, tell);
}

/// Step 1: the city. state: newly made.
template <class Sink>
void begin_bout(const Setup& setup, State& state, Sink& tell) {
  for (const Corner corner : both_corners) {
    state.boxer(corner).stm = setup.card(corner).stm;
    refresh(setup, state, corner);
  }
  if (setup.city != City::none) {
    set_city(setup, state, setup.city, false, tell);
  } else if (!setup.options.cities) {
    set_city(setup, state, neutral_city, false, tell);
  } else {
    state.phase = Phase::city;
  }
}

template <class Sink>
void roll_city(const Setup& setup, State& state, int tens, int ones, Sink& tell) {
  const City city = setup.charts.people.city_at[place_of_d66(tens, ones)];
  const bool is_second = state.phase == Phase::second_city;
  state.cities_offered[is_second ? 1 : 0] = city;
  tell(CityNamed{.city = city, .offer = is_second ? 1 : 0});
  if (!setup.is_title_bout() || (is_second && state.cities_offered[0] == city)) {
    set_city(setup, state, city, false, tell);
  } else {
    state.phase = is_second ? Phase::city_choice : Phase::second_city;
  }
}

template <class Sink>
void choose_gloves(const Setup& setup, State& state, Gloves gloves, Sink& tell) {
  state.phase = Phase::gloves;
  tell(GlovesSought{.corner = setup.champion_corner(), .gloves = gloves});
  if (gloves == Gloves::six_ounce) {
    set_gloves(setup, state, title_ounces, false, tell);
  }
}

inline constexpr int gloves_granted_from = 2;

template <class Sink>
void roll_gloves(const Setup& setup, State& state, int die, Sink& tell) {
  const bool granted = die >= gloves_granted_from;
  set_gloves(setup, state, granted ? usual_ounces : title_ounces, !granted, tell);
}

template <class Sink>
void roll_referee(const Setup& setup, State& state, int tens, int ones, Sink& tell) {
  const Referee referee = setup.charts.people.referee_at[place_of_d66(tens, ones)];
  if (state.phase == Phase::referee) {
    tell(RefereeNamed{.referee = referee, .offer = 0, .again = false});
    if (!setup.is_title_bout()) {
      return set_referee(setup, state, referee, false, tell);
    }
    state.referee_offered = referee;
    state.phase = Phase::second_referee;
    return;
  }
  const bool again = referee == state.referee_offered;
  if (!again) {
    state.other_referee = referee;
    state.phase = Phase::referee_choice;
  }
  tell(RefereeNamed{.referee = referee, .offer = 1, .again = again});
}

template <class Sink>
void roll_training(const Setup& setup, State& state, int total, Sink& tell) {
  const Corner corner = state.phase == Phase::training_red ? Corner::red : Corner::blue;
  const int rating = setup.card(corner).training;
  const Training result = at_total(setup.charts.training[static_cast<std::size_t>(rating - 1)], total);
  state.boxer(corner).training = result;
  refresh(setup, state, corner);
  state.phase = Phase::training_blue;
  tell(TrainingRead{.corner = corner, .rating = rating, .total = total, .result = result});
  if (corner == Corner::blue) {
    place_counters(setup, state, tell);
  }
}

}  // namespace fc::the_ring

namespace fc::the_ring::sequence {

/// Tells everything that happened before the first question, together with the first answer.
template <class Sink>
void tell_opening(const Setup& setup, State& state, Sink& tell) {
  if (!state.told_opening) {
    state.told_opening = true;
    if constexpr (is_listening<Sink>) {
      State fresh;
      begin_bout(setup, fresh, tell);
    }
  }
}

/// Carries out a choice, made by the manager who was asked or by a Solitaire boxer's dice.
template <class Sink>
void answer_choice(const Setup& setup, State& state, Choice choice, Sink& tell) {
  tell_opening(setup, state, tell);
  switch (choice.decision) {
    case Decision::city: return set_city(setup, state, static_cast<City>(choice.value), true, tell);
    case Decision::gloves: return choose_gloves(setup, state, static_cast<Gloves>(choice.value), tell);
    case Decision::referee: return set_referee(setup, state, static_cast<Referee>(choice.value), true, tell);
    case Decision::strategy: return choose_strategy(setup, state, static_cast<Strategy>(choice.value), tell);
    case Decision::cut_target: return choose_cut(setup, state, static_cast<Location>(choice.value), tell);
    case Decision::retaliate: return decide_retaliation(setup, state, choice.value != 0, tell);
  }
}

/// Lets two dice decide for a Solitaire boxer: an odd total is the first of two choices, an even one the second. Ruling:
/// R30.
template <class Sink>
void decide_by_dice(const Setup& setup, State& state, int total, Sink& tell) {
  const detail::Asked& asked = detail::asked[place_of(state.phase)];
  const std::uint8_t seat = detail::seat_of(asked.who, setup, state);
  const bool second = total % 2 == 0;
  const Choices legal = answers(state, {.kind = NeedKind::choice, .seat = seat, .topic = asked.topic});
  tell(SolitaireDecided{.corner = static_cast<Corner>(seat),
                        .decision = static_cast<Decision>(asked.topic),
                        .total = total,
                        .second = second});
  answer_choice(setup, state, legal[second ? 1 : 0], tell);
}

/// Carries out a roll with all its dice. first, second, third: faces in their order; unused ones are ignored.
template <class Sink>
void answer_dice(Phase phase, const Setup& setup, State& state, int first, int second, int third, Sink& tell) {
  const int total = first + second;
  switch (phase) {
    case Phase::city:
    case Phase::second_city: return roll_city(setup, state, first, second, tell);
    case Phase::city_choice:
    case Phase::gloves_choice:
    case Phase::referee_choice:
    case Phase::retaliate: return decide_by_dice(setup, state, total, tell);
    case Phase::gloves: return roll_gloves(setup, state, first, tell);
    case Phase::referee:
    case Phase::second_referee: return roll_referee(setup, state, first, second, tell);
    case Phase::training_red:
    case Phase::training_blue: return roll_training(setup, state, total, tell);
    case Phase::strategy_red:
    case Phase::strategy_blue: return roll_solitaire(setup, state, first, second, tell);
    case Phase::tie_up: return roll_tie_up(setup, state, first, tell);
    case Phase::first_mover: return roll_first_mover(setup, state, first, tell);
    case Phase::basic: return roll_basic(setup, state, first, second, third, tell);
    case Phase::counter: return roll_counter(setup, state, total, tell);
    case Phase::hard_shot: return roll_hard_shot(setup, state, total, tell);
    case Phase::pure_twelve: return roll_pure_twelve(setup, state, first, tell);
    case Phase::knockout: return roll_count(setup, state, total, tell);
    case Phase::finisher: return roll_finisher(setup, state, total, tell);
    case Phase::possible_cut: return roll_possible_cut(setup, state, first, tell);
    case Phase::cut_chart: return roll_cut_chart(setup, state, total, tell);
    case Phase::cut_stoppage: return roll_cut_stoppage(setup, state, first, tell);
    case Phase::foul: return roll_foul(setup, state, total, tell);
    case Phase::retaliation: return roll_retaliation(setup, state, first, tell);
    case Phase::time: return roll_time(setup, state, total, tell);
    case Phase::judge: return roll_judge(setup, state, first, tell);
    case Phase::corner: return roll_corner(setup, state, first, tell);
    default: FC_CHECK(false && "no die is awaited");
  }
}

/// How many dice the awaited roll has. The judges' dice fall together too, but each is a roll of its own.
constexpr std::size_t dice_of(Phase phase) {
  const detail::Asked& asked = detail::asked[place_of(phase)];
  return asked.kind == NeedKind::choice ? solitaire_dice : phase == Phase::judge ? 1 : asked.dice;
}

/// Takes a single die, and keeps it until the roll has all of its dice.
template <class Sink>
void answer_die(const Setup& setup, State& state, int face, Sink& tell) {
  if (state.thrown.size() + 1 < dice_of(state.phase)) {
    state.thrown.push_back(static_cast<std::uint8_t>(face));
    return;
  }
  std::array<int, 3> faces{};
  for (std::size_t die = 0; die < state.thrown.size(); ++die) {
    faces[die] = state.thrown[die];
  }
  faces[state.thrown.size()] = face;
  state.thrown.clear();
  answer_dice(state.phase, setup, state, faces[0], faces[1], faces[2], tell);
}

}  // namespace fc::the_ring::sequence
