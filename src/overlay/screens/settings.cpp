// The settings: one leaf with all options in groups, one with the table of controls.
#include <algorithm>
#include <array>
#include <span>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/pages.h"

namespace fc::overlay {
namespace {

using SettingsKind = SettingsAction::Kind;

/// A row with the line that explains it.
struct RowHeights {
  float stepper = 0;
  float help = 0;

  explicit RowHeights(const Ui& ui) : stepper(ui.text_px(38)), help(ui.text_px(24)) {}
};

constexpr TextStyle help_type{.size = LetterSize::small, .colour = colour::ink_soft, .wrap = true, .top = true};

/// As many lines as its help needs.
float row_height(const OptionRow& row, float width, Ui& ui) {
  const RowHeights heights(ui);
  const float help = row.help.empty() ? 0 : ui.height_of(ui.word(row.help), width - 2 * ui.px(8), help_type) + 2 * ui.px(1);
  return heights.stepper + std::max(heights.help, std::ceil(help));
}

float group_height(const SettingsPage& group, float width, Ui& ui) {
  float height = ui.text_px(44);
  for (const OptionRow& row : group.rows) {
    height += row_height(row, width, ui);
  }
  return height;
}

/// Where each group stands: one below the other in a column, or in two where lines stay long enough to be read.
struct Groups {
  std::vector<Box> places;  ///< x and width as on the screen; y from the top of what scrolls
  float height = 0;

