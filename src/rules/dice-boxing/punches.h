// Punches that land and the cuts that they open. Source: rules/dice-boxing/rules.md, 3.
#pragma once

#include "rules/dice-boxing/events.h"
#include "rules/dice-boxing/ranges.h"
#include "rules/dice-boxing/rounds.h"

namespace fc::dice_boxing {

// Cuts: the chart, the doctor, and how they open again. Source: rules/dice-boxing/rules.md, 2.8, 3.8.

inline constexpr int reopenings_that_stop = 3;

/// Ends the bout because of a cut of `on`: his opponent wins or, if it was an accident, nobody.
template <class Sink>
void stop_for_cut(State& state, Corner on, bool accidental, Sink& tell) {
  if (accidental) {
    stop_for_accident(state, EndReason::cut, tell);
  } else {
    stop_bout(state, Method::tko, EndReason::cut, other(on), tell);
  }
}

/// Opens a closed cut again. Returns false if that ends the bout.
// Ruling: R24. Each letter counts its own three, however often the others open.
template <class Sink>
bool reopen(const Setup& setup, State& state, Corner on, CutLetter letter, Sink& tell) {
  Cut& cut = state.boxer(on).cut(letter);
  cut.open = true;
  ++cut.reopened;
  refresh_ranges(setup, state);
  tell(CutReopened{.corner = on, .letter = letter, .times = cut.reopened});
  if (cut.reopened == reopenings_that_stop) {
    stop_for_cut(state, on, cut.accidental, tell);
    return false;
  }
  return true;
}

/// Opens again the cuts, A to D, that a landed punch with this face opens. Returns false if that ends the bout.
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

/// The column of the cut roll that is due: by the power of the man in control, or for a clash of heads.
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
    return end_round_if_full(setup, state, tell);
  }
  Cut& cut = state.boxer(on).cut(letter);
  if (cut.open) {
    tell(CutStaysOpen{.corner = on, .letter = letter});
    return end_round_if_full(setup, state, tell);
  }
  if (cut.exists) {
    if (reopen(setup, state, on, letter, tell)) {
      end_round_if_full(setup, state, tell);
    }
    return;
  }
  cut = {.exists = true, .open = true, .accidental = state.accidental, .reopened = 0};
  refresh_ranges(setup, state);
  const bool looks = setup.charts.cut_rules[place_of(letter)].doctor_stops_to >= 0;
  if (looks) {
    state.looked_at = letter;
    state.phase = Phase::cut_doctor;
  }
  tell(CutOpened{.corner = on, .letter = letter, .accidental = state.accidental});
  if (!looks) {
    end_round_if_full(setup, state, tell);
  }
}

/// Highest face on which the doctor stops the bout for the cut that he looks at. Source: 2.8.
constexpr int cut_doctor_stops_to(const Setup& setup, const State& state) {
  return setup.charts.cut_rules[place_of(state.looked_at)].doctor_stops_to;
}

/// Highest face on which the doctor stops the bout for the present unique event; -1 if he has no say. Source: 2.9.
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
    end_round_if_full(setup, state, tell);
  }
}

// Control, punches, results, knock-downs. Source: rules/dice-boxing/rules.md, 3.1 (state 3), 3.6, 3.7.

inline constexpr int knockdown_points = 10;
inline constexpr int hurt_control = -5;    ///< letter C
inline constexpr int shaken_stamina = -4;  ///< letter D
inline constexpr int knockdowns_that_stop = 3;

/// `thrower` throws a punch, because he is in control or for free. more: how many free punches of the event follow this one.
constexpr void throw_punch(State& state, Corner thrower, FreePunch free, int more = 0) {
  state.thrower = thrower;
  state.free_punch = free;
  state.free_left = static_cast<std::uint8_t>(more);
  state.phase = Phase::punch;
}

