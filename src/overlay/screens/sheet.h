// The sheet of paper that every notice is printed on, over a darkened screen.
#pragma once

#include <span>
#include <string_view>

#include "overlay/controls/ui.h"
#include "overlay/ink/imgui_layer.h"

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

// Where on a full screen a notice hides nothing.

/// A place for one of these sizes (their x and y are not looked at), the first that finds one, as near to the top as can be
/// and then to the middle, where nothing has been drawn in this frame but grounds: paper, and fills of more than a twelfth
/// of the screen. Where the screen is full, the place that hides least. clear: something is seen there that is no panel.
Box free_place(const ImguiLayer& layer, std::span<const Box> sizes, const Box& clear = {});

}  // namespace fc::overlay
