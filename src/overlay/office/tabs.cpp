#include "overlay/office/tabs.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "overlay/controls/widgets.h"

namespace fc::overlay {
namespace {

float picture_height(const Ui& ui, float row) { return std::min(row * 0.6F, ui.px(26)); }

/// The picture of a shoulder control at one end; the mouse and fingers have none.
void shoulder(Ui& ui, const Box& place, std::string_view control) {
  const DeviceLook look = ui.controls().look;
  if (control.empty() || look == DeviceLook::mouse || look == DeviceLook::touch) {
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
  const Type type = ui.fitted(words, letters, {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
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
    Type shown = type;
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
