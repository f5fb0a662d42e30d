// Offers that a manager orders in one go: the answers of their steps, by question.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match_of.h"
#include "rules/ringside-campaign/rules.h"

namespace fc::ringside_campaign {

struct OrderStep {
  Decision asked = Decision::book;
  std::string answer;

  friend bool operator==(const OrderStep&, const OrderStep&) = default;
};
using OrderSteps = std::vector<OrderStep>;

/// "book:...", "sell:...", "trade:..." as in secretary.h. None: it is no such order.
std::optional<OrderSteps> steps_of(std::string_view order);

/// Whether the seat can give these answers one after the other from the open question on. A question with one answer is not
/// asked, so that a step may be passed over.
bool can_be_given(const MatchOf<Rules>& campaign, int seat, const OrderSteps& steps);

}  // namespace fc::ringside_campaign
