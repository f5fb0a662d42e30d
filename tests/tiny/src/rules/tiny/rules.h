// Tiny, a made-up boxing game for the tests: two to six boxers, each against all.
//
// A ten-sided die from 0 says who attacks first. A turn: the attacker goes for somebody, rushes or waits, then both decide
// in secret (jab or swing, block or duck), and the die says whether the punch lands. A jab costs 1 heart, a swing 2, a rush
// 1 more; who rushes and misses loses one himself. Who has no heart left is down; with the second wind he may rise once, by
// tens and ones that fall together. The
// last who stands wins, or after the last round who has the most hearts.
#pragma once

#include <string>
#include <string_view>

#include "core/random.h"
#include "core/result.h"
#include "rules/rules_of.h"
#include "rules/tiny/choice.h"
#include "rules/tiny/events.h"
#include "rules/tiny/questions.h"
#include "rules/tiny/turns.h"

namespace fc::tiny {

struct Rules : RulesOf<Rules, Setup, State, View, Event, Choices> {
  static constexpr std::string_view slug = "tiny";

  static constexpr int seats(const Setup& setup) { return static_cast<int>(setup.boxers.size()); }
  static State opening(const Setup& setup);
  static constexpr Need need(const Setup& /*setup*/, const State& state) { return question(state); }
  /// The guard, while the punch is asked.
  static std::optional<Need> asked_beside(const Setup& setup, const State& state, const Need& first);
  static constexpr Choices legal(const Setup& setup, const State& state, const Need& need) {
    return answers(setup, state, need);
  }
  template <class Sink>
  static void play_choice(const Setup& setup, State& state, Choice choice, Sink&& sink) {
    turns::answer(setup, state, choice, sink);
  }
  template <class Sink>
  static void play_roll(const Setup& setup, State& state, int value, Sink&& sink) {
    const RollCall call = roll_call(setup, state);
    sink(Rolled{.call = call, .value = value});
    turns::take_die(setup, state, call, value, sink);
  }
  static RollCall roll_call(const Setup& setup, const State& state) { return call_of(setup, state); }
  static View view(const Setup& setup, const State& state, int seat);
  static State assume(const Setup& setup, const View& view, Random& random);
  static std::string notation(Choice choice);
  static Result<Choice> parse(std::string_view text);
  static std::string_view topic_name(const Need& need);
};

static_assert(Ruleset<Rules>);

}  // namespace fc::tiny
