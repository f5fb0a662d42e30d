#include "library/tiny/event_line.h"

#include <fmt/format.h>

#include "rules/tiny/rules.h"

namespace fc::tiny {
namespace {

std::string_view word_of(Punch punch) {
  return punch == Punch::jab ? "jab" : "swing";
}

std::string_view word_of(Guard guard) {
  return guard == Guard::block ? "block" : "duck";
}

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

std::string event_line(const Event& event) {
  return std::visit(Teller(), event);
}

}  // namespace fc::tiny