template <class Sink>
[[gnu::always_inline]] inline void roll_control(const Setup& /*setup*/, State& state, int face, Sink& tell) {
  const Corner roller = state.roller;
  if (face > state.boxer(roller).ranges.control_to) {
    state.roller = other(roller);
    tell(ControlLost{roller});
  } else if (face > special_to) {
    throw_punch(state, roller, FreePunch::none);
    tell(ControlTaken{roller});
  } else {
    state.phase = Phase::special;
    tell(SpecialChartsCalled{roller});
  }
}

/// After a punch: the next free one of an event, or else the next control roll or the end of a full round.
template <class Sink>
[[gnu::always_inline]] inline void after_punch(const Setup& setup, State& state, Sink& tell) {
  if (state.free_left > 0 && state.action < actions_in_a_round) {
    --state.free_left;
    state.phase = Phase::punch;
    tell(FreePunchEarned{.corner = state.thrower, .reason = FreePunch::event, .left = state.free_left});
    return;
  }
  state.free_left = 0;
  end_round_if_full(setup, state, tell);
}

/// Whether he throws a free punch after a miss of the other man.
constexpr bool counters_misses(const Setup& setup, const State& state, Corner corner) {
  return state.boxer(corner).strategy == Strategy::counter_punch && !cell_of(setup, state, corner).no_free;
}

/// Whether the miss just now earns him a free punch. Ruling: R30. Not after a miss of a free punch, not when the round is
/// full, not for two counter-punchers.
constexpr bool earns_counter(const Setup& setup, const State& state, Corner counter_puncher) {
  return counters_misses(setup, state, counter_puncher) && state.free_punch == FreePunch::none &&
         state.action < actions_in_a_round;
}

/// Whether a punch lands, and what follows from a miss. Source: 3.6, steps 1 and 2.
template <class Sink>
[[gnu::always_inline]] inline void roll_punch(const Setup& setup, State& state, int face, Sink& tell) {
  const Corner thrower = state.thrower;
  const FreePunch free = state.free_punch;
  BoxerState& me = state.boxer(thrower);
  ++state.action;  // Ruling: R6. Landed, missed and moves make up a round: cuts, fouls and events do not.
  if (face <= (free == FreePunch::none ? me.ranges.punches_to : me.ranges.free_punches_to)) {
    ++me.landed;
    state.phase = Phase::result;
    tell(PunchLanded{.corner = thrower, .free = free, .action = state.action, .landed = me.landed});
    return;
  }
  ++me.missed;
  tell(PunchMissed{.corner = thrower, .free = free, .action = state.action, .missed = me.missed});
  if (earns_counter(setup, state, other(thrower))) {
    throw_punch(state, other(thrower), FreePunch::counter);
    tell(FreePunchEarned{.corner = other(thrower), .reason = FreePunch::counter, .left = 0});
  } else {
    after_punch(setup, state, tell);
  }
}

/// Changes stamina by an event or a knock-down. This tires nobody before the bell, and a tired man has none to lose. Ruling:
/// R11.
template <class Sink>
void change_stamina(const Setup& setup, State& state, Corner corner, int by, Sink& tell) {
  BoxerState& boxer = state.boxer(corner);
  if (boxer.tired > 0) {
    return;
  }
  const int before = boxer.stamina;
  boxer.stamina = std::min<std::int32_t>(setup.start(corner).stamina, before + by);
  tell(StaminaChanged{.corner = corner, .before = before, .after = boxer.stamina});
}

