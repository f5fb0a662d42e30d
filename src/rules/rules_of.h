// What the rules of all games share: the names of their types, and answers that are checked before they change anything.
#pragma once

#include <optional>

#include "rules/refusals.h"
#include "rules/ruleset.h"

namespace fc {

/// Base of a game's rules R (see `Ruleset`). R has `play_choice` and `play_roll`, which take an answer known to be legal,
/// and `asked_beside(setup, state, first)`: the secret choice that may be made while the choice `first` is asked, if any.
template <class R, class SetupOfR, class StateOfR, class ViewOfR, class EventOfR, class ChoiceOfR, class ChoicesOfR>
struct RulesOf {
  using Setup = SetupOfR;
  using State = StateOfR;
  using View = ViewOfR;
  using Event = EventOfR;
  using Choice = ChoiceOfR;
  using Choices = ChoicesOfR;

  static Needs pickers(const Setup& setup, const State& state) {
    Needs needs;
    if (const Need first = R::need(setup, state); first.kind == NeedKind::choice) {
      needs.push_back(first);
      if (const std::optional<Need> beside = R::asked_beside(setup, state, first)) {
        needs.push_back(*beside);
      }
    }
    return needs;
  }

  /// Without arithmetic, for a game whose dice have none.
  static RollCall roll_call(const Setup& setup, const State& state) { return roll_call_of(R::need(setup, state)); }

  /// Answers `need`. sink: called with each Event in order, `sink(const E&)` for every alternative E. Faults of
  /// `check_choice`; the state is then untouched.
  template <class Sink>
  static Result<void> choose(const Setup& setup, State& state, const Choice& choice, Sink&& sink) {
    FC_TRY(check_choice<R>(setup, state, choice));
    R::play_choice(setup, state, choice, sink);
    return {};
  }

  /// Answers `need` with a die. Faults of `check_die`; the state is then untouched.
  template <class Sink>
  static Result<void> roll(const Setup& setup, State& state, int value, Sink&& sink) {
    FC_TRY(check_die(R::need(setup, state), value));
    R::play_roll(setup, state, value, sink);
    return {};
  }
};

}  // namespace fc
