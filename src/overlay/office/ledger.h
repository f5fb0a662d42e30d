// A page of an account book: what came in and what went out, and what was left each time.
#pragma once

#include <array>
#include <functional>
#include <optional>
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

}  // namespace fc::overlay
