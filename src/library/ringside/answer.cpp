#include "library/ringside/game.h"

#include <fmt/format.h>

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "library/catalogue_files.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {

namespace {

using Out = AnswerOut;

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
    case NeedKind::bout: fmt::format_to(out, "null"); return;
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
  fmt::format_to(out, R"({{"winner":{},"method":"{}","round":{},"turn":{}}})",
                 quoted_or_null(state.has_winner, state.winner), methods[static_cast<std::size_t>(state.method)],
                 state.round, state.turn);
}

}  // namespace

std::string write_answer(const Setup& /*setup*/, const State& state, std::span<const Event> latest) {
  const Need need = question(state);
  WrittenAnswer answer(need, 1024);
  write_need(answer.member("need"), state, need);
  write_state(answer.member("state"), state);
  answer.result(state.phase == Phase::finished, [&state](Out out) { write_result(out, state); });
  const Out out = answer.member("events");
  fmt::format_to(out, "[");
  std::string_view separator;
  for (const Event& event : latest) {
    fmt::format_to(out, R"({}"{}")", separator, event_line(event));
    separator = ",";
  }
  fmt::format_to(out, "]");
  return answer.finished();
}

namespace {

std::string word(Punch punch) { return Rules::notation(choice_of(punch)); }

std::string square(Square at) { return fmt::format("[{}, {}]", at.column, at.row); }

std::string_view word(ClinchEnd reason) {
  constexpr std::array<std::string_view, 4> words{"the swing missed", "he breaks", "he is down", "the counterpunch landed"};
  return words[static_cast<std::size_t>(reason)];
}

std::string_view word(Method method) {
  constexpr std::array<std::string_view, 5> words{"nothing", "knockout", "technical knockout", "decision", "draw"};
  return words[static_cast<std::size_t>(method)];
}

std::string target(const RollCall& call) {
  const std::string bonus = call.bonus == 0 ? "" : fmt::format(" +{}", call.bonus);
  switch (call.success) {
    case Success::above: return fmt::format("{}, needs over {}", bonus, call.target);
    case Success::at_most: return fmt::format("{}, needs {} or less", bonus, call.target);
    case Success::at_least: return fmt::format("{}, out at {}", bonus, call.target);
    case Success::none: break;
  }
  return bonus;
}

/// One line for each kind of event; one that is forgotten does not compile.
struct Teller {
  std::string operator()(const RoundBegan& event) const { return fmt::format("round {}", event.round); }
  std::string operator()(const Rolled& event) const {
    const Need need{.kind = NeedKind::roll, .topic = event.call.purpose};
    return fmt::format("{} rolls {} for {}{}", name_of(static_cast<Corner>(event.call.seat)), event.value,
                       Rules::topic_name(need), target(event.call));
  }
  std::string operator()(const OpeningDecided& event) const {
    return event.tied ? "a tie, both roll again" : fmt::format("{} attacks first", name_of(event.attacker));
  }
  std::string operator()(const TurnBegan& event) const {
    return fmt::format("turn {}, {} attacks", event.turn, name_of(event.attacker));
  }
  std::string operator()(const TacticChosen& event) const {
    return fmt::format("{} chooses {}", name_of(event.corner), Rules::notation(choice_of(event.tactic)));
  }
  std::string operator()(const RushDecided& event) const {
    return fmt::format("{} {}", name_of(event.corner), event.rushes ? "rushes" : "does not rush");
  }
  std::string operator()(const PickSealed& event) const {
    return fmt::format("{} has chosen a {}", name_of(event.corner), event.guesses ? "guess" : "punch");
  }
  std::string operator()(const SwingMissed& event) const { return fmt::format("{} misses", name_of(event.corner)); }
  std::string operator()(const PicksRevealed& event) const {
    return fmt::format("{} throws {}, {} expected", name_of(event.thrower), word(event.thrown), word(event.expected));
  }
  std::string operator()(const HookSmothered& event) const {
    return fmt::format("the clinch smothers the hook of {}", name_of(event.thrower));
  }
  std::string operator()(const PunchLanded& event) const {
    return fmt::format("{} lands: {} + {} = {} damage, {} has {} left, hit {} of the round", name_of(event.thrower),
                       event.entry, event.rating, event.damage, name_of(other(event.thrower)), event.endurance, event.hits);
  }
  std::string operator()(const PunchingFatigue& event) const {
    return fmt::format("{} tires of punching, {} left", name_of(event.corner), event.endurance);
  }
  std::string operator()(const KnockedDown& event) const {
    return fmt::format("{} is down, {} more on the card{}", name_of(event.corner), event.card_damage,
                       event.saved_by_bell ? ", saved by the bell" : "");
  }
  std::string operator()(const Counted& event) const {
    return fmt::format("the referee counts {} to {}{}", name_of(event.corner), event.count,
                       event.knockout     ? ": out"
                       : event.extra_turn ? ": up, a turn has gone by"
                                          : ": up");
  }
  std::string operator()(const CounterpunchAsked& event) const {
    return fmt::format("{} {}", name_of(event.corner), event.counters ? "tries a counterpunch" : "does not counter");
  }
  std::string operator()(const RolesChanged& event) const {
    return fmt::format("a counterpunch lands: {} attacks now", name_of(event.attacker));
  }
  std::string operator()(const ClinchHeld& event) const { return fmt::format("{} holds the clinch", name_of(event.corner)); }
  std::string operator()(const ClinchEnded& event) const {
    return fmt::format("the clinch of {} is over: {}", name_of(event.corner), word(event.reason));
  }
  std::string operator()(const Moved& event) const {
    return fmt::format("{} {} from {} to {}", name_of(event.corner), event.follows ? "follows" : "steps", square(event.from),
                       square(event.to));
  }
  std::string operator()(const StoodStill& event) const { return fmt::format("{} stays", name_of(event.corner)); }
  std::string operator()(const Trapped& event) const { return fmt::format("{} is trapped", name_of(event.corner)); }
  std::string operator()(const RoundEnded& event) const {
    const auto& [damage, points] = event.score;
    return fmt::format("bell of round {}: damage {} to {}, points {} to {}", event.round, damage[0], damage[1], points[0],
                       points[1]);
  }
  std::string operator()(const Rested& event) const {
    return fmt::format("{} rests from {} to {}", name_of(event.corner), event.before, event.after);
  }
  std::string operator()(const BoutEnded& event) const {
    if (!event.has_winner) {
      return "the bout is a draw";
    }
    return fmt::format("{} wins by {} in round {}, turn {}", name_of(event.winner), word(event.method), event.round,
                       event.turn);
  }
};

}  // namespace

