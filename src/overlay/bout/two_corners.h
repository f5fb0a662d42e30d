// Shared parts of two-corner games' panels: view of one frame, boxer columns, question lists.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/corner.h"
#include "core/field.h"
#include "overlay/bout/game_panels.h"
#include "overlay/controls/large_page.h"
#include "overlay/controls/ui.h"
#include "overlay/controls/widgets.h"
#include "scene/layout.h"
#include "scene/prompt.h"

namespace fc::overlay {

/// A setting of games whose bouts are judged: the cards lie open after every round; else they are read at the end.
inline constexpr GameSetting open_cards{.key = "open_cards"};

// The sheet that explains all answers (details button), and the sign for bad ones.

/// Questions with more answers are not explained on a sheet, only by the rulebook.
inline constexpr std::size_t most_answers_explained = 8;

/// The sheet has no focusable items: the question stays open beside it. question: at most `most_answers_explained` options.
/// box: the ring's area.
void answers_sheet(const scene::Prompt& question, const Box& box, Ui& ui);

/// A warning sign in the corner of an answer that has a warning, visible before it is focused; otherwise nothing. answer:
/// area of its button or row.
void warning_sign(Ui& ui, const Box& answer, const scene::Option& option);
/// The warning sign alone, as wide as high.
void warning_disc(Ui& ui, const Box& sign);
/// The warnings of these answers, one a line, after the answer's name; empty if none.
std::string warnings_of(const scene::Prompt& question);

/// The open question of that corner; null if there is none.
const OpenQuestion* question_of(const BoutModel& model, Corner corner);

/// Name plate data of a boxer.
struct Plate {
  std::string_view name;
  const Looks* looks = nullptr;  ///< null: nobody knows
};
const Looks* looks_in(const BoutModel& model, Corner corner);
/// Height in units at text scales 1 and 2.
struct LetterHeight {
  float usual = 0;
  float large = 0;
};
inline constexpr LetterHeight plate_units{.usual = 46, .large = 50};
[[nodiscard]] inline float plate_height(const Ui& ui) { return ui.px_for_letters(plate_units.usual, plate_units.large); }
/// A boxer's name on his corner's colour, with his portrait.
void name_plate(Ui& ui, const Box& box, Corner corner, const Plate& plate);

/// Data of one frame of a two-corner bout. Setup, Readout: the game's own. Holds no secrets: a readout knows sealed picks
/// only as sealed.
template <class Setup, class Readout>
struct CornersView {
  const BoutModel* model = nullptr;
  const Setup* setup = nullptr;
  Readout readout;
  scene::Layout layout;

  [[nodiscard]] std::string_view name(Corner corner) const { return model->names[fc::index_of(corner)]; }
  [[nodiscard]] Plate plate(Corner corner) const { return {.name = name(corner), .looks = looks_in(*model, corner)}; }
  [[nodiscard]] const OpenQuestion* question(Corner corner) const { return question_of(*model, corner); }
  /// Whether a person answers in the columns; otherwise they may be covered.
  [[nodiscard]] bool answers_in_columns() const { return std::ranges::any_of(model->questions, &OpenQuestion::by_person); }
};

/// A boxer's column: name plate and `upper(box)` on one card, `lower(box)` with his actions on the card below. card: height
/// of the upper one. Returns the result of `lower`.
template <class Upper, class Lower>
std::optional<BoutAction> boxer_column(Ui& ui, const scene::Layout& layout, Corner corner, const Plate& plate,
                                       LetterHeight card, Upper upper, Lower lower) {
  Box top = corner == Corner::red ? layout.left : layout.right;
  const Box bottom = top.take_bottom(std::round(top.h - ui.px_for_letters(card.usual, card.large)));
  const std::string id(fc::name_of(corner));
  {
    const Panel panel(ui, id + "-boxer", top, true);
    paper_card(ui, {top.x, top.y, top.w, top.h + ui.px(8)});
    Box rest = top;
    name_plate(ui, rest.take_top(plate_height(ui)), corner, plate);
    upper(rest.inset(ui.px(8), ui.px(6)));
  }
  const Panel panel(ui, id + "-hand", bottom, true);
  paper_card(ui, {bottom.x, bottom.y - ui.px(8), bottom.w, bottom.h + ui.px(8)});
  return lower(bottom.inset(ui.px(8), ui.px(4)));
}

/// With large text, stacks both columns on a scrolling page; otherwise leaves them in place. Sets the layout's column areas
/// while it exists.
class StackedColumns {
 public:
  /// name: page name. width, height: of each column, in units.
  StackedColumns(scene::Layout& layout, std::string_view name, float width, float height, Ui& ui);
  /// Scrolls to a corner's column, `down` pixels into it, if something else was shown before.
  void show(Corner corner, float down);
  /// Area at the top of the page for the plate of a boxer whose own has scrolled out while his column is still visible.
  [[nodiscard]] std::optional<Box> plate_left_behind(Corner corner, const Ui& ui) const;

 private:
  std::optional<LargePage> page_;
  std::array<Box, 2> places_;
};

/// The areas of both columns: beside the ring or, with large text, stacked on a page that scrolls to whoever is asked or
/// acts, with the name plate of the visible column always at the top.
class ColumnPlaces {
 public:
  /// card: see `boxer_column`. acts: the boxer with the initiative, if any.
  ColumnPlaces(const BoutModel& model, scene::Layout& layout, LetterHeight card, std::optional<Corner> acts, Ui& ui);
  ColumnPlaces(const ColumnPlaces&) = delete;
  ColumnPlaces& operator=(const ColumnPlaces&) = delete;
  ~ColumnPlaces();

