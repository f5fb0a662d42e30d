// Knock Out behind the contract of rules/ruleset.h. Source: rules/knock-out/rules.md, 3 (sequence of play), 4, 6.
#pragma once

#include <string>
#include <string_view>

#include "rules/knock-out/events.h"
#include "rules/knock-out/fight.h"
#include "rules/knock-out/questions.h"
#include "rules/knock-out/setup.h"
#include "rules/knock-out/state.h"
#include "rules/rules_of.h"

namespace fc::knock_out {

struct Rules : RulesOf<Rules, Setup, State, View, Event, Choices> {
  using Decision = knock_out::Decision;

  static constexpr std::string_view slug = "knock-out";

  static constexpr int seats(const Setup& setup) { return setup.players; }
  static State opening(const Setup& setup);
  static constexpr Need need(const Setup& setup, const State& state) { return question(setup, state); }
  /// While red's training or card is asked: the question for blue's, which may be answered at the same time; none if blue
  /// has no choice.
  static std::optional<Need> asked_beside(const Setup& setup, const State& state, const Need& first);
  static constexpr Choices legal(const Setup& setup, const State& state, const Need& need) {
    return answers(setup, state, need);
  }
  template <class Sink>
  static void play_choice(const Setup& setup, State& state, Choice choice, Sink&& sink) {
    sequence::answer(setup, state, choice, sink);
    sequence::take_forced_choices(setup, state, sink);
  }
  template <class Sink>
  static void play_roll(const Setup& setup, State& state, int value, Sink&& sink) {
    sink(Rolled{.call = roll_call(setup, state), .value = value});
    state.first_seat = static_cast<std::uint8_t>(value - 1);
    sink(SeasonBegan{.season = state.season, .first_seat = state.first_seat});
    sequence::find_challenger(setup, state, sink);
    sequence::take_forced_choices(setup, state, sink);
  }
  /// `legal` may be a `Choices` or,
  /// where a list would be slow to make, a type that converts to one; a player that takes any `legal` with size() and [] is
  /// faster.
  template <class Player, class Sink>
  static void play(const Setup& setup, State& state, Player&& player, Sink&& sink) {
    const Need asked = need(setup, state);
    if (asked.kind == NeedKind::roll) {
      return play_roll(setup, state, player.die(asked.die), sink);
    }
    sequence::answer_next(
        setup, state, [&](Decision decision, const auto& legal) { return player.choose(decision, legal); }, sink);
    sequence::take_forced_choices(setup, state, sink);
  }
  template <class Player, class Sink>
  static Player play_out(const Setup& setup, State& state, Player player, Sink&& sink) {
    if (state.phase == Phase::start) {
      play(setup, state, player, sink);
    }
    const auto choose = [&](Decision decision, const auto& legal) { return player.choose(decision, legal); };
    Challenges challenges = state.phase == Phase::challenge ? Challenges(setup, state, state.challenger) : Challenges();
    while (state.phase != Phase::finished) {
      challenges = sequence::fight_out(setup, state, challenges, choose, sink);
    }
    return player;
  }
  static View view(const Setup& setup, const State& state, int seat);
  /// A state that the view allows: hidden trainings are drawn from the cards that the others must still hold. While a secret
  /// question is open, it is the state before the challenger's pick, unless the view is the challenger's own.
  static State assume(const Setup& setup, const View& view, Random& random);
  static std::string notation(Choice choice);
  static Result<Choice> parse(std::string_view text);
  static std::string_view topic_name(const Need& need);
  /// The id of a team's boxer (see `team_boxer`), and the reverse: -1 for an unknown id.
  static std::string_view boxer_id(int team_boxer);
  static int team_boxer_of(std::string_view id);
};

}  // namespace fc::knock_out
