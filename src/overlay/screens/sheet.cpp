#include "overlay/screens/sheet.h"

#include <algorithm>

#include "overlay/controls/widgets.h"

namespace fc::overlay {

void draw_veil(Ui& ui) {
  constexpr float veil = 0.62F;
  const Panel panel(ui, "veil", ui.screen());
  ui.fill(ui.screen(), colour::faded(colour::hall, veil));
}

Box sheet_of(const Ui& ui, float width, float height) {
  const float w = std::min(ui.px(width), ui.screen().w - ui.px(24));
  return ui.screen().centred(w, std::min(ui.px(height), ui.screen().h - ui.px(page_of_sheet(0))));
}

Box open_sheet(Ui& ui, const Box& sheet, std::string_view heading, ImU32 second) {
  paper_sheet(ui, sheet);
  Box rest = sheet.inset(ui.px(34), ui.px(26));
  screen_heading(ui, rest, heading, second);
  return rest;
}

Box next_button(const Ui& ui, Box& rest) { return rest.take_top(ui.px(60)).inset(0, ui.px(5)); }

}  // namespace fc::overlay
