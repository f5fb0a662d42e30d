// A table row or a needed number as a strip of cells: which rows mean what, so that dice that fall can be seen to fall on
// one of them. Hard Shot cards, the Finisher Table, the Knockout Chart, cuts, fouls, counters and tie-ups are all drawn so.
// Source: rules/the-ring/rules.md, 2.5 to 2.8, 3, 10.
#pragma once

#include <cstdint>
#include <variant>

#include "core/fixed_vector.h"
#include "core/roll_call.h"
#include "rules/the-ring/setup.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

/// How a cell looks, from nothing to the worst.
enum class Tone : std::uint8_t { nothing, good, points, hard, stagger, knockdown, blood, bad, stop };

/// What a cell of a roll against a number means: the roll succeeds or fails.
enum class Answer : std::uint8_t { no, yes };
/// The legend of fouls, 1 to 12.
struct Legend {
  std::int8_t number = 1;

  friend constexpr bool operator==(const Legend&, const Legend&) = default;
};
/// What a judge's die adds to his view.
struct Shift {
  std::int8_t by = 0;

  friend constexpr bool operator==(const Shift&, const Shift&) = default;
};
/// Of an answer in kind: 0 nothing, 1 an official warning, 2 a point off. Of a Solitaire boxer's decision: which of the two.
struct Grade {
  std::int8_t grade = 0;

  friend constexpr bool operator==(const Grade&, const Grade&) = default;
};

using CellValue =
    std::variant<Answer, ShotCell, FinisherCell, CountCell, CutRow, Legend, Shift, Grade, Training, SolitaireRow, Corner>;

/// Neighbouring rows that mean one thing. from, to: both belong to it.
struct StripCell {
  std::int8_t from = 0;
  std::int8_t to = 0;
  Tone tone = Tone::nothing;
  CellValue value;

  friend constexpr bool operator==(const StripCell&, const StripCell&) = default;
};

/// No table has more rows: 0 to 15.
inline constexpr std::size_t most_strip_cells = 16;

/// Cells from the lowest row on; they leave no row out. Empty: this roll is not read on a strip (the Basic Chart, d66, the
/// time).
struct Strip {
  Purpose purpose = Purpose::basic_column;
  FixedVector<StripCell, most_strip_cells> cells;
  /// True where dice and modifiers make the row; false where the dice alone do and the needed number is modified.
  bool modified = false;

  [[nodiscard]] int lowest() const { return cells.empty() ? 0 : cells[0].from; }
  [[nodiscard]] int highest() const { return cells.empty() ? 0 : cells[cells.size() - 1].to; }
  /// Which cell a row falls in; rows beyond the ends fall in the end cells.
  [[nodiscard]] std::size_t cell_of(int row) const;

  friend bool operator==(const Strip&, const Strip&) = default;
};

/// The strip that a roll of this call falls on. seen: the bout when it is rolled.
Strip strip_of(const Setup& setup, const State& seen, const RollCall& call);

/// The Hard Shot card that `by` uses now, with what its cells come to for his punch ratings.
Strip hard_shot_strip(const Setup& setup, const State& seen, Corner by);

}  // namespace fc::the_ring
