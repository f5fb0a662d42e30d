// A page of an account book: income, expenses and the balance after each.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "overlay/controls/ui.h"
#include "scene/stage.h"

namespace fc::overlay {

/// One entry, worded.
struct LedgerRow {
  std::string when;
  std::string what;
  std::optional<scene::SeatMark> mark{};  ///< whose entry it is, on a page of several seats
  std::string sum;                        ///< "+ $1,200"
  bool is_cost = false;
  std::string left{};  ///< balance afterwards; empty: not shown; left out where there is no room
};

struct LedgerModel {
  std::array<std::string, 4> heads;  ///< headings of when, what, sum and left; all empty: no headings
  int count = 0;                     ///< number of rows
  /// Row `index`, from 0, the newest first: only those in view are asked for.
  std::function<LedgerRow(int index)> row{};
  std::array<std::string, 3> widest{};  ///< the longest texts of when, sum and left, which set the widths of the columns
  std::string nothing{};                ///< worded: shown if there are no rows
};

/// Draws the page. It scrolls: up and down while it has the focus, or by wheel and finger. scroll: pixels, kept by the
/// caller.
void draw_ledger(Ui& ui, std::string_view id, const Box& box, const LedgerModel& model, float& scroll);

// The tabs of a desk with several pages, drawn as dividers of a folder.

/// Height of a row of tabs, pixels.
float office_tabs_height(const Ui& ui);

/// A row of tabs with the pictures of the shoulder controls at both ends, where the device has them. Returns the chosen one:
/// the focus opens the tab it moves to, and the shoulder controls turn to the next one. names: worded, at least one; chosen:
/// 0 to names.size() - 1. Questions are asked on the page of the first tab: while it is open, its answers have the focus
/// before the tabs. yields: something new is asked there, so the tabs cannot take the focus.
int office_tabs(Ui& ui, const Box& box, std::span<const std::string> names, int chosen, bool yields = false);

}  // namespace fc::overlay
