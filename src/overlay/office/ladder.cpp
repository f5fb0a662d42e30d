#include "overlay/office/office.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>

#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"

namespace fc::overlay {
namespace {

constexpr float least_column_units = 330;
constexpr int most_columns = 3;

/// How rows are laid out: from top to foot, then the next column.
struct Rows {
  Rows(const Ui& ui, const Box& box, int count) {
    const float unit = ui.text_px(1);
    gap = ui.px(16);
    height = std::max(1.0F, std::round(ui.px_for_letters(30, 46)));
    in_view = std::max(1, static_cast<int>(box.h / height));
    const int room = std::clamp(static_cast<int>((box.w + gap) / (least_column_units * unit + gap)), 1, most_columns);
    columns = std::clamp((count + in_view - 1) / in_view, 1, room);
    in_column = std::max(1, (count + columns - 1) / columns);
    // Rather a little lower than to scroll.
    constexpr float least_share = 0.84F;
    if (in_column > in_view && std::floor(box.h / static_cast<float>(in_column)) >= height * least_share) {
      height = std::floor(box.h / static_cast<float>(in_column));
      in_view = in_column;
    }
    const bool scrolls = in_column > in_view;
    if (!scrolls) {
      height = std::min(std::floor(box.h / static_cast<float>(in_column)), height * 1.35F);
    }
    const float rail = scrolls ? ui.px(8) : 0;
    first = {box.x, box.y, (box.w - rail - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns), height};
  }

  /// Of a whole place.
  [[nodiscard]] Box at(int place) const {
    const int column = std::min(place / in_column, columns - 1);
    return first.moved(static_cast<float>(column) * (first.w + gap),
                       static_cast<float>(place - column * in_column) * height);
  }

  /// Between two places.
  [[nodiscard]] Box between(float from, float to, float share) const {
    const Box start = at(static_cast<int>(std::lround(from)));
    const Box end = at(static_cast<int>(std::lround(to)));
    const float eased = share * share * (3 - 2 * share);
    return start.moved((end.x - start.x) * eased, (end.y - start.y) * eased);
  }

  [[nodiscard]] float content() const { return static_cast<float>(in_column) * height; }

