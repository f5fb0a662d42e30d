// What the panels of DICE Boxing share while one frame of the bout is drawn.
#pragma once

#include <optional>

#include "overlay/bout/bout_parts.h"
#include "overlay/bout/two_corners.h"
#include "overlay/controls/ui.h"
#include "rules/dice-boxing/setup.h"
#include "scene/dice-boxing/readout.h"

namespace fc::dice_boxing {

struct BoutView : overlay::CornersView<Setup, Readout> {
  [[nodiscard]] const BoxerState& boxer(Corner corner) const { return readout.now.boxer(corner); }
  /// The judges' dice lie on the board, and their cards are face down: nothing may tell what they saw.
  [[nodiscard]] bool judges_are_secret() const;
};

/// Round, the twenty actions, the judges' cards; a button to pause where a pointer is used.
std::optional<overlay::BoutAction> draw_top(const BoutView& view, overlay::Ui& ui);
/// One boxer's column: what he has left, the sheet of his round, what hangs over him, and below it his strategies.
std::optional<overlay::BoutAction> draw_column(const BoutView& view, Corner corner, overlay::Ui& ui);
/// The lower part of a column: the five strategies, to be picked or to be seen.
std::optional<overlay::BoutAction> draw_strategies(const BoutView& view, Corner corner, const overlay::Box& box,
                                                   overlay::Ui& ui);
/// The board of bars below the ring: what the dice are thrown at, and where they fell.
void draw_board(const BoutView& view, overlay::Ui& ui);
/// True if a sheet is shown below which nothing needs to be seen of the columns.
bool has_sheet_over_columns(const BoutView& view);
/// The sheet of the minute between two rounds: sums, cards, stamina.
void draw_minute(const BoutView& view, overlay::Ui& ui);
/// The cards at the end, read one by one.
void draw_verdict(const BoutView& view, overlay::Ui& ui);

}  // namespace fc::dice_boxing