  Groups(std::span<const SettingsPage> pages, const Box& box, Ui& ui) {
    const int columns = box.w >= ui.text_px(960) ? 2 : 1;
    const float width = box.column(0, columns, ui.px(44)).w;
    float whole = 0;
    for (const SettingsPage& group : pages) {
      whole += group_height(group, width, ui);
    }
    int column = 0;
    float y = 0;
    for (const SettingsPage& group : pages) {
      const float own = group_height(group, width, ui);
      if (column + 1 < columns && y > 0 && y + own / 2 > whole / 2) {
        ++column;
        y = 0;
      }
      const Box place = box.column(column, columns, ui.px(44));
      places.push_back({place.x, y, place.w, own});
      y += own;
      height = std::max(height, y);
    }
  }
};

std::string row_id(const OptionRow& row) { return "setting-" + row.label; }

/// Up and down lead through all rows in order, from the foot of a column to the head of the next: what lies beside a row
/// cannot be reached by left and right, they change its value.
std::vector<FocusTraits> links(std::span<const SettingsPage> pages) {
  std::vector<FocusId> ids;
  for (const SettingsPage& group : pages) {
    for (const OptionRow& row : group.rows) {
      ids.push_back(focus_id(row_id(row)));
    }
  }
  std::vector<FocusTraits> all(ids.size());
  for (std::size_t index = 1; index < ids.size(); ++index) {
    all[index].above = ids[index - 1];
    all[index - 1].below = ids[index];
  }
  return all;
}

int option_row(const OptionRow& row, Box place, const FocusTraits& traits, ScrollArea& area, Ui& ui) {
  const RowHeights heights(ui);
  const Box whole = place;
  const std::string id = row_id(row);
  const std::string_view value = ui.word(row.values.at(static_cast<std::size_t>(row.value)));
  const int step = stepper(ui, id, place.take_top(heights.stepper), ui.word(row.label), value, traits);
  if (!row.help.empty()) {
    ui.text(place.inset(ui.px(8), ui.px(1)), ui.word(row.help), help_type);
  }
  if (ui.focus().focused() == focus_id(id)) {
    area.show(whole);
  }
  return step;
}

/// Rows that the edge of the area cuts fade into the paper, so that one sees that there are more.
void fade_out_cut_rows(const Box& box, float offset, float height, Ui& ui) {
  const float high = ui.text_px(34);
  const ImU32 none = colour::faded(colour::paper, 0);
  if (offset < -1) {
    ui.draw().AddRectFilledMultiColor({box.x, box.y}, {box.right(), box.y + high}, colour::paper, colour::paper, none, none);
  }
  if (height + offset > box.h + 1) {
    ui.draw().AddRectFilledMultiColor({box.x, box.bottom() - high}, {box.right(), box.bottom()}, none, none, colour::paper,
                                      colour::paper);
  }
}

}  // namespace

std::optional<SettingsAction> option_groups(std::span<const SettingsPage> pages, PageState& state, const Box& box, Ui& ui) {
  std::optional<SettingsAction> action;
  const Box sheet{box.x, box.y, box.w - ui.px(14), box.h};
  const Groups groups(pages, sheet, ui);
  std::vector<FocusTraits> traits = links(pages);
  ScrollArea area(ui, box, groups.height, state.scroll);
  std::size_t rows = 0;
  for (std::size_t number = 0; number < pages.size(); ++number) {
    const SettingsPage& group = pages[number];
    Box place = groups.places[number].moved(0, box.y + area.offset());
    ui.text(place.take_top(ui.text_px(40)), ui.word(group.title),
            {.size = LetterSize::heading, .face = Face::poster, .misprint = colour::red});
    place.take_top(ui.text_px(4));
    for (std::size_t index = 0; index < group.rows.size(); ++index) {
      const OptionRow& row = group.rows[index];
      const int count = static_cast<int>(row.values.size());
      traits[rows].clip = box;
      if (const int step = option_row(row, place.take_top(row_height(row, place.w, ui)), traits[rows++], area, ui);
          step != 0) {
        action = SettingsAction{.kind = SettingsKind::set,
                                .page = static_cast<int>(number),
                                .row = static_cast<int>(index),
                                .value = (row.value + step + count) % count};
      }
    }
  }
  fade_out_cut_rows(sheet, area.offset(), groups.height, ui);
  return action;
}

namespace {

std::optional<SettingsAction> binding_rows(const SettingsModel& model, PageState& state, Box box, Ui& ui) {
  std::optional<SettingsAction> action;
  if (!model.groups.empty()) {
    const int count = static_cast<int>(model.groups.size());
    const std::string_view group = ui.word(model.groups.at(static_cast<std::size_t>(model.group)));
    if (const int step = stepper(ui, "hand", box.take_top(ui.text_px(44)), ui.word("menu.settings.hand"), group);
        step != 0) {
      action = SettingsAction{.kind = SettingsKind::choose_group, .value = (model.group + step + count) % count};
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
    ui.text(inner, ui.word(row.label), {.size = LetterSize::body});
    if (model.listening == number) {
      ui.text(picture, ui.word("menu.settings.listening"),
              {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::red, .align = Align::right});
    } else {
      const float side = std::min(height * 0.74F, ui.px(40));
      const float width = std::min(picture.w, glyph_width(ui, side, row.look, row.control));
      glyph(ui, Box{picture.right() - width, picture.y, width, picture.h}.centred(width, side), row.look, row.control);
    }
    if (touch.activated) {
      action = SettingsAction{.kind = SettingsKind::rebind, .row = number};
    }
  }
  return action;
}

}  // namespace

std::optional<SettingsAction> settings_screen(const SettingsModel& model, PageState& state, Ui& ui) {
  const FullPage page(ui, "settings", {.heading = ui.word("menu.title.settings"), .side = 48});
  Box rest = page.inside();
  const std::array<std::string, settings_tabs> labels{std::string(ui.word("menu.settings.options")),
                                                      std::string(ui.word("menu.settings.controls"))};
  state.page = std::clamp(state.page, 0, settings_tabs - 1);
  const int chosen = tabs(ui, "leaf", rest.take_top(ui.text_px(40)), labels, state.page);
  if (chosen != state.page) {
    state.page = chosen;
    state.scroll = 0;
    ui.redraw();
  }
  const bool options = state.page == 0;
  rest.take_top(ui.px(10));
  Box foot = rest.take_bottom(ui.px(58)).inset(0, ui.px(4));
  rest.take_bottom(ui.px(8));
  std::optional<SettingsAction> action =
      options ? option_groups(model.pages, state, rest.inset(ui.px(8), 0), ui) : binding_rows(model, state, rest, ui);
  if (poster_button(ui, "back", foot.take_left(ui.px(240)), ui.word("menu.back"))) {
    action = SettingsAction{.kind = SettingsKind::back};
  }
  if (!options && hold_to_confirm(ui, "restore", foot.take_right(ui.px(420)), ui.word("menu.settings.restore"))) {
    action = SettingsAction{.kind = SettingsKind::restore};
  }
  return action;
}

}  // namespace fc::overlay
