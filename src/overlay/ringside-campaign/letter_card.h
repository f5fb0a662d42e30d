// Questions that come as a letter: an offer of another manager, the title, a bout that was moved, a place in dispute.
#pragma once

#include "overlay/ringside-campaign/bout_view.h"

namespace fc::ringside_campaign {

/// question: `answer`, `withdraw`, `dispute-bid` or one about the title.
std::optional<overlay::BoutAction> draw_letter_card(const BoutView& view, const overlay::OpenQuestion& question,
                                                    const overlay::Box& box, overlay::Ui& ui);

}  // namespace fc::ringside_campaign
