// What the panels of The Ring share while one frame of the bout is drawn, and the parts that have sources of their own.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/field.h"
#include "overlay/bout/bout_parts.h"
#include "overlay/bout/front_page_parts.h"
#include "overlay/bout/two_corners.h"
#include "overlay/controls/ui.h"
#include "overlay/screens/pages.h"
#include "overlay/screens/setup.h"
#include "rules/the-ring/card.h"
#include "rules/the-ring/setup.h"
#include "rules/the-ring/state.h"
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
inline constexpr overlay::LetterHeight upper_card{.usual = 342, .large = 406};
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
/// The sheet of the minute between two rounds: points, cards, corners at work, if it is shown now.
void draw_minute(const BoutView& view, overlay::Ui& ui);
/// The cards at the end, read one by one. False: they are not shown now.
bool draw_verdict(const BoutView& view, overlay::Ui& ui);

// What the board below the ring is made of.

inline Purpose purpose_of(const ShownRoll& roll) { return static_cast<Purpose>(roll.call.purpose); }
/// The row that was hit, once the dice of that purpose rest.
std::optional<int> row_hit(const BoutView& view, Purpose purpose);

/// The first line of the board: what it is about on the left, on a band of the man whose it is, and a remark on the right.
/// Returns what is left between them.
overlay::Box head_line(std::string_view text, std::optional<Corner> corner, std::string_view remark, overlay::Box& box,
                       overlay::Ui& ui);
void foot_line(std::string_view text, overlay::Box& box, overlay::Ui& ui);
/// The same for a line that caption or commentary say, too: only where the strip above it keeps the height that it needs.
void foot_below_strip(std::string_view text, overlay::Box& box, overlay::Ui& ui);

/// The line of the Basic Chart with its clauses and whose it is; while the dice fall, who rolls and what he brings.
void draw_entry(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);
/// The Hard Shot card that slides in from the side of the man who lands it.
void draw_hard_shot(const BoutView& view, const ShownShot& shot, const overlay::Box& place, overlay::Ui& ui);
/// The rolls after a hard shot, and the strip of the one that is thrown.
void draw_finisher(const BoutView& view, const ShownFinisher& shown, overlay::Box box, overlay::Ui& ui);

// A strip of cells that dice fall on.

/// The cells with what they say and their rows. row: where the dice fell, modified; its cell stands out, with the row on a
/// flag. None: they have not fallen.
void draw_strip(const Strip& strip, std::optional<int> row, const overlay::Box& box, overlay::Ui& ui);

/// How a cell of that tone is printed.
struct ToneLook {
  ImU32 ground;
  ImU32 letters;
};
ToneLook look_of(Tone tone);

// The coach of the playable lesson: what of the bout he could explain now.

/// What is shown now and has a text "the-ring.lesson.<moment>", in the order in which he explains it; none while dice
/// tumble. asked: a person is asked for a strategy.
std::vector<std::string_view> lesson_moments(const Setup& setup, const Readout& readout, bool asked);

// The newspaper's front page: a finished bout of The Ring as headline, story, quotes and figures.

/// The front page of a finished bout, without picture and date. names: red, blue.
overlay::FrontPageModel write_front_page(const Setup& setup, const State& state, const std::vector<std::string>& names,
                                         overlay::PaperVariants& variants);

// What a player may set for all bouts of The Ring.

inline constexpr std::array own_settings{overlay::open_cards};

// The match set-up.

/// A boxer's card for the match set-up. note: a worded line, may be empty.
overlay::BoxerCardModel boxer_card(std::string name, std::string note, const BoxerCard& card);

}  // namespace fc::the_ring
