// The career behind the contract of rules/ruleset.h: a long game that holds bouts of DICE Boxing. Source:
// rules/dice-boxing/rules.md, 6 (career), 4.2 (rulings).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/sequence.h"
#include "rules/dice-boxing-career/state.h"
#include "rules/dice-boxing/rules.h"
#include "rules/rules_of.h"

namespace fc::dice_boxing_career {

struct Rules : RulesOf<Rules, Setup, State, View, Event, Choice, Choices> {
  using Below = dice_boxing::Rules;
  using Decision = dice_boxing_career::Decision;

  static constexpr std::string_view slug = "dice-boxing-career";

  /// One boxer, one who guides him.
  static constexpr int seats(const Setup& /*setup*/) { return 1; }
  static State opening(const Setup& setup);
  static constexpr Need need(const Setup& /*setup*/, const State& state) { return state.asked; }
  /// Nobody is asked in secret.
  static constexpr std::optional<Need> asked_beside(const Setup& /*setup*/, const State& /*state*/, const Need& /*first*/) {
    return std::nullopt;
  }
  /// Of a bout everything that can come of it.
  static Choices legal(const Setup& setup, const State& state, const Need& need) { return answers(setup, state, need); }
  static RollCall roll_call(const Setup& setup, const State& state);
  /// Everything is open.
  static View view(const Setup& /*setup*/, const State& state, int /*seat*/) { return state; }
  static State assume(const Setup& /*setup*/, const View& view, Random& /*random*/) { return view; }
  static std::string notation(const Choice& choice);
  static Result<Choice> parse(std::string_view text);
  static std::string_view topic_name(const Need& need);

  /// You in red, nobody in blue.
  static Deciders deciders(const Setup& setup, const State& state);
  static Result<void> check_result(const Setup& setup, const State& state, const Choice& choice);
  static Choice result_of(const Setup& setup, const State& state, const dice_boxing::Setup& fought,
                          const dice_boxing::State& end);
  static Choice any_result(const Setup& setup, const State& state, Random& random);

  /// As `choose` and `roll` for an answer known to be legal: rollouts.
  template <class Sink>
  static void play_choice(const Setup& setup, State& state, const Choice& choice, Sink&& sink) {
    const Need asked = std::exchange(state.asked, {});
    sequence::answer_choice(setup, state, asked, choice, sink);
    go_on(setup, state, sink);
  }
  template <class Sink>
  static void play_roll(const Setup& setup, State& state, int value, Sink&& sink) {
    const RollCall call = roll_call(setup, state);
    const Need asked = std::exchange(state.asked, {});
    sink(Rolled{.call = call, .value = value});
    sequence::answer_roll(setup, state, asked, value, sink);
    go_on(setup, state, sink);
  }

 private:
  template <class Sink>
  static void go_on(const Setup& setup, State& state, Sink& tell) {
    sequence::run(setup, state, tell);
    if (state.phase != Phase::finished) {
      tell(QuestionOpened{state.asked});
    }
  }
};

static_assert(StandsOnAnother<Rules>);

}  // namespace fc::dice_boxing_career
