// Papers on a desk: letters with an offer, newspaper clippings, and the calendar.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "scene/stage.h"

namespace fc::overlay {

/// A comparison of two things on a letter. better: 0 the left one, 1 the right one, -1 neither.
struct LetterLine {
  std::string label;
  std::array<std::string, 2> sides;
  int better = -1;
};

struct Letter {
  std::string from;  ///< worded: who writes
  std::optional<scene::SeatMark> mark{};
  std::string heading;                 ///< worded: what it is about
  std::vector<std::string> text{};     ///< worded paragraphs
  std::array<std::string, 2> heads{};  ///< worded: headings of the two sides
  std::vector<LetterLine> lines{};
  std::string foot{};  ///< worded: below the lines: what the offer is worth
};

/// Height that the letter needs at this width, pixels, without room for buttons.
float letter_height(const Ui& ui, float width, const Letter& letter);

/// Draws the letter and returns the place for buttons at its foot. room: its height, pixels.
Box draw_letter(Ui& ui, const Box& box, const Letter& letter, float room);

/// A piece of a newspaper.
struct Clipping {
  std::string kicker;    ///< worded, small, above: "Week 12 · The Best"
  std::string headline;  ///< worded
  std::string story{};   ///< worded; may be empty
  std::optional<scene::SeatMark> mark{};
  bool grand = false;  ///< it is the main story of its page
};

/// Height that the clipping needs at this width, pixels.
float clipping_height(const Ui& ui, float width, const Clipping& clipping);
void draw_clipping(Ui& ui, const Box& box, const Clipping& clipping);

/// One week or other step of a calendar.
struct CalendarCell {
  std::string label;   ///< "12"
  std::string note{};  ///< worded: what is special about it; may be empty
  int bouts = 0;       ///< shown as so many dots
  bool is_now = false;
  bool is_over = false;
  bool is_grand = false;  ///< drawn on gold
};

/// Draws all cells in a row, all of the same width.
void calendar_strip(Ui& ui, const Box& box, std::span<const CalendarCell> cells);

/// Draws a champion's belt. strap: colour of the strap.
void champion_belt(Ui& ui, const Box& box, ImU32 strap);

}  // namespace fc::overlay
