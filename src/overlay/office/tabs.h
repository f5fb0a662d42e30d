// The tabs of a desk with several pages: cards that stick out of a folder.
#pragma once

#include <span>
#include <string>

#include "overlay/controls/ui.h"

namespace fc::overlay {

/// How high a row of them is, in pixels.
float office_tabs_height(const Ui& ui);

/// A row of tabs with the pictures of the shoulder controls at both ends, where the device has them. Returns the chosen one:
/// the focus opens the tab it moves to, and the shoulder controls turn to the next one. names: worded, at least one; chosen:
/// 0 to names.size() - 1. The first tab is the page on which something is asked: while it is open, its answers have the
/// focus before the tabs. yields: something new is asked there, and the focus leaves the tabs.
int office_tabs(Ui& ui, const Box& box, std::span<const std::string> names, int chosen, bool yields = false);

}  // namespace fc::overlay
