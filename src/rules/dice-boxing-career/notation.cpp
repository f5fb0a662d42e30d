// The referee's words for choices, decisions and dice. Source: rules/dice-boxing/rules.md, 6.3, 6.4, 7.4.
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "core/cleaned.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/rules.h"

namespace fc::dice_boxing_career {
namespace {

constexpr std::string_view buy_prefix = "buy-";
constexpr std::string_view rank_prefix = "rank-";

/// A rank from 1 to 51, without sign or leading zero.
std::optional<int> rank_from(std::string_view text) {
  int rank = 0;
  const char* const end = text.data() + text.size();
  const bool is_plain = !text.empty() && text[0] >= '1' && text[0] <= '9';
  const auto read = std::from_chars(text.data(), end, rank);
  if (!is_plain || read.ec != std::errc() || read.ptr != end || rank > lowest_rank) {
    return std::nullopt;
  }
  return rank;
}

std::optional<Choice> read_choice(std::string_view text) {
  if (const auto word = named<Word>(plain_words, text)) {
    return choice_of(*word);
  }
  if (const auto outcome = named<Outcome>(outcome_names, text)) {
    return choice_of(*outcome);
  }
  if (text.starts_with(buy_prefix)) {
    if (const auto purchase = named<Purchase>(purchase_names, text.substr(buy_prefix.size()))) {
      return choice_of(*purchase);
    }
  }
  if (text.starts_with(rank_prefix)) {
    if (const auto rank = rank_from(text.substr(rank_prefix.size()))) {
      return choice_of_rank(*rank);
    }
  }
  const std::optional<Id> man = Id::from(text);
  return man ? std::optional(choice_of(*man)) : std::nullopt;
}

}  // namespace

std::string Rules::notation(const Choice& choice) {
  switch (choice.word) {
    case Word::buy: return std::string(buy_prefix).append(name_of(choice.purchase()));
    case Word::rank: return std::string(rank_prefix).append(std::to_string(choice.number));
    case Word::outcome: return std::string(name_of(choice.outcome()));
    case Word::man: return std::string(choice.man.text());
    default: return std::string(plain_words.at(place_of(choice.word)));
  }
}

Result<Choice> Rules::parse(std::string_view text) {
  const std::optional<Choice> choice = read_choice(text);
  if (!choice) {
    return fault(FaultCode::illegal_choice, "", "'" + cleaned(text) + "' is no choice of a career");
  }
  return *choice;
}

std::string_view Rules::topic_name(const Need& need) {
  switch (need.kind) {
    case NeedKind::roll: return purpose_names[need.topic];
    case NeedKind::choice:
    case NeedKind::bout: return decision_names[need.topic];
    case NeedKind::finished: break;
  }
  return "finished";
}

}  // namespace fc::dice_boxing_career
