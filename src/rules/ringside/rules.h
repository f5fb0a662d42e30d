// Ringside behind the contract of rules/ruleset.h. Source: rules/ringside/rules.md, 3 (sequence of play), 4 (rulings).
#pragma once

#include <string>
#include <string_view>

#include "rules/ringside/events.h"
#include "rules/ringside/questions.h"
#include "rules/ringside/sequence.h"
#include "rules/ringside/setup.h"
#include "rules/ringside/state.h"
#include "rules/rules_of.h"

namespace fc::ringside {

struct Rules : RulesOf<Rules, Setup, State, View, Event, Choices>, fast::Play<Rules> {
  using Decision = ringside::Decision;

  static constexpr std::string_view slug = "ringside";

  static constexpr int seats(const Setup&) { return 2; }
  static State opening(const Setup& setup);
  static constexpr Need need(const Setup& /*setup*/, const State& state) { return question(state); }
  /// While the punch is asked: the question for the guess, which may be answered at the same time.
  static std::optional<Need> asked_beside(const Setup& setup, const State& state, const Need& first);
  static constexpr Choices legal(const Setup& /*setup*/, const State& state, const Need& need) {
    return need.kind == NeedKind::choice ? legal_answers(state, static_cast<Decision>(need.topic)) : Choices();
  }
  template <class Sink>
  static void play_choice(const Setup& setup, State& state, Choice choice, Sink&& sink) {
    sequence::answer_choice(state.phase, setup, state, choice, sink);
  }
  template <class Sink>
  static void play_roll(const Setup& setup, State& state, int value, Sink&& sink) {
    sequence::tell_roll(
        state, value, [&] { return roll_call(setup, state); }, sink);
    sequence::answer_roll(state.phase, setup, state, value, sink);
  }
  static RollCall roll_call(const Setup& setup, const State& state);
  static View view(const Setup& setup, const State& state, int seat);
  static State assume(const Setup& setup, const View& view, Random& random);
  static std::string notation(Choice choice);
  static Result<Choice> parse(std::string_view text);
  static std::string_view topic_name(const Need& need);
};

}  // namespace fc::ringside
