// Plots of curves over time, with scales and marks.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/corner.h"
#include "core/looks.h"
#include "overlay/controls/ui.h"
#include "overlay/screens/setup.h"
#include "scene/stage.h"

namespace fc::overlay {

// An animated ladder of men: who stands where, how many places each rose or fell, and his latest results.

/// How a bout ended for a man.
enum class Form : std::uint8_t { won, lost, drawn };

/// The latest bouts as a row of marks, the newest at the right: a full disc is won, a ring is drawn, a bar is lost. forms:
/// oldest first; as many of the newest are shown as fit.
void form_marks(Ui& ui, const Box& box, std::span<const Form> forms);

/// An arrow up or down with the number of places, in green or dark red; a dash for 0.
void place_change(Ui& ui, const Box& box, int risen);

/// One man.
struct LadderRow {
  std::string place{};                    ///< "1"
  std::string name{};                     ///< worded
  std::string note{};                     ///< worded, small: a remark about him; may be empty
  std::string figure{};                   ///< worded: his figure at the right
  std::optional<scene::SeatMark> mark{};  ///< the seat that he belongs to
  std::vector<Form> form{};               ///< oldest first
  float from = 0;                         ///< the row he moves from, from 0
  int risen = 0;                          ///< places he rose; negative: fell
  bool is_new = false;                    ///< he had no place before
  bool crowned = false;                   ///< drawn on gold
  bool lit = false;                       ///< highlighted: he belongs to the seat that is looked at
  std::optional<Looks> looks{};           ///< for his portrait; none: no portrait
};

/// The ladder. rows: the best first.
struct LadderModel {
  std::vector<LadderRow> rows{};
  std::string figure_head{};  ///< worded: heading of the figures
  std::string new_word{};     ///< worded: shown instead of an arrow for a new man; empty: no arrows at all
  float moved = 1;            ///< progress of the movement: 0 at the rows before, 1 at the present rows
  bool can_be_chosen = true;
};

/// What a ladder remembers between frames.
struct LadderState {
  float scroll = 0;
};

/// Draws a ladder and returns the row that was pressed. Rows stand in as many columns as the width allows, and scroll if
/// they are still too many. focused: set to the row that has the focus, if one has.
std::optional<int> ladder(Ui& ui, const Box& box, const LadderModel& model, LadderState& state, int& focused);

/// A value at a time, both in units chosen by the model.
struct PlotPoint {
  float at = 0;
  float value = 0;
};

/// One line of a plot. points: in order of time.
struct Curve {
  std::vector<PlotPoint> points{};
  std::string name{};                     ///< worded, written at its end; may be empty
  std::optional<scene::SeatMark> mark{};  ///< gives its colour, and the shape at its end; none: drawn in ink
  bool is_stepped = false;                ///< drawn in steps: the value stays until the next point
  bool is_faint = false;                  ///< drawn faintly, because another curve matters more
  bool is_shaded = false;                 ///< filled to 0 in the colours of good and bad, a disc on its latest value
};

/// A mark on a curve: how a bout ended.
struct PlotMark {
  PlotPoint where;
  Form form = Form::won;
};

/// A label at a place of a scale.
struct PlotTick {
  float at = 0;
  std::string text{};
};

struct PlotModel {
  std::vector<Curve> curves{};
  std::vector<PlotMark> marks{};
  float from = 0;  ///< time at the left
  float to = 1;    ///< time at the right
  float low = 0;   ///< value at the bottom
  float high = 1;  ///< value at the top
  std::vector<PlotTick> times{};
  std::vector<PlotTick> values{};
  std::string nothing{};  ///< worded: shown while no curve has two points
};

/// Round values for the ticks of a scale from low to high, at most `most` of them: steps of 1, 2 or 5 times a power of ten,
/// none below `least_step`.
std::vector<float> even_values(float low, float high, int most, float least_step = 1);

/// Sets `low`, `high` and the value ticks to round values with some room around all curves; 0 is always included. most:
/// number of ticks. The ticks get no texts.
void fit_values(PlotModel& model, int most, float least_step = 1);

/// Draws the plot. Without ticks it is drawn on ruled paper and fills the whole box.
void draw_plot(Ui& ui, const Box& box, const PlotModel& model);

// A page of an account book: income, expenses and the balance after each.

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

// Papers on a desk: letters with an offer, newspaper clippings, and the calendar.

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

// A bout as a small fight poster: who meets whom, where, how long, for how much, and who is likely to win.

/// One of both men.
struct PosterSide {
  std::string name{};                     ///< worded
  std::optional<scene::SeatMark> mark{};  ///< the seat that he belongs to
  std::string note{};                     ///< worded: "champion", "no. 4 · 12-3-1"; may be empty
  std::optional<Looks> looks{};           ///< for his portrait; none: no portrait
};

/// Two figures side by side with a word between, one for each man: "$540", "to win", "$320".
struct PosterFigures {
  std::array<std::string, 2> sums;
  std::string word{};
};

struct BoutPoster {
  std::string banner{};  ///< worded: the place, or what is at stake
  std::array<PosterSide, 2> sides;
  std::string why{};                     ///< worded, at the foot: why the bout matters; may be empty
  std::string terms{};                   ///< worded: "12 rounds"
  std::vector<PosterFigures> figures{};  ///< as many as there is room for
  std::optional<Odds::Shares> shares{};  ///< chances, the first man on the left; none: not known
  std::string stamped{};                 ///< worded: the result, "KO 7"; empty: not boxed yet
  std::optional<Corner> winner{};        ///< the winner once it is stamped: red is the first of `sides`
  bool grand = false;                    ///< on gold: the bout of the night
  bool dimmed = false;                   ///< drawn faintly: other posters matter more
};

/// Draws the poster into the whole box: upright, or as a strip where the box is low. second: seconds since the stamp fell,
/// for its animation; the default shows it at rest.
void bout_poster(Ui& ui, const Box& box, const BoutPoster& poster, double second = 10);

/// Draws a scale from one man to the other with both chances and that of a draw.
void chance_scale(Ui& ui, const Box& box, const Odds::Shares& shares, const std::array<ImU32, 2>& inks);
/// Height that the scale needs, pixels.
float chance_scale_height(const Ui& ui, const Odds::Shares& shares);

}  // namespace fc::overlay
