#include "rules/tiny/rules.h"

#include <array>

#include "core/cleaned.h"

namespace fc::tiny {
namespace {

constexpr std::array<std::string_view, 6> choice_words{"rush", "wait", "jab", "swing", "block", "duck"};
constexpr std::array<std::string_view, 4> decision_words{"target", "pace", "punch", "guard"};
constexpr std::array<std::string_view, 3> purpose_words{"start", "hit", "rise"};
constexpr std::string_view at_word = "at:";

}  // namespace

State Rules::opening(const Setup& setup) {
  State state;
  for (std::size_t seat = 0; seat < setup.boxers.size(); ++seat) {
    state.fighters[seat].hearts = setup.boxers[seat].hearts;
  }
  return state;
}

std::optional<Need> Rules::asked_beside(const Setup& /*setup*/, const State& state, const Need& /*first*/) {
  return state.phase == Phase::punch ? std::optional(choice_of(state.target, Decision::guard, true)) : std::nullopt;
}

View Rules::view(const Setup& /*setup*/, const State& state, int seat) {
  View view{.known = state, .seat = static_cast<std::uint8_t>(seat)};
  if (state.phase == Phase::guard && seat != state.attacker) {
    view.known.punch = Punch::jab;
    view.punch_hidden = true;
  }
  return view;
}

State Rules::assume(const Setup& /*setup*/, const View& view, Random& random) {
  State state = view.known;
  if (view.punch_hidden) {
    state.punch = static_cast<Punch>(random.below(2));
  }
  return state;
}

std::string Rules::notation(Choice choice) {
  const auto index = static_cast<std::size_t>(choice);
  if (index < most_boxers) {
    return std::string(at_word).append(std::to_string(index + 1));
  }
  return std::string(choice_words[index - most_boxers]);
}

Result<Choice> Rules::parse(std::string_view text) {
  for (std::size_t index = 0; index < most_boxers + choice_words.size(); ++index) {
    if (const auto choice = static_cast<Choice>(index); notation(choice) == text) {
      return choice;
    }
  }
  return fault(FaultCode::illegal_choice, "", "'" + cleaned(text) + "' is no choice of this game");
}

std::string_view Rules::topic_name(const Need& need) {
  switch (need.kind) {
    case NeedKind::roll: return purpose_words[need.topic];
    case NeedKind::choice: return decision_words[need.topic];
    case NeedKind::bout:
    case NeedKind::finished: break;
  }
  return "";
}

}  // namespace fc::tiny
