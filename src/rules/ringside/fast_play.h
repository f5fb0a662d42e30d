// Bouts at speed: what `Rules::play` and `Rules::play_out` are made of. Nothing here knows more of the game than sequence.h
// says; it lets the compiler know which question is open, so that only its own code is left of everything.
#pragma once

#include <cstddef>
#include <utility>

#include "core/check.h"
#include "rules/ringside/questions.h"
#include "rules/ringside/sequence.h"
#include "rules/ringside/state.h"

namespace fc::ringside::fast {

/// Answers the open question, which is the one of this phase. R: the rules, for the RollCall of what is told.
template <class R, Phase phase, class Player, class Sink>
[[gnu::always_inline]] inline void answer(const Setup& setup, State& state, Player& player, Sink& sink) {
  constexpr detail::Asked asked = detail::asked[static_cast<std::size_t>(phase)];
  if constexpr (asked.kind == NeedKind::roll) {
    const int value = player.die(asked.die);
    sequence::tell_roll(
        state, value, [&] { return R::roll_call(setup, state); }, sink);
    sequence::answer_roll(phase, setup, state, value, sink);
  } else {
    constexpr auto decision = static_cast<Decision>(asked.topic);
    sequence::answer_choice(phase, setup, state, player.choose(decision, legal_answers(state, decision)), sink);
  }
}

template <class R, class Player, class Sink, std::size_t... phases>
void answer_one_of(const Setup& setup, State& state, Player& player, Sink& sink, std::index_sequence<phases...>) {
  const auto open = static_cast<std::size_t>(state.phase);
  const bool answered =
      ((open == phases && (answer<R, static_cast<Phase>(phases)>(setup, state, player, sink), true)) || ...);
  FC_CHECK(answered);
}

/// Answers the open question, whichever it is.
template <class R, class Player, class Sink>
void play(const Setup& setup, State& state, Player& player, Sink& sink) {
  answer_one_of<R>(setup, state, player, sink, std::make_index_sequence<static_cast<std::size_t>(Phase::finished)>());
}

/// Until the bout is finished. In the order of a turn, so that after each answer the compiler and the processor know what
/// mostly comes next.
template <class R, class Player, class Sink>
[[gnu::always_inline]] inline void play_out(const Setup& setup, State& state, Player& player, Sink& sink) {
  const auto if_asked = [&]<Phase phase>(std::integral_constant<Phase, phase>) __attribute__((always_inline)) {
    if (state.phase == phase) {
      answer<R, phase>(setup, state, player, sink);
    }
  };
  const auto answer_in_turn = [&]<Phase... phases>() __attribute__((always_inline)) {
    (if_asked(std::integral_constant<Phase, phases>()), ...);
  };
  while (state.phase != Phase::finished) {
    answer_in_turn.template operator()<Phase::tactic, Phase::rush, Phase::hit>();
    do {
      answer_in_turn.template operator()<Phase::punch, Phase::guess, Phase::knockdown, Phase::count, Phase::ask_counterpunch,
                                         Phase::counter, Phase::counter_hit>();
    } while (state.phase == Phase::punch);
    answer_in_turn.template operator()<Phase::clinch, Phase::move, Phase::follow, Phase::opening_red, Phase::opening_blue>();
  }
}

}  // namespace fc::ringside::fast
