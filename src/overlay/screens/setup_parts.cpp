#include "overlay/screens/setup_parts.h"

#include <algorithm>

#include "overlay/controls/widgets.h"

namespace fc::overlay {
namespace {

using Kind = SetupAction::Kind;

/// width: pixels that the name has; where it is narrow, the picture of the device says the rest.
std::string name_of_seat(Ui& ui, const SeatModel& seat, float width) {
  const bool narrow = width < ui.px(200);
  switch (seat.kind) {
    case SeatKind::open:
      return std::string(ui.word(narrow ? "menu.setup.join_short" : "menu.setup.join"));
    case SeatKind::bot:
      return narrow ? std::string(ui.word("menu.level." + seat.level))
                    : ui.say("menu.setup.bot", {{"level", ui.word("menu.level." + seat.level)}});
    case SeatKind::person:
      break;
  }
  std::string name(ui.word("menu.device." + std::string(word_of(seat.controls.look))));
  if (seat.device_number > 0) {
    name += "\u00a0" + std::to_string(seat.device_number);
  }
  return seat.shares_device ? ui.say("menu.setup.shared", {{"device", name}}) : name;
}

/// Arrowheads at both ends of a box whose value left and right change.
void value_arrows(Ui& ui, const Box& box, float side) {
  const float reach = side * 0.31F;
  for (const bool right : {false, true}) {
    const float x = right ? box.right() - side / 2 : box.x + side / 2;
    const float tip = x + (right ? reach : -reach);
    const float back = x - (right ? reach : -reach) * 0.6F;
    ui.draw().AddTriangleFilled({back, box.middle_y() + (right ? -reach : reach)}, {tip, box.middle_y()},
                                {back, box.middle_y() + (right ? reach : -reach)}, colour::ink);
  }
}

}  // namespace

std::string seat_id(std::string_view what, int seat) {
  return std::string(what) + "-" + std::to_string(seat);
}

const BoxerCardModel* card_of(const SetupModel& model, int seat) {
  if (model.boxers.empty()) {
    return nullptr;
  }
  const int last = static_cast<int>(model.boxers.size()) - 1;
  return &model.boxers[static_cast<std::size_t>(std::clamp(model.chosen[static_cast<std::size_t>(seat)], 0, last))];
}

std::optional<SetupAction> seat_row(Ui& ui, const Box& box, const SeatModel& seat, int index) {
  Box rest = box;
  const Box picture = rest.take_left(box.h * 1.5F);
  device_picture(ui, picture.inset(ui.px(4), box.h * 0.14F),
                 seat.kind == SeatKind::bot    ? DeviceLook::bot
                 : seat.kind == SeatKind::open ? DeviceLook::none
                                               : seat.controls.look);
  const int step = stepper(ui, seat_id("seat", index), rest, "", name_of_seat(ui, seat, rest.w));
  if (step == 0) {
    return std::nullopt;
  }
  const bool sits_down = seat.kind == SeatKind::open;
  return SetupAction{.kind = sits_down ? Kind::take_seat : Kind::next_sitter, .seat = index, .value = step};
}

std::optional<SetupAction> chooser(Ui& ui, const Box& box, const SetupModel& model, int seat, ImU32 accent) {
  const BoxerCardModel& card = *card_of(model, seat);
  Box rest = box;
  const Box note = card.note.empty() ? Box{} : rest.take_bottom(box.h * 0.26F);
  const FocusId id = focus_id(seat_id("boxer", seat));
  const bool focused = ui.focus().focused() == id;
  ui.fill(box, focused ? colour::gold : colour::paper);
  ui.frame(box, colour::ink, ui.px(focused ? 3 : 2));
  const Touch touch = ui.focus().add(id, box, {.takes_horizontal = true});
  const float side = ui.px(26);
  value_arrows(ui, rest, side);
  poster_heading(ui, rest.inset(side, ui.px(2)), card.name, Size::title, colour::ink, focused ? 0 : accent);
  ui.text(note.inset(side, 0), card.note, {.size = Size::small, .colour = colour::ink_soft, .align = Align::centre});
  const int step = !touch.activated ? touch.nudge : touch.pointer_x >= 0 && touch.pointer_x < 0.5F ? -1 : 1;
  if (step == 0) {
    return std::nullopt;
  }
  const int count = static_cast<int>(model.boxers.size());
  const int chosen = std::clamp(model.chosen[static_cast<std::size_t>(seat)], 0, count - 1);
  return SetupAction{.kind = Kind::choose_boxer, .seat = seat, .value = (chosen + step + count) % count};
}

std::optional<SetupAction> option_rows(Ui& ui, const Box& box, const Box& help, const SetupModel& model, int columns) {
  std::optional<SetupAction> action;
  const int count = static_cast<int>(model.options.size());
  const int rows = std::max(1, (count + columns - 1) / columns);
  const float height = std::min(ui.text_px(42), box.h / static_cast<float>(rows));
  std::string_view explained;
  for (int index = 0; index < count; ++index) {
    const OptionRow& option = model.options[static_cast<std::size_t>(index)];
    const int values = static_cast<int>(option.values.size());
    const std::string id = "option-" + option.label;
    const std::string_view value = option.values.at(static_cast<std::size_t>(option.value));
    const Box column = box.column(index / rows, columns, ui.px(24));
    const Box place{column.x, column.y + height * static_cast<float>(index % rows), column.w, height};
    if (const int step = stepper(ui, id, place, ui.word(option.label), ui.word(value)); step != 0) {
      action = SetupAction{.kind = Kind::set_option, .index = index, .value = (option.value + step + values) % values};
    }
    if (ui.focus().focused() == focus_id(id) && !option.help.empty()) {
      explained = option.help;
    }
  }
  if (!explained.empty()) {
    ui.text(help, ui.word(explained),
            {.size = Size::body, .colour = colour::ink_soft, .align = Align::centre, .wrap = true});
  }
  return action;
}

std::optional<SetupAction> setup_buttons(Ui& ui, Box foot, const SetupModel& model) {
  std::optional<SetupAction> action;
  const float row = (foot.h - ui.px(12)) * (model.has_lesson ? 0.4F : 0.56F);
  if (poster_button(ui, "start", foot.take_top(row), ui.word("menu.setup.start"), Weight::strong, true) && model.can_start) {
    action = SetupAction{.kind = Kind::start};
  }
  foot.take_top(ui.px(12));
  if (model.has_lesson) {
    const Box lesson = foot.take_top((foot.h - ui.px(10)) / 2);
    if (poster_button(ui, "lesson", lesson, ui.word("menu.setup.lesson"))) {
      action = SetupAction{.kind = Kind::lesson};
      ui.focus().focus(focus_id("start"));  // who comes back from it wants the real thing
    }
    foot.take_top(ui.px(10));
  }
  if (poster_button(ui, "back", foot.column(0, 2, ui.px(12)), ui.word("menu.back"))) {
    action = SetupAction{.kind = Kind::back};
  }
  if (poster_button(ui, "rules", foot.column(1, 2, ui.px(12)), ui.word("menu.rulebook.button"))) {
    action = SetupAction{.kind = Kind::rulebook};
  }
  return action;
}

}  // namespace fc::overlay
