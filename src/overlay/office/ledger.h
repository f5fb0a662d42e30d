// A page of an account book: what came in and what went out, and what was left each time.
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
  std::optional<scene::SeatMark> mark{};  ///< whose it is, where the page is everybody's
  std::string sum;                        ///< "+ $1,200"
  bool is_cost = false;
  std::string left{};  ///< afterwards; empty: it is not said, nor where there is no room
};

struct LedgerModel {
  std::array<std::string, 4> heads;  ///< over when, what, sum and left; all empty: none
  int count = 0;                     ///< of the rows
  /// Row `index`, from 0, the newest first: only those in view are asked for.
  std::function<LedgerRow(int index)> row{};
  std::array<std::string, 3> widest{};  ///< when, sum and left at their longest: columns are set by them
  std::string nothing{};                ///< worded: instead of rows
};

/// The page scrolls: up and down while it has the focus, or by wheel and finger. scroll: pixels, kept by the caller.
void draw_ledger(Ui& ui, std::string_view id, const Box& box, const LedgerModel& model, float& scroll);

// The tabs of a desk with several pages: cards that stick out of a folder.

/// How high a row of them is, in pixels.
float office_tabs_height(const Ui& ui);

/// A row of tabs with the pictures of the shoulder controls at both ends, where the device has them. Returns the chosen one:
/// the focus opens the tab it moves to, and the shoulder controls turn to the next one. names: worded, at least one; chosen:
/// 0 to names.size() - 1. The first tab is the page on which something is asked: while it is open, its answers have the
/// focus before the tabs. yields: something new is asked there, and the focus leaves the tabs.
int office_tabs(Ui& ui, const Box& box, std::span<const std::string> names, int chosen, bool yields = false);

}  // namespace fc::overlay
