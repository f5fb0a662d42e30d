// The campaign behind the contract of rules/ruleset.h: a long game that holds bouts of Ringside. Source:
// rules/ringside-campaign/rules.md, 3 (sequence of play), 4 (rulings).
#pragma once

#include <string>
#include <string_view>

#include "rules/ringside-campaign/events.h"
#include "rules/ringside-campaign/fight_night.h"
#include "rules/ringside-campaign/sequence.h"
#include "rules/ringside-campaign/state.h"
#include "rules/ringside/rules.h"
#include "rules/rules_of.h"

namespace fc::ringside_campaign {

struct Rules : OpenRulesOf<Rules, Setup, State, Event, Choices> {
  using Below = ringside::Rules;
  using Decision = ringside_campaign::Decision;

  static constexpr std::string_view slug = "ringside-campaign";
  /// A game is so long that only the views of the latest answer are kept (see match/match_of.h).
  static constexpr bool forgets_views = true;
  /// Dice and choices of a wrong type are refused before any is played. Source: rules/ringside-campaign/rules.md, 7.5.
  static constexpr bool checks_types_first = true;

  static constexpr int seats(const Setup& setup) { return seats_of(setup); }
  static State opening(const Setup& setup);
  static constexpr Choices legal(const Setup& setup, const State& state, const Need& need) {
    return answers(setup, state, need);
  }
  static std::string notation(const Choice& choice);
  static Result<Choice> parse(std::string_view text);
  static std::string_view topic_name(const Need& need);

  /// The seats of red's and blue's managers; `no_seat` for a visitor.
  static Deciders deciders(const Setup& setup, const State& state);
  static Result<void> check_result(const Setup& setup, const State& state, const Choice& choice);
  static Choice result_of(const Setup& setup, const State& state, const ringside::Setup& fought, const ringside::State& end);
  static Choice any_result(const Setup& setup, const State& state, Random& random);

  template <class Sink>
  static void answer(const Setup& setup, State& state, const Need& asked, const Choice& choice, Sink& tell) {
    if (asked.kind == NeedKind::bout) {
      nights::take_result(setup, state, choice.result, tell);
    } else {
      sequence::answer_choice(setup, state, asked, choice, tell);
    }
  }
  template <class Sink>
  static void answer(const Setup& setup, State& state, const Need& asked, int value, Sink& tell) {
    sequence::answer_roll(setup, state, asked, value, tell);
  }
  template <class Sink>
  static void run(const Setup& setup, State& state, Sink& tell) {
    sequence::run(setup, state, tell);
  }
  /// Plays to the end of the campaign; the fast way for simulations. player: see `sequence::play_out`.
  template <class Player>
  static void play_out(const Setup& setup, State& state, Player& player) {
    sequence::play_out(setup, state, player);
  }
};

static_assert(StandsOnAnother<Rules>);

}  // namespace fc::ringside_campaign
