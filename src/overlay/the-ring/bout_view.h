// What the panels of The Ring share while one frame of the bout is drawn.
#pragma once

#include <optional>
#include <string>

#include "overlay/bout/bout_parts.h"
#include "overlay/bout/two_corners.h"
#include "overlay/controls/ui.h"
#include "rules/the-ring/setup.h"
#include "scene/the-ring/readout.h"

namespace fc::the_ring {

/// One frame's view of the bout. Holds nothing secret: the readout knows sealed picks as "sealed" only.
struct BoutView : overlay::CornersView<Setup, Readout> {
  [[nodiscard]] const BoxerState& boxer(Corner corner) const { return readout.now.boxer(corner); }
  /// The judges' dice lie on the board, and their cards are face down: nothing may tell what they saw.
  [[nodiscard]] bool judges_are_secret() const;
  /// A decision of the champion's is open: city, gloves or referee.
  [[nodiscard]] const overlay::OpenQuestion* ceremony_question() const;
};

/// A chin rating as a card prints it: "3", and "+2" for what is stored as -2.
std::string printed_chin(int chin);

/// Round, the clock of the four segments, the judges' cards; a button to pause where a pointer is used.
std::optional<overlay::BoutAction> draw_top(const BoutView& view, overlay::Ui& ui);
/// One boxer's column: what he has left, his ratings now, what hangs over him, and below it his strategies.
std::optional<overlay::BoutAction> draw_column(const BoutView& view, Corner corner, overlay::Ui& ui);
/// The lower part of a column: the strategies, to be picked or to be seen, or another open question.
std::optional<overlay::BoutAction> draw_hand(const BoutView& view, Corner corner, const overlay::Box& box, overlay::Ui& ui);
/// A small face with his cuts on it, the open ones red, the closed ones grey.
void draw_face(const BoxerState& boxer, const overlay::Box& box, overlay::Ui& ui);
/// The board below the ring: the line of the chart, the Hard Shot card, finishers, the count, every strip that dice fall on.
void draw_board(const BoutView& view, overlay::Ui& ui);
/// Before the first bell: city, gloves and referee, chosen by a champion; then the training camp.
std::optional<overlay::BoutAction> draw_before(const BoutView& view, overlay::Ui& ui);
/// True if a sheet is shown below which nothing needs to be seen of the columns.
bool has_sheet_over_columns(const BoutView& view);
/// The sheet of the minute between two rounds: points, cards, corners at work.
void draw_minute(const BoutView& view, overlay::Ui& ui);
/// The cards at the end, read one by one.
void draw_verdict(const BoutView& view, overlay::Ui& ui);

}  // namespace fc::the_ring
