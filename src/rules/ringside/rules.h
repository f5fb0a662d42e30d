// Ringside behind the contract of rules/ruleset.h. Source: rules/ringside.md, 3 (sequence of play), 4 (rulings).
#pragma once

#include <string>
#include <string_view>

#include "core/need.h"
#include "core/random.h"
#include "core/result.h"
#include "core/roll_call.h"
#include "rules/ringside/events.h"
#include "rules/ringside/setup.h"
#include "rules/ringside/state.h"
#include "rules/ruleset.h"

namespace fc::ringside {

struct Rules {
  using Setup = ringside::Setup;
  using State = ringside::State;
  using View = ringside::View;
  using Event = ringside::Event;
  using Choice = ringside::Choice;
  using Choices = ringside::Choices;

  static constexpr std::string_view slug = "ringside";

  static constexpr int seats(const Setup&) { return 2; }
  static State opening(const Setup& setup);
  static Need need(const Setup& setup, const State& state);
  static Needs pickers(const Setup& setup, const State& state);
  static Choices legal(const Setup& setup, const State& state, const Need& need);
  /// Answers `need`. sink: called with each Event in order, `sink(const E&)` for every alternative E.
  template <class Sink>
  static Result<void> choose(const Setup& setup, State& state, Choice choice, Sink&& sink);
  template <class Sink>
  static Result<void> roll(const Setup& setup, State& state, int value, Sink&& sink);
  /// As `choose` and `roll` for an answer known to be legal (from `legal`, or a die of the right kind): rollouts.
  template <class Sink>
  static void play_choice(const Setup& setup, State& state, Choice choice, Sink&& sink);
  template <class Sink>
  static void play_roll(const Setup& setup, State& state, int value, Sink&& sink);
  static RollCall roll_call(const Setup& setup, const State& state);
  static View view(const Setup& setup, const State& state, int seat);
  static State assume(const Setup& setup, const View& view, Random& random);
  static std::string_view notation_word(Choice choice);
  static std::string notation(Choice choice);
  static Result<Choice> parse(std::string_view text);
  static std::string_view topic_name(const Need& need);
};

}  // namespace fc::ringside
