#include "library/ringside/event_line.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

#include "rules/ringside/rules.h"

namespace fc::ringside {
namespace {

std::string word(Punch punch) {
  return Rules::notation(choice_of(punch));
}

std::string square(Square at) {
  return fmt::format("[{}, {}]", at.column, at.row);
}

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
    case Success::above:
      return fmt::format("{}, needs over {}", bonus, call.target);
    case Success::at_most:
      return fmt::format("{}, needs {} or less", bonus, call.target);
    case Success::at_least:
      return fmt::format("{}, out at {}", bonus, call.target);
    case Success::none:
      break;
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

std::string event_line(const Event& event) {
  return std::visit(Teller{}, event);
}

}  // namespace fc::ringside
