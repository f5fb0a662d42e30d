#include "overlay/screens/parts.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "overlay/controls/widgets.h"

namespace fc::overlay {
namespace {

using GymKind = GymAction::Kind;

/// One of the buttons at the foot.
struct FootButton {
  std::string_view id;
  std::string_view key;
  GymKind kind = GymKind::back;
  bool held = false;  ///< whoever would lose something holds it
};

/// Side by side; widths follow the words, so that all of them are set in one size.
std::optional<GymAction> button_row(Ui& ui, Box box, std::span<const FootButton> row) {
  const auto wanted = [&ui](const FootButton& button) {
    return ui.width_of(ui.word(button.key), {.size = LetterSize::heading, .face = Face::poster}) + ui.px(58);
  };
  float words = 0;
  for (const FootButton& button : row) {
    words += wanted(button);
  }
  const float gap = ui.px(12);
  const auto count = static_cast<float>(row.size());
  const float room = box.w - gap * (count - 1);
  const float share = std::min(1.0F, room / words);
  const float spare = std::max(0.0F, room - words) / count;
  std::optional<GymAction> action;
  for (const FootButton& button : row) {
    const Box place = box.take_left(wanted(button) * share + spare);
    box.take_left(gap);
    const Weight weight = button.kind == GymKind::save ? Weight::strong : Weight::plain;
    const bool pressed = button.held ? hold_to_confirm(ui, button.id, place, ui.word(button.key))
                                     : poster_button(ui, button.id, place, ui.word(button.key), weight);
    if (pressed) {
      action = GymAction{.kind = button.kind};
    }
  }
  return action;
}

}  // namespace

std::optional<GymAction> gym_buttons(Ui& ui, Box box, const GymModel& model) {
  const FootButton back{.id = "back", .key = "menu.back", .kind = GymKind::back};
  const FootButton save{.id = "save", .key = "menu.gym.save", .kind = GymKind::save};
  const FootButton page{
      .id = "page", .key = model.dressing ? "menu.looks.figures" : "menu.looks.heading", .kind = GymKind::turn_page};
  std::vector<FootButton> others;
  if (model.looks) {
    others.push_back(page);
  }
  if (model.dressing) {
    others.push_back({.id = "other-looks", .key = "menu.looks.another", .kind = GymKind::other_looks});
  } else {
    others.push_back({.id = "afresh",
                      .key = model.is_changed ? "menu.gym.afresh_hold" : "menu.gym.afresh",
                      .kind = GymKind::start_afresh,
                      .held = model.is_changed});
    if (model.is_kept) {
      others.push_back({.id = "copy", .key = "menu.gym.copy", .kind = GymKind::copy});
      others.push_back({.id = "remove", .key = "menu.gym.remove", .kind = GymKind::remove, .held = true});
    }
  }
  std::optional<GymAction> action;
  if (ui.screen().h > ui.screen().w) {
    const float gap = ui.px(10);
    action = button_row(ui, box.row(0, 2, gap), others);
    others = {back, save};
    box = box.row(1, 2, gap);
  } else {
    others.insert(others.begin(), back);
    others.push_back(save);
  }
  if (auto pressed = button_row(ui, box, others)) {
    action = std::move(pressed);
  }
  return action;
}

void gym_prompts(Ui& ui, const Box& box, const GymModel& model) {
  const Controls& controls = ui.controls();
  std::vector<Prompt> all{{controls.accept, ui.word("menu.prompt.accept")}, {controls.back, ui.word("menu.prompt.back")}};
  if (!controls.next.empty() && !model.ratings.empty()) {
    all.push_back({controls.previous, ui.word("menu.gym.much_less")});
    all.push_back({controls.next, ui.word("menu.gym.much_more")});
  }
  all.push_back({controls.rulebook, ui.word("menu.prompt.rulebook")});
  prompt_bar(ui, box.inset(ui.px(8), 0), all, true);
}

}  // namespace fc::overlay
