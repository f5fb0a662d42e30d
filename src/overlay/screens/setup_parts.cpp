#include <algorithm>
#include <array>
#include <limits>
#include <string_view>
#include <vector>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/parts.h"

namespace fc::overlay {
namespace {

using SetupKind = SetupAction::Kind;

/// Wide enough for two texts side by side in one line.
bool is_wide(const Ui& ui) { return ui.screen().w > ui.screen().h; }

int people_in(const SetupModel& model) {
  return static_cast<int>(std::ranges::count(model.seats, SeatKind::person, &SeatModel::kind));
}

/// The picture of a keyboard that two share: the key of either half, and what it does.
void shared_keyboard(Ui& ui, Box box, const SetupModel& model) {
  ui.fill(box, colour::paper_shade);
  ui.frame(box, colour::ink, ui.px(1));
  box = box.inset(ui.px(6), ui.px(2));
  device_picture(ui, box.take_left(box.h * 1.5F), DeviceLook::keyboard);
  box.take_left(ui.px(8));
  const std::array<std::string_view, 2> halves{ui.word("menu.setup.left_hand"), ui.word("menu.setup.right_hand")};
  const TextStyle plain = ui.fitted(halves, {0, 0, box.w * 0.22F, box.h}, {.size = LetterSize::body});
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

void option_help(Ui& ui, const Box& box, const SetupModel& model) {
  for (const OptionRow& option : model.options) {
    if (!option.help.empty() && ui.focus().focused() == focus_id("option-" + option.label)) {
      ui.text(box, ui.word(option.help),
              {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre, .wrap = true});
    }
  }
}

std::optional<SetupAction> start_button(Ui& ui, const Box& box, const SetupModel& model) {
  const bool pressed = poster_button(ui, "start", box, ui.word("menu.setup.start"), Weight::strong, true);
  return pressed && model.can_start ? std::optional(SetupAction{.kind = SetupKind::start}) : std::nullopt;
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
  for (int index = 0; index < count; ++index) {
    const OptionRow& option = model.options[static_cast<std::size_t>(index)];
    const int values = static_cast<int>(option.values.size());
    const std::string id = "option-" + option.label;
    const std::string_view value = option.values.at(static_cast<std::size_t>(option.value));
    const Box column = box.column(index / rows, columns, ui.px(24));
    const Box place{column.x, column.y + height * static_cast<float>(index % rows), column.w, height};
    // Down leads from the foot of a column to the head of the next: on a wide screen nothing lies below the first.
    const bool turns = is_wide(ui) && index % rows == rows - 1 && index + 1 < count;
    const FocusId below = turns ? focus_id("option-" + model.options[static_cast<std::size_t>(index) + 1].label) : 0;
    if (const int step = stepper(ui, id, place, ui.word(option.label), ui.word(value), {.below = below}, types); step != 0) {
      action = SetupAction{.kind = SetupKind::set_option, .index = index, .value = (option.value + step + values) % values};
    }
  }
  if (!has_large_pages(ui)) {
    option_help(ui, help, model);
  }
  return action;
}

float joining_height(const Ui& ui) { return is_wide(ui) ? ui.px(40) : ui.px(76); }

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

std::optional<SetupAction> lesson_button(Ui& ui, const Box& box, float most) {
  if (!poster_button(ui, "lesson", box, ui.word("menu.setup.lesson"), Weight::plain, false, {}, 0, most)) {
    return std::nullopt;
  }
  ui.focus().focus(focus_id("start"));  // who comes back from it wants the real thing
  return SetupAction{.kind = SetupKind::lesson};
}

namespace {

/// With large letters it is always in sight, below the page.
bool has_lesson_on_page(const Ui& ui, const SetupModel& model) { return model.has_lesson && !has_large_pages(ui); }

}  // namespace

bool has_third_row(const Ui& ui, const SetupModel& model) { return model.has_desk || has_lesson_on_page(ui, model); }

std::optional<SetupAction> setup_buttons(Ui& ui, Box foot, const SetupModel& model) {
  std::optional<SetupAction> action;
  const bool three_rows = has_third_row(ui, model);
  const bool has_lesson = has_lesson_on_page(ui, model);
  foot.h = std::min(foot.h, ui.px_for_letters(three_rows ? 230 : 170, 300));  // no higher than their letters need
  if (!has_large_pages(ui)) {                                                 // there it is always in sight, below the page
    action = start_button(ui, foot.take_top((foot.h - ui.px(12)) * (three_rows ? 0.4F : 0.56F)), model);
    foot.take_top(ui.px(12));
  }
  struct Plain {
    std::string_view id;
    std::string_view key;
    Box box;
    SetupKind kind;
  };
  std::vector<Plain> buttons;
  if (three_rows) {
    Box others = foot.take_top((foot.h - ui.px(10)) / 2);
    if (model.has_desk) {
      const Box desk = has_lesson ? others.take_right((others.w - ui.px(12)) * 0.38F) : others;
      buttons.push_back({"what-if", "menu.desk.heading", desk, SetupKind::what_if});
      others.take_right(ui.px(12));
    }
    if (has_lesson) {
      buttons.push_back({"lesson", "menu.setup.lesson", others, SetupKind::lesson});
    }
    foot.take_top(ui.px(10));
  }
  buttons.push_back({"back", "menu.back", foot.column(0, 2, ui.px(12)), SetupKind::back});
  buttons.push_back({"rules", "menu.rulebook.button", foot.column(1, 2, ui.px(12)), SetupKind::rulebook});
  float most = std::numeric_limits<float>::max();
  for (const Plain& button : buttons) {
    most = std::min(most, most_of_buttons(ui, button.box, std::array{ui.word(button.key)}));
  }
  for (const Plain& button : buttons) {
    if (button.kind == SetupKind::lesson) {
      if (auto lesson = lesson_button(ui, button.box, most)) {
        action = lesson;
      }
    } else if (poster_button(ui, button.id, button.box, ui.word(button.key), Weight::plain, false, {}, 0, most)) {
      action = SetupAction{.kind = button.kind};
    }
  }
  return action;
}

// The match set-up of three seats and more.

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
  mark_before(ui, rest, std::min(box.h * 0.66F, ui.px(26)), mark.mark, colour::on(mark.ink), 8);
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
