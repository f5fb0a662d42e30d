// A long game of the tests, `evening`, and the game it stands on, `toss`: small enough to be read with a test.
#pragma once

#include <charconv>
#include <memory>
#include <string>
#include <utility>

#include "match/match_of.h"
#include "rules/rules_of.h"

namespace fc {

/// The game below: one die, and what it shows.
namespace toss {

struct Setup {
  int handicap = 0;
  friend bool operator==(const Setup&, const Setup&) = default;
};
struct State {
  int face = 0;
  friend bool operator==(const State&, const State&) = default;
};
struct Fell {
  int value;
};
using Event = std::variant<Fell>;
using Choices = FixedVector<int, 2>;

struct Rules : RulesOf<Rules, Setup, State, State, Event, Choices> {
  static constexpr std::string_view slug = "toss";

  static int seats(const Setup&) { return 1; }
  static State opening(const Setup&) { return {}; }
  static Need need(const Setup&, const State& state) {
    return state.face == 0 ? Need{.kind = NeedKind::roll, .die = d6} : Need{};
  }
  static Needs pickers(const Setup&, const State&) { return {}; }
  static Choices legal(const Setup&, const State&, const Need&) { return {}; }
  template <class Sink>
  static void play_choice(const Setup&, State&, int, Sink&&) {}
  template <class Sink>
  static void play_roll(const Setup&, State& state, int value, Sink&& sink) {
    state.face = value;
    sink(Fell{value});
  }
  static RollCall roll_call(const Setup& setup, const State& state) { return roll_call_of(need(setup, state)); }
  static State view(const Setup&, const State& state, int) { return state; }
  static State assume(const Setup&, const State& seen, Random&) { return seen; }
  static std::string notation(int) { return "none"; }
  static Result<int> parse(std::string_view) { return fault(FaultCode::illegal_choice, "", "there are no choices"); }
  static std::string_view topic_name(const Need&) { return "toss"; }
};

}  // namespace toss

/// The long game: whether to give odds, then a toss for as many points; two of them.
namespace evening {

struct Setup {
  friend bool operator==(const Setup&, const Setup&) = default;
};
struct State {
  int tosses = 0;
  int points = 0;
  int odds = -1;  ///< not yet said
  friend bool operator==(const State&, const State&) = default;
};
struct Choice {
  bool result = false;
  int number = 0;
  friend bool operator==(const Choice&, const Choice&) = default;
};
struct Told {
  Choice choice;
};
using Event = std::variant<Told>;
using Choices = FixedVector<Choice, 2>;

struct Rules : RulesOf<Rules, Setup, State, State, Event, Choices> {
  using Below = toss::Rules;
  static constexpr std::string_view slug = "evening";
  static constexpr int most_tosses = 2;

  static int seats(const Setup&) { return 1; }
  static State opening(const Setup&) { return {}; }
  static Need need(const Setup&, const State& state) {
    if (state.tosses == most_tosses) {
      return {};
    }
    return state.odds < 0 ? Need{.kind = NeedKind::choice} : Need{.kind = NeedKind::bout, .seat = no_seat};
  }
  static Needs pickers(const Setup& setup, const State& state) {
    Needs needs;
    if (need(setup, state).kind == NeedKind::choice) {
      needs.push_back(need(setup, state));
    }
    return needs;
  }
  static Choices legal(const Setup&, const State&, const Need& need) {
    Choices choices;
    for (int odds = 0; odds < 2 && need.kind == NeedKind::choice; ++odds) {
      choices.push_back({.result = false, .number = odds});
    }
    return choices;
  }
  template <class Sink>
  static void play_choice(const Setup&, State& state, const Choice& choice, Sink&& sink) {
    if (choice.result) {
      state.points += choice.number;
      ++state.tosses;
      state.odds = -1;
    } else {
      state.odds = choice.number;
    }
    sink(Told{choice});
  }
  template <class Sink>
  static void play_roll(const Setup&, State&, int, Sink&&) {}
  static RollCall roll_call(const Setup& setup, const State& state) { return roll_call_of(need(setup, state)); }
  static State view(const Setup&, const State& state, int) { return state; }
  static State assume(const Setup&, const State& seen, Random&) { return seen; }
  static std::string notation(const Choice& choice) {
    return (choice.result ? "toss:" : "odds:") + std::to_string(choice.number);
  }
  static Result<Choice> parse(std::string_view text) {
    Choice choice{.result = text.starts_with("toss:"), .number = 0};
    const char* const end = text.data() + text.size();
    if (text.size() < 6 || std::from_chars(text.data() + 5, end, choice.number).ptr != end) {
      return fault(FaultCode::illegal_choice, "", "not of the form");
    }
    return choice;
  }
  static std::string_view topic_name(const Need& need) { return need.kind == NeedKind::bout ? "toss" : "odds"; }

  static Deciders deciders(const Setup&, const State&) {
    Deciders deciders;
    deciders.push_back(0);
    return deciders;
  }
  static Result<void> check_result(const Setup&, const State&, const Choice& choice) {
    if (!choice.result || choice.number < 1 || choice.number > 7) {
      return fault(FaultCode::illegal_choice, "", "no toss ends like that");
    }
    return {};
  }
  static Choice result_of(const Setup&, const State&, const toss::Setup& fought, const toss::State& end) {
    return {.result = true, .number = end.face + fought.handicap};
  }
  static Choice any_result(const Setup&, const State&, Random& random) {
    return {.result = true, .number = throw_die(random, d6)};
  }
};

}  // namespace evening

namespace test {

inline Script opening_of(std::string_view game) {
  return {.game = std::string(game), .setup = "{}", .dice = {}, .choices = {}};
}

inline std::unique_ptr<Match> an_evening() {
  return std::make_unique<MatchOf<evening::Rules>>(
      evening::Setup{}, opening_of("evening"),
      [](const evening::Setup&, const evening::State&, std::span<const evening::Event>) { return std::string(); },
      [](const evening::Setup&, const evening::State& state) {
        Standing standing;
        standing.over = state.tosses == evening::Rules::most_tosses;
        return standing;
      },
      [](const evening::Setup&, const evening::State& state) {
        return R"({"handicap":)" + std::to_string(state.odds) + "}";
      });
}

inline std::unique_ptr<Match> a_toss(int handicap) {
  Script opening = opening_of("toss");
  opening.setup = R"({"handicap":)" + std::to_string(handicap) + "}";
  return std::make_unique<MatchOf<toss::Rules>>(
      toss::Setup{.handicap = handicap}, std::move(opening),
      [](const toss::Setup&, const toss::State&, std::span<const toss::Event>) { return std::string(); },
      [](const toss::Setup&, const toss::State& state) {
        Standing standing;
        standing.over = state.face != 0;
        return standing;
      });
}

/// Opens either, as the list of games opens those of the build. The handicap is 0 or 1.
inline Result<std::unique_ptr<Match>> open_evening(const Script& script) {
  if (script.game == "evening") {
    return an_evening();
  }
  if (script.game != "toss") {
    return fault(FaultCode::unknown_value, "game", "is neither an evening nor a toss");
  }
  return a_toss(script.setup.find('1') == std::string::npos ? 0 : 1);
}

}  // namespace test

}  // namespace fc
