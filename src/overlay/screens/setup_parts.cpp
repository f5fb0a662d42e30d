#include "overlay/screens/setup_parts.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

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
  return seat.name.empty() ? sitter_line(seat, ui) : seat.name;
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

/// Wide enough for two texts side by side in one line.
bool is_wide(const Ui& ui) {
  return ui.screen().w > ui.screen().h;
}

int people_in(const SetupModel& model) {
  return static_cast<int>(std::ranges::count(model.seats, SeatKind::person, &SeatModel::kind));
}

/// How wide a button of this word has to be against the others in its row.
float word_width(Ui& ui, std::string_view key) {
  return ui.width_of(ui.word(key), {.size = LetterSize::heading, .face = Face::poster}) + ui.px(56);
}

/// The picture of a keyboard that two share: the key of either half, and what it does.
void shared_keyboard(Ui& ui, Box box, const SetupModel& model) {
  ui.fill(box, colour::paper_shade);
  ui.frame(box, colour::ink, ui.px(1));
  box = box.inset(ui.px(6), ui.px(2));
  device_picture(ui, box.take_left(box.h * 1.5F), DeviceLook::keyboard);
  box.take_left(ui.px(8));
  const std::array<std::string_view, 2> halves{ui.word("menu.setup.left_hand"), ui.word("menu.setup.right_hand")};
  const Type plain = ui.fitted(halves, {0, 0, box.w * 0.22F, box.h}, {.size = LetterSize::body});
  for (std::size_t half = 2; half-- > 0;) {
    ui.text(box.take_right(std::min(box.w * 0.4F, ui.width_of(halves[half], plain) + ui.px(4))), halves[half], plain);
    box.take_right(ui.px(8));
    const Controls& controls = model.halves[half];
    const float height = std::min(box.h, ui.text_px(26));
    const float key = glyph_width(ui, height, controls.look, controls.accept);
    glyph(ui, box.take_right(key).centred(key, height), controls.look, controls.accept);
    box.take_right(ui.px(10));
  }
  ui.text(box, ui.word("menu.setup.two_on_keys"), {.size = LetterSize::body, .face = Face::sans_bold, .most = plain.most});
}

}  // namespace

std::string sitter_line(const SeatModel& sitter, Ui& ui) {
  if (sitter.kind == SeatKind::bot) {
    return ui.say("menu.setup.bot", {{"level", ui.word("menu.level." + sitter.level)}});
  }
  std::string name(ui.word("menu.device." + std::string(word_of(sitter.controls.look))));
  if (sitter.device_number > 0) {
    name += "\u00a0" + std::to_string(sitter.device_number);
  }
  return sitter.shares_device ? ui.say("menu.setup.shared", {{"device", name}}) : name;
}

/// Up and down stay in the column of a seat while there is somebody.
int group_of(int seat) {
  return 1 + seat;
}

std::string seat_id(std::string_view what, int seat) {
  return std::string(what) + "-" + std::to_string(seat);
}

const BoxerCardModel& card_of(const SetupModel& model, int seat) {
  return model.cards.at(static_cast<std::size_t>(seat));
}

void pencil(Ui& ui, const Box& box, ImU32 ink) {
  const float length = std::min(box.w, box.h) * 0.5F;
  const ImVec2 tip{box.middle_x() - length / 2, box.middle_y() + length / 2};
  const auto at = [&tip, length](float along, float across) {
    return ImVec2{tip.x + length * (along + across), tip.y - length * (along - across)};
  };
  ui.draw().AddTriangleFilled(tip, at(0.28F, 0.14F), at(0.28F, -0.14F), ink);
  ui.draw().AddQuadFilled(at(0.34F, 0.14F), at(0.34F, -0.14F), at(0.84F, -0.14F), at(0.84F, 0.14F), ink);
  ui.draw().AddQuadFilled(at(0.9F, 0.14F), at(0.9F, -0.14F), at(1.02F, -0.14F), at(1.02F, 0.14F), ink);
}

