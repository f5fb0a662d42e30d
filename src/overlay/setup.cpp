#include "overlay/setup.h"

#include <algorithm>
#include <cmath>

#include "overlay/widgets.h"

namespace fc::overlay {
namespace {

using Kind = SetupAction::Kind;

std::string name_of_seat(Ui& ui, const SeatModel& seat) {
  switch (seat.kind) {
    case SeatKind::open:
      return std::string(ui.word("menu.setup.join"));
    case SeatKind::bot:
      return ui.say("menu.setup.bot", {{"level", ui.word("menu.level." + seat.level)}});
    case SeatKind::person:
      break;
  }
  std::string name(ui.word("menu.device." + std::string(word_of(seat.controls.look))));
  if (seat.device_number > 0) {
    name += "\u00a0" + std::to_string(seat.device_number);
  }
  return seat.shares_device ? ui.say("menu.setup.shared", {{"device", name}}) : name;
}

std::string id_of(std::string_view what, Corner corner) {
  return std::string(what) + "-" + std::string(name_of(corner));
}

/// Who sits here: picture of the device, its name, arrows through person and bot levels.
std::optional<SetupAction> seat_row(Ui& ui, const Box& box, const SeatModel& seat, Corner corner) {
  Box rest = box;
  const Box picture = rest.take_left(box.h * 1.5F);
  device_picture(ui, picture.inset(ui.px(4), box.h * 0.14F),
                 seat.kind == SeatKind::bot    ? DeviceLook::bot
                 : seat.kind == SeatKind::open ? DeviceLook::none
                                               : seat.controls.look);
  const int step = stepper(ui, id_of("seat", corner), rest, "", name_of_seat(ui, seat));
  if (step == 0) {
    return std::nullopt;
  }
  const bool sits_down = seat.kind == SeatKind::open;
  return SetupAction{.kind = sits_down ? Kind::take_seat : Kind::next_sitter, .corner = corner, .value = step};
}

/// The name on the poster, changed by left and right.
int boxer_name(Ui& ui, const Box& box, const BoxerCardModel& boxer, Corner corner) {
  Box rest = box;
  const Box note = boxer.note.empty() ? Box{} : rest.take_bottom(box.h * 0.26F);
  const bool focused = ui.focus().focused() == focus_id(id_of("boxer", corner));
  ui.fill(box, focused ? colour::gold : colour::paper);
  ui.frame(box, colour::ink, ui.px(focused ? 3 : 2));
  const Touch touch = ui.focus().add(focus_id(id_of("boxer", corner)), box, {.takes_horizontal = true});
  const float side = ui.px(26);
  for (const bool right : {false, true}) {
    const Box place = right ? Box{box.right() - side, rest.y, side, rest.h} : Box{box.x, rest.y, side, rest.h};
    const float r = ui.px(8);
    const float tip = place.middle_x() + (right ? r : -r);
    const float back = place.middle_x() - (right ? r : -r) * 0.6F;
    ui.draw().AddTriangleFilled({back, place.middle_y() + (right ? -r : r)}, {tip, place.middle_y()},
                                {back, place.middle_y() + (right ? r : -r)}, colour::ink);
  }
  poster_heading(ui, rest.inset(side, ui.px(2)), boxer.name, Size::title, colour::ink, focused ? 0 : colour::of(corner));
  ui.text(note.inset(side, 0), boxer.note, {.size = Size::small, .colour = colour::ink_soft, .align = Align::centre});
  if (touch.activated) {
    return touch.pointer_x >= 0 && touch.pointer_x < 0.5F ? -1 : 1;
  }
  return touch.nudge;
}

/// One corner's half of the bill.
std::optional<SetupAction> corner_column(const SetupModel& model, Corner corner, Box box, Ui& ui) {
  const std::size_t side = index_of(corner);
  std::optional<SetupAction> action;
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  corner_band(ui, box.take_top(ui.px(40)), corner, ui.word(corner == Corner::red ? "menu.corner.red" : "menu.corner.blue"));
  box = box.inset(ui.px(12), ui.px(8));
  if (auto seat = seat_row(ui, box.take_top(ui.px(44)), model.seats.at(side), corner)) {
    action = seat;
  }
  box.take_top(ui.px(8));
  if (model.boxers.empty()) {
    return action;
  }
  const int count = static_cast<int>(model.boxers.size());
  const int chosen = std::clamp(model.chosen.at(side), 0, count - 1);
  const BoxerCardModel& boxer = model.boxers[static_cast<std::size_t>(chosen)];
  if (const int step = boxer_name(ui, box.take_top(ui.px(84)), boxer, corner); step != 0) {
    action = SetupAction{.kind = Kind::choose_boxer, .corner = corner, .value = (chosen + step + count) % count};
  }
  Box foot = box.take_bottom(ui.px(44));
  const Box random = foot.column(corner == Corner::red ? 0 : 1, 2, ui.px(10)).inset(0, ui.px(3));
  const Box dice = foot.column(corner == Corner::red ? 1 : 0, 2, ui.px(10)).inset(0, ui.px(3));
  if (poster_button(ui, id_of("random", corner), random, ui.word("menu.setup.random"))) {
    action = SetupAction{.kind = Kind::random_boxer, .corner = corner};
  }
  if (poster_button(ui, id_of("dice", corner), dice, ui.word("menu.setup.dice"))) {
    action = SetupAction{.kind = Kind::dice_boxer, .corner = corner};
  }
  box = box.inset(0, ui.px(8));
  const float row = std::min(ui.px(38), box.h / static_cast<float>(std::max<std::size_t>(1, boxer.ratings.size())));
  for (const RatingModel& rating : boxer.ratings) {
    rating_row(ui, box.take_top(row), ui.word(rating.label), rating.value, rating.most, corner);
  }
  return action;
}

/// Options of the bout and the way into the ring.
std::optional<SetupAction> middle_column(const SetupModel& model, Box box, Ui& ui) {
  std::optional<SetupAction> action;
  poster_heading(ui, box.take_top(ui.px(112)), ui.word("menu.setup.versus"), Size::monumental);
  ui.text(box.take_top(ui.px(34)), ui.word("menu.setup.terms"),
          {.size = Size::heading, .face = Face::poster, .align = Align::centre});
  double_rule(ui, box.take_top(ui.px(10)));
  Box foot = box.take_bottom(ui.px(126));
  const Box help = box.take_bottom(ui.px(64));
  const float row = std::min(ui.text_px(42), box.h / static_cast<float>(std::max<std::size_t>(1, model.options.size())));
  std::string_view explained;
  for (std::size_t index = 0; index < model.options.size(); ++index) {
    const OptionRow& option = model.options[index];
    const int count = static_cast<int>(option.values.size());
    const std::string id = "option-" + option.label;
    const std::string_view value = option.values.at(static_cast<std::size_t>(option.value));
    if (const int step = stepper(ui, id, box.take_top(row), ui.word(option.label), ui.word(value)); step != 0) {
      action = SetupAction{
          .kind = Kind::set_option, .index = static_cast<int>(index), .value = (option.value + step + count) % count};
    }
    if (ui.focus().focused() == focus_id(id) && !option.help.empty()) {
      explained = option.help;
    }
  }
  if (!explained.empty()) {
    ui.text(help.inset(ui.px(6)), ui.word(explained),
            {.size = Size::body, .colour = colour::ink_soft, .align = Align::centre, .wrap = true});
  }
  if (poster_button(ui, "start", foot.take_top(ui.px(66)), ui.word("menu.setup.start"), Weight::strong, true) &&
      model.can_start) {
    action = SetupAction{.kind = Kind::start};
  }
  foot.take_top(ui.px(12));
  if (poster_button(ui, "back", foot.column(0, 2, ui.px(12)), ui.word("menu.back"))) {
    action = SetupAction{.kind = Kind::back};
  }
  if (poster_button(ui, "rules", foot.column(1, 2, ui.px(12)), ui.word("menu.rulebook.button"))) {
    action = SetupAction{.kind = Kind::rulebook};
  }
  return action;
}

}  // namespace

std::string_view word_of(DeviceLook look) {
  switch (look) {
    case DeviceLook::keyboard:
      return "keyboard";
    case DeviceLook::keyboard_left:
      return "keyboard-left";
    case DeviceLook::keyboard_right:
      return "keyboard-right";
    case DeviceLook::mouse:
      return "mouse";
    case DeviceLook::touch:
      return "touch";
    case DeviceLook::xbox:
      return "xbox";
    case DeviceLook::playstation:
      return "playstation";
    case DeviceLook::nintendo:
      return "nintendo";
    case DeviceLook::bot:
      return "bot";
    case DeviceLook::none:
      break;
  }
  return "none";
}

std::optional<SetupAction> setup_screen(const SetupModel& model, Ui& ui) {
  const Panel panel(ui, "setup", ui.screen(), true);
  ui.focus().open_scope("setup");
  paper_sheet(ui, ui.screen());
  Box rest = ui.screen().inset(ui.px(34), ui.px(22));
  screen_heading(ui, rest, ui.word("menu.game." + model.game + ".name"));
  const Box foot = rest.take_bottom(ui.px(32));
  rest = rest.inset(0, ui.px(8));
  const float width = (rest.w - ui.px(40)) * 0.345F;
  std::optional<SetupAction> action = corner_column(model, Corner::red, rest.take_left(width), ui);
  if (auto blue = corner_column(model, Corner::blue, rest.take_right(width), ui)) {
    action = blue;
  }
  if (auto middle = middle_column(model, rest.inset(ui.px(20), 0), ui)) {
    action = middle;
  }
  const Controls& controls = ui.controls();
  const std::array prompts{
      Prompt{controls.accept, ui.word("menu.prompt.accept")}, Prompt{controls.back, ui.word("menu.prompt.back")},
      Prompt{controls.previous, ui.word("menu.prompt.previous")}, Prompt{controls.next, ui.word("menu.prompt.next")},
      Prompt{controls.rulebook, ui.word("menu.prompt.rulebook")}};
  prompt_bar(ui, foot.inset(ui.px(8), 0), prompts, true);
  ui.focus().close_scope();
  return action;
}

}  // namespace fc::overlay
