// What the roster screen is made of: the list of a page, and two cards to be compared.
#pragma once

#include <optional>

#include "overlay/screens/roster.h"

namespace fc::overlay {

/// How high a row of the list is, in pixels.
float roster_row_height(const Ui& ui);

/// The rows of a page, as many as its box holds.
std::optional<RosterAction> roster_list(Ui& ui, const Box& box, const RosterModel& model);

/// The page's number between the buttons that turn pages.
std::optional<RosterAction> roster_pager(Ui& ui, const Box& box, const RosterModel& model);

/// Who is shown, and beside him whom he is compared with: names, chances, figure against figure; below them the way to the
/// what-if desk.
std::optional<RosterAction> roster_cards(Ui& ui, const Box& box, const RosterModel& model);

}  // namespace fc::overlay
