// The sheet of paper on which every notice is printed, over a darkened screen.
#pragma once

#include <span>
#include <string_view>

#include "overlay/controls/large_page.h"
#include "overlay/controls/ui.h"
#include "overlay/ink/imgui_layer.h"
#include "overlay/ink/theme.h"

namespace fc::overlay {

/// Darkens the whole screen behind a notice.
void draw_veil(Ui& ui);
/// Height of a page that has room for a sheet of this height, in units.
constexpr float page_of_sheet(float height) { return height + 24; }
/// The place of a sheet of this size (in units) in the middle of the screen; reduced if it would be larger than the screen.
Box sheet_of(const Ui& ui, float width, float height);
/// Draws the sheet and its heading; returns the space that is left below the heading. second: colour of the heading's second
/// print.
Box open_sheet(Ui& ui, const Box& sheet, std::string_view heading, ImU32 second);
/// A notice over all else, while it exists: its page, the veil, the sheet with its heading, and the focus's scope.
class NoticeSheet {
 public:
  /// width, height: units. heading: worded. second: as of `open_sheet`.
  NoticeSheet(Ui& ui, std::string_view name, float width, float height, std::string_view heading,
              ImU32 second = colour::red);
  NoticeSheet(const NoticeSheet&) = delete;
  NoticeSheet& operator=(const NoticeSheet&) = delete;
  ~NoticeSheet() { ui_->focus().close_scope(); }

 private:
  Ui* ui_;
  LargePage page_;
  Box sheet_;
  Panel panel_;

 public:
  Box rest;  ///< the space that is left below the heading
};
/// Takes the place of the next button off the top of `rest`, for buttons one below the other.
Box next_button(const Ui& ui, Box& rest);

// A place on the screen where a notice hides nothing.

/// Finds a place where nothing but backgrounds (paper, and fills of more than a twelfth of the screen) has been drawn in
/// this frame. Tries the sizes in order (their x and y are ignored); for each, places near the top come first, then those
/// near the middle. If none is free, returns the place that hides least. clear: a further box to keep free, for what is
/// shown there without a panel.
Box free_place(const ImguiLayer& layer, std::span<const Box> sizes, const Box& clear = {});

}  // namespace fc::overlay