std::string event_line(const Event& event) { return std::visit(Teller{}, event); }

namespace {

constexpr std::array<std::string_view, 5> methods{"", "ko", "tko", "decision", "draw"};

}  // namespace

Standing standing_of(const Setup& setup, const State& state) {
  Standing standing{.key = "ringside.round_line",
                    .places = {{"round", std::to_string(state.round)},
                               {"rounds", std::to_string(setup.rounds)},
                               {"turn", std::to_string(state.turn)}}};
  standing.length = state.round;
  if (state.phase == Phase::finished) {
    conclude(standing, Rules::slug, methods[static_cast<std::size_t>(state.method)],
             state.has_winner ? static_cast<int>(state.winner) : -1);
  }
  return standing;
}

std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice) {
  const Need need = Rules::need(setup, before);
  const std::string word = Rules::notation(choice);
  const auto habit = [&](const char* question, std::string answer) {
    return Habit{.seat = need.seat, .question = std::string("ringside.habit.") + question, .answer = std::move(answer)};
  };
  switch (static_cast<Decision>(need.topic)) {
    case Decision::tactic: return {habit("tactic", "ringside.tactic." + word)};
    case Decision::rush: return {habit("rush", "ringside.choice." + word)};
    case Decision::counterpunch: return {habit("counterpunch", "ringside.choice." + word)};
    case Decision::clinch: return {habit("clinch", "ringside.choice." + word)};
    case Decision::guess: {
      Habit thrown = habit("punch", "ringside.punch." + Rules::notation(choice_of(before.thrown)));
      thrown.seat = static_cast<int>(before.thrower());
      thrown.guessed = true;
      thrown.guessed_right = before.thrown == punch_of(choice);
      return {std::move(thrown), habit("guess", "ringside.punch." + word)};
    }
    case Decision::punch:  // a secret until it is guessed
    case Decision::move:
    case Decision::follow: break;
  }
  return {};
}

}  // namespace fc::ringside
