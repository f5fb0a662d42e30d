// The card of whatever a person is asked.
#pragma once

#include <cstddef>
#include <optional>

#include "overlay/ringside-campaign/booking_card.h"
#include "overlay/ringside-campaign/bout_view.h"
#include "overlay/ringside-campaign/men_card.h"
#include "overlay/ringside-campaign/office_card.h"

namespace fc::ringside_campaign {

/// What the cards remember while one question is open.
struct CardMemory {
  std::size_t asked = 0;  ///< how much had happened when it was asked
  int covered = 0;        ///< the week and seat whose cover was shown last
  float scroll = 0;
  BookingMemory booking;
  MenMemory men;
  OfficeCardMemory office;
};

/// question: a person's, with answers.
std::optional<overlay::BoutAction> draw_question(const BoutView& view, const overlay::OpenQuestion& question,
                                                 const overlay::Box& box, CardMemory& memory, overlay::Ui& ui);

}  // namespace fc::ringside_campaign
