#include "library/the-ring/game.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

#include "library/catalogue_files.h"
#include "rules/the-ring/names.h"
#include "rules/the-ring/rules.h"

namespace fc::the_ring {
namespace {

using Out = AnswerOut;

void write_need(Out out, const State& state, const Need& need) {
  if (need.kind == NeedKind::roll) {
    fmt::format_to(out, R"({{"die":"d{}","for":"{}"}})", need.die.faces(), Rules::topic_name(need));
    return;
  }
  if (need.kind != NeedKind::choice) {
    fmt::format_to(out, "null");
    return;
  }
  fmt::format_to(out, R"({{"choice":"{}","who":"{}","legal":[)", Rules::topic_name(need),
                 name_of(static_cast<Corner>(need.seat)));
  std::string_view separator;
  for (const Choice& choice : answers(state, need)) {
    fmt::format_to(out, R"({}"{}")", separator, Rules::notation(choice));
    separator = ",";
  }
  fmt::format_to(out, "]}}");
}

void write_boxer(Out out, Corner corner, const State& state) {
  const BoxerState& boxer = state.boxer(corner);
  fmt::format_to(out,
                 R"(,"{}":{{"stm":{},"tired":{},"points":{},"down":{},"downs":{},"staggered":{},"strategy":{},)"
                 R"("warnings":{},"deducted":{},"cuts":[)",
                 name_of(corner), boxer.stm, boxer.tired, boxer.points, boxer.down, boxer.downs, boxer.staggered,
                 boxer.strategy == Strategy::none ? "null" : quoted_or_null(name_of(boxer.strategy)), boxer.warnings,
                 boxer.deducted);
  std::string_view separator;
  for (const Cut& cut : boxer.cuts) {
    fmt::format_to(out, R"({}["{}",{},{}])", separator, name_of(cut.location), cut.points, cut.open);
    separator = ",";
  }
  fmt::format_to(out, "]}}");
}

void write_state(Out out, const State& state) {
  fmt::format_to(out, R"({{"phase":"{}","round":{},"segment":{},"city":{},"referee":{},"gloves":{},"cards":)",
                 name_of(stage_of(state.phase)), state.round, state.segment, quoted_or_null(name_of(state.city)),
                 quoted_or_null(name_of(state.referee)),
                 state.gloves == 0 ? "null" : std::to_string(static_cast<int>(state.gloves)));
  write_pairs(out, cards_of(state));
  for (const Corner corner : both_corners) {
    write_boxer(out, corner, state);
  }
  fmt::format_to(out, "}}");
}

void write_result(Out out, const State& state) {
  const End& end = state.end;
  fmt::format_to(out, R"({{"winner":"{}","method":"{}","round":{},"time":{},"cards":)",
                 end.has_winner ? name_of(end.winner) : "draw", name_of(end.method), state.round, end.seconds);
  write_pairs(out, cards_of(state));
  fmt::format_to(out, R"(,"title":{}}})", quoted_or_null(name_of(end.title)));
}

/// What was thrown and chosen; a Solitaire boxer's decisions are in his dice.
class EventWriter {
 public:
  explicit EventWriter(Out out) : out_(out) {}

  void operator()(const Rolled& rolled) {
    const bool nobodys = rolled.call.seat == no_seat;
    fmt::format_to(out_, R"({}{{"roll":"{}","who":{},"face":{}}})", separator(), purpose_names[rolled.call.purpose],
                   nobodys ? "null" : quoted_or_null(name_of(static_cast<Corner>(rolled.call.seat))), rolled.value);
  }
  void operator()(const StrategiesRevealed& revealed) {
    for (const Corner corner : both_corners) {
      write("strategy", corner, name_of(revealed.strategies[fc::index_of(corner)]));
    }
  }
  void operator()(const GlovesSought& sought) { write("gloves", sought.corner, name_of(sought.gloves)); }
  void operator()(const CutPicked& picked) {
    if (picked.asked) {
      write("cut-target", picked.by, name_of(picked.location));
    }
  }
  void operator()(const RetaliationDecided& decided) {
    write("retaliate", decided.corner, retaliation_names[decided.retaliates ? 1 : 0]);
  }
  template <class Other>
  void operator()(const Other& /*other*/) {}

 private:
  void write(std::string_view decision, Corner who, std::string_view name) {
    fmt::format_to(out_, R"({}{{"choice":"{}","who":"{}","name":"{}"}})", separator(), decision, name_of(who), name);
  }
  std::string_view separator() { return std::exchange(first_, false) ? "" : ","; }

  Out out_;
  bool first_ = true;
};

}  // namespace

std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest) {
  const Need need = question(setup, state);
  WrittenAnswer answer(need, 1024);
  write_need(answer.member("need"), state, need);
  write_state(answer.member("state"), state);
  answer.result(state.phase == Phase::finished, [&state](Out out) { write_result(out, state); });
  answer.events(latest, [](Out out) { return EventWriter(out); });
  return answer.finished();
}

namespace {

/// Keys of words have small letters only.
std::string small_letters(std::string_view word) {
  std::string small(word);
  for (char& letter : small) {
    letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  return small;
}

}  // namespace

Standing standing_of(const Setup& setup, const State& state) {
  Standing standing{.key = state.round == 0 ? "the-ring.stands.before" : "the-ring.round_line",
                    .places = {{"round", std::to_string(state.round)},
                               {"rounds", std::to_string(setup.rounds)},
                               {"segment", std::to_string(state.segment)}}};
  standing.length = state.round;
  if (setup.is_title_bout()) {
    standing.title = static_cast<int>(setup.champion_corner());
  }
  if (state.phase == Phase::finished) {
    conclude(standing, Rules::slug, name_of(state.end.method),
             state.end.has_winner ? static_cast<int>(state.end.winner) : -1);
    standing.key = small_letters(standing.key);
  }
  return standing;
}

std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice) {
  const int seat = Rules::need(setup, before).seat;
  if (choice.decision == Decision::strategy) {
    return {{.seat = seat,
             .question = "the-ring.habit.strategy",
             .answer = "the-ring.strategy." + std::string(name_of(static_cast<Strategy>(choice.value)))}};
  }
  if (choice.decision == Decision::retaliate) {
    return {{.seat = seat,
             .question = "the-ring.habit.retaliate",
             .answer = "the-ring.answer." + std::string(retaliation_names[choice.value])}};
  }
  return {};
}

}  // namespace fc::the_ring
