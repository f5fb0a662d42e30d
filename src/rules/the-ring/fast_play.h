// Bouts at speed: what `Rules::play` and `Rules::play_out` are made of. All dice of a roll are thrown at once.
#pragma once

#include "rules/the-ring/sequence.h"

namespace fc::the_ring::fast {

/// Answers the open question, whichever it is. A roll that was begun is thrown to its end.
template <class Player, class Sink>
void play(const Setup& setup, State& state, Player& player, Sink& sink) {
  const Need asked = question(setup, state);
  if (asked.kind == NeedKind::choice) {
    const Decision decision = static_cast<Decision>(asked.topic);
    sequence::answer_choice(setup, state, player.choose(decision, answers(state, asked)), sink);
    return;
  }
  FC_CHECK(asked.kind == NeedKind::roll);
  sequence::tell_opening(setup, state, sink);
  for (std::size_t dice = sequence::dice_of(state.phase) - state.thrown.size(); dice > 0; --dice) {
    const Die die = question(setup, state).die;
    sequence::answer_die(setup, state, player.die(die), sink);
  }
}

/// Until the bout is finished.
template <class Player, class Sink>
void play_out(const Setup& setup, State& state, Player& player, Sink& sink) {
  while (state.phase != Phase::finished) {
    play(setup, state, player, sink);
  }
}

}  // namespace fc::the_ring::fast
