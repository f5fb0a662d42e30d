// The front office on one card: a manager's men, what can be done with each, and the letters of a sale or a trade. Source:
// rules/ringside-campaign/rules.md, 10 (front office).
#pragma once

#include <cstdint>
#include <optional>

#include "overlay/ringside-campaign/bout_view.h"

namespace fc::ringside_campaign {

/// What it remembers while one question is open.
struct OfficeCardMemory {
  enum class Mode : std::uint8_t { cover, men, sale, trade } mode = Mode::men;
  Person man = nobody;
  Person wanted = nobody;  ///< of a trade
  int buyer = -1;
  std::optional<int> sum;  ///< place among those that can be chosen; none: his worth, or even
  float men_scroll = 0;
  float wanted_scroll = 0;
};

/// question: `office`, a person's.
std::optional<overlay::BoutAction> draw_office(const BoutView& view, const overlay::OpenQuestion& question,
                                               const overlay::Box& box, OfficeCardMemory& memory, overlay::Ui& ui);

}  // namespace fc::ringside_campaign
