// The sequence of play: what the answer to each question leads to. Source: rules/dice-boxing/rules.md, 3.1.
#pragma once

#include <type_traits>

#include "core/check.h"
#include "rules/dice-boxing/punches.h"
#include "rules/dice-boxing/questions.h"
#include "rules/dice-boxing/rounds.h"
#include "rules/dice-boxing/specials.h"
#include "rules/ruleset.h"

namespace fc::dice_boxing::sequence {

/// The first answer of a bout begins its first round.
template <class Sink>
[[gnu::always_inline]] inline void tell_first_bell(State& state, Sink& tell) {
  if (!state.told_first_bell) {
    state.told_first_bell = true;
    tell(RoundBegan{1});
  }
}

/// What is thrown, and why, before anything follows from it.
/// call: gives the RollCall; nobody computes it where nobody listens.
template <class Call, class Sink>
[[gnu::always_inline]] inline void tell_roll(State& state, int value, Call call, Sink& tell) {
  tell_first_bell(state, tell);
  if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
    tell(Rolled{.call = call(), .value = value});
  }
}

/// phase: the one of `state`, apart so that who knows it when compiling gets a sequence without branches.
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
