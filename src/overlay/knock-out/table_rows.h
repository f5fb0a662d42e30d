// How a betting table shares out its poster: a cell with a bet takes the room to be read, one without is a line, and while
// chips are laid high enough to be pressed; what they leave is the boxer's. What changes its height glides; all of it
// follows from the readout.
#pragma once

#include <array>

#include "overlay/knock-out/bout_view.h"

namespace fc::knock_out {

/// The parts of one cell's row.
struct TableRow {
  std::array<overlay::Box, 3> stakes;
  overlay::Box offer;
  overlay::Box accept;
  overlay::Box lines;  ///< what an offer pays, or between whom it stands; empty without a bet
  overlay::Box whole;  ///< stakes, triangle and circle
};

class TableRows {
 public:
  /// column: where the table may be. grown: as it will be when nothing glides any more.
  TableRows(const BoutView& view, Corner corner, overlay::Box column, const overlay::Ui& ui, bool grown = false);

  [[nodiscard]] const overlay::Box& head() const { return head_; }
  /// Above the rows; not high enough for letters where all rows say themselves what they are.
  [[nodiscard]] const overlay::Box& heads() const { return heads_; }
  /// Below the rows, down to the poster's edge; it may be empty.
  [[nodiscard]] const overlay::Box& rest() const { return rest_; }
  /// What is seen of a row: of one that grows, its upper part.
  [[nodiscard]] const overlay::Box& place(std::size_t cell) const { return places_.at(cell); }
  [[nodiscard]] bool grows(std::size_t cell) const { return whole_heights_.at(cell) > places_.at(cell).h; }
  [[nodiscard]] TableRow row(std::size_t cell, overlay::Ui& ui) const;

 private:
  overlay::Box head_;
  overlay::Box heads_;
  overlay::Box rest_;
  std::array<overlay::Box, cells> places_;
  std::array<float, cells> whole_heights_{};  ///< for which a row is laid out
  std::array<bool, cells> has_bet_{};
};

}  // namespace fc::knock_out
