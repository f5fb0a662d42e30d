#include "overlay/screens/parts.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <vector>

#include "overlay/controls/widgets.h"

namespace fc::overlay {
namespace {

using SetupKind = SetupAction::Kind;

/// width: pixels that the name has; where it is narrow, the picture of the device says the rest.
std::string name_of_seat(Ui& ui, const SeatModel& seat, float width) {
  const bool narrow = width < ui.px(200);
  switch (seat.kind) {
    case SeatKind::open: return std::string(ui.word(narrow ? "menu.setup.join_short" : "menu.setup.join"));
    case SeatKind::bot:
      return narrow ? std::string(ui.word("menu.level." + seat.level))
                    : ui.say("menu.setup.bot", {{"level", ui.word("menu.level." + seat.level)}});
    case SeatKind::person: break;
  }
  return seat.name.empty() ? sitter_line(seat, ui) : seat.name;
}

/// Arrowheads at both ends of a box whose value left and right change.
void value_arrows(Ui& ui, const Box& box, float side) {
  const float reach = side * 0.31F;
  for (const bool right : {false, true}) {
    arrowhead(ui, right ? box.right() - side / 2 : box.x + side / 2, box.middle_y(), right ? reach : -reach, colour::ink);
  }
}

/// Up and down stay in the column of a seat while there is somebody.
int group_of(int seat) { return 1 + seat; }

/// How wide a button of this word has to be against the others in its row.
float word_width(Ui& ui, std::string_view key) {
  return ui.width_of(ui.word(key), {.size = LetterSize::heading, .face = Face::poster}) + ui.px(56);
}

/// The step by left and right, or by a click on an arrow, whose width is a share of the row. 0: none.
int step_of(const Touch& touch, float arrow) {
  if (touch.nudge != 0 || !touch.activated || touch.pointer_x < 0) {
    return touch.nudge;
  }
  return touch.pointer_x < arrow ? -1 : touch.pointer_x > 1 - arrow ? 1 : 0;
}

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
  if (const int step = step_of(touch, side / box.w); step != 0) {
    return SetupAction{.kind = SetupKind::next_sitter, .seat = index, .value = step};
  }
  return touch.activated ? std::optional(SetupAction{.kind = SetupKind::name_seat, .seat = index}) : std::nullopt;
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

std::string seat_id(std::string_view what, int seat) { return std::string(what) + "-" + std::to_string(seat); }

const BoxerCardModel& card_of(const SetupModel& model, int seat) { return model.cards.at(static_cast<std::size_t>(seat)); }

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
  return SetupAction{.kind = sits_down ? SetupKind::take_seat : SetupKind::next_sitter, .seat = index, .value = step};
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
  if (const int step = step_of(touch, 2 * side / box.w); step != 0) {
    return SetupAction{.kind = SetupKind::next_entrant, .seat = seat, .value = step};
  }
  return touch.activated ? std::optional(SetupAction{.kind = SetupKind::open_roster, .seat = seat}) : std::nullopt;
}

/// One below the other where letters are large and the column is not.
bool stacks_buttons(const Ui& ui, float width) { return width < ui.px(340) && ui.text_scale() > 1; }

float other_entrants_height(const Ui& ui, const SetupModel& model, float width) {
  constexpr float row = 46;
  const std::size_t buttons = 1 + (model.odds ? 1 : 0) + model.makers.size() + (model.has_gym ? 1 : 0);
  const std::size_t rows = stacks_buttons(ui, width) ? buttons : buttons > 2 && width < ui.px(340) ? 2 : 1;
  return ui.px(row * static_cast<float>(rows) - 8);
}

std::optional<SetupAction> other_entrants(Ui& ui, const Box& box, const SetupModel& model, int seat, bool from_right) {
  struct Button {
    std::string id;
    std::string_view key;
    SetupAction action;
  };
  std::vector<Button> buttons{{.id = seat_id("random", seat),
                               .key = "menu.setup.random",
                               .action = {.kind = SetupKind::random_entrant, .seat = seat}}};
  if (model.odds) {
    buttons.push_back(
        {.id = seat_id("even", seat), .key = "menu.setup.even", .action = {.kind = SetupKind::even_match, .seat = seat}});
  }
  for (int index = 0; index < static_cast<int>(model.makers.size()); ++index) {
    buttons.push_back({.id = seat_id("make-" + std::to_string(index), seat),
                       .key = model.makers[static_cast<std::size_t>(index)],
                       .action = {.kind = SetupKind::make_entrant, .seat = seat, .index = index}});
  }
  if (model.has_gym) {
    buttons.push_back(
        {.id = seat_id("gym", seat), .key = "menu.gym.heading", .action = {.kind = SetupKind::open_gym, .seat = seat}});
  }
  if (from_right) {
    std::ranges::reverse(buttons);
  }
  // Widths follow the words, so that all of them are set in one size; where that is too narrow, one goes below.
  constexpr std::size_t most_in_a_row = 3;
  const std::size_t in_a_row = stacks_buttons(ui, box.w) ? 1 : box.h > ui.px(60) ? (buttons.size() + 1) / 2 : most_in_a_row;
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

}  // namespace fc::overlay
