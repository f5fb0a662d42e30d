// The sheet of paper that every notice is printed on, over a darkened screen.
#pragma once

#include <string_view>

#include "overlay/controls/ui.h"

namespace fc::overlay {

/// Darkens everything behind.
void draw_veil(Ui& ui);
/// How high a page has to be for a sheet of that height, in units.
constexpr float page_of_sheet(float height) { return height + 24; }
/// The place of a sheet in the middle of the screen: so many units, but never larger than the screen.
Box sheet_of(const Ui& ui, float width, float height);
/// Lays the sheet with its heading; gives what is left inside below that.
Box open_sheet(Ui& ui, const Box& sheet, std::string_view heading, ImU32 second);
/// The place of the next of several buttons, one below the other.
Box next_button(const Ui& ui, Box& rest);

}  // namespace fc::overlay
