// The referee's words for choices, decisions and rolls. Source: rules/ringside/rules.md, 3.6, 3.7, 7.
#include <array>
#include <string>
#include <string_view>

#include "core/cleaned.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {
namespace {

/// By Choice::code, up to `stay`; moves are spelled.
constexpr std::array<std::string_view, 17> choice_words{
    "no-tactic",    "cover-up",        "backpedal",   "clinch",       "no-rush",  "rush",
    "uppercut",     "right-jab",       "right-hook",  "combination",  "left-jab", "left-hook",
    "counterpunch", "no-counterpunch", "hold-clinch", "break-clinch", "stay"};

constexpr std::array<std::string_view, 8> decision_words{"tactic",       "rush",   "punch", "guess",
                                                         "counterpunch", "clinch", "move",  "follow"};

constexpr std::array<std::string_view, 6> purpose_words{"opening", "hit", "knockdown", "count", "counter", "counter-hit"};

constexpr std::string_view move_prefix = "move-";

constexpr bool is_coordinate(char digit) { return digit >= '0' && digit < '0' + ring_size; }

}  // namespace

std::string Rules::notation(Choice choice) {
  if (choice.code < choice_words.size()) {
    return std::string(choice_words[choice.code]);
  }
  FC_CHECK(is_move(choice));
  const Square square = square_of(choice);
  return std::string(move_prefix) + std::to_string(square.column) + "-" + std::to_string(square.row);
}

Result<Choice> Rules::parse(std::string_view text) {
  for (std::size_t code = 0; code < choice_words.size(); ++code) {
    if (choice_words[code] == text) {
      return Choice{static_cast<std::uint8_t>(code)};
    }
  }
  const std::size_t at = move_prefix.size();
  if (text.size() == at + 3 && text.substr(0, at) == move_prefix && text[at + 1] == '-' && is_coordinate(text[at]) &&
      is_coordinate(text[at + 2])) {
    return move_to({static_cast<std::int8_t>(text[at] - '0'), static_cast<std::int8_t>(text[at + 2] - '0')});
  }
  return fault(FaultCode::illegal_choice, "", std::string("'").append(cleaned(text)).append("' is no choice of Ringside"));
}

std::string_view Rules::topic_name(const Need& need) {
  if (need.kind == NeedKind::roll) {
    return purpose_words[need.topic];
  }
  return need.kind == NeedKind::choice ? decision_words[need.topic] : std::string_view("finished");
}

}  // namespace fc::ringside
