#include "library/dice-boxing/game.h"

#include <fmt/format.h>

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "library/catalogue_files.h"
#include "rules/dice-boxing/card.h"
#include "rules/dice-boxing/rules.h"
#include "rules/dice-boxing/sequence.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {

namespace {

using Out = AnswerOut;

/// Whose die it is. more_dice: of the judges', how many are still to fall. Source: 3.11.
std::string_view who_of(Purpose purpose, std::uint8_t seat, int more_dice) {
  if (purpose == Purpose::judge) {
    constexpr std::array<std::string_view, judge_count> judges{R"("judge-3")", R"("judge-2")", R"("judge-1")"};
    return judges[static_cast<std::size_t>(more_dice)];
  }
  return quoted_or_null(seat != no_seat, static_cast<Corner>(seat));
}

void write_need(Out out, const Need& need) {
  switch (need.kind) {
    case NeedKind::roll:
      fmt::format_to(out, R"({{"die":"d{}","min":{},"max":{},"for":"{}","who":{}}})", need.die.faces(), need.die.lowest,
                     need.die.highest, Rules::topic_name(need),
                     who_of(static_cast<Purpose>(need.topic), need.seat, need.more_dice));
      return;
    case NeedKind::choice: {
      fmt::format_to(out, R"({{"choice":"{}","who":"{}","legal":[)", Rules::topic_name(need),
                     name_of(static_cast<Corner>(need.seat)));
      std::string_view separator;
      for (const Choice choice : all_strategies) {
        fmt::format_to(out, R"({}"{}")", separator, name_of(choice.strategy));
        separator = ",";
      }
      fmt::format_to(out, "]}}");
      return;
    }
    case NeedKind::finished:
    case NeedKind::bout: fmt::format_to(out, "null"); return;
  }
}

void write_cuts(Out out, const BoxerState& boxer) {
  std::string_view separator;
  for (std::size_t letter = 0; letter < cut_letters; ++letter) {
    const Cut& cut = boxer.cuts[letter];
    if (cut.exists) {
      fmt::format_to(out, R"({}"{}":{{"open":{},"reopened":{},"accidental":{}}})", separator, cut_letter_names[letter],
                     cut.open, cut.reopened, cut.accidental);
      separator = ",";
    }
  }
}

void write_boxer(Out out, Corner corner, const State& state) {
  const BoxerState& boxer = state.boxer(corner);
  const Lasting& lasting = boxer.lasting;
  fmt::format_to(out,
                 R"(,"{}":{{"stamina":{},"tired":{},"knockdowns":{},"chin":{},"control_to":{},"punches_to":{},"kd_from":{},)"
                 R"("strategy":{},"ko_uses":{},"hurt":{},"round_control":{},"warnings":{},"deductions":{},)",
                 name_of(corner), boxer.stamina, boxer.tired, boxer.knockdowns, boxer.ranges.chin, boxer.ranges.control_to,
                 boxer.ranges.punches_to, boxer.ranges.kd_from,
                 quoted_or_null(state.strategies_are_in() ? name_of(boxer.strategy) : std::string_view()), boxer.ko_uses,
                 boxer.hurt, boxer.round_control, boxer.warnings, boxer.deductions);
  fmt::format_to(out,
                 R"("lasting":{{"control":{},"punches":{},"kd":{},"chin":{},"defense":{}}},)"
                 R"("landed":{},"missed":{},"points":{},"moves":{},"downs":{},"cuts":{{)",
                 lasting.control, lasting.punches, lasting.kd, lasting.chin, lasting.defense, boxer.landed, boxer.missed,
                 boxer.points, boxer.moves, boxer.downs);
  write_cuts(out, boxer);
  fmt::format_to(out, "}}}}");
}

std::string_view phase_of(const State& state) {
  if (state.phase == Phase::finished) {
    return "over";
  }
  if (state.phase == Phase::judge) {
    return "judging";
  }
  return state.strategies_are_in() ? "action" : "strategy";
}

void write_state(Out out, const Setup& setup, const State& state) {
  fmt::format_to(out,
                 R"({{"round":{},"rounds":{},"phase":"{}","action":{},"roller":"{}","position":"{}","owner":{},)"
                 R"("favourite":"{}","first":"{}","scores":[)",
                 state.round, setup.options.rounds, phase_of(state), state.action, name_of(state.roller),
                 name_of(state.position), quoted_or_null(state.has_owner, state.owner), name_of(setup.favourite),
                 name_of(setup.first));
  std::string_view separator;
  for (const RoundScore& round : state.scorecard) {
    fmt::format_to(out, "{}", separator);
    write_pairs(out, round);
    separator = ",";
  }
  fmt::format_to(out, "]");
  for (const Corner corner : both_corners) {
    write_boxer(out, corner, state);
  }
  fmt::format_to(out, "}}");
}

void write_result(Out out, const State& state) {
  const End& end = state.end;
  fmt::format_to(out, R"({{"winner":{},"method":"{}","reason":"{}","round":{},"verdict":{},"cards":)",
                 quoted_or_null(end.has_winner, end.winner), name_of(end.method), name_of(end.reason), state.round,
                 quoted_or_null(name_of(end.verdict)));
  if (end.on_cards) {
    write_pairs(out, cards_of(state));
  } else {
    fmt::format_to(out, "null");
  }
  fmt::format_to(out, "}}");
}

/// What was thrown and chosen.
class EventWriter {
 public:
  explicit EventWriter(Out out) : out_(out) {}

  void operator()(const Rolled& rolled) {
    const RollCall& call = rolled.call;
    fmt::format_to(out_, R"({}{{"roll":"{}","who":{},"face":{}}})", separator(),
                   Rules::topic_name({.kind = NeedKind::roll, .topic = call.purpose}),
                   who_of(static_cast<Purpose>(call.purpose), call.seat, call.more_dice), rolled.value);
  }
  void operator()(const StrategiesRevealed& revealed) {
    for (const Corner corner : both_corners) {
      fmt::format_to(out_, R"({}{{"choice":"strategy","who":"{}","name":"{}"}})", separator(), name_of(corner),
                     name_of(revealed.strategies[fc::index_of(corner)]));
    }
  }
  template <class Other>
  void operator()(const Other& /*other*/) {}

 private:
  std::string_view separator() { return std::exchange(first_, false) ? "" : ","; }

  Out out_;
  bool first_ = true;
};

}  // namespace

std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest) {
  const Need need = question(state);
  WrittenAnswer answer(need, 2048);
  write_need(answer.member("need"), need);
  write_state(answer.member("state"), setup, state);
  answer.result(state.phase == Phase::finished, [&state](Out out) { write_result(out, state); });
  answer.events(latest, [](Out out) { return EventWriter(out); });
  return answer.finished();
}

Standing standing_of(const Setup& setup, const State& state) {
  Standing standing{.key = "dice-boxing.round_line",
                    .places = {{"round", std::to_string(state.round)},
                               {"rounds", std::to_string(setup.options.rounds)},
                               {"action", std::to_string(state.action)}}};
  standing.length = state.round;
  if (state.phase == Phase::finished) {
    conclude(standing, Rules::slug, name_of(state.end.method),
             state.end.has_winner ? static_cast<int>(state.end.winner) : -1);
    if (state.end.on_cards) {
      standing.key.append("-").append(name_of(state.end.verdict));
    }
  }
  return standing;
}

std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice) {
  return {{.seat = Rules::need(setup, before).seat,
           .question = "dice-boxing.habit.strategy",
           .answer = "dice-boxing.strategy." + std::string(name_of(choice.strategy))}};
}

}  // namespace fc::dice_boxing
