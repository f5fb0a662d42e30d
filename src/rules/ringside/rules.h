// Ringside behind the contract of rules/ruleset.h. Source: rules/ringside.md, 3 (sequence of play), 4 (rulings).
#pragma once

#include <string>
#include <string_view>

#include "core/check.h"
#include "core/need.h"
#include "core/random.h"
#include "core/result.h"
#include "core/roll_call.h"
#include "rules/ringside/events.h"
#include "rules/ringside/exchange.h"
#include "rules/ringside/questions.h"
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
  static constexpr Need need(const Setup& /*setup*/, const State& state) { return question(state); }
  static Needs pickers(const Setup& setup, const State& state);
  static constexpr Choices legal(const Setup& /*setup*/, const State& state, const Need& need) {
    return answers(state, need);
  }
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
  static std::string notation(Choice choice);
  static Result<Choice> parse(std::string_view text);
  static std::string_view topic_name(const Need& need);

 private:
  /// Fault illegal_choice or wrong_question unless the choice answers what is asked.
  static Result<void> may_choose(const Setup& setup, const State& state, Choice choice);
  /// Fault bad_die or wrong_question unless a die with that face is awaited.
  static Result<void> may_roll(const Setup& setup, const State& state, int value);
};

template <class Sink>
Result<void> Rules::choose(const Setup& setup, State& state, Choice choice, Sink&& sink) {
  const Result<void> allowed = may_choose(setup, state, choice);
  if (allowed) {
    play_choice(setup, state, choice, sink);
  }
  return allowed;
}

template <class Sink>
Result<void> Rules::roll(const Setup& setup, State& state, int value, Sink&& sink) {
  const Result<void> allowed = may_roll(setup, state, value);
  if (allowed) {
    play_roll(setup, state, value, sink);
  }
  return allowed;
}

template <class Sink>
void Rules::play_choice(const Setup& setup, State& state, Choice choice, Sink&& sink) {
  switch (state.phase) {
    case Phase::tactic: {
      Man& defender = state.man(state.defender());
      state.tactic = tactic_of(choice);
      defender.clinch_barred = state.tactic == Tactic::clinch;
      defender.covering = state.tactic == Tactic::cover_up;
      sink(TacticChosen{.corner = state.defender(), .tactic = state.tactic});
      state.phase = state.tactic != Tactic::clinch && !defender.trapped ? Phase::rush : Phase::hit;
      return;
    }
    case Phase::rush:
      state.rush = choice == answer::rush;
      sink(RushDecided{.corner = state.attacker, .rushes = state.rush});
      state.phase = Phase::hit;
      return;
    case Phase::punch:
      state.thrown = punch_of(choice);
      sink(PickSealed{.corner = state.thrower(), .guesses = false});
      state.phase = Phase::guess;
      return;
    case Phase::guess:
      sink(PickSealed{.corner = other(state.thrower()), .guesses = true});
      return sequence::reveal(setup, state, punch_of(choice), sink);
    case Phase::ask_counterpunch: {
      const bool counters = choice == answer::counterpunch;
      sink(CounterpunchAsked{.corner = state.defender(), .counters = counters});
      if (!counters) {
        return sequence::move_after_hit(setup, state, sink);
      }
      state.phase = Phase::counter;
      return;
    }
    case Phase::clinch:
      return sequence::hold_or_break(setup, state, choice, sink);
    case Phase::move:
      return sequence::step_defender(setup, state, square_of(choice), sink);
    case Phase::follow:
      return sequence::follow(setup, state, choice, sink);
    default:
      FC_CHECK(false && "no choice is awaited");
  }
}

template <class Sink>
void Rules::play_roll(const Setup& setup, State& state, int value, Sink&& sink) {
  if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
    if (state.round == 1 && state.phase == Phase::opening_red && state.opening_roll == 0) {
      sink(RoundBegan{1});
    }
    sink(Rolled{.call = roll_call(setup, state), .value = value});
  }
  switch (state.phase) {
    case Phase::opening_red:
    case Phase::opening_blue:
      return sequence::roll_opening(setup, state, value, sink);
    case Phase::hit:
      if (value > effective_agility(setup, state, state.defender())) {
        state.phase = Phase::punch;
        return;
      }
      return sequence::miss(setup, state, sink);
    case Phase::knockdown:
      return sequence::roll_for_knockdown(setup, state, value, sink);
    case Phase::count:
      return sequence::roll_count(setup, state, value, sink);
    case Phase::counter:
      if (value <= effective_counterpunch(setup, state)) {
        state.phase = Phase::counter_hit;
        return;
      }
      return sequence::move_after_hit(setup, state, sink);
    case Phase::counter_hit:
      if (value > effective_agility(setup, state, state.attacker)) {
        state.countering = true;
        state.phase = Phase::punch;
        return;
      }
      return sequence::move_after_hit(setup, state, sink);
    default:
      FC_CHECK(false && "no die is awaited");
  }
}

static_assert(Ruleset<Rules>);

}  // namespace fc::ringside
