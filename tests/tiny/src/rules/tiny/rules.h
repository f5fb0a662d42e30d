// Tiny, a made-up boxing game for the tests: two to six boxers, each against all.
//
// A ten-sided die from 0 says who attacks first. A turn: the attacker goes for somebody, rushes or waits, then both decide
// in secret (jab or swing, block or duck), and the die says whether the punch lands. A jab costs 1 heart, a swing 2, a rush
// 1 more; who rushes and misses loses one himself. Who has no heart left is down; with the second wind he may rise once, by
// tens and ones that fall together. The last who stands wins, or after the last round who has the most hearts.
#pragma once

#include "rules/rules_of.h"
#include "rules/tiny/turns.h"

namespace fc::tiny {

/// The one die: ten faces, the lowest shows 0.
inline constexpr Die d10_from_0{.lowest = 0, .highest = 9};

struct Rules : RulesOf<Rules, Setup, State, View, Event, Choices> {
  using Decision = tiny::Decision;
  static constexpr std::string_view slug = "tiny";

  static constexpr int seats(const Setup& setup) { return setup.seats(); }
  static State opening(const Setup& setup);
  static Need need(const Setup& setup, const State& state);
  /// A punch lands, and a boxer rises, on the target or less. To rise, tens and ones are thrown; the arithmetic comes with
  /// the ones.
  static RollCall roll_call(const Setup& setup, const State& state);
  /// The guard, while the punch is asked.
  static std::optional<Need> asked_beside(const Setup& setup, const State& state, const Need& first);
  static Choices legal(const Setup& setup, const State& state, const Need& need);
  static View view(const Setup& setup, const State& state, int seat);
  static State assume(const Setup& setup, const View& view, Random& random);
  static std::string notation(Choice choice);
  static Result<Choice> parse(std::string_view text);
  static std::string_view topic_name(const Need& need);

  template <class Sink>
  static void play_choice(const Setup& setup, State& state, Choice choice, Sink&& sink) {
    Turn<Sink>{setup, state, sink}.answer(choice);
  }
  template <class Sink>
  static void take_die(const Setup& setup, State& state, const RollCall& call, int value, Sink&& sink) {
    Turn<Sink>{setup, state, sink}.take_die(call, value);
  }
};

static_assert(Ruleset<Rules>);

}  // namespace fc::tiny
