// The settings: leaves of rows, and the table of controls as the last leaf.
#include <algorithm>

#include "overlay/controls/widgets.h"
#include "overlay/screens/pages.h"

namespace fc::overlay {
namespace {

using Kind = SettingsAction::Kind;

std::optional<SettingsAction> option_rows(const SettingsModel& model, PageState& state, const Box& box, Ui& ui) {
  std::optional<SettingsAction> action;
  const SettingsPage& page = model.pages[static_cast<std::size_t>(state.page)];
  const float height = ui.text_px(46);
  ScrollArea area(ui, box, height * static_cast<float>(page.rows.size()), state.scroll);
  for (std::size_t index = 0; index < page.rows.size(); ++index) {
    const OptionRow& row = page.rows[index];
    const Box place{box.x, box.y + area.offset() + height * static_cast<float>(index), box.w - ui.px(12), height};
    const int count = static_cast<int>(row.values.size());
    const std::string_view value = ui.word(row.values.at(static_cast<std::size_t>(row.value)));
    const int step = stepper(ui, "setting-" + row.label, place, ui.word(row.label), value, false);
    if (ui.focus().focused() == focus_id("setting-" + row.label)) {
      area.show(place);
    }
    if (step != 0) {
      action = SettingsAction{.kind = Kind::set,
                              .page = state.page,
                              .row = static_cast<int>(index),
                              .value = (row.value + step + count) % count};
    }
  }
  return action;
}

std::optional<SettingsAction> binding_rows(const SettingsModel& model, PageState& state, Box box, Ui& ui) {
  std::optional<SettingsAction> action;
  if (!model.hands.empty()) {
    const int count = static_cast<int>(model.hands.size());
    const std::string_view hand = ui.word(model.hands.at(static_cast<std::size_t>(model.hand)));
    if (const int step = stepper(ui, "hand", box.take_top(ui.text_px(44)), ui.word("menu.settings.hand"), hand); step != 0) {
      action = SettingsAction{.kind = Kind::choose_hand, .value = (model.hand + step + count) % count};
    }
  }
  box.take_top(ui.px(6));
  const float height = ui.text_px(38);
  const int rows = (static_cast<int>(model.bindings.size()) + 1) / 2;
  ScrollArea area(ui, box, height * static_cast<float>(rows), state.scroll);
  for (std::size_t index = 0; index < model.bindings.size(); ++index) {
    const BindingRow& row = model.bindings[index];
    const int number = static_cast<int>(index);
    const Box column = Box{box.x, box.y, box.w - ui.px(12), box.h}.column(number / rows, 2, ui.px(28));
    Box place{column.x, box.y + area.offset() + height * static_cast<float>(number % rows), column.w, height};
    const Touch touch = ui.focus().add(focus_id("binding", number), place, {.group = 1 + number / rows, .clip = box});
    if (touch.focused) {
      ui.fill(place, colour::gold);
      ui.frame(place, colour::ink, ui.px(2));
      area.show(place);
    }
    Box inner = place.inset(ui.px(8), 0);
    const Box picture = inner.take_right(inner.w * 0.36F);
    ui.text(inner, ui.word(row.label), {.size = Size::body});
    if (model.listening == number) {
      ui.text(picture, ui.word("menu.settings.listening"),
              {.size = Size::body, .face = Face::sans_bold, .colour = colour::red, .align = Align::right});
    } else {
      const float side = std::min(height * 0.74F, ui.px(40));
      const float width = std::min(picture.w, glyph_width(ui, side, row.look, row.control));
      glyph(ui, Box{picture.right() - width, picture.y, width, picture.h}.centred(width, side), row.look, row.control);
    }
    if (touch.activated) {
      action = SettingsAction{.kind = Kind::rebind, .row = number};
    }
  }
  return action;
}

}  // namespace

std::optional<SettingsAction> settings_screen(const SettingsModel& model, PageState& state, Ui& ui) {
  const Panel panel(ui, "settings", ui.screen(), true);
  ui.focus().open_scope("settings");
  paper_sheet(ui, ui.screen());
  Box rest = ui.screen().inset(ui.px(48), ui.px(26));
  screen_heading(ui, rest, ui.word("menu.title.settings"));

  std::vector<std::string> leaves;
  for (const SettingsPage& page : model.pages) {
    leaves.emplace_back(ui.word(page.title));
  }
  leaves.emplace_back(ui.word("menu.settings.controls"));
  const int last = static_cast<int>(model.pages.size());
  state.page = std::clamp(state.page, 0, last);
  const int chosen = tabs(ui, "leaf", rest.take_top(ui.text_px(40)), leaves, state.page);
  if (chosen != state.page) {
    state.page = chosen;
    state.scroll = 0;
    ui.redraw();
  }
  rest.take_top(ui.px(10));
  Box foot = rest.take_bottom(ui.px(58)).inset(0, ui.px(4));
  rest.take_bottom(ui.px(8));
  std::optional<SettingsAction> action =
      state.page < last ? option_rows(model, state, rest.inset(ui.px(40), 0), ui) : binding_rows(model, state, rest, ui);
  if (poster_button(ui, "back", foot.take_left(ui.px(240)), ui.word("menu.back"))) {
    action = SettingsAction{.kind = Kind::back};
  }
  if (state.page == last && hold_to_confirm(ui, "restore", foot.take_right(ui.px(420)), ui.word("menu.settings.restore"))) {
    action = SettingsAction{.kind = Kind::restore};
  }
  ui.focus().close_scope();
  return action;
}

}  // namespace fc::overlay
