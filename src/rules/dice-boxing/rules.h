// DICE Boxing behind the contract of rules/ruleset.h. Source: rules/dice-boxing/rules.md, 3 (sequence of play), 4.1
// (rulings).
#pragma once

#include <string>
#include <string_view>

#include "rules/dice-boxing/events.h"
#include "rules/dice-boxing/fast_play.h"
#include "rules/dice-boxing/sequence.h"
#include "rules/dice-boxing/setup.h"
#include "rules/dice-boxing/state.h"
#include "rules/rules_of.h"

namespace fc::dice_boxing {

struct Rules : RulesOf<Rules, Setup, State, View, Event, Choices>, fast::Play<Rules> {
  using Decision = dice_boxing::Decision;

  static constexpr std::string_view slug = "dice-boxing";

  static constexpr int seats(const Setup&) { return 2; }
  static State opening(const Setup& setup);
  static constexpr Need need(const Setup& /*setup*/, const State& state) { return question(state); }
  /// While red's strategy is asked: the question for blue's, which may be answered at the same time.
  static std::optional<Need> asked_beside(const Setup& setup, const State& state, const Need& first);
  static constexpr Choices legal(const Setup& /*setup*/, const State& /*state*/, const Need& need) {
    return need.kind == NeedKind::choice ? all_strategies : Choices();
  }
  template <class Sink>
  static void play_choice(const Setup& setup, State& state, Choice choice, Sink&& sink) {
    sequence::answer_choice(setup, state, choice, sink);
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

}  // namespace fc::dice_boxing
