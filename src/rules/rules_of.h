// What the rules of all games share: the names of their types, and answers that are checked before they change anything.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/cleaned.h"
#include "core/named.h"
#include "core/need.h"
#include "core/result.h"
#include "rules/ruleset.h"

namespace fc {

// The checks that `Rules::choose` and `Rules::roll` of every game make before they touch the state, with their messages.

/// Checks that `choice` may be made now. R: the game's rules. Faults: wrong_question unless a choice is awaited;
/// illegal_choice with all legal choices listed; while a bout of the game below is awaited those of `R::check_result`.
template <class R>
Result<void> check_choice(const typename R::Setup& setup, const typename R::State& state, const typename R::Choice& choice) {
  const Need asked = R::need(setup, state);
  if constexpr (requires { typename R::Below; }) {
    if (asked.kind == NeedKind::bout) {
      return R::check_result(setup, state, choice);
    }
  }
  if (asked.kind != NeedKind::choice) {
    return fault(FaultCode::wrong_question, "", "no choice is awaited here");
  }
  std::string words;
  for (const typename R::Choice& legal : R::legal(setup, state, asked)) {
    if (legal == choice) {
      return {};
    }
    words.append(words.empty() ? "" : ", ").append(R::notation(legal));
  }
  return fault(FaultCode::illegal_choice, "",
               std::string("'").append(R::notation(choice)).append("' is not legal here; legal: ").append(words));
}

/// Checks that `value` may be thrown now. asked: what the game waits for. Faults: wrong_question unless it is a die; bad_die
/// unless the die has that face.
inline Result<void> check_die(const Need& asked, int value) {
  if (asked.kind != NeedKind::roll) {
    return fault(FaultCode::wrong_question, "", "no die is awaited here");
  }
  if (!asked.die.has(value)) {
    std::string words = std::to_string(value);
    words.append(" is not on a d").append(std::to_string(asked.die.faces()));
    words.append(" (").append(std::to_string(asked.die.lowest)).append(" to ");
    words.append(std::to_string(asked.die.highest)).append(")");
    return fault(FaultCode::bad_die, "", std::move(words));
  }
  return {};
}

/// The fault of `R::parse`. game: what the players call it.
inline tl::unexpected<Fault> no_choice_of(std::string_view game, std::string_view text) {
  return fault(FaultCode::illegal_choice, "", "'" + cleaned(text) + std::string("' is no choice of ").append(game));
}

/// `R::parse` of a game whose choices are enumerators with a word each. game: as in `no_choice_of`.
template <class Enum, std::size_t size>
Result<Enum> choice_named(const std::array<std::string_view, size>& words, std::string_view text, std::string_view game) {
  if (const std::optional<Enum> choice = named<Enum>(words, text)) {
    return *choice;
  }
  return no_choice_of(game, text);
}

/// `R::topic_name` of a game with a word for each purpose of a roll and each decision.
constexpr std::string_view topic_word(const Need& need, std::span<const std::string_view> purposes,
                                      std::span<const std::string_view> decisions) {
  return need.kind == NeedKind::roll       ? purposes[need.topic]
         : need.kind == NeedKind::finished ? "finished"
                                           : decisions[need.topic];
}

/// Base of a game's rules R (see `Ruleset`). R has `play_choice` and `play_roll`, which take an answer known to be legal,
/// and `asked_beside(setup, state, first)`: the secret choice that may be made while the choice `first` is asked, if any.
template <class R, class SetupOfR, class StateOfR, class ViewOfR, class EventOfR, class ChoicesOfR>
struct RulesOf {
  using Setup = SetupOfR;
  using State = StateOfR;
  using View = ViewOfR;
  using Event = EventOfR;
  using Choices = ChoicesOfR;
  using Choice = typename Choices::value_type;

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

  /// Default for a game whose dice need no arithmetic: the purpose of the roll alone.
  static RollCall roll_call(const Setup& setup, const State& state) { return roll_call_of(R::need(setup, state)); }

  /// Default for a game with `take_die(setup, state, call, value, sink)`: the die is told before its consequences.
  template <class Sink>
  static void play_roll(const Setup& setup, State& state, int value, Sink&& sink) {
    const RollCall call = R::roll_call(setup, state);
    sink(Rolled{.call = call, .value = value});
    R::take_die(setup, state, call, value, sink);
  }

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

/// Base of the rules of a game without secrets, whose state keeps the open question in `asked`. Instead of `play_choice` and
/// `play_roll`, R has `answer(setup, state, asked, choice, sink)`, the same with a die's `value`, and `run(setup, state,
/// sink)`, which goes on until the next question is open. `Rolled` and `QuestionOpened` are told for it.
template <class R, class SetupOfR, class StateOfR, class EventOfR, class ChoicesOfR>
struct OpenRulesOf : RulesOf<R, SetupOfR, StateOfR, StateOfR, EventOfR, ChoicesOfR> {
  static constexpr Need need(const SetupOfR& /*setup*/, const StateOfR& state) { return state.asked; }
  static constexpr std::optional<Need> asked_beside(const SetupOfR&, const StateOfR&, const Need&) { return std::nullopt; }
  static StateOfR view(const SetupOfR& /*setup*/, const StateOfR& state, int /*seat*/) { return state; }
  static StateOfR assume(const SetupOfR& /*setup*/, const StateOfR& view, Random& /*random*/) { return view; }

  template <class Sink>
  static void play_choice(const SetupOfR& setup, StateOfR& state, const typename ChoicesOfR::value_type& choice,
                          Sink&& sink) {
    const Need asked = std::exchange(state.asked, {});
    R::answer(setup, state, asked, choice, sink);
    run_to_question(setup, state, sink);
  }
  template <class Sink>
  static void play_roll(const SetupOfR& setup, StateOfR& state, int value, Sink&& sink) {
    const RollCall call = R::roll_call(setup, state);
    const Need asked = std::exchange(state.asked, {});
    sink(Rolled{.call = call, .value = value});
    R::answer(setup, state, asked, value, sink);
    run_to_question(setup, state, sink);
  }

 private:
  template <class Sink>
  static void run_to_question(const SetupOfR& setup, StateOfR& state, Sink& tell) {
    R::run(setup, state, tell);
    if (state.asked.kind != NeedKind::finished) {
      tell(QuestionOpened{state.asked});
    }
  }
};

}  // namespace fc