  Box first;
  float gap = 0;
  float height = 1;
  int in_view = 1;
  int columns = 1;
  int in_column = 1;
};

/// Rows out of sight are reached too.
constexpr int rows_of_a_ladder = 7;

ImU32 ground_of(const LadderRow& row, bool focused) {
  if (focused || row.crowned) {
    return colour::gold;
  }
  return row.lit ? colour::paper_shade : colour::paper;
}

/// The widest of these texts at full size.
template <class Text>
float widest(const Ui& ui, const std::vector<LadderRow>& rows, Text text, const TextStyle& type) {
  float most = 0;
  for (const LadderRow& row : rows) {
    most = std::max(most, ui.width_of(row.*text, type));
  }
  return most;
}

/// Widths that all rows share.
struct Cells {
  float place = 0;
  float figure = 0;
  float form = 0;
  float change = 0;
  TextStyle name;
};

constexpr TextStyle place_type{.size = LetterSize::label, .face = Face::poster, .align = Align::right};
/// The poster face has no half.
constexpr TextStyle figure_type{.size = LetterSize::body, .face = Face::sans_bold, .align = Align::right};

Cells cells_of(const Ui& ui, const Rows& rows, const LadderModel& model) {
  Cells cells;
  cells.place = widest(ui, model.rows, &LadderRow::place, place_type) + ui.px(2);
  cells.figure = std::min(widest(ui, model.rows, &LadderRow::figure, figure_type) + ui.px(4), rows.first.w * 0.3F);
  cells.change = model.new_word.empty() ? 0 : ui.text_px(34);
  std::size_t most = 0;
  for (const LadderRow& row : model.rows) {
    most = std::max(most, row.form.size());
  }
  const float wide = rows.first.w - cells.place - cells.figure - cells.change;
  cells.form = std::min(static_cast<float>(most) * ui.text_px(13), wide * 0.32F);
  if (wide - cells.form < ui.text_px(190)) {
    cells.form = 0;
  }
  cells.name = {.size = LetterSize::label, .face = Face::poster};
  return cells;
}

void draw_row(Ui& ui, const Box& box, const LadderRow& row, const Cells& cells, std::string_view new_word, bool focused) {
  const float line = std::max(1.0F, std::round(ui.px(1)));
  ui.fill(box, ground_of(row, focused));
  ui.fill({box.x, box.bottom() - line, box.w, line}, colour::paper_deep);
  Box rest = box.inset(ui.px(6), ui.px(2));
  ui.text(rest.take_left(cells.place), row.place, place_type);
  rest.take_left(ui.px(8));
  const float others = cells.change + cells.figure + cells.form + ui.text_px(20) + ui.px(30);
  if (row.looks && has_room_for(ui, box.h, row.name, rest.w - others)) {
    portray(ui, rest.take_left(box.h).centred(box.h, box.h - line), at_ease(*row.looks),
            row.mark.value_or(scene::SeatMark{scene::Ink::ink, scene::Mark::disc}), 1, Portrait::Cut::bust);
    rest.take_left(ui.px(4));
  }
  if (row.mark) {
    mark_before(ui, rest, std::min(rest.h * 0.78F, ui.text_px(20)), row.mark->mark, colour::of(row.mark->ink), 8);
  }
  const Box change = rest.take_right(cells.change);
  if (change.empty()) {
    // Nobody moves on this one.
  } else if (row.is_new) {
    ui.text(change, new_word,
            {.size = LetterSize::small, .face = Face::sans_bold, .colour = colour::good, .align = Align::right});
  } else {
    place_change(ui, change, row.risen);
  }
  rest.take_right(ui.px(6));
  ui.text(rest.take_right(cells.figure), row.figure, figure_type);
  rest.take_right(ui.px(8));
  if (cells.form > 0) {
    form_marks(ui, rest.take_right(cells.form), row.form);
    rest.take_right(ui.px(6));
  }
  const float name = std::min(ui.width_of(row.name, cells.name) + ui.px(8), rest.w);
  const Box note{rest.x + name, rest.y, rest.w - name, rest.h};
  if (!row.note.empty() && note.w >= ui.width_of(row.note, {.size = LetterSize::small})) {
    ui.text(note, row.note, {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right});
  }
  ui.text(rest, row.name, cells.name);
  if (focused) {
    focus_edge(ui, box);
  }
}

/// What the figures are, over the columns.
void draw_head(Ui& ui, const Box& head, const Rows& rows, const Cells& cells, std::string_view word) {
  for (int column = 0; column < rows.columns; ++column) {
    Box place{rows.first.x + static_cast<float>(column) * (rows.first.w + rows.gap), head.y, rows.first.w, head.h};
    place.take_right(cells.change + ui.px(12));
    ui.text(place, word, {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right});
  }
}

}  // namespace

void form_marks(Ui& ui, const Box& box, std::span<const Form> forms) {
  const float step = std::min(ui.text_px(13), box.h);
  const auto room = static_cast<std::size_t>(std::max(0.0F, box.w / step));
  const std::span<const Form> shown = forms.size() > room ? forms.last(room) : forms;
  float x = box.right() - step / 2 - step * static_cast<float>(shown.empty() ? 0 : shown.size() - 1);
  const float y = box.middle_y();
  const float radius = step * 0.36F;
  for (const Form form : shown) {
    switch (form) {
      case Form::won: fill_disc(ui, x, y, radius, colour::good); break;
      case Form::drawn:
        fill_disc(ui, x, y, radius, colour::ink_soft);
        fill_disc(ui, x, y, radius * 0.55F, colour::paper);
        break;
      case Form::lost:
        ui.fill({x - radius, y - std::max(1.0F, radius * 0.35F), 2 * radius, std::max(2.0F, radius * 0.7F)}, colour::bad);
        break;
    }
    x += step;
  }
}

void place_change(Ui& ui, const Box& box, int risen) {
  if (risen == 0) {
    ui.text(box, "\u2013", {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right});
    return;
  }
  const ImU32 ink = risen > 0 ? colour::good : colour::bad;
  Box rest = box;
  const float side = std::min(rest.h * 0.5F, ui.text_px(13));
  const Box arrow = rest.take_left(side).centred(side, side);
  const float tip = risen > 0 ? arrow.y : arrow.bottom();
  const float base = risen > 0 ? arrow.bottom() : arrow.y;
  if (risen > 0) {
    ui.draw().AddTriangleFilled({arrow.x, base}, {arrow.middle_x(), tip}, {arrow.right(), base}, ink);
  } else {
    ui.draw().AddTriangleFilled({arrow.x, base}, {arrow.right(), base}, {arrow.middle_x(), tip}, ink);
  }
  ui.text(rest, std::to_string(std::abs(risen)),
          {.size = LetterSize::small, .face = Face::sans_bold, .colour = ink, .align = Align::right});
}

std::optional<int> ladder(Ui& ui, const Box& box, const LadderModel& model, LadderState& state, int& focused) {
  const auto count = static_cast<int>(model.rows.size());
  Box area = box;
  const Box head = area.take_top(model.figure_head.empty() ? 0 : ui.text_px(20));
  const Rows rows(ui, area, count);
  const Cells cells = cells_of(ui, rows, model);
  draw_head(ui, head, rows, cells, model.figure_head);
  ScrollArea scroll(ui, area, rows.content(), state.scroll);
  std::optional<int> pressed;
  // Who rises passes in front of those he leaves behind.
  for (const bool in_front : {false, true}) {
    for (int index = 0; index < count; ++index) {
      const LadderRow& row = model.rows[static_cast<std::size_t>(index)];
      if ((row.risen > 0) != in_front) {
        continue;
      }
      const Box now = rows.at(index).moved(0, scroll.offset());
      const Box place = rows.between(row.from, static_cast<float>(index), model.moved).moved(0, scroll.offset());
      Touch touch;
      if (model.can_be_chosen) {
        touch = ui.focus().add(focus_id("ladder", index), now, {.group = rows_of_a_ladder, .clip = area});
      }
      if (place.bottom() > area.y && place.y < area.bottom()) {
        draw_row(ui, place, row, cells, model.new_word, touch.focused);
      }
      focused = touch.focused ? index : focused;
      if (touch.arrived) {
        scroll.show(now);
      }
      if (touch.activated) {
        pressed = index;
      }
    }
  }
  if (model.moved < 1) {
    ui.moving();
  }
  return pressed;
}

}  // namespace fc::overlay
