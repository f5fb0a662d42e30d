// The campaign behind the contract of rules/ruleset.h: a long game that holds bouts of Ringside. Source:
// rules/ringside-campaign/rules.md, 3 (sequence of play), 4 (rulings).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "rules/ringside-campaign/events.h"
#include "rules/ringside-campaign/result.h"
#include "rules/ringside-campaign/sequence.h"
#include "rules/ringside-campaign/state.h"
#include "rules/ringside/rules.h"
#include "rules/rules_of.h"

namespace fc::ringside_campaign {

struct Rules : RulesOf<Rules, Setup, State, View, Event, Choice, Choices> {
  using Below = ringside::Rules;
  using Decision = ringside_campaign::Decision;

  static constexpr std::string_view slug = "ringside-campaign";
  static constexpr bool forgets_views = true;
  /// Source: rules/ringside-campaign/rules.md, 7.5.
  static constexpr bool checks_types_first = true;

  static constexpr int seats(const Setup& setup) { return seats_of(setup); }
  static State opening(const Setup& setup);
  static constexpr Need need(const Setup& /*setup*/, const State& state) { return state.asked; }
  /// Nobody is asked in secret.
  static constexpr std::optional<Need> asked_beside(const Setup& /*setup*/, const State& /*state*/, const Need& /*first*/) {
    return std::nullopt;
  }
  static constexpr Choices legal(const Setup& setup, const State& state, const Need& need) {
    return answers(setup, state, need);
  }
  /// Everything is open.
  static View view(const Setup& /*setup*/, const State& state, int /*seat*/) { return state; }
  static State assume(const Setup& /*setup*/, const View& view, Random& /*random*/) { return view; }
  static std::string notation(const Choice& choice);
  static Result<Choice> parse(std::string_view text);
  static std::string_view topic_name(const Need& need);

  /// The managers of red and blue; nobody is a visitor's.
  static Deciders deciders(const Setup& setup, const State& state);
  static Result<void> check_result(const Setup& setup, const State& state, const Choice& choice);
  static Choice result_of(const Setup& setup, const State& state, const ringside::Setup& fought, const ringside::State& end);
  static Choice any_result(const Setup& setup, const State& state, Random& random);

  /// As `choose` and `roll` for an answer known to be legal: rollouts.
  template <class Sink>
  static void play_choice(const Setup& setup, State& state, const Choice& choice, Sink&& sink) {
    const Need asked = std::exchange(state.asked, {});
    if (asked.kind == NeedKind::bout) {
      nights::take_result(setup, state, choice.result, sink);
    } else {
      sequence::answer_choice(setup, state, asked, choice, sink);
    }
    go_on(setup, state, sink);
  }
  template <class Sink>
  static void play_roll(const Setup& setup, State& state, int value, Sink&& sink) {
    const Need asked = std::exchange(state.asked, {});
    sink(Rolled{.call = roll_call_of(asked), .value = value});
    sequence::answer_roll(setup, state, asked, value, sink);
    go_on(setup, state, sink);
  }
  /// To the end of the campaign: the fast way of simulations. player: see `sequence::play_out`.
  template <class Player>
  static void play_out(const Setup& setup, State& state, Player& player) {
    sequence::play_out(setup, state, player);
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

}  // namespace fc::ringside_campaign
