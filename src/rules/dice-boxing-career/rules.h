// The career behind the contract of rules/ruleset.h: a long game that holds bouts of DICE Boxing. Source:
// rules/dice-boxing/rules.md, 6 (career), 4.2 (rulings).
#pragma once

#include <string>
#include <string_view>

#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/sequence.h"
#include "rules/dice-boxing-career/state.h"
#include "rules/dice-boxing/rules.h"
#include "rules/dice-boxing/setup.h"
#include "rules/dice-boxing/state.h"
#include "rules/rules_of.h"

namespace fc::dice_boxing_career {

struct Rules : OpenRulesOf<Rules, Setup, State, Event, Choices> {
  using Below = dice_boxing::Rules;
  using Decision = dice_boxing_career::Decision;

  static constexpr std::string_view slug = "dice-boxing-career";

  /// One player, who guides the boxer.
  static constexpr int seats(const Setup& /*setup*/) { return 1; }
  static State opening(const Setup& setup);
  /// While a bout is awaited: all its possible outcomes.
  static Choices legal(const Setup& setup, const State& state, const Need& need) { return answers(setup, state, need); }
  static RollCall roll_call(const Setup& setup, const State& state);
  static std::string notation(const Choice& choice);
  static Result<Choice> parse(std::string_view text);
  static std::string_view topic_name(const Need& need);

  /// The player decides for red, nobody for blue.
  static Deciders deciders(const Setup& setup, const State& state);
  static Result<void> check_result(const Setup& setup, const State& state, const Choice& choice);
  static Choice result_of(const Setup& setup, const State& state, const dice_boxing::Setup& fought,
                          const dice_boxing::State& end);
  static Choice any_result(const Setup& setup, const State& state, Random& random);

  template <class Sink>
  static void answer(const Setup& setup, State& state, const Need& asked, const Choice& choice, Sink& tell) {
    sequence::answer_choice(setup, state, asked, choice, tell);
  }
  template <class Sink>
  static void answer(const Setup& setup, State& state, const Need& asked, int value, Sink& tell) {
    sequence::answer_roll(setup, state, asked, value, tell);
  }
  template <class Sink>
  static void run(const Setup& setup, State& state, Sink& tell) {
    sequence::run(setup, state, tell);
  }
};

static_assert(StandsOnAnother<Rules>);

// The career's outcome of a bout of DICE Boxing, from the side of your boxer, who is red. Source:
// rules/dice-boxing/rules.md, 6.5, 7.3.

/// fought: the bout's set-up; end: its final state. knows_draws: false in a tourney: then the winner of a drawn bout is who
/// has the higher sum of the three cards, and if those are equal the favourite.
Outcome result_of(const dice_boxing::Setup& fought, const dice_boxing::State& end, bool knows_draws);

}  // namespace fc::dice_boxing_career
