// Before the first bell: city, gloves, referee, training camp. Source: rules/the-ring/rules.md, 3.1. Ruling: R33 has the
// order.
#pragma once

#include "rules/the-ring/rounds.h"

namespace fc::the_ring {

/// Step 5.
template <class Sink>
void place_counters(const Setup& setup, State& state, Sink& tell) {
  for (const Corner corner : both_corners) {
    BoxerState& boxer = state.boxer(corner);
    boxer.stm = static_cast<std::int8_t>(std::max(1, setup.card(corner).stm + training_change(setup, boxer).stm));
  }
  tell(CountersPlaced{{state.boxers[0].stm, state.boxers[1].stm}});
  begin_round(setup, state, tell);
}

/// Step 4.
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

/// Step 3.
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

/// Step 2.
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

/// Step 1. state: as it is before anything.
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
