// The sequence of play: what the answer to each question leads to. Source: rules/ringside/rules.md, 3.3 to 3.7.
#pragma once

#include <type_traits>

#include "core/check.h"
#include "rules/ringside/events.h"
#include "rules/ringside/exchange.h"
#include "rules/ringside/questions.h"
#include "rules/ringside/state.h"
#include "rules/ruleset.h"

namespace fc::ringside::sequence {

/// What is thrown, and why, before anything follows from it; the first roll of a bout begins its first round.
/// call: gives the RollCall; nobody computes it where nobody listens.
template <class Call, class Sink>
[[gnu::always_inline]] constexpr void tell_roll(const State& state, int value, Call call, Sink& tell) {
  if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
    if (state.round == 1 && state.phase == Phase::opening_red && state.opening_roll == 0) {
      tell(RoundBegan{1});
    }
    tell(Rolled{.call = call(), .value = value});
  }
}

/// phase: the one of `state`, apart so that who knows it when compiling gets a sequence without branches.
template <class Sink>
[[gnu::always_inline]] constexpr void answer_roll(Phase phase, const Setup& setup, State& state, int value, Sink& tell) {
  switch (phase) {
    case Phase::opening_red:
    case Phase::opening_blue: return roll_opening(setup, state, value, tell);
    case Phase::hit: return roll_to_hit(setup, state, value, tell);
    case Phase::knockdown: return roll_for_knockdown(setup, state, value, tell);
    case Phase::count: return roll_count(setup, state, value, tell);
    case Phase::counter: return roll_to_counter(setup, state, value, tell);
    case Phase::counter_hit: return roll_counter_hit(setup, state, value, tell);
    default: FC_CHECK(false && "no die is awaited");
  }
}

/// phase: the one of `state`.
template <class Sink>
[[gnu::always_inline]] constexpr void answer_choice(Phase phase, const Setup& setup, State& state, Choice choice,
                                                    Sink& tell) {
  switch (phase) {
    case Phase::tactic: return choose_tactic(state, choice, tell);
    case Phase::rush: return choose_rush(state, choice, tell);
    case Phase::punch: return seal_punch(state, choice, tell);
    case Phase::guess: return reveal(setup, state, choice, tell);
    case Phase::ask_counterpunch: return choose_to_counter(setup, state, choice, tell);
    case Phase::clinch: return hold_or_break(setup, state, choice, tell);
    case Phase::move: return step_defender(setup, state, square_of(choice), tell);
    case Phase::follow: return follow(setup, state, choice, tell);
    default: FC_CHECK(false && "no choice is awaited");
  }
}

}  // namespace fc::ringside::sequence
