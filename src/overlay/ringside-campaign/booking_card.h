// The one card on which a manager books a bout: his men, their opponents, the poster of the bout as it would be. Source:
// rules/ringside-campaign/rules.md, 10 (booking).
#pragma once

#include <optional>
#include <vector>

#include "overlay/ringside-campaign/bout_view.h"
#include "overlay/ringside-campaign/offer_plan.h"

namespace fc::ringside_campaign {

/// What it remembers while one question is open.
struct BookingMemory {
  bool open = false;
  OfferPlan plan;
  std::vector<Rival> rivals;  ///< of plan.own
  float men_scroll = 0;
  float rivals_scroll = 0;
};

/// question: `book`, a person's.
std::optional<overlay::BoutAction> draw_booking(const BoutView& view, const overlay::OpenQuestion& question,
                                                const overlay::Box& box, BookingMemory& memory, overlay::Ui& ui);

}  // namespace fc::ringside_campaign