namespace {

/// A person: left and right, or a click on the arrows, seat somebody else; pressing it gives a name.
std::optional<SetupAction> person_row(Ui& ui, const Box& box, const SeatModel& seat, int index) {
  const FocusId id = focus_id(seat_id("seat", index));
  const Touch touch = ui.focus().add(id, box, {.takes_horizontal = true, .group = group_of(index)});
  const bool focused = ui.focus().focused() == id;
  if (focused) {
    ui.fill(box, colour::gold);
  }
  ui.frame(box, focused ? colour::ink : colour::paper_deep, ui.px(focused ? 2 : 1));
  const float side = std::min(box.w * 0.16F, ui.px(26));
  value_arrows(ui, box, side);
  Box inner = box.inset(side, ui.px(2));
  pencil(ui, inner.take_right(std::min(inner.w * 0.18F, inner.h)), focused ? colour::ink : colour::ink_soft);
  ui.text(inner, name_of_seat(ui, seat, box.w), {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
  if (touch.nudge != 0) {
    return SetupAction{.kind = Kind::next_sitter, .seat = index, .value = touch.nudge};
  }
  if (!touch.activated) {
    return std::nullopt;
  }
  const float arrow = side / box.w;
  if (touch.pointer_x >= 0 && (touch.pointer_x < arrow || touch.pointer_x > 1 - arrow)) {
    return SetupAction{.kind = Kind::next_sitter, .seat = index, .value = touch.pointer_x < arrow ? -1 : 1};
  }
  return SetupAction{.kind = Kind::name_seat, .seat = index};
}

}  // namespace

std::optional<SetupAction> seat_row(Ui& ui, const Box& box, const SeatModel& seat, int index) {
  Box rest = box;
  const Box picture = rest.take_left(box.h * 1.5F);
  device_picture(ui, picture.inset(ui.px(4), box.h * 0.14F),
                 seat.kind == SeatKind::bot    ? DeviceLook::bot
                 : seat.kind == SeatKind::open ? DeviceLook::none
                                               : seat.controls.look);
  if (seat.kind == SeatKind::person) {
    return person_row(ui, rest, seat, index);
  }
  const int step = stepper(ui, seat_id("seat", index), rest, "", name_of_seat(ui, seat, rest.w), {.group = group_of(index)});
  if (step == 0) {
    return std::nullopt;
  }
  const bool sits_down = seat.kind == SeatKind::open;
  return SetupAction{.kind = sits_down ? Kind::take_seat : Kind::next_sitter, .seat = index, .value = step};
}

std::optional<SetupAction> chooser(Ui& ui, const Box& box, const SetupModel& model, int seat, ImU32 accent) {
  const BoxerCardModel& card = card_of(model, seat);
  Box rest = box;
  const Box note = card.note.empty() ? Box{} : rest.take_bottom(box.h * 0.26F);
  const FocusId id = focus_id(seat_id("boxer", seat));
  const bool focused = ui.focus().focused() == id;
  ui.fill(box, focused ? colour::gold : colour::paper);
  ui.frame(box, colour::ink, ui.px(focused ? 3 : 2));
  const Touch touch = ui.focus().add(id, box, {.takes_horizontal = true, .group = group_of(seat)});
  const float side = ui.px(26);
  value_arrows(ui, rest, side);
  poster_heading(ui, rest.inset(side, ui.px(2)), card.name, LetterSize::title, colour::ink, focused ? 0 : accent);
  ui.text(note.inset(side, 0), card.note, {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre});
  if (touch.nudge != 0) {
    return SetupAction{.kind = Kind::next_entrant, .seat = seat, .value = touch.nudge};
  }
  if (!touch.activated) {
    return std::nullopt;
  }
  const float arrow = 2 * side / box.w;
  if (touch.pointer_x >= 0 && (touch.pointer_x < arrow || touch.pointer_x > 1 - arrow)) {
    return SetupAction{.kind = Kind::next_entrant, .seat = seat, .value = touch.pointer_x < arrow ? -1 : 1};
  }
  return SetupAction{.kind = Kind::open_roster, .seat = seat};
}

float other_entrants_height(const Ui& ui, const SetupModel& model, float width) {
  const std::size_t buttons = 1 + (model.chance ? 1 : 0) + model.makers.size() + (model.has_gym ? 1 : 0);
  return ui.px(buttons > 2 && width < ui.px(340) ? 84 : 38);
}

std::optional<SetupAction> other_entrants(Ui& ui, const Box& box, const SetupModel& model, int seat, bool from_right) {
  struct Button {
    std::string id;
    std::string_view key;
    SetupAction action;
  };
  std::vector<Button> buttons{
      {.id = seat_id("random", seat), .key = "menu.setup.random", .action = {.kind = Kind::random_entrant, .seat = seat}}};
  if (model.chance) {
    buttons.push_back(
        {.id = seat_id("even", seat), .key = "menu.setup.even", .action = {.kind = Kind::even_match, .seat = seat}});
  }
  for (int index = 0; index < static_cast<int>(model.makers.size()); ++index) {
    buttons.push_back({.id = seat_id("make-" + std::to_string(index), seat),
                       .key = model.makers[static_cast<std::size_t>(index)],
                       .action = {.kind = Kind::make_entrant, .seat = seat, .index = index}});
  }
  if (model.has_gym) {
    buttons.push_back(
        {.id = seat_id("gym", seat), .key = "menu.gym.heading", .action = {.kind = Kind::open_gym, .seat = seat}});
  }
  if (from_right) {
    std::ranges::reverse(buttons);
  }
  // Widths follow the words, so that all of them are set in one size; where that is too narrow, one goes below.
  constexpr std::size_t most_in_a_row = 3;
  const std::size_t in_a_row = box.h > ui.px(60) ? (buttons.size() + 1) / 2 : most_in_a_row;
  std::optional<SetupAction> action;
  Box rest = box;
  for (std::size_t first = 0; first < buttons.size(); first += in_a_row) {
    const std::span row = std::span(buttons).subspan(first, std::min(in_a_row, buttons.size() - first));
    Box line = rest.take_top(ui.px(38));
    rest.take_top(ui.px(8));
    float words = 0;
    for (const Button& button : row) {
      words += word_width(ui, button.key);
    }
    const float gap = ui.px(10);
    const float share = (line.w - gap * static_cast<float>(row.size() - 1)) / words;
    float most = std::numeric_limits<float>::max();
    for (const Button& button : row) {
      const std::array word{ui.word(button.key)};
      most = std::min(most, most_of_buttons(ui, {0, 0, word_width(ui, button.key) * share, line.h}, word));
    }
    for (const Button& button : row) {
      if (poster_button(ui, button.id, line.take_left(word_width(ui, button.key) * share), ui.word(button.key),
                        Weight::plain, false, {}, group_of(seat), most)) {
        action = button.action;
      }
      line.take_left(gap);
    }
  }
  return action;
}

std::optional<SetupAction> option_rows(Ui& ui, const Box& box, const Box& help, const SetupModel& model, int columns) {
  std::optional<SetupAction> action;
  const int count = static_cast<int>(model.options.size());
  const int rows = std::max(1, (count + columns - 1) / columns);
  const float height = std::min(ui.text_px(42), box.h / static_cast<float>(rows));
  std::vector<std::string_view> labels;
  std::vector<std::string_view> chosen;
  for (const OptionRow& option : model.options) {
    labels.push_back(ui.word(option.label));
    chosen.push_back(ui.word(option.values.at(static_cast<std::size_t>(option.value))));
  }
  const Box row = box.column(0, columns, ui.px(24));
  const StepperTypes types = stepper_types(ui, {row.x, row.y, row.w, height}, labels, chosen);
  std::string_view explained;
  for (int index = 0; index < count; ++index) {
    const OptionRow& option = model.options[static_cast<std::size_t>(index)];
    const int values = static_cast<int>(option.values.size());
    const std::string id = "option-" + option.label;
    const std::string_view value = option.values.at(static_cast<std::size_t>(option.value));
    const Box column = box.column(index / rows, columns, ui.px(24));
    const Box place{column.x, column.y + height * static_cast<float>(index % rows), column.w, height};
    if (const int step = stepper(ui, id, place, ui.word(option.label), ui.word(value), {}, types); step != 0) {
      action = SetupAction{.kind = Kind::set_option, .index = index, .value = (option.value + step + values) % values};
    }
    if (ui.focus().focused() == focus_id(id) && !option.help.empty()) {
      explained = option.help;
    }
  }
  if (!explained.empty()) {
    ui.text(help, ui.word(explained),
            {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre, .wrap = true});
  }
  return action;
}

void chance_bar(Ui& ui, Box box, int left, const std::array<ImU32, 2>& inks) {
  ui.text(box.take_top(box.h * 0.4F), ui.word("menu.setup.chance"),
          {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre});
  const float width = std::min(box.w * 0.24F, ui.text_px(64));
  const Type figure{.size = LetterSize::heading, .face = Face::poster, .align = Align::centre};
  ui.text(box.take_left(width), std::to_string(left) + " %", figure);
  ui.text(box.take_right(width), std::to_string(100 - left) + " %", figure);
  const Box line = box.centred(box.w - ui.px(8), std::min(box.h * 0.6F, ui.px(16)));
  const float share = static_cast<float>(left) / 100.0F;
  ui.fill({line.x, line.y, line.w * share, line.h}, inks[0]);
  ui.fill({line.x + line.w * share, line.y, line.w * (1 - share), line.h}, inks[1]);
  ui.fill({line.middle_x() - ui.px(1), line.y - ui.px(3), ui.px(2), line.h + ui.px(6)}, colour::ink);
}

float joining_height(const Ui& ui) {
  return is_wide(ui) ? ui.px(40) : ui.px(76);
}

void joining_line(Ui& ui, const Box& box, const SetupModel& model) {
  Box rest = box.inset(0, ui.px(2));
  const Box keys = is_wide(ui) ? rest.take_right(rest.w * 0.5F) : rest.take_bottom(rest.h / 2);
  const bool nobody = people_in(model) == 0;
  const bool full = people_in(model) == static_cast<int>(model.seats.size());
  const std::string_view key = nobody ? "menu.setup.nobody" : full ? "menu.setup.full" : "menu.setup.others";
  ui.text(rest.inset(ui.px(4), 0), ui.word(key),
          {.size = LetterSize::label,
           .face = Face::poster,
           .colour = nobody ? colour::red : colour::ink,
           .align = is_wide(ui) ? Align::left : Align::centre});
  shared_keyboard(ui, keys, model);
}

std::optional<SetupAction> setup_buttons(Ui& ui, Box foot, const SetupModel& model) {
  std::optional<SetupAction> action;
  const bool three_rows = model.has_lesson || model.has_desk;
  const float row = (foot.h - ui.px(12)) * (three_rows ? 0.4F : 0.56F);
  if (poster_button(ui, "start", foot.take_top(row), ui.word("menu.setup.start"), Weight::strong, true) && model.can_start) {
    action = SetupAction{.kind = Kind::start};
  }
  foot.take_top(ui.px(12));
  if (three_rows) {
    Box others = foot.take_top((foot.h - ui.px(10)) / 2);
    if (model.has_desk) {
      const Box desk = model.has_lesson ? others.take_right((others.w - ui.px(12)) * 0.38F) : others;
      if (poster_button(ui, "what-if", desk, ui.word("menu.desk.heading"))) {
        action = SetupAction{.kind = Kind::what_if};
      }
      others.take_right(ui.px(12));
    }
    if (model.has_lesson && poster_button(ui, "lesson", others, ui.word("menu.setup.lesson"))) {
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
