// The match set-up of three seats and more.
#include <algorithm>

#include "overlay/controls/widgets.h"
#include "overlay/screens/setup_parts.h"
#include "overlay/screens/setup_seat.h"

namespace fc::overlay {
namespace {

using Kind = SetupAction::Kind;

/// Colour and shape of a seat: those of what it brings.
scene::SeatMark mark_at(const SetupModel& model, int seat) {
  return card_of(model, seat).mark.value_or(scene::SeatMark{scene::Ink::ink, scene::Mark::disc});
}

/// The band over a seat's column: its shape on its colour, and which chair it is.
void seat_band(Ui& ui, const Box& box, scene::SeatMark mark, int seat) {
  ui.fill(box, colour::of(mark.ink));
  Box rest = box.inset(ui.px(8), 0);
  const float side = std::min(box.h * 0.66F, ui.px(26));
  seat_mark(ui, rest.take_left(side).centred(side, side), mark.mark, colour::on(mark.ink));
  rest.take_left(ui.px(8));
  ui.text(rest, ui.say("menu.setup.seat", {{"seat", std::to_string(seat + 1)}}),
          {.size = LetterSize::heading, .face = Face::poster, .colour = colour::on(mark.ink)});
}

/// One seat: who sits there, what he brings, another at random.
std::optional<SetupAction> seat_column(const SetupModel& model, int seat, Box box, Ui& ui) {
  const scene::SeatMark mark = mark_at(model, seat);
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  seat_band(ui, box.take_top(ui.px(36)), mark, seat);
  box = box.inset(ui.px(10), ui.px(6));
  std::optional<SetupAction> action =
      seat_row(ui, box.take_top(ui.px(42)), model.seats[static_cast<std::size_t>(seat)], seat);
  box.take_top(ui.px(6));
  const BoxerCardModel& card = card_of(model, seat);
  if (auto chosen = chooser(ui, box.take_top(ui.px(54)), model, seat, colour::of(mark.ink))) {
    action = chosen;
  }
  box.take_top(ui.px(4));
  if (auto chosen = other_entrants(ui, box.take_bottom(other_entrants_height(ui, model, box.w)), model, seat, false)) {
    action = chosen;
  }
  const int lines = static_cast<int>(card.lines.size());
  const float height = std::min(ui.px(34), box.h / static_cast<float>(std::max(1, lines)));
  for (const std::string& line : card.lines) {
    ui.text(box.take_top(height), line,
            {.size = LetterSize::label, .face = Face::poster, .colour = colour::ink, .align = Align::centre});
  }
  return action;
}

}  // namespace

std::optional<SetupAction> table_setup(Ui& ui, Box rest, const SetupModel& model) {
  const bool upright = ui.screen().h > ui.screen().w;
  const int count = static_cast<int>(model.seats.size());
  const int columns = upright ? 2 : count;
  const int rows = (count + columns - 1) / columns;
  const auto lines = static_cast<float>(rows);
  const float roomy = std::min(ui.px(200) + ui.text_px(32), rest.h / 2 / lines);
  const float height = upright ? std::max(ui.px(232), roomy) : ui.px(278);
  Box seats = rest.take_top(height * lines + ui.px(10) * (lines - 1));
  std::optional<SetupAction> action;
  for (int seat = 0; seat < count; ++seat) {
    const Box place = seats.row(seat / columns, rows, ui.px(10)).column(seat % columns, columns, ui.px(10));
    if (auto chosen = seat_column(model, seat, place, ui)) {
      action = chosen;
    }
  }
  rest.take_top(ui.px(12));
  const Box foot = upright ? rest.take_bottom(ui.px(144)) : rest.take_right(rest.w * 0.32F);
  if (!upright) {
    rest.take_right(ui.px(24));
  }
  ui.text(rest.take_top(ui.px(30)), ui.word("menu.setup.table_terms"),
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre});
  double_rule(ui, rest.take_top(ui.px(9)));
  const Box help = rest.take_bottom(ui.px(40));
  if (auto chosen = option_rows(ui, rest, help, model, 2)) {
    action = chosen;
  }
  if (auto chosen = setup_buttons(ui, foot, model)) {
    action = chosen;
  }
  return action;
}

}  // namespace fc::overlay
