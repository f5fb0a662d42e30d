// The match set-up of three seats and more.
#include <algorithm>

#include "overlay/controls/portrait.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/setup_parts.h"
#include "overlay/screens/setup_seat.h"

namespace fc::overlay {
namespace {

using SetupKind = SetupAction::Kind;

/// Colour and shape of a seat: those of what it brings.
scene::SeatMark mark_at(const SetupModel& model, int seat) {
  return card_of(model, seat).mark.value_or(scene::SeatMark{scene::Ink::ink, scene::Mark::disc});
}

/// The band over a seat's column: its shape on its colour, and a name.
void seat_band(Ui& ui, const Box& box, scene::SeatMark mark, std::string_view name) {
  ui.fill(box, colour::of(mark.ink));
  Box rest = box.inset(ui.px(8), 0);
  const float side = std::min(box.h * 0.66F, ui.px(26));
  seat_mark(ui, rest.take_left(side).centred(side, side), mark.mark, colour::on(mark.ink));
  rest.take_left(ui.px(8));
  ui.text(rest, name, {.size = LetterSize::heading, .face = Face::poster, .colour = colour::on(mark.ink)});
}

/// One seat: who sits there, what he brings, another at random.
std::optional<SetupAction> seat_column(const SetupModel& model, int seat, Box box, Ui& ui) {
  const scene::SeatMark mark = mark_at(model, seat);
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  seat_band(ui, box.take_top(ui.px(36)), mark, ui.say("menu.setup.seat", {{"seat", std::to_string(seat + 1)}}));
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
  for (std::size_t index = 0; index < card.lines.size(); ++index) {
    Box row = box.take_top(height);
    if (index < card.looks.size()) {
      portray(ui, row.take_left(row.h * 1.1F), at_ease(card.looks[index]), mark, 1, Portrait::Cut::bust);
    }
    ui.text(row, card.lines[index],
            {.size = LetterSize::label, .face = Face::poster, .colour = colour::ink, .align = Align::centre});
  }
  return action;
}

/// One seat whose place says what it brings: who sits there is all there is to decide.
std::optional<SetupAction> seat_alone(const SetupModel& model, int seat, Box box, Ui& ui) {
  const scene::SeatMark mark = mark_at(model, seat);
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  seat_band(ui, box.take_top(ui.px(34)), mark, card_of(model, seat).name);
  return seat_row(ui, box.inset(ui.px(8), ui.px(6)), model.seats[static_cast<std::size_t>(seat)], seat);
}

/// How the seats lie round the table.
struct SeatPlan {
  int columns = 1;
  int rows = 1;
  float height = 0;  ///< of a row
};

SeatPlan seat_plan(const Ui& ui, const Box& rest, const SetupModel& model, bool upright) {
  constexpr int most_side_by_side = 4;
  const int count = static_cast<int>(model.seats.size());
  SeatPlan plan{.columns = upright ? std::min(2, count) : model.has_roster ? count : std::min(count, most_side_by_side)};
  plan.rows = (count + plan.columns - 1) / plan.columns;
  if (!model.has_roster) {
    plan.height = ui.px(88);
    return plan;
  }
  const float roomy = std::min(ui.px(200) + ui.text_px(32), rest.h / 2 / static_cast<float>(plan.rows));
  plan.height = upright ? std::max(ui.px(232), roomy) : ui.px(278);
  return plan;
}

}  // namespace

std::optional<SetupAction> table_setup(Ui& ui, Box rest, const SetupModel& model) {
  const bool upright = ui.screen().h > ui.screen().w;
  const SeatPlan plan = seat_plan(ui, rest, model, upright);
  const auto lines = static_cast<float>(plan.rows);
  Box seats = rest.take_top(plan.height * lines + ui.px(10) * (lines - 1));
  std::optional<SetupAction> action;
  for (int seat = 0; seat < static_cast<int>(model.seats.size()); ++seat) {
    const Box place =
        seats.row(seat / plan.columns, plan.rows, ui.px(10)).column(seat % plan.columns, plan.columns, ui.px(10));
    if (auto chosen = model.has_roster ? seat_column(model, seat, place, ui) : seat_alone(model, seat, place, ui)) {
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
  // Upright the words of two columns are cut, and without cards there is room for one.
  if (auto chosen = option_rows(ui, rest, help, model, upright && !model.has_roster ? 1 : 2)) {
    action = chosen;
  }
  if (auto chosen = setup_buttons(ui, foot, model)) {
    action = chosen;
  }
  return action;
}

}  // namespace fc::overlay