 private:
  const BoutModel* model_;
  Ui* ui_;
  StackedColumns columns_;
};

/// While this exists, a board as wide as the picture (`scene::with_columns_covered`) is laid out for large text; otherwise
/// no effect.
class WideBoard {
 public:
  WideBoard(Ui& ui, const scene::Layout& layout, const Box& board) {
    if (layout.has_one_column() && board.w >= layout.whole.w) {
      large_.emplace(ui, board);
    }
  }

 private:
  std::optional<LargeStrip> large_;
};

/// A boxer's current role, on his colour if he acts, else on paper. Empty: none.
struct Role {
  std::string_view text;
  bool acts = false;
};

/// Who sits in this corner, and his boxer's role.
void sitter_row(Ui& ui, const Box& box, const SeatModel& seat, Corner corner, const Role& role);

/// A part of a boxer's card. draw: fills the whole width. air: what stays empty below it, units.
template <class View>
struct ColumnPart {
  void (*draw)(const View& view, Corner corner, Box box, Ui& ui);
  LetterHeight height;
  float air = 0;
};

/// Who sits in the corner, then these parts, from the top of `rest`, which keeps the area below. sitter: height of his row.
/// view: a `CornersView`.
template <class View, std::size_t count>
void stack_column(Ui& ui, const View& view, Corner corner, const Role& role, LetterHeight sitter,
                  const std::array<ColumnPart<View>, count>& parts, Box& rest) {
  sitter_row(ui, rest.take_top(ui.px_for_letters(sitter.usual, sitter.large)), view.model->seats[fc::index_of(corner)],
             corner, role);
  rest.take_top(ui.px(2));
  for (const ColumnPart<View>& part : parts) {
    part.draw(view, corner, rest.take_top(ui.px_for_letters(part.height.usual, part.height.large)), ui);
    rest.take_top(ui.px(part.air));
  }
}

/// A value with its label's key.
struct Figure {
  std::string_view key;
  std::string text;
  ImU32 ink = colour::ink;
};

/// Values in framed cells side by side, labels below, in one text size.
void figure_row(Ui& ui, const Box& box, std::span<const Figure> figures);

/// A status label on a coloured slip.
struct Chip {
  std::string text;
  ImU32 ground;
  ImU32 letters;
};

/// Status labels in rows, as many in a row as fit.
void chip_rows(Ui& ui, Box box, std::span<const Chip> chips);

/// Glyph of the control that picks a row, at its left; rows leave `pick_room` for it.
void row_glyph(Ui& ui, const Box& row, const OpenQuestion& question, int control);
inline constexpr float pick_room = 34;  ///< units

/// A secret pick as rows, one for each control with an option. box_of(place): area of row `place`, from 0. draw(option,
/// box): draws a row, leaving room for the glyph if a person picks. help: set to the focused row's explanation.
template <class BoxOf, class Draw>
std::optional<BoutAction> pick_rows(Ui& ui, const OpenQuestion& question, Corner corner, BoxOf box_of, Draw draw,
                                    std::string& help) {
  std::optional<BoutAction> action;
  int place = 0;
  for (int control = 0; control < static_cast<int>(question.places.size()); ++control) {
    const std::optional<std::size_t> option = question.option_of(control);
    if (!option) {
      continue;
    }
    const Box box = box_of(place++);
    Touch touch;
    if (question.by_person && !question.discreet && !question.refuses(*option)) {
      touch = ui.focus().add(focus_id("pick-" + std::string(fc::name_of(corner)), control), box, {.first = control == 0});
    }
    draw(*option, box);
    if (question.by_person && !question.discreet) {
      warning_sign(ui, box, question.prompt.options[*option]);
    }
    if (question.by_person) {
      row_glyph(ui, box, question, control);
    }
    if (touch.focused) {
      focus_frame(ui, box.inset(-ui.px(3)));  // round the row: two lines of words fill it
      const scene::Option& shown = question.prompt.options[*option];
      help = shown.warning.empty() ? shown.explanation : shown.warning;
    }
    if (touch.activated) {
      action = BoutAction{
          .kind = BoutAction::Kind::pick, .seat = static_cast<int>(fc::index_of(corner)), .index = *option, .page = {}};
    }
  }
  return action;
}

/// A pick was made: fades the options and drops the stamp on them.
void sealed_stamp(Ui& ui, const Box& grid, Corner corner, std::string_view word, double age);

/// An order offered instead of an answer: `BoutAction::Kind::order` with `order` as its page.
struct OrderButton {
  std::string_view order;
  std::string_view label;  ///< worded
  std::string_view help;   ///< worded
};
/// A disabled answer in place of its button.
void refused_answer(Ui& ui, const Box& box, std::string_view label);
/// An open question as a list of buttons, with an explanation of the focused one.
std::optional<BoutAction> answer_list(Ui& ui, const OpenQuestion& question, Corner corner, Box box,
                                      const std::optional<OrderButton>& instead = std::nullopt);

}  // namespace fc::overlay
