#include "overlay/ringside-campaign/rows.h"

#include <algorithm>

#include "overlay/controls/widgets.h"

namespace fc::ringside_campaign {

using namespace overlay;

float list_row_height(const Ui& ui) { return ui.px_for_letters(43, 70); }

Touch list_row(Ui& ui, std::string_view id, const Box& box, const ListRow& row, const FocusTraits& traits) {
  const Touch touch = ui.focus().add(focus_id(id), box, traits);
  ui.fill(box, touch.focused ? colour::gold : row.chosen ? colour::paper_deep : colour::paper);
  ui.fill({box.x, box.bottom() - 1, box.w, 1}, colour::paper_deep);
  if (row.chosen) {
    ui.fill({box.x, box.y, ui.px(4), box.h}, colour::red);
  }
  const ImU32 letters = row.faded ? colour::faded(colour::ink, 0.5F) : colour::ink;
  Box rest = box.inset(ui.px(8), ui.px(2));
  const Type name{.size = LetterSize::label, .face = Face::poster, .colour = letters, .most = 32};
  const Type figure{.size = LetterSize::large, .face = Face::sans_bold, .colour = letters, .align = Align::right};
  const float wide = ui.width_of(row.name, name);
  const float figures = row.figure.empty() ? 0 : ui.width_of(row.figure, figure) + ui.px(8);
  const float places = row.place.empty() ? 0 : ui.text_px(22) + ui.px(6);
  const float marks = row.mark ? std::min(rest.h * 0.5F, ui.text_px(16)) + ui.px(7) : 0;
  // In a narrow place the name counts most, then the figure.
  const bool placed = rest.w - figures - marks - places >= wide;
  const bool figured = rest.w - marks - figures >= wide;
  const bool marked = rest.w - marks >= wide;
  if (placed && places > 0) {
    ui.text(rest.take_left(ui.text_px(22)), row.place,
            {.size = LetterSize::label, .face = Face::poster, .colour = letters, .align = Align::right, .most = 30});
    rest.take_left(ui.px(6));
  }
  if (row.mark && marked) {
    const float side = marks - ui.px(7);
    seat_mark(ui, rest.take_left(side).centred(side, side), row.mark->mark, colour::of(row.mark->ink));
    rest.take_left(ui.px(7));
  }
  if (figured && figures > 0) {
    ui.text(rest.take_right(figures - ui.px(6)), row.figure, figure);
    rest.take_right(ui.px(6));
  }
  const Type note{.size = LetterSize::small,
                  .face = row.bad ? Face::sans_bold : Face::sans,
                  .colour = row.bad         ? colour::bad
                            : touch.focused ? colour::ink
                                            : colour::ink_soft};
  const bool whole = ui.width_of(row.note, note) <= rest.w;
  const std::string& shown = whole ? row.note : row.brief;
  if (!shown.empty() && ui.width_of(shown, note) <= rest.w) {
    ui.text(rest.take_bottom(rest.h * 0.44F), shown, note);
  }
  const Type tag{.size = LetterSize::small, .face = Face::sans_bold, .colour = colour::bad, .align = Align::right};
  const float tags = row.tag.empty() ? 0 : ui.width_of(row.tag, tag) + ui.px(6);
  if (tags > 0 && rest.w - tags >= wide) {
    ui.text(rest.take_right(tags - ui.px(4)), row.tag, tag);
    rest.take_right(ui.px(4));
  }
  ui.text(rest, row.name, name);
  if (touch.focused) {
    focus_frame(ui, box);
  }
  return touch;
}

void list_head(Ui& ui, const Box& box, std::string_view text, std::string_view figure) {
  Box inside = box.inset(ui.px(8), 0);
  if (!figure.empty()) {
    const Type type{.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right};
    ui.text(inside.take_right(std::min(inside.w * 0.4F, ui.width_of(figure, type))), figure, type);
    inside.take_right(ui.px(8));
  }
  ui.text(inside, text, {.size = LetterSize::small, .face = Face::sans_bold, .colour = colour::ink_soft});
}

}  // namespace fc::ringside_campaign
