#include "scene/ringside/roll_caption.h"

#include <string_view>

#include "core/corner.h"
#include "rules/ringside/choice.h"
#include "scene/ringside/naming.h"

namespace fc::ringside {
namespace {

std::string_view name_of(Purpose purpose) {
  switch (purpose) {
    case Purpose::opening: return "opening";
    case Purpose::hit: return "hit";
    case Purpose::knockdown: return "knockdown";
    case Purpose::count: return "count";
    case Purpose::counter: return "counter";
    case Purpose::counter_hit: return "counter-hit";
  }
  return "";
}

std::string_view name_of(Reason reason) {
  switch (reason) {
    case Reason::agility: return "agility";
    case Reason::covering: return "covering";
    case Reason::opponent_covering: return "opponent-covering";
    case Reason::backpedal: return "backpedal";
    case Reason::rush: return "rush";
    case Reason::trapped: return "trapped";
    case Reason::cap: return "cap";
    case Reason::counterpunch: return "counterpunch";
    case Reason::damage: return "damage";
    case Reason::spent: return "spent";
    case Reason::knockout: return "knockout";
  }
  return "";
}

/// The rating bare, everything after it with its sign.
std::string arithmetic(const RollCall& call, const Words& words) {
  std::string parts;
  for (std::size_t index = 0; index < call.parts.size(); ++index) {
    const Modifier& part = call.parts[index];
    const std::string amount = index == 0 ? std::to_string(part.amount) : with_sign(part.amount);
    const std::string key = "ringside.roll.part." + std::string(name_of(static_cast<Reason>(part.reason)));
    parts += (index == 0 ? "" : " ") + words.say(key, {{"amount", amount}});
  }
  return parts;
}

}  // namespace

std::string roll_question(const RollCall& call, const Names& names, const Words& words) {
  const auto roller = static_cast<Corner>(call.seat);
  const auto purpose = static_cast<Purpose>(call.purpose);
  // A count has its bonus in the question: nothing else of it can change.
  const bool slow_to_rise = purpose == Purpose::count && call.bonus > 0;
  const std::string key = "ringside.roll." + std::string(name_of(purpose)) + (slow_to_rise ? "-spent" : "");
  return words.say(key, {{"boxer", names[fc::index_of(roller)]},
                         {"opponent", names[fc::index_of(other(roller))]},
                         {"target", std::to_string(call.target)},
                         {"bonus", with_sign(call.bonus)},
                         {"parts", arithmetic(call, words)}});
}

std::string roll_result(const RollCall& call, int value, const Names& names, const Words& words) {
  const std::string question = roll_question(call, names, words);
  const std::string shown = call.bonus == 0
                                ? std::to_string(value)
                                : words.say("ringside.roll.sum", {{"value", std::to_string(value)},
                                                                  {"bonus", std::to_string(call.bonus)},
                                                                  {"total", std::to_string(value + call.bonus)}});
  if (call.success == Success::none) {
    return words.say("ringside.roll.rolled", {{"question", question}, {"value", shown}});
  }
  const std::string key = "ringside.roll.result." + std::string(name_of(static_cast<Purpose>(call.purpose))) +
                          (call.succeeds(value) ? ".yes" : ".no");
  return words.say("ringside.roll.settled", {{"question", question},
                                             {"value", shown},
                                             {"result", words.say(key, {{"count", std::to_string(value + call.bonus)}})}});
}

}  // namespace fc::ringside
