// The sequence of play: what the answer to each question leads to. Source: rules/ringside/rules.md, 3.3 to 3.7.
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

#include "core/result.h"
#include "rules/ringside/events.h"
#include "rules/ringside/exchange.h"
#include "rules/ringside/questions.h"
#include "rules/ringside/state.h"
#include "rules/ruleset.h"

namespace fc::ringside::sequence {

/// Tells the roll, before its consequences; the first roll of a bout begins its first round. call: returns the RollCall; it
/// is called only if somebody listens.
template <class Call, class Sink>
[[gnu::always_inline]] constexpr void tell_roll(const State& state, int value, Call call, Sink& tell) {
  if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
    if (state.round == 1 && state.phase == Phase::opening_red && state.opening_roll == 0) {
      tell(RoundBegan{1});
    }
    tell(Rolled{.call = call(), .value = value});
  }
}

/// Carries out a die. phase: that of `state`; given separately so that a caller who knows it when compiling gets code
/// without branches.
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

/// Carries out a choice. phase: that of `state`.
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

namespace fc::ringside::fast {

// Fast simulation: the implementation of `Rules::play` and `Rules::play_out`. It adds no rules to sequence.h; it only makes
// the phase known to the compiler, so that each question is compiled to its own code.

/// Answers the open question of this phase. R: the rules, for the RollCall that is told.
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

/// Base of `Rules`, which are R: answers by a player, see rules/ruleset.h.
template <class R>
struct Play {
  template <class Player, class Sink>
  static void play(const Setup& setup, State& state, Player&& player, Sink&& sink) {
    answer_one_of<R>(setup, state, player, sink, std::make_index_sequence<static_cast<std::size_t>(Phase::finished)>());
  }

  /// The phases are tried in the order of a turn, so that compiler and processor mostly know what comes next.
  template <class Player, class Sink>
  static Player play_out(const Setup& setup, State& state, Player player, Sink&& sink) {
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
        answer_in_turn.template operator()<Phase::punch, Phase::guess, Phase::knockdown, Phase::count,
                                           Phase::ask_counterpunch, Phase::counter, Phase::counter_hit>();
      } while (state.phase == Phase::punch);
      answer_in_turn
          .template operator()<Phase::clinch, Phase::move, Phase::follow, Phase::opening_red, Phase::opening_blue>();
    }
    return player;
  }
};

}  // namespace fc::ringside::fast
