#include "cabinet/ringside-campaign/order.h"

#include <algorithm>
#include <utility>

namespace fc::ringside_campaign {
namespace {

/// The parts between colons, at most `most`; the last one has all that is left.
std::vector<std::string> parts_of(std::string_view text, std::size_t most) {
  std::vector<std::string> parts;
  while (parts.size() + 1 < most && text.find(':') != std::string_view::npos) {
    parts.emplace_back(text.substr(0, text.find(':')));
    text.remove_prefix(text.find(':') + 1);
  }
  parts.emplace_back(text);
  return parts;
}

}  // namespace

std::optional<OrderSteps> steps_of(std::string_view order) {
  constexpr std::size_t parts_to_book = 5;
  constexpr std::size_t parts_to_deal = 4;
  const bool books = order.starts_with("book:");
  const std::vector<std::string> parts = parts_of(order, books ? parts_to_book : parts_to_deal);
  if (books && parts.size() == parts_to_book) {
    return OrderSteps{{Decision::book, parts[1]},
                      {Decision::opponent, parts[2]},
                      {Decision::arena, parts[3]},
                      {Decision::rounds, "rounds:" + parts[4]}};
  }
  if (parts.size() == parts_to_deal && parts[0] == "sell") {
    return OrderSteps{{Decision::office, "sell:" + parts[1]}, {Decision::sale_to, parts[2]}, {Decision::sale_sum, parts[3]}};
  }
  if (parts.size() == parts_to_deal && parts[0] == "trade") {
    return OrderSteps{
        {Decision::office, "trade:" + parts[1]}, {Decision::trade_for, parts[2]}, {Decision::trade_sum, parts[3]}};
  }
  return std::nullopt;
}

bool can_be_given(const MatchOf<Rules>& campaign, int seat, const OrderSteps& steps) {
  State state = campaign.state();
  std::size_t given = 0;
  for (const OrderStep& step : steps) {
    const bool asked = is_asked(state, step.asked) && state.asked.seat == seat;
    if (!asked && given > 0) {
      continue;
    }
    const Result<Choice> choice = Rules::parse(step.answer);
    if (!asked || !choice || !Rules::choose(campaign.setup(), state, *choice, NoEvents{})) {
      return false;
    }
    ++given;
  }
  return given > 0;
}

}  // namespace fc::ringside_campaign
