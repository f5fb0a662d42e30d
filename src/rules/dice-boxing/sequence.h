// The sequence of play: what the answer to each question leads to. Source: rules/dice-boxing/rules.md, 3.1.
#pragma once

#include <array>
#include <type_traits>

#include "core/need.h"
#include "core/result.h"
#include "rules/dice-boxing/punches.h"
#include "rules/dice-boxing/rounds.h"
#include "rules/dice-boxing/specials.h"
#include "rules/dice-boxing/state.h"
#include "rules/ruleset.h"

namespace fc::dice_boxing {

// What is asked in each phase, of whom, and the legal answers. Source: rules/dice-boxing/rules.md, 3.1, 3.4, 3.11.

/// Percentile dice: 00 to 99.
inline constexpr Die percentile{.lowest = 0, .highest = faces - 1};

/// The five strategies, in the order of section 3.4: always all of them.
inline constexpr Choices all_strategies = [] {
  Choices all;
  for (std::size_t strategy = 0; strategy < strategy_count; ++strategy) {
    all.push_back({static_cast<Strategy>(strategy)});
  }
  return all;
}();

namespace detail {

/// Who must answer a question.
enum class Who : std::uint8_t { red, blue, roller, opponent_of_roller, thrower, opponent_of_thrower, nobody };

constexpr std::uint8_t seat_of(Who who, const State& state) {
  switch (who) {
    case Who::red:
    case Who::blue: return static_cast<std::uint8_t>(who);
    case Who::roller: return static_cast<std::uint8_t>(state.roller);
    case Who::opponent_of_roller: return static_cast<std::uint8_t>(other(state.roller));
    case Who::thrower: return static_cast<std::uint8_t>(state.thrower);
    case Who::opponent_of_thrower: return static_cast<std::uint8_t>(other(state.thrower));
    case Who::nobody: break;
  }
  return no_seat;
}

using Asked = AskedOf<Who>;

constexpr Asked pick(Who who) { return {NeedKind::choice, static_cast<std::uint8_t>(Decision::strategy), who}; }
constexpr Asked roll(Purpose purpose, Who who) { return {NeedKind::roll, static_cast<std::uint8_t>(purpose), who}; }

/// What each Phase asks for, by Phase.
inline constexpr std::array<Asked, phase_count> asked{
    pick(Who::red),
    pick(Who::blue),
    roll(Purpose::control, Who::roller),
    roll(Purpose::punch, Who::thrower),
    roll(Purpose::result, Who::thrower),
    roll(Purpose::knockdown, Who::opponent_of_thrower),
    roll(Purpose::special, Who::roller),
    roll(Purpose::foul, Who::roller),
    roll(Purpose::ring, Who::roller),
    roll(Purpose::cut, Who::roller),
    roll(Purpose::doctor, Who::opponent_of_roller),
    roll(Purpose::unique, Who::roller),
    roll(Purpose::doctor, Who::nobody),
    roll(Purpose::doctor, Who::opponent_of_roller),
    roll(Purpose::judge, Who::nobody),
    Asked{},
};

}  // namespace detail

/// The one question that is open. The dice of the three judges fall together.
constexpr Need question(const State& state) {
  const detail::Asked& asked = detail::asked[place_of(state.phase)];
  Need need{.kind = asked.kind, .seat = detail::seat_of(asked.who, state), .topic = asked.topic};
  if (asked.kind == NeedKind::finished) {
    need.seat = 0;
  } else if (asked.kind == NeedKind::roll) {
    need.die = percentile;
    need.more_dice = state.phase == Phase::judge ? static_cast<std::uint8_t>(judge_count - 1 - state.opinions.size()) : 0;
  } else {
    need.secret = true;
  }
  return need;
}

}  // namespace fc::dice_boxing

namespace fc::dice_boxing::sequence {

/// Tells the beginning of the first round before the bout's first answer.
template <class Sink>
[[gnu::always_inline]] inline void tell_first_bell(State& state, Sink& tell) {
  if (!state.told_first_bell) {
    state.told_first_bell = true;
    tell(RoundBegan{1});
  }
}

/// Tells the roll, before its consequences. call: returns the RollCall; it is called only if somebody listens.
template <class Call, class Sink>
[[gnu::always_inline]] inline void tell_roll(State& state, int value, Call call, Sink& tell) {
  tell_first_bell(state, tell);
  if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
    tell(Rolled{.call = call(), .value = value});
  }
}

/// Carries out a die. phase: that of `state`; given separately so that a caller who knows it when compiling gets code
/// without branches.
template <class Sink>
[[gnu::always_inline]] inline void answer_roll(Phase phase, const Setup& setup, State& state, int face, Sink& tell) {
  if (phase != Phase::judge) {
    state.phase = Phase::control;  // what leads elsewhere says so before it is told
  }
  switch (phase) {
    case Phase::control: return roll_control(setup, state, face, tell);
    case Phase::punch: return roll_punch(setup, state, face, tell);
    case Phase::result: return roll_result(setup, state, face, tell);
    case Phase::knockdown: return roll_knockdown(setup, state, face, tell);
    case Phase::special: return roll_special(setup, state, face, tell);
    case Phase::foul: return roll_foul(setup, state, face, tell);
    case Phase::ring: return roll_ring(setup, state, face, tell);
    case Phase::cut: return roll_cut(setup, state, face, tell);
    case Phase::cut_doctor: return roll_cut_doctor(setup, state, face, tell);
    case Phase::unique: return roll_unique(setup, state, face, tell);
    case Phase::clash_doctor:
    case Phase::injury_doctor: return roll_event_doctor(phase, setup, state, face, tell);
    case Phase::judge: return roll_judge(setup, state, face, tell);
    default: FC_CHECK(false && "no die is awaited");
  }
}

template <class Sink>
void answer_choice(const Setup& setup, State& state, Choice choice, Sink& tell) {
  tell_first_bell(state, tell);
  if (state.phase == Phase::strategy_red) {
    seal_pick(state, choice.strategy, tell);
  } else {
    FC_CHECK(state.phase == Phase::strategy_blue);
    reveal_picks(setup, state, choice.strategy, tell);
  }
}

}  // namespace fc::dice_boxing::sequence
