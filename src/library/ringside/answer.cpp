#include "library/ringside/answer.h"

#include <fmt/format.h>

#include <array>
#include <iterator>
#include <string_view>

#include "library/ringside/event_line.h"
#include "rules/ringside/rules.h"

// The answer is written straight into one string: every text in it is ours (plain ASCII without quotes), and the referee
// answers thousands of scripts a second.
namespace fc::ringside {
namespace {

using Out = std::back_insert_iterator<std::string>;

constexpr std::string_view quoted_or_null(bool is_there, Corner corner) {
  if (!is_there) {
    return "null";
  }
  return corner == Corner::red ? R"("red")" : R"("blue")";
}

std::string_view status_of(const Need& need) {
  constexpr std::array<std::string_view, 3> words{"waiting-for-die", "waiting-for-choice", "finished"};
  return words[static_cast<std::size_t>(need.kind)];
}

void write_need(Out out, const State& state, const Need& need) {
  const std::string_view who = name_of(static_cast<Corner>(need.seat));
  switch (need.kind) {
    case NeedKind::roll:
      fmt::format_to(out, R"({{"die":"d{}","for":"{}","who":"{}"}})", need.die.faces(), Rules::topic_name(need), who);
      return;
    case NeedKind::choice: {
      fmt::format_to(out, R"({{"choice":"{}","who":"{}","legal":[)", Rules::topic_name(need), who);
      std::string_view separator;
      for (const Choice choice : legal_answers(state, static_cast<Decision>(need.topic))) {
        fmt::format_to(out, R"({}"{}")", separator, Rules::notation(choice));
        separator = ",";
      }
      fmt::format_to(out, "]}}");
      return;
    }
    case NeedKind::finished:
    case NeedKind::bout:
      fmt::format_to(out, "null");
      return;
  }
}

void write_boxer(Out out, Corner corner, const BoxerState& boxer) {
  fmt::format_to(out,
                 R"("{}":{{"endurance":{},"square":[{},{}],"hits":{},"damage":{},"knockdowns":{},"rounds_won":{},)"
                 R"("points":{},"trapped":{},"covering":{},"clinch_barred":{}}},)",
                 name_of(corner), boxer.endurance, boxer.square.column, boxer.square.row, boxer.hits, boxer.damage,
                 boxer.knockdowns, boxer.rounds_won, boxer.points, boxer.trapped, boxer.covering, boxer.clinch_barred);
}

void write_state(Out out, const State& state) {
  fmt::format_to(out, R"({{"round":{},"turn":{},"attacker":{},"tactic":"{}","rush":{},)", state.round, state.turn,
                 quoted_or_null(state.has_attacker, state.attacker), Rules::notation(choice_of(state.tactic)), state.rush);
  for (const Corner corner : both_corners) {
    write_boxer(out, corner, state.boxer(corner));
  }
  fmt::format_to(out, R"("scorecard":[)");
  std::string_view separator;
  for (const ScoredRound& round : state.scorecard) {
    fmt::format_to(out, "{}[{},{},{},{}]", separator, round.damage[0], round.damage[1], round.points[0], round.points[1]);
    separator = ",";
  }
  fmt::format_to(out, "]}}");
}

void write_result(Out out, const State& state) {
  constexpr std::array<std::string_view, 5> methods{"", "ko", "tko", "decision", "draw"};
  if (state.phase != Phase::finished) {
    fmt::format_to(out, "null");
    return;
  }
  fmt::format_to(out, R"({{"winner":{},"method":"{}","round":{},"turn":{}}})",
                 quoted_or_null(state.has_winner, state.winner), methods[static_cast<std::size_t>(state.method)],
                 state.round, state.turn);
}

}  // namespace

std::string write_answer(const Setup& /*setup*/, const State& state, std::span<const Event> latest) {
  const Need need = question(state);
  std::string answer;
  answer.reserve(1024);
  const Out out(answer);
  fmt::format_to(out, R"({{"status":"{}","need":)", status_of(need));
  write_need(out, state, need);
  fmt::format_to(out, R"(,"state":)");
  write_state(out, state);
  fmt::format_to(out, R"(,"result":)");
  write_result(out, state);
  fmt::format_to(out, R"(,"events":[)");
  std::string_view separator;
  for (const Event& event : latest) {
    fmt::format_to(out, R"({}"{}")", separator, event_line(event));
    separator = ",";
  }
  fmt::format_to(out, "]}}");
  return answer;
}

}  // namespace fc::ringside
