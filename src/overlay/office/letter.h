// What lies on a desk: letters with an offer, clippings of a newspaper, and the calendar.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "scene/stage.h"

namespace fc::overlay {

/// Two things beside each other on a letter. better: 0 the left one, 1 the right one, else neither.
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
  std::array<std::string, 2> heads{};  ///< worded: over the lines
  std::vector<LetterLine> lines{};
  std::string foot{};  ///< worded: what it is worth
};

/// How high it would like to be at this width, in pixels, without room for buttons.
float letter_height(const Ui& ui, float width, const Letter& letter);

/// Draws it, and returns what is left of the paper at its foot: the place of the buttons. room: pixels for them.
Box draw_letter(Ui& ui, const Box& box, const Letter& letter, float room);

/// A piece of a newspaper.
struct Clipping {
  std::string kicker;    ///< worded, small, above: "Week 12 · The Best"
  std::string headline;  ///< worded
  std::string story{};   ///< worded; may be empty
  std::optional<scene::SeatMark> mark{};
  bool grand = false;  ///< the headline of its page
};

/// How high it is at this width, in pixels.
float clipping_height(const Ui& ui, float width, const Clipping& clipping);
void draw_clipping(Ui& ui, const Box& box, const Clipping& clipping);

/// One week or other step of a calendar.
struct CalendarCell {
  std::string label;   ///< "12"
  std::string note{};  ///< worded: what is special about it; may be empty
  int bouts = 0;       ///< as many dots
  bool is_now = false;
  bool is_over = false;
  bool is_grand = false;  ///< on gold
};

/// All of them in a row, each as wide as any other.
void calendar_strip(Ui& ui, const Box& box, std::span<const CalendarCell> cells);

/// The belt of a champion.
void champion_belt(Ui& ui, const Box& box, ImU32 strap);

}  // namespace fc::overlay
