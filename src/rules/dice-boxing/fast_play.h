// Bouts at speed: what `Rules::play` and `Rules::play_out` are made of. Nothing here knows more of the game than sequence.h
// says; it lets the compiler know which question is open, so that only its own code is left of everything.
#pragma once

#include "rules/dice-boxing/questions.h"
#include "rules/dice-boxing/sequence.h"

namespace fc::dice_boxing::fast {

/// Answers the open question, which is the one of this phase. R: the rules, for the RollCall of what is told.
template <class R, Phase phase, class Player, class Sink>
[[gnu::always_inline]] inline void answer(const Setup& setup, State& state, Player& player, Sink& sink) {
  const int face = player.die(percentile);
  sequence::tell_roll(
      state, face, [&] { return R::roll_call(setup, state); }, sink);
  sequence::answer_roll(phase, setup, state, face, sink);
}

/// Answers the open question, whichever it is.
template <class R, class Player, class Sink>
[[gnu::noinline]] void play(const Setup& setup, State& state, Player& player, Sink& sink) {
  const detail::Asked& asked = detail::asked[place_of(state.phase)];
  if (asked.kind == NeedKind::roll) {
    const int face = player.die(percentile);
    sequence::tell_roll(
        state, face, [&] { return R::roll_call(setup, state); }, sink);
    sequence::answer_roll(state.phase, setup, state, face, sink);
  } else {
    FC_CHECK(asked.kind == NeedKind::choice);
    sequence::answer_choice(setup, state, player.choose(static_cast<Decision>(asked.topic), all_strategies), sink);
  }
}

/// Until the bout is finished. Nine of ten dice are for control, a punch
/// and its result: they follow each other without a look at the phase.
template <class R, class Player, class Sink>
[[gnu::always_inline]] inline void play_out(const Setup& setup, State& state, Player& player, Sink& sink) {
  while (state.phase != Phase::finished) {
    while (state.phase == Phase::control) {
      answer<R, Phase::control>(setup, state, player, sink);
      while (state.phase == Phase::punch) {
        answer<R, Phase::punch>(setup, state, player, sink);
        if (state.phase == Phase::result) {
          answer<R, Phase::result>(setup, state, player, sink);
        }
      }
    }
    if (state.phase != Phase::finished) {
      play<R>(setup, state, player, sink);
    }
  }
}

}  // namespace fc::dice_boxing::fast
