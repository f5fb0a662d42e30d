// Questions about one man out of many: the pool at the draft and the auction, and whom to trade for.
#pragma once

#include "overlay/ringside-campaign/bout_view.h"
#include "overlay/ringside-campaign/office_view.h"

namespace fc::ringside_campaign {

/// What the card remembers while one question is open.
struct MenMemory {
  float scroll = 0;
  std::size_t looked_at = 0;  ///< option
  bool open = false;
};

/// question: `pick`, `nominate`, `sign`, `opponent` or `trade-for`. The strongest come first.
std::optional<overlay::BoutAction> draw_men_card(const BoutView& view, const overlay::OpenQuestion& question,
                                                 const overlay::Box& box, MenMemory& memory, overlay::Ui& ui);

/// question: `opening-bid` or `bid`. The man under the hammer, who is still in, and what can be bid.
std::optional<overlay::BoutAction> draw_lot_card(const BoutView& view, const overlay::OpenQuestion& question,
                                                 const overlay::Box& box, overlay::Ui& ui);

/// The same while nobody is asked who could answer here.
void draw_open_lot(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);

/// What the pages of the desk see of this view.
OfficeView office_view(const BoutView& view);

}  // namespace fc::ringside_campaign
