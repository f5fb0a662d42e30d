#include "library/tiny/game.h"

#include <fmt/format.h>

#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "rules/tiny/rules.h"
#include "rules/tiny/turns.h"

namespace fc::tiny {
namespace {

Json state_of(const Setup& setup, const State& state) {
  Json json;
  json["round"] = state.round;
  json["attacker"] = seat_json(state.attacker);
  json["target"] = seat_json(state.target);
  json["rushed"] = state.rushed;
  json["boxers"] = Json::array();
  for (std::size_t seat = 0; seat < setup.boxers.size(); ++seat) {
    const Fighter& fighter = state.fighters[seat];
    json["boxers"].push_back({{"hearts", fighter.hearts}, {"rose", fighter.rose}, {"out", fighter.out}});
  }
  return json;
}

Json result_of(const Setup& setup, const State& state) {
  if (state.phase != Phase::finished) {
    return nullptr;
  }
  const Standing standing = standing_of(setup, state);
  return {{"winner", standing.winners.empty() ? Json(nullptr) : seat_json(standing.winners.front())},
          {"method", standing.method},
          {"round", standing.length}};
}

}  // namespace

std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest) {
  return answer_text(question(state), need_json<Rules>(setup, state, seat_json), state_of(setup, state),
                     result_of(setup, state), latest, event_line);
}

namespace {

std::string_view word_of(Punch punch) { return punch == Punch::jab ? "jab" : "swing"; }

std::string_view word_of(Guard guard) { return guard == Guard::block ? "block" : "duck"; }

/// Seats count from 1.
struct Teller {
  std::string operator()(const Rolled& roll) const {
    const std::string_view purpose =
        Rules::topic_name({.kind = NeedKind::roll, .seat = roll.call.seat, .topic = roll.call.purpose});
    return roll.call.success == Success::none
               ? fmt::format("{} roll {}", purpose, roll.value)
               : fmt::format("{} roll {}, {} or less", purpose, roll.call.bonus + roll.value, roll.call.target);
  }
  std::string operator()(const RoundBegan& event) const { return fmt::format("round {}", event.round); }
  std::string operator()(const WentFor& event) const {
    return fmt::format("{} goes for {}", event.attacker + 1, event.target + 1);
  }
  std::string operator()(const PaceSet& event) const {
    return fmt::format("{} {}", event.attacker + 1, event.rushed ? "rushes" : "waits");
  }
  std::string operator()(const PickSealed& event) const { return fmt::format("{} has decided", event.seat + 1); }
  std::string operator()(const PicksRevealed& event) const {
    return fmt::format("{} throws a {}, {} awaits with a {}", event.attacker + 1, word_of(event.punch), event.target + 1,
                       word_of(event.guard));
  }
  std::string operator()(const PunchLanded& event) const {
    return fmt::format("{} is hit by a {} of {}: {} hearts, {} left", event.target + 1, word_of(event.punch),
                       event.attacker + 1, event.damage, event.hearts_left);
  }
  std::string operator()(const PunchMissed& event) const { return fmt::format("{} misses", event.attacker + 1); }
  std::string operator()(const Stumbled& event) const {
    return fmt::format("{} stumbles, {} hearts left", event.seat + 1, event.hearts_left);
  }
  std::string operator()(const WentDown& event) const { return fmt::format("{} is down", event.seat + 1); }
  std::string operator()(const Rose& event) const { return fmt::format("{} rises", event.seat + 1); }
  std::string operator()(const WentOut& event) const { return fmt::format("{} is out", event.seat + 1); }
  std::string operator()(const BoutEnded& event) const {
    return event.winner < 0 ? std::string("a draw") : fmt::format("{} wins", event.winner + 1);
  }
};

}  // namespace

std::string event_line(const Event& event) { return std::visit(Teller(), event); }

Standing standing_of(const Setup& setup, const State& state) {
  Standing standing{.key = "tiny.round_line",
                    .places = {{"round", std::to_string(state.round)}, {"rounds", std::to_string(setup.rounds)}}};
  standing.length = state.round;
  if (state.phase == Phase::finished) {
    const int winner = turns::leader(setup, state);
    const bool alone = count_standing(setup, state) == 1;
    conclude(standing, Rules::slug, winner < 0 ? "draw" : alone ? "last-standing" : "hearts", winner);
  }
  return standing;
}

std::vector<Habit> habits_of(const Setup& setup, const State& before, Choice choice) {
  static_cast<void>(setup);
  switch (before.phase) {
    case Phase::pace:
      return {{.seat = before.attacker,
               .question = "tiny.habit.pace",
               .answer = choice == Choice::rush ? "tiny.choice.rush" : "tiny.choice.wait"}};
    case Phase::guard: {
      const bool swings = before.punch == Punch::swing;
      const bool ducks = choice == Choice::duck;
      return {{.seat = before.attacker,
               .question = "tiny.habit.punch",
               .answer = swings ? "tiny.choice.swing" : "tiny.choice.jab",
               .guessed = true,
               .guessed_right = swings == ducks},
              {.seat = before.target,
               .question = "tiny.habit.guard",
               .answer = ducks ? "tiny.choice.duck" : "tiny.choice.block"}};
    }
    default: return {};
  }
}

}  // namespace fc::tiny
