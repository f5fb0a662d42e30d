// What the what-if desk is made of: the board, how bouts end, when they end, the table.
#pragma once

#include <optional>

#include "overlay/screens/desk.h"

namespace fc::overlay {

/// A name on its colour, with its shape.
void desk_band(Ui& ui, Box box, const DeskSide& side);

/// How high the board is for so many lines, in pixels.
float desk_board_height(const Ui& ui, const DeskModel& model);
/// The bookmaker's board: share, interval and fair odds of each side.
void desk_board(Ui& ui, const Box& box, const DeskModel& model);
/// How far it is, and how fast: the foot of the board.
void desk_progress(Ui& ui, const Box& box, const DeskModel& model);

/// How bouts end, beside real ones.
void desk_ways(Ui& ui, const Box& box, const DeskModel& model);
/// When bouts end.
void desk_lengths(Ui& ui, const Box& box, const DeskModel& model);

/// How high a row of the table is, and all around its rows, in pixels.
float desk_row_height(const Ui& ui);
float desk_table_frame(const Ui& ui);
/// The table of a field, and the buttons that turn its pages.
std::optional<DeskAction> desk_table(Ui& ui, const Box& box, const DeskModel& model);

}  // namespace fc::overlay
