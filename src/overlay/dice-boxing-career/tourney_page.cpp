// The tourney of the all-time greats as a bracket, from eight men to one.
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing-career/desk_view.h"
#include "scene/dice-boxing-career/naming.h"

namespace fc::dice_boxing_career {

using namespace overlay;

namespace {

constexpr int rounds = tourney_length + 1;  ///< columns: eight, four, two, one

void draw_slot(const DeskView& view, Person man, bool beaten, Box box, Ui& ui) {
  const bool own = man == you;
  ui.fill(box, own ? colour::red : man == nobody ? colour::paper_shade : colour::paper);
  ui.frame(box, colour::ink, ui.px(man == nobody ? 1 : 2));
  if (man == nobody) {
    return;
  }
  const ImU32 ink = own ? colour::paper : colour::ink;
  ui.text(box.inset(ui.px(8), ui.px(2)), man_name(*view.setup, man, view.model->names),
          {.size = LetterSize::label, .face = Face::poster, .colour = beaten ? colour::faded(ink, 0.5F) : ink, .most = 28});
}

/// Who stands at a place of a column: of the round's field, or a winner of the one before.
Person man_in(const Bracket& bracket, int column, std::size_t place) {
  const auto& field = bracket.at(static_cast<std::size_t>(column));
  return place < field.size() ? field[place] : nobody;
}

}  // namespace

void draw_tourney(const DeskView& view, Box box, Ui& ui) {
  page_heading(ui, box, ui.word("dice-boxing-career.tourney.heading"));
  const Bracket& bracket = view.readout.bracket;
  for (int column = 0; column < rounds; ++column) {
    const Box strip = box.column(column, rounds, ui.px(26));
    const int count = static_cast<int>(tourney_men) >> column;
    for (int index = 0; index < count; ++index) {
      const auto place = static_cast<std::size_t>(index);
      const Box cell = strip.row(index, count);
      const Box slot = cell.centred(cell.w, std::min(cell.h * 0.8F, ui.px_for_letters(42, 56)));
      const Person man = man_in(bracket, column, place);
      const Person on = column + 1 < rounds ? man_in(bracket, column + 1, place / 2) : nobody;
      draw_slot(view, man, on != nobody && on != man, slot, ui);
      if (column + 1 < rounds) {
        // The line to the next column.
        const float line = std::max(2.0F, std::round(ui.px(2)));
        const float end = slot.right() + ui.px(13);
        const Box pair = strip.row(index / 2, count / 2);
        ui.fill({slot.right(), slot.middle_y(), end - slot.right(), line}, colour::ink);
        ui.fill({end, std::min(slot.middle_y(), pair.middle_y()), line, std::abs(pair.middle_y() - slot.middle_y()) + line},
                colour::ink);
        if (index % 2 == 0) {
          ui.fill({end, pair.middle_y(), ui.px(13), line}, colour::ink);
        }
      }
    }
  }
}

}  // namespace fc::dice_boxing_career
