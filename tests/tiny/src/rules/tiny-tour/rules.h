// A tour of Tiny, a made-up long game for the tests: two to four managers with a boxer each.
//
// At each stop the next manager is host. He chooses whose boxer his own meets, if there are several, and a short or a long
// bout. The bout is one of Tiny, fought elsewhere; its winner gets as many points as he has hearts left. Then a die from 0
// to 9 says what the host takes at the door. After the last stop the most points win.
#pragma once

#include <string>
#include <string_view>

#include "core/fixed_vector.h"
#include "rules/rules_of.h"
#include "rules/tiny-tour/events.h"
#include "rules/tiny-tour/state.h"
#include "rules/tiny/rules.h"

namespace fc::tiny_tour {

enum class Decision : std::uint8_t { rival, length };
/// The purpose of the one roll.
enum class Purpose : std::uint8_t { takings };
/// Why the door brings what it brings: nothing is added.
enum class Reason : std::uint8_t { none };

/// An answer: whom to meet, how long, or what came of a bout.
struct Choice {
  enum class Kind : std::uint8_t { rival, length, result } kind = Kind::rival;
  std::int8_t number = 0;  ///< the rival's seat; rounds; or 1 for the host, 2 for the rival, 0 for nobody
  std::int8_t hearts = 0;  ///< of a result: what the winner has left, 1 to 9; nobody: 0

  friend constexpr bool operator==(const Choice&, const Choice&) = default;
};
using Choices = FixedVector<Choice, most_managers>;

struct Rules : OpenRulesOf<Rules, Setup, State, Event, Choices> {
  using Below = tiny::Rules;
  using Decision = tiny_tour::Decision;
  static constexpr std::string_view slug = "tiny-tour";
  static constexpr bool forgets_views = true;

  static int seats(const Setup& setup) { return seats_of(setup); }
  static State opening(const Setup& setup);
  static Need need(const Setup& setup, const State& state);
  static Choices legal(const Setup& setup, const State& state, const Need& need);
  static std::string notation(const Choice& choice);
  static Result<Choice> parse(std::string_view text);
  static std::string_view topic_name(const Need& need);

  /// Host, then rival.
  static Deciders deciders(const Setup& setup, const State& state);
  static Result<void> check_result(const Setup& setup, const State& state, const Choice& choice);
  static Choice result_of(const Setup& setup, const State& state, const tiny::Setup& fought, const tiny::State& end);
  static Choice any_result(const Setup& setup, const State& state, Random& random);

  template <class Sink>
  static void play_choice(const Setup& setup, State& state, const Choice& choice, Sink&& sink);
  template <class Sink>
  static void play_roll(const Setup& setup, State& state, int value, Sink&& sink);

 private:
  static void begin_stop(const Setup& setup, State& state);
};

template <class Sink>
void Rules::play_choice(const Setup& /*setup*/, State& state, const Choice& choice, Sink&& sink) {
  switch (choice.kind) {
    case Choice::Kind::rival:
      state.rival = static_cast<std::uint8_t>(choice.number);
      state.phase = Phase::length;
      sink(RivalChosen{.host = state.host, .rival = state.rival});
      return;
    case Choice::Kind::length:
      state.rounds = choice.number;
      state.phase = Phase::bout;
      sink(LengthChosen{.host = state.host, .rounds = state.rounds});
      return;
    case Choice::Kind::result: break;
  }
  const int winner = choice.number == 0 ? -1 : choice.number == 1 ? state.host : state.rival;
  if (winner >= 0) {
    std::int16_t& points = state.points[static_cast<std::size_t>(winner)];
    points = static_cast<std::int16_t>(points + choice.hearts);
  }
  state.phase = Phase::takings;
  sink(BoutFought{.winner = winner, .points = choice.hearts});
}

template <class Sink>
void Rules::play_roll(const Setup& setup, State& state, int value, Sink&& sink) {
  const RollCall call = roll_call(setup, state);
  std::int16_t& points = state.points[state.host];
  points = static_cast<std::int16_t>(points + value);
  const int host = state.host;
  if (state.stop == setup.stops) {
    state.phase = Phase::finished;
  } else {
    ++state.stop;
    begin_stop(setup, state);
  }
  sink(Rolled{.call = call, .value = value});
  sink(TakingsCounted{.host = host, .points = value});
  if (state.phase == Phase::finished) {
    sink(TourEnded{.winner = leader(setup, state)});
  } else {
    sink(StopReached{.stop = state.stop, .host = state.host});
  }
}

static_assert(StandsOnAnother<Rules>);

}  // namespace fc::tiny_tour
