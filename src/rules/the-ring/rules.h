// The Ring behind the contract of rules/ruleset.h. Source: rules/the-ring/rules.md, 3 (sequence of play), 4 (rulings).
#pragma once

#include <string>
#include <string_view>

#include "rules/rules_of.h"
#include "rules/the-ring/events.h"
#include "rules/the-ring/fast_play.h"
#include "rules/the-ring/questions.h"
#include "rules/the-ring/sequence.h"
#include "rules/the-ring/setup.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

struct Rules : RulesOf<Rules, Setup, State, View, Event, Choices>, fast::Play<Rules> {
  using Decision = the_ring::Decision;

  static constexpr std::string_view slug = "the-ring";

  static constexpr int seats(const Setup&) { return 2; }
  static State opening(const Setup& setup);
  static constexpr Need need(const Setup& setup, const State& state) { return question(setup, state); }
  /// While red's strategy is asked: the question for blue's, which may be answered at the same time.
  static std::optional<Need> asked_beside(const Setup& setup, const State& state, const Need& first);
  static constexpr Choices legal(const Setup& /*setup*/, const State& state, const Need& need) {
    return answers(state, need);
  }
  template <class Sink>
  static void play_choice(const Setup& setup, State& state, Choice choice, Sink&& sink) {
    sequence::answer_choice(setup, state, choice, sink);
  }
  template <class Sink>
  static void play_roll(const Setup& setup, State& state, int value, Sink&& sink) {
    sequence::tell_opening(setup, state, sink);
    if constexpr (is_listening<Sink>) {
      // Ruling: R31. A strategy is secret until both have chosen, and so are the dice it comes of.
      if (state.phase != Phase::strategy_red) {
        sink(Rolled{.call = roll_call(setup, state), .value = value});
      }
    }
    sequence::answer_die(setup, state, value, sink);
  }
  static RollCall roll_call(const Setup& setup, const State& state);
  static View view(const Setup& setup, const State& state, int seat);
  static State assume(const Setup& setup, const View& view, Random& random);
  static std::string notation(Choice choice);
  static Result<Choice> parse(std::string_view text);
  static std::string_view topic_name(const Need& need);
};

}  // namespace fc::the_ring
