// Cuts: the chart, the doctor, what opens them again. Source: rules/dice-boxing/rules.md, 2.8, 3.8.
#pragma once

#include "rules/dice-boxing/bars.h"
#include "rules/dice-boxing/endings.h"
#include "rules/dice-boxing/rounds.h"

namespace fc::dice_boxing {

inline constexpr int reopenings_that_stop = 3;

/// A cut of `on` ends the bout: his opponent wins, but of an accident nobody.
template <class Sink>
void stop_for_cut(State& state, Corner on, bool accidental, Sink& tell) {
  if (accidental) {
    stop_for_accident(state, EndReason::cut, tell);
  } else {
    stop_bout(state, Method::tko, EndReason::cut, other(on), tell);
  }
}

/// A closed cut opens. False if that ends the bout.
// Ruling: R24. Each letter counts its own three, however often the others open.
template <class Sink>
bool reopen(const Setup& setup, State& state, Corner on, CutLetter letter, Sink& tell) {
  Cut& cut = state.boxer(on).cut(letter);
  cut.open = true;
  ++cut.reopened;
  refresh_bars(setup, state);
  tell(CutReopened{.corner = on, .letter = letter, .times = cut.reopened});
  if (cut.reopened == reopenings_that_stop) {
    stop_for_cut(state, on, cut.accidental, tell);
    return false;
  }
  return true;
}

/// The cuts that a landed punch opens again, A to D. False if that ends the bout.
template <class Sink>
bool reopen_by(const Setup& setup, State& state, Corner on, int face, Sink& tell) {
  const unsigned letters = setup.charts.reopens[static_cast<std::size_t>(face)];
  for (std::size_t letter = 0; letter < cut_letters; ++letter) {
    const Cut& cut = state.boxer(on).cuts[letter];
    const bool opens = cut.exists && !cut.open && (letters >> letter & 1U) != 0;
    if (opens && !reopen(setup, state, on, static_cast<CutLetter>(letter), tell)) {
      return false;
    }
  }
  return true;
}

/// The column of a cut roll that is due, by the man in control or of a clash of heads.
// Ruling: R25. The power of the man in control cuts the other one.
constexpr CutColumn column_due(const Setup& setup, const State& state) {
  return state.accidental ? CutColumn::butt : cut_column(setup.card(state.roller).ratings.power);
}

template <class Sink>
void roll_cut(const Setup& setup, State& state, int face, Sink& tell) {
  const Corner on = other(state.roller);
  const CutColumn column = column_due(setup, state);
  const CutLetter letter = setup.charts.cut[place_of(column)][static_cast<std::size_t>(face)];
  tell(CutRead{.by = state.roller, .on = on, .column = column, .letter = letter});
  if (letter == CutLetter::none) {
    return go_on(setup, state, tell);
  }
  Cut& cut = state.boxer(on).cut(letter);
  if (cut.open) {
    tell(CutStaysOpen{.corner = on, .letter = letter});
    return go_on(setup, state, tell);
  }
  if (cut.exists) {
    if (reopen(setup, state, on, letter, tell)) {
      go_on(setup, state, tell);
    }
    return;
  }
  cut = {.exists = true, .open = true, .accidental = state.accidental, .reopened = 0};
  refresh_bars(setup, state);
  const bool looks = setup.charts.cut_rules[place_of(letter)].doctor_stops_to >= 0;
  if (looks) {
    state.looked_at = letter;
    state.phase = Phase::cut_doctor;
  }
  tell(CutOpened{.corner = on, .letter = letter, .accidental = state.accidental});
  if (!looks) {
    go_on(setup, state, tell);
  }
}

/// Highest face on which the doctor stops the bout for the cut that he looks at. Source: 2.8.
constexpr int cut_doctor_stops_to(const Setup& setup, const State& state) {
  return setup.charts.cut_rules[place_of(state.looked_at)].doctor_stops_to;
}

/// Highest face on which the doctor stops the bout for the event. Source: 2.9.
constexpr int event_doctor_stops_to(const Setup& setup, const State& state) {
  for (const Effect& effect : setup.charts.unique_rows[place_of(state.unique)].effects) {
    if (effect.kind == EffectKind::technical_stop || effect.kind == EffectKind::injury_stop) {
      return effect.by;
    }
  }
  return -1;
}

template <class Sink>
void roll_cut_doctor(const Setup& setup, State& state, int face, Sink& tell) {
  const Corner on = other(state.roller);
  const int stops_to = cut_doctor_stops_to(setup, state);
  const bool stops = face <= stops_to;
  tell(DoctorLooked{.at_both = false, .of = on, .stops_to = stops_to, .stops = stops});
  if (stops) {
    stop_for_cut(state, on, state.boxer(on).cut(state.looked_at).accidental, tell);
  } else {
    go_on(setup, state, tell);
  }
}

}  // namespace fc::dice_boxing