/// Carries out the letter of the knock-down chart for the man who is down. Source: 3.7, steps 5 and 6.
template <class Sink>
void read_letter(const Setup& setup, State& state, Letter letter, Sink& tell) {
  const Corner scorer = state.thrower;
  const Corner down = other(scorer);
  BoxerState& boxer = state.boxer(down);
  switch (letter) {
    case Letter::ko: return stop_bout(state, Method::ko, EndReason::count, scorer, tell);
    case Letter::a: return stop_bout(state, Method::tko, EndReason::referee, scorer, tell);
    case Letter::b: boxer.hurt = true; break;
    case Letter::c:
      boxer.round_control += hurt_control;
      tell(RoundControlChanged{.corner = down, .by = hurt_control, .now = boxer.round_control});
      break;
    case Letter::d: change_stamina(setup, state, down, shaken_stamina, tell); break;
    case Letter::e: break;
  }
  ++boxer.knockdowns;
  state.boxer(scorer).points = static_cast<std::int16_t>(state.boxer(scorer).points + knockdown_points);
  state.roller = scorer;  // Ruling: R8. Who scored it rolls next.
  state.free_left = 0;
  refresh_ranges(setup, state);
  tell(GotUp{.corner = down, .letter = letter, .knockdowns = boxer.knockdowns, .points = state.boxer(scorer).points});
  end_round_if_full(setup, state, tell);
}

/// A man is knocked down; asks for the chart's die unless that ends the bout or the bell saves him. Source: 3.7, steps 1 to
/// 4. face: of the result.
template <class Sink>
void knock_down(const Setup& setup, State& state, int face, Sink& tell) {
  const Corner scorer = state.thrower;
  const Corner down = other(scorer);
  BoxerState& boxer = state.boxer(down);
  const int kd_from = state.boxer(scorer).ranges.kd_from;
  ++boxer.downs;
  const Position place = state.position;
  const bool moves = go_to_center(state);
  refresh_ranges(setup, state);
  const bool third = setup.options.three_knockdown_rule && boxer.downs == knockdowns_that_stop;
  const bool saved =
      setup.options.saved_by_the_bell && state.action == actions_in_a_round && state.round != setup.options.rounds;
  if (!boxer.hurt && !third && !saved) {
    state.phase = Phase::knockdown;
  }
  tell(KnockedDown{.corner = down, .downs = boxer.downs, .face = face, .kd_from = kd_from});
  if (moves) {
    tell(BackToCenter{place});
  }
  if (boxer.hurt) {
    return stop_bout(state, Method::tko, EndReason::seriously_hurt, scorer, tell);
  }
  if (third) {
    return stop_bout(state, Method::tko, EndReason::three_knockdowns, scorer, tell);
  }
  if (saved) {
    tell(KnockdownRead{.corner = down, .chin = boxer.ranges.chin, .letter = Letter::e, .saved_by_the_bell = true});
    read_letter(setup, state, Letter::e, tell);
  }
}

/// The result of a landed punch: points or a knock-down. Source: 3.6, steps 2 and 3.
template <class Sink>
[[gnu::always_inline]] inline void roll_result(const Setup& setup, State& state, int face, Sink& tell) {
  const Corner thrower = state.thrower;
  BoxerState& me = state.boxer(thrower);
  if (face >= me.ranges.kd_from) {
    // Ruling: R7. The numbers lie over the results section: a punch that floors scores nothing itself.
    return knock_down(setup, state, face, tell);
  }
  const Hit hit = setup.card(thrower).results[static_cast<std::size_t>(face)];
  me.points = static_cast<std::int16_t>(me.points + hit.points);
  tell(PunchScored{.corner = thrower, .hit = hit, .face = face, .points = me.points});
  if (setup.charts.reopens[static_cast<std::size_t>(face)] != 0 && !reopen_by(setup, state, other(thrower), face, tell)) {
    return;
  }
  after_punch(setup, state, tell);
}

template <class Sink>
void roll_knockdown(const Setup& setup, State& state, int face, Sink& tell) {
  const Corner down = other(state.thrower);
  const int chin = state.boxer(down).ranges.chin;
  const Letter letter = setup.charts.knockdown_row(chin)[static_cast<std::size_t>(face)];
  tell(KnockdownRead{.corner = down, .chin = chin, .letter = letter, .saved_by_the_bell = false});
  read_letter(setup, state, letter, tell);
}

}  // namespace fc::dice_boxing
