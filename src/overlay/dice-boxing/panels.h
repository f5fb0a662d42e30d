// What the panels of DICE Boxing share while one frame of the bout is drawn, and the parts that have sources of their own.
#pragma once

#include <array>
#include <optional>
#include <span>
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
#include "rules/dice-boxing/card.h"
#include "rules/dice-boxing/setup.h"
#include "rules/dice-boxing/state.h"
#include "scene/dice-boxing/readout.h"

namespace fc::dice_boxing {

struct BoutView : overlay::CornersView<Setup, Readout> {
  [[nodiscard]] const BoxerState& boxer(Corner corner) const { return readout.now.boxer(corner); }
  /// The judges' dice lie on the board, and their cards are face down: nothing may tell what they saw.
  [[nodiscard]] bool judges_are_secret() const;
};

/// Round, the twenty actions, the judges' cards; a button to pause where a pointer is used.
std::optional<overlay::BoutAction> draw_top(const BoutView& view, overlay::Ui& ui);
inline constexpr overlay::LetterHeight upper_card{.usual = 346, .large = 430};
/// One boxer's column: what he has left, the sheet of his round, what hangs over him, and below it his strategies.
std::optional<overlay::BoutAction> draw_column(const BoutView& view, Corner corner, overlay::Ui& ui);
/// The lower part of a column: the five strategies, to be picked or to be seen.
std::optional<overlay::BoutAction> draw_strategies(const BoutView& view, Corner corner, const overlay::Box& box,
                                                   overlay::Ui& ui);
/// The board of bars below the ring: what the dice are thrown at, and where they fell.
void draw_board(const BoutView& view, overlay::Ui& ui);
/// True if a sheet is shown below which nothing needs to be seen of the columns.
bool has_sheet_over_columns(const BoutView& view);
/// The sheet of the minute between two rounds: sums, cards, stamina. False: it is not shown now.
bool draw_minute(const BoutView& view, overlay::Ui& ui);
/// The cards at the end, read one by one. False: they are not shown now.
bool draw_verdict(const BoutView& view, overlay::Ui& ui);

// One bar of the board: its parts with their words, the end that moved and why, and the pins where dice fell.

/// How long the pin of a roll falls when its dice rest.
inline constexpr float pin_seconds = 0.1F;

/// One bar on the board. roll: what was thrown at it, if anything was.
struct BarOnBoard {
  Bar bar;
  Corner corner = Corner::red;
  const ShownRoll* roll = nullptr;
  bool live = false;

  [[nodiscard]] bool fallen() const { return roll != nullptr && roll->settled; }
};

/// The type of the words on a part. large: of the live bar.
overlay::TextStyle part_type(bool large, ImU32 letters);

/// others: more dice on this bar.
void draw_bar(const BoutView& view, const BarOnBoard& shown, const overlay::Box& box,
              std::span<const ShownRoll* const> others, overlay::Ui& ui);

// What the parts of a bar are called and which inks they have. Source: rules/dice-boxing/rules.md, 10.1.

/// How one part of a bar is drawn.
struct PartLook {
  ImU32 ground = overlay::colour::paper_shade;
  ImU32 letters = overlay::colour::ink;
};

/// corner: whose roll it is; means nothing on the judges' bar.
PartLook look_of(const Setup& setup, const Bar& bar, const BarPart& part, Corner corner);

/// The word on a part, "LANDS" or "Jab"; empty for parts that are told by their points alone.
std::string word_of(const Setup& setup, const Bar& bar, const BarPart& part, overlay::Ui& ui);

/// A shorter word for a narrow part, "A" for "Waved off", "Near" for "Near ropes"; empty if there is none.
std::string short_word_of(const Bar& bar, const BarPart& part, overlay::Ui& ui);

/// "00–55" or "97".
std::string faces_of(const BarPart& part);

// The coach of the playable lesson: what of the bout he could explain now.

/// What is shown now and has a text "dice-boxing.lesson.<moment>", in the order in which he explains it; none while dice
/// tumble. asked: a person is asked for a strategy.
std::vector<std::string_view> lesson_moments(const Readout& readout, bool asked);

// The newspaper's front page: a finished bout of DICE Boxing as headline, story, quotes and figures.

/// The front page of a finished bout, without picture and date. names: red, blue.
overlay::FrontPageModel write_front_page(const Setup& setup, const State& state, const std::vector<std::string>& names,
                                         overlay::PaperVariants& variants);

// What a player may set for all bouts of DICE Boxing.

inline constexpr std::array own_settings{overlay::open_cards};

// The match set-up.

/// A boxer's card for the match set-up. note: a worded line, may be empty.
overlay::BoxerCardModel boxer_card(std::string name, std::string note, const BoxerCard& card);

}  // namespace fc::dice_boxing
