// The tabs of a desk with several pages: cards that stick out of a folder.
#pragma once

#include <span>
#include <string>

#include "overlay/controls/ui.h"

namespace fc::overlay {

/// How high a row of them is, in pixels.
float office_tabs_height(const Ui& ui);

/// A row of tabs with the pictures of the shoulder controls at both ends, where the device has them. Returns the chosen one:
/// the focus opens the tab it moves to. names: worded, at least one; chosen: 0 to names.size() - 1.
int office_tabs(Ui& ui, const Box& box, std::span<const std::string> names, int chosen);

}  // namespace fc::overlay
