// What the panels of every game for two corners show in the same way: one frame's view of the bout, and the column of a
// boxer with his name, his seat and what hangs over him.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/corner.h"
#include "overlay/bout/game_panels.h"
#include "overlay/controls/large_page.h"
#include "overlay/controls/ui.h"
#include "overlay/controls/widgets.h"
#include "scene/layout.h"
#include "scene/prompt.h"

namespace fc::overlay {

// What every answer to an open question means, side by side: a sheet over the ring for whoever presses the details button;
// and the sign of what speaks against one.

/// Questions with more answers than this are explained by the rulebook alone.
inline constexpr std::size_t most_answers_explained = 8;

/// Nothing on it takes the focus: the question itself stays open beside it. question: open, at most
/// `most_answers_explained` options. box: the ring's place on the screen.
void answers_sheet(const scene::Prompt& question, const Box& box, Ui& ui);

/// The sign in the corner of an answer against which something speaks, so that it is seen before the focus is there; nothing
/// if nothing does. answer: the place of its button or row.
void warning_sign(Ui& ui, const Box& answer, const scene::Option& option);
/// That sign at a place of its own, as wide as high.
void warning_disc(Ui& ui, const Box& sign);
/// What speaks against any of these answers, after the answer's name, a line each; empty if nothing does.
std::string warnings_of(const scene::Prompt& question);

/// The open question of that corner; null if there is none.
const OpenQuestion* question_of(const BoutModel& model, Corner corner);

/// Whose column it is.
struct Plate {
  std::string_view name;
  const Looks* looks = nullptr;  ///< null: nobody knows
};
const Looks* looks_in(const BoutModel& model, Corner corner);
/// How high something is at letters of 100 % and of 200 %, units.
struct LetterHeight {
  float usual = 0;
  float large = 0;
};
inline constexpr LetterHeight plate_units{.usual = 46, .large = 50};
[[nodiscard]] inline float plate_height(const Ui& ui) { return ui.px_for_letters(plate_units.usual, plate_units.large); }
/// A man's name on his colour, with his head beside it.
void name_plate(Ui& ui, const Box& box, Corner corner, const Plate& plate);

/// One frame's view of a bout between two corners. Setup, Readout: the game's own. It holds nothing secret: a readout knows
/// sealed picks as "sealed" only.
template <class Setup, class Readout>
struct CornersView {
  const BoutModel* model = nullptr;
  const Setup* setup = nullptr;
  Readout readout;
  scene::Layout layout;

  [[nodiscard]] std::string_view name(Corner corner) const { return model->names[fc::index_of(corner)]; }
  [[nodiscard]] Plate plate(Corner corner) const { return {.name = name(corner), .looks = looks_in(*model, corner)}; }
  [[nodiscard]] const OpenQuestion* question(Corner corner) const { return question_of(*model, corner); }
  /// False: nobody needs the columns to answer, and they may be covered.
  [[nodiscard]] bool answers_in_columns() const { return std::ranges::any_of(model->questions, &OpenQuestion::by_person); }
};

/// A boxer's column: his name over `upper(box)`, on one card, and the card of what he can do under it, `lower(box)`.
/// card: the upper one with his name. Returns what `lower` answers.
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

/// Two columns one below the other on a page, where both have one place; else they stay where they are. While this lives the
/// layout has their places.
class StackedColumns {
 public:
  /// name: of the page. width, height: of each column, in units.
  StackedColumns(scene::Layout& layout, std::string_view name, float width, float height, Ui& ui);
  /// Scrolls to this corner's column, so many pixels down in it, when something else was to be seen before.
  void show(Corner corner, float down);
  /// The plate of a man whose own has scrolled away while his column is still seen: its place at the top of what is seen.
  [[nodiscard]] std::optional<Box> plate_left_behind(Corner corner, const Ui& ui) const;

 private:
  std::optional<LargePage> page_;
  std::array<Box, 2> places_;
};

/// The places of both columns: beside the ring, or where letters are large one below the other on a page that scrolls to
/// whoever is asked, or else to whoever acts. There it is always seen whose column lies at the top.
class ColumnPlaces {
 public:
  /// card: see `boxer_column`. acts: nobody, if no man does more than the other now.
  ColumnPlaces(const BoutModel& model, scene::Layout& layout, LetterHeight card, std::optional<Corner> acts, Ui& ui);
  ColumnPlaces(const ColumnPlaces&) = delete;
  ColumnPlaces& operator=(const ColumnPlaces&) = delete;
  ~ColumnPlaces();

 private:
  const BoutModel* model_;
  Ui* ui_;
  StackedColumns columns_;
};

/// A board below the ring while it is drawn: as wide as the picture (`scene::with_columns_covered`) it is laid out in large
/// letters; else nothing changes.
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

/// What a boxer does now, beside his seat: text on his colour, or on paper if he only waits. Empty: there is none.
struct Role {
  std::string_view text;
  bool acts = false;
};

/// Who sits in this corner, and what his man does.
void sitter_row(Ui& ui, const Box& box, const SeatModel& seat, Corner corner, const Role& role);

/// A figure with its name, by its key.
struct Figure {
  std::string_view key;
  std::string text;
  ImU32 ink = colour::ink;
};

/// Figures in framed cells side by side with their names below, in one size.
void figure_row(Ui& ui, const Box& box, std::span<const Figure> figures);

/// Something that hangs over a boxer: a word on a coloured slip.
struct Chip {
  std::string text;
  ImU32 ground;
  ImU32 letters;
};

/// Chips in rows, as many to a row as their words have room for; without any there is no row.
void chip_rows(Ui& ui, Box box, std::span<const Chip> chips);

/// The picture of the control that picks a row, at its left. Rows leave `pick_room` for it.
void row_glyph(Ui& ui, const Box& row, const OpenQuestion& question, int control);
inline constexpr float pick_room = 34;  ///< units

/// A secret pick in rows, one for each control that picks something. box_of(place): the box of the row at that place, from
/// 0. draw(option, box): draws one, with room for the picture if a person picks. help: becomes what the focused row means.
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

/// A pick is in: what can be picked fades, and the stamp falls on it.
void sealed_stamp(Ui& ui, const Box& grid, Corner corner, std::string_view word, double age);

/// What can be ordered in one go instead of an answer: `BoutAction::Kind::order` with `order` as its page.
struct OrderButton {
  std::string_view order;
  std::string_view label;  ///< worded
  std::string_view help;   ///< worded
};
/// An answer that cannot be given again, where its button was.
void refused_answer(Ui& ui, const Box& box, std::string_view label);
/// An open question with answers in a list: each a button, the focused one explained.
std::optional<BoutAction> answer_list(Ui& ui, const OpenQuestion& question, Corner corner, Box box,
                                      const std::optional<OrderButton>& instead = std::nullopt);

}  // namespace fc::overlay
