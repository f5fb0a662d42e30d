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
  /// Answers `need` by asking the player: `player.die(sides)` or `player.choose(Decision, legal)`, one switch for it all.
  /// The way of rollouts: `while (state.phase != Phase::finished) Rules::play(setup, state, player, NoEvents{});`
  template <class Player, class Sink>
  static void play(const Setup& setup, State& state, Player&& player, Sink&& sink);
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

namespace detail {

/// A player of one known answer.
struct OneAnswer {
  Choice choice;
  int value = 0;

  [[nodiscard]] constexpr int die(int /*sides*/) const { return value; }
  [[nodiscard]] constexpr Choice choose(Decision /*decision*/, const Choices& /*legal*/) const { return choice; }
};

}  // namespace detail

template <class Sink>
void Rules::play_choice(const Setup& setup, State& state, Choice choice, Sink&& sink) {
  play(setup, state, detail::OneAnswer{.choice = choice}, sink);
}

template <class Sink>
void Rules::play_roll(const Setup& setup, State& state, int value, Sink&& sink) {
  play(setup, state, detail::OneAnswer{.choice = {}, .value = value}, sink);
}

template <class Player, class Sink>
void Rules::play(const Setup& setup, State& state, Player&& player, Sink&& sink) {
  const auto thrown = [&](int sides) {
    const int value = player.die(sides);
    if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
      if (state.round == 1 && state.phase == Phase::opening_red && state.opening_roll == 0) {
        sink(RoundBegan{1});
      }
      sink(Rolled{.call = roll_call(setup, state), .value = value});
    }
    return value;
  };
  switch (state.phase) {
    case Phase::opening_red:
    case Phase::opening_blue:
      return sequence::roll_opening(setup, state, thrown(100), sink);
    case Phase::tactic:
      return sequence::choose_tactic(state, player.choose(Decision::tactic, detail::tactics_of(state.man(state.defender()))),
                                     sink);
    case Phase::rush:
      return sequence::choose_rush(state, player.choose(Decision::rush, detail::rush_or_not), sink);
    case Phase::hit:
      return sequence::roll_to_hit(setup, state, thrown(100), sink);
    case Phase::punch:
      return sequence::seal_punch(state, player.choose(Decision::punch, detail::six_punches), sink);
    case Phase::guess:
      return sequence::reveal(setup, state, player.choose(Decision::guess, detail::six_punches), sink);
    case Phase::knockdown:
      return sequence::roll_for_knockdown(setup, state, thrown(100), sink);
    case Phase::count:
      return sequence::roll_count(setup, state, thrown(10), sink);
    case Phase::ask_counterpunch:
      return sequence::choose_to_counter(setup, state, player.choose(Decision::counterpunch, detail::counter_or_not), sink);
    case Phase::counter:
      return sequence::roll_to_counter(setup, state, thrown(100), sink);
    case Phase::counter_hit:
      return sequence::roll_counter_hit(setup, state, thrown(100), sink);
    case Phase::clinch:
      return sequence::hold_or_break(setup, state, player.choose(Decision::clinch, detail::hold_or_break), sink);
    case Phase::move:
      return sequence::step_defender(
          setup, state,
          square_of(player.choose(Decision::move,
                                  steps_after_miss(state.man(state.defender()).square, state.man(state.attacker).square))),
          sink);
    case Phase::follow:
      return sequence::follow(
          setup, state,
          player.choose(Decision::follow, follow_ups(state.man(state.attacker).square, state.man(state.defender()).square)),
          sink);
    case Phase::finished:
      FC_CHECK(false && "the bout is over");
  }
}

static_assert(Ruleset<Rules>);

}  // namespace fc::ringside
