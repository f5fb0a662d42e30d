#include "overlay/office/office.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "overlay/controls/widgets.h"

namespace fc::overlay {
namespace {

constexpr TextStyle when_type{.size = LetterSize::small, .colour = colour::ink_soft};
constexpr TextStyle sum_type{.size = LetterSize::body, .face = Face::sans_bold, .align = Align::right};
constexpr TextStyle left_type{.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::right};

/// Widths of the columns but the one of what it was, which takes what is left.
struct Columns {
  Columns(const Ui& ui, float width, const LedgerModel& model) {
    when = std::max(ui.width_of(model.heads[0], when_type), ui.width_of(model.widest[0], when_type));
    sum = std::max(ui.width_of(model.heads[2], when_type), ui.width_of(model.widest[1], sum_type));
    left = std::max(ui.width_of(model.heads[3], when_type), ui.width_of(model.widest[2], left_type));
    const float gap = ui.px(12);
    when += gap;
    sum += gap;
    // What it was matters more than what was left.
    const float least = ui.text_px(230);
    left = left > 0 && width - when - sum - left - gap >= least ? left + gap : 0;
  }

  float when = 0;
  float sum = 0;
  float left = 0;
};

void draw_row(Ui& ui, Box row, const Columns& columns, const LedgerRow& entry) {
  row_line(ui, row);
  ui.text(row.take_left(columns.when), entry.when, when_type);
  if (columns.left > 0) {
    ui.text(row.take_right(columns.left), entry.left, left_type);
  }
  TextStyle sum = sum_type;
  sum.colour = entry.is_cost ? colour::bad : colour::good;
  ui.text(row.take_right(columns.sum), entry.sum, sum);
  if (entry.mark) {
    mark_before(ui, row, std::min(row.h * 0.7F, ui.text_px(16)), entry.mark->mark, colour::of(entry.mark->ink), 6);
  }
  ui.text(row, entry.what, {.size = LetterSize::body});
}

}  // namespace

void draw_ledger(Ui& ui, std::string_view id, const Box& box, const LedgerModel& model, float& scroll) {
  if (model.count == 0) {
    ui.text(box.inset(ui.px(10)), model.nothing,
            {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre, .wrap = true});
    return;
  }
  const Columns columns(ui, box.w, model);
  Box rest = box;
  if (!model.heads[1].empty()) {
    Box head = rest.take_top(ui.text_px(22));
    head.take_left(ui.px(8));
    head.take_right(ui.px(12));
    ui.fill({head.x, head.bottom() - ui.px(2), head.w, ui.px(2)}, colour::ink);
    TextStyle right = when_type;
    right.align = Align::right;
    ui.text(head.take_left(columns.when), model.heads[0], when_type);
    ui.text(head.take_right(columns.left), columns.left > 0 ? model.heads[3] : std::string(), right);
    ui.text(head.take_right(columns.sum), model.heads[2], right);
    ui.text(head, model.heads[1], when_type);
  }
  const float line = std::round(ui.text_px(25));
  const float content = line * static_cast<float>(model.count);
  if (content > rest.h) {
    const Touch touch = ui.focus().add(focus_id(id), rest, {.takes_vertical = true});
    if (touch.nudge != 0) {
      scroll += static_cast<float>(touch.nudge) * line * 3;
      ui.redraw();
    }
    if (touch.focused) {
      focus_frame(ui, rest);
    }
  }
  ScrollArea area(ui, rest, content, scroll);
  const int first = static_cast<int>(-area.offset() / line);
  const int last = std::min(model.count - 1, first + static_cast<int>(rest.h / line) + 1);
  for (int index = first; index <= last; ++index) {
    const float y = rest.y + area.offset() + static_cast<float>(index) * line;
    draw_row(ui, {rest.x + ui.px(8), y, rest.w - ui.px(20), line}, columns, model.row(index));
  }
}

namespace {

float picture_height(const Ui& ui, float row) { return std::min(row * 0.6F, ui.px(26)); }

/// The picture of a shoulder control at one end; the mouse and fingers have none.
void shoulder(Ui& ui, const Box& place, std::string_view control) {
  const DeviceLook look = ui.controls().look;
  if (control.empty() || is_pointer(look)) {
    return;
  }
  const float height = picture_height(ui, place.h);
  const float width = std::min(place.w, glyph_width(ui, height, look, control));
  glyph(ui, place.centred(width, height), look, control);
}

/// Wide enough for the longer of both pictures, as far as the row has room.
float shoulder_width(Ui& ui, const Box& row) {
  const Controls& controls = ui.controls();
  float width = ui.px_for_letters(44, 52);
  for (const std::string& control : {controls.previous, controls.next}) {
    if (!control.empty()) {
      width = std::max(width, glyph_width(ui, picture_height(ui, row.h), controls.look, control) + ui.px(6));
    }
  }
  return std::min(width, row.w * 0.12F);
}

}  // namespace

float office_tabs_height(const Ui& ui) { return ui.px_for_letters(40, 56); }

int office_tabs(Ui& ui, const Box& box, std::span<const std::string> names, int chosen, bool yields) {
  Box row = box;
  const float side = shoulder_width(ui, box);
  shoulder(ui, row.take_left(side), ui.controls().previous);
  shoulder(ui, row.take_right(side), ui.controls().next);
  const auto count = static_cast<int>(names.size());
  const float gap = ui.px(4);
  const Box letters = row.column(0, count, gap).inset(ui.px(6), ui.px(2));
  const std::vector<std::string_view> words(names.begin(), names.end());
  const TextStyle type =
      ui.fitted(words, letters, {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
  const int turn = ui.take_turn();
  const int opened = (chosen + turn % count + count) % count;
  if (turn != 0 && opened != 0) {
    ui.focus().focus(focus_id("office-tab", opened));
  }
  yields = yields || (turn != 0 && opened == 0);
  int result = opened;
  for (int index = 0; index < count; ++index) {
    Box place = row.column(index, count, gap);
    const bool open = index == opened;
    Touch touch;
    if (!yields) {
      touch = ui.focus().add(focus_id("office-tab", index), place, {.first = open && index > 0});
    }
    if (!open) {
      place.take_top(ui.px(4));
    }
    ui.fill(place, touch.focused ? colour::gold : open ? colour::ink : colour::paper_shade);
    ui.frame(place, colour::ink, ui.px(2));
    TextStyle shown = type;
    shown.colour = open && !touch.focused ? colour::paper : colour::ink;
    ui.text(place.inset(ui.px(6), ui.px(2)), words[static_cast<std::size_t>(index)], shown);
    if (open) {
      ui.fill(place.take_bottom(ui.px(5)), colour::red);
    }
    if (turn == 0 && (touch.activated || touch.arrived)) {
      result = index;
    }
  }
  const float rule = std::max(2.0F, std::round(ui.px(3)));
  ui.fill({box.x, box.bottom() - rule, box.w, rule}, colour::ink);
  return result;
}

}  // namespace fc::overlay
