// What the large screens are made of, screen by screen. Private to this folder.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "overlay/controls/ui.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/desk.h"
#include "overlay/screens/gym.h"
#include "overlay/screens/hall.h"
#include "overlay/screens/roster.h"
#include "overlay/screens/setup.h"

namespace fc::overlay {

// What all lists of several pages have, and the foot of a screen.

struct PagesOfList {
  int page = 0;  ///< from 0
  int pages = 1;
  std::optional<int> found{};  ///< number of rows on all pages; none: not shown
  float button = 120;          ///< most of its width, units at the player's size of text
};
/// Buttons that turn pages, and between them which page this is. Returns the step: -1, 0, +1.
int page_turner(Ui& ui, Box box, const PagesOfList& list);

/// What the controls do on a screen: accept, back, previous and next with these words (keys) if it `turns`, one more if it
/// has a text, the rulebook.
void screen_prompts(Ui& ui, const Box& box, bool turns, std::string_view previous, std::string_view next,
                    const Prompt& more = {});

// What both forms of the match set-up are made of beside their seats: the options, how one sits down, the buttons.

/// Rows of options in so many columns, and the explanation of the focused one in `help`, unless the page is large.
std::optional<SetupAction> option_rows(Ui& ui, const Box& box, const Box& help, const SetupModel& model, int columns);

/// How high the line of `joining_line` is, in pixels. It is there whoever sits, so that nothing moves when somebody does.
float joining_height(const Ui& ui);

/// How one sits down: whether somebody still can, and the two keys by which two share a keyboard.
void joining_line(Ui& ui, const Box& box, const SetupModel& model);

/// The explanation of the option under the focus; nothing while that is elsewhere.
void option_help(Ui& ui, const Box& box, const SetupModel& model);

/// The way into the ring.
std::optional<SetupAction> start_button(Ui& ui, const Box& box, const SetupModel& model);

/// most: of its letters, as for `poster_button`.
std::optional<SetupAction> lesson_button(Ui& ui, const Box& box, float most = 0);
/// Whether the buttons need a row for what may be had besides a bout.
bool has_third_row(const Ui& ui, const SetupModel& model);
/// Start, the lesson if there is one, back and rules; on a large page all but the first two.
std::optional<SetupAction> setup_buttons(Ui& ui, Box foot, const SetupModel& model);

/// Three seats and more, side by side round the table; on an upright output two by two. The whole of the screen below its
/// heading.
std::optional<SetupAction> table_setup(Ui& ui, Box rest, const SetupModel& model);

// One seat of the match set-up: who sits there, and whom he brings.

/// "boxer-3": the id of a part of one seat.
std::string seat_id(std::string_view what, int seat);

/// The card of whom the seat brings.
const BoxerCardModel& card_of(const SetupModel& model, int seat);

/// A sitter in words: "Pad 2", "Bot: Champion".
std::string sitter_line(const SeatModel& sitter, Ui& ui);

/// A pencil: what is beside it can be written.
void pencil(Ui& ui, const Box& box, ImU32 ink);

/// Who sits here: picture of the device, its name, arrows through person and bot levels. A person's name is the person's own
/// if there is one, and pressing it gives one.
std::optional<SetupAction> seat_row(Ui& ui, const Box& box, const SeatModel& seat, int index);

/// The name on the poster: left and right, or a click on its arrows, bring the next one; pressing it opens the roster.
/// accent: its second ink.
std::optional<SetupAction> chooser(Ui& ui, const Box& box, const SetupModel& model, int seat, ImU32 accent);

/// How high `other_entrants` is in a column of this width, in pixels.
float other_entrants_height(const Ui& ui, const SetupModel& model, float width);

/// Other ways to fill a seat, side by side: at random, an even match, and what the game makes by itself. from_right: the
/// first of them is the rightmost.
std::optional<SetupAction> other_entrants(Ui& ui, const Box& box, const SetupModel& model, int seat, bool from_right);

// What the roster screen is made of: the list of a page, and two cards to be compared.

/// How high a row of the list is, in pixels.
float roster_row_height(const Ui& ui);

/// The rows of a page, as many as its box holds.
std::optional<RosterAction> roster_list(Ui& ui, const Box& box, const RosterModel& model);

/// Who is shown, and beside him whom he is compared with: names, chances, figure against figure; below them the way to the
/// what-if desk.
std::optional<RosterAction> roster_cards(Ui& ui, const Box& box, const RosterModel& model);

// What the Gym is made of: a rating as a rail to push along, and the preview of what it does.

/// The types in which a column of rails is set.
struct RailTypes {
  TextStyle label;
  TextStyle value;
};
/// row: the size of one of them.
RailTypes rail_types(Ui& ui, const Box& row, std::span<const GymRating> ratings);

/// One rating: left and right, or its arrows, push it a step; a click on the rail puts it there. Gives the new place.
std::optional<int> rating_rail(Ui& ui, std::string_view id, const Box& box, const GymRating& rating,
                               const FocusTraits& traits, const RailTypes& types);

/// What the row that is explained does, the bars, and the chances against the opponent.
void gym_preview(Ui& ui, const Box& box, const GymModel& model, int told);

/// Himself as he stands, large, and his head; what the row that is explained is about.
void looks_preview(Ui& ui, const Box& box, const GymModel& model, int told);

// The foot of the Gym: its buttons, and what the controls do.

/// Back, save, and what else can be done with him; upright in two rows.
std::optional<GymAction> gym_buttons(Ui& ui, Box box, const GymModel& model);
void gym_prompts(Ui& ui, const Box& box, const GymModel& model);

// What the pages of the hall share: the filters and the lines of a ranking.

/// Where a page has its filters and everything else: filters in a column at the left, or in rows above where that is narrow.
struct HallPlaces {
  Box filters;
  Box content;
  int filter_columns = 1;
};
HallPlaces hall_places(const Ui& ui, Box rest, std::size_t filters);

/// Up and down lead through them in order, from the last one to `below`. Returns which was changed, and its new value.
std::optional<std::pair<int, int>> hall_filters(Ui& ui, const HallPlaces& places, std::span<const OptionRow> filters,
                                                FocusId below);

/// Height of a line of a ranking, in pixels.
float hall_row_height(const Ui& ui);
/// A name that can be pressed; with_record: there is room for won, lost and drawn.
bool hall_row(Ui& ui, const Box& box, std::string_view id, int index, const HallRow& row, bool with_record,
              const FocusTraits& traits);

/// Bouts that still have to be counted, where there are any.
void hall_waiting(Ui& ui, const Box& box, int waiting);

// What the what-if desk is made of: the board, how bouts end, when they end, the table.

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
