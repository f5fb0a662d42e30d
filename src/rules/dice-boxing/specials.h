// The special charts: fouls, ring movement, unique events. Source: rules/dice-boxing/rules.md, 2.3, 2.6, 2.7, 2.9, 3.8.
#pragma once

#include <span>

#include "rules/dice-boxing/punches.h"

namespace fc::dice_boxing {

inline constexpr int warnings_before_points = 1;
inline constexpr int deductions_that_stop = 3;

template <class Sink>
void roll_special(const Setup& setup, State& state, int face, Sink& tell) {
  constexpr std::array<Phase, special_chart_count> phases{Phase::foul, Phase::ring, Phase::cut, Phase::unique};
  const SpecialChart chart = setup.charts.special[static_cast<std::size_t>(face)];
  state.phase = phases[place_of(chart)];
  state.accidental = false;
  tell(SpecialChartChosen{.corner = state.roller, .chart = chart});
}

template <class Sink>
void roll_ring(const Setup& setup, State& state, int face, Sink& tell) {
  const Position from = state.position;
  BoxerState& me = state.boxer(state.roller);
  const bool had_owner = state.has_owner;
  state.position = setup.charts.ring[static_cast<std::size_t>(face)];
  state.has_owner = ground_of(state.position) != Ground::center;
  state.owner = state.roller;
  state.phase = Phase::control;
  ++me.moves;
  ++state.action;
  if (had_owner || state.has_owner) {
    refresh_ranges(setup, state);
  }
  tell(RingMoved{.corner = state.roller,
                 .from = from,
                 .to = state.position,
                 .has_owner = state.has_owner,
                 .action = state.action,
                 .moves = me.moves});
  end_round_if_full(setup, state, tell);
}

/// A clash of heads, which is an accident: asks for the die on the cut chart.
constexpr void clash_heads(State& state) {
  state.accidental = true;
  state.phase = Phase::cut;
}

/// Takes a point from the man in control. Returns false if that ends the bout.
template <class Sink>
bool deduct_point(State& state, Sink& tell) {
  BoxerState& me = state.boxer(state.roller);
  ++me.deductions;
  ++me.round_deductions;
  tell(PointDeducted{.corner = state.roller, .deductions = me.deductions});
  if (me.deductions == deductions_that_stop) {
    stop_bout(state, Method::disqualification, EndReason::points, other(state.roller), tell);
    return false;
  }
  return true;
}

template <class Sink>
void roll_foul(const Setup& setup, State& state, int face, Sink& tell) {
  BoxerState& me = state.boxer(state.roller);
  const int rating = setup.card(state.roller).ratings.foul;
  const Foul foul = setup.charts.foul_row(rating)[static_cast<std::size_t>(face)];
  const Position place = state.position;
  // Ruling: R18. Every foul ends what the place was worth, a caution too.
  const bool moves = go_to_center(state);
  refresh_ranges(setup, state);
  if (foul == Foul::clash_of_heads) {
    clash_heads(state);
  }
  tell(FoulCalled{.corner = state.roller, .rating = rating, .foul = foul});
  if (moves) {
    tell(BackToCenter{place});
  }
  switch (foul) {
    case Foul::caution: break;
    case Foul::clash_of_heads: return;
    case Foul::warning:
      ++me.warnings;
      tell(Warned{.corner = state.roller, .warnings = me.warnings});
      if (me.warnings > warnings_before_points && !deduct_point(state, tell)) {
        return;
      }
      break;
    case Foul::point:
      if (!deduct_point(state, tell)) {
        return;
      }
      break;
    case Foul::disqualified: return stop_bout(state, Method::disqualification, EndReason::foul, other(state.roller), tell);
  }
  end_round_if_full(setup, state, tell);
}

namespace detail {

constexpr Corner man_of(EffectOn on, const Setup& setup, const State& state) {
  switch (on) {
    case EffectOn::x: return state.roller;
    case EffectOn::y: return other(state.roller);
    case EffectOn::challenger: break;
  }
  return other(setup.favourite);
}

/// The member that a lasting effect changes.
constexpr std::int32_t& lasting_of(BoxerState& boxer, EffectKind kind) {
  switch (kind) {
    case EffectKind::lasting_control: return boxer.lasting.control;
    case EffectKind::lasting_punches: return boxer.lasting.punches;
    case EffectKind::lasting_kd: return boxer.lasting.kd;
    case EffectKind::lasting_chin: return boxer.lasting.chin;
    default: return boxer.lasting.defense;
  }
}

/// Sets the phase to the die that these effects ask for, if any; it is due before the effects are told.
constexpr void ask_for_die(State& state, std::span<const Effect> effects) {
  for (const Effect& effect : effects) {
    switch (effect.kind) {
      case EffectKind::butt_cut: return clash_heads(state);
      case EffectKind::technical_stop: state.phase = Phase::clash_doctor; return;
      case EffectKind::injury_stop: state.phase = Phase::injury_doctor; return;
      case EffectKind::control_passes:
      case EffectKind::free_punches:
      case EffectKind::bell: return;  // nothing after these is carried out
      default: break;
    }
  }
}

}  // namespace detail

/// Carries out the effects of the present event from number `next` on, up to the first that asks for a die or leads
/// elsewhere. Source: 3.8.
template <class Sink>
void carry_out(const Setup& setup, State& state, std::size_t next, Sink& tell) {
  const Corner in_control = state.roller;
  const Corner opponent = other(in_control);
  const auto& effects = setup.charts.unique_rows[place_of(state.unique)].effects;
  for (; next < effects.size(); ++next) {
    const Effect& effect = effects[next];
    const Corner corner = detail::man_of(effect.on, setup, state);
    switch (effect.kind) {
      case EffectKind::stamina: change_stamina(setup, state, corner, effect.by, tell); break;
      case EffectKind::round_control:
        state.boxer(corner).round_control += effect.by;
        refresh_ranges(setup, state);
        tell(RoundControlChanged{.corner = corner, .by = effect.by, .now = state.boxer(corner).round_control});
        break;
      case EffectKind::lasting_control:
      case EffectKind::lasting_punches:
      case EffectKind::lasting_kd:
      case EffectKind::lasting_chin:
      case EffectKind::lasting_defense: {
        std::int32_t& lasting = detail::lasting_of(state.boxer(corner), effect.kind);
        lasting += effect.by;
        refresh_ranges(setup, state);
        tell(LastingChanged{.corner = corner, .kind = effect.kind, .by = effect.by, .now = lasting});
        break;
      }
      case EffectKind::control_passes:
        state.roller = opponent;
        tell(ControlPassed{opponent});
        return end_round_if_full(setup, state, tell);
      case EffectKind::free_punches:
        throw_punch(state, in_control, FreePunch::event, effect.by - 1);
        tell(FreePunchEarned{.corner = in_control, .reason = FreePunch::event, .left = state.free_left});
        return;
      case EffectKind::butt_cut:
      case EffectKind::technical_stop:
      case EffectKind::injury_stop: return;
      case EffectKind::bell: tell(EarlyBell{}); return end_round(setup, state, tell);
      case EffectKind::towel: {
        const bool stops = state.boxer(opponent).tired > 0;
        tell(TowelConsidered{.corner = opponent, .stops = stops});
        if (stops) {
          return stop_bout(state, Method::tko, EndReason::towel, in_control, tell);
        }
        break;
      }
    }
  }
  end_round_if_full(setup, state, tell);
}

template <class Sink>
void roll_unique(const Setup& setup, State& state, int face, Sink& tell) {
  state.unique = setup.charts.unique[static_cast<std::size_t>(face)];
  const Position place = state.position;
  bool moves = false;
  if (setup.charts.unique_rows[place_of(state.unique)].to_center) {
    moves = go_to_center(state);
    refresh_ranges(setup, state);
  }
  detail::ask_for_die(state, setup.charts.unique_rows[place_of(state.unique)].effects);
  tell(UniqueHappened{.corner = state.roller, .event = state.unique});
  if (moves) {
    tell(BackToCenter{place});
  }
  carry_out(setup, state, 0, tell);
}

/// The doctor's die after a bad clash of heads or an injury; if he lets them box on, the rest of the event follows.
template <class Sink>
void roll_event_doctor(Phase phase, const Setup& setup, State& state, int face, Sink& tell) {
  const bool clash = phase == Phase::clash_doctor;
  const Corner of = other(state.roller);
  const int stops_to = event_doctor_stops_to(setup, state);
  const bool stops = face <= stops_to;
  const auto& effects = setup.charts.unique_rows[place_of(state.unique)].effects;
  std::size_t next = 0;
  while (effects[next].kind != EffectKind::technical_stop && effects[next].kind != EffectKind::injury_stop) {
    ++next;
  }
  ++next;
  if (!stops) {
    detail::ask_for_die(state, std::span(effects.begin(), effects.end()).subspan(next));
  }
  tell(DoctorLooked{.at_both = clash, .of = of, .stops_to = stops_to, .stops = stops});
  if (stops) {
    return clash ? stop_for_accident(state, EndReason::accident, tell)
                 : stop_bout(state, Method::tko, EndReason::injury, state.roller, tell);
  }
  carry_out(setup, state, next, tell);
}

}  // namespace fc::dice_boxing
