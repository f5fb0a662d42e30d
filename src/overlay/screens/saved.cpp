// The kept bouts: a list, and what can be done with the one under the focus.
#include <algorithm>

#include "overlay/controls/widgets.h"
#include "overlay/screens/pages.h"

namespace fc::overlay {
namespace {

using Kind = SavedAction::Kind;

void bout_row(const SavedBout& bout, const Box& row, bool focused, bool open, Ui& ui) {
  ui.fill(row, focused ? colour::gold : open ? colour::paper_shade : colour::paper);
  ui.frame(row, focused ? colour::ink : colour::paper_deep, ui.px(focused ? 2 : 1));
  Box inner = row.inset(ui.px(12), ui.px(5));
  const Box state = inner.take_right(inner.w * 0.26F);
  ui.text(inner.take_top(inner.h * 0.58F), bout.title, {.size = Size::heading, .face = Face::poster});
  ui.text(inner, bout.detail, {.size = Size::body, .colour = bout.readable ? colour::ink_soft : colour::bad});
  const std::string_view key = !bout.readable  ? "menu.saved.damaged"
                               : bout.finished ? "menu.saved.finished"
                                               : "menu.saved.open";
  Box words = state;
  ui.text(words.take_top(words.h * 0.58F), ui.word(key),
          {.size = Size::label,
           .face = Face::poster,
           .colour = bout.readable ? (bout.finished ? colour::ink : colour::red) : colour::bad,
           .align = Align::right});
  ui.text(words, bout.when, {.size = Size::small, .colour = colour::ink_soft, .align = Align::right});
}

}  // namespace

std::optional<SavedAction> saved_screen(const SavedModel& model, PageState& state, Ui& ui) {
  const Panel panel(ui, "saved", ui.screen(), true);
  ui.focus().open_scope("saved");
  paper_sheet(ui, ui.screen());
  Box rest = ui.screen().inset(ui.px(48), ui.px(26));
  screen_heading(ui, rest, ui.word("menu.saved.heading"));
  Box foot = rest.take_bottom(ui.px(62)).inset(0, ui.px(5));
  rest.take_bottom(ui.px(8));
  std::optional<SavedAction> action;
  const int count = static_cast<int>(model.bouts.size());
  state.page = std::clamp(state.page, 0, std::max(0, count - 1));
  if (count == 0) {
    ui.text(rest, ui.word("menu.saved.none"), {.size = Size::large, .align = Align::centre, .wrap = true});
  } else {
    const float height = ui.text_px(66);
    ScrollArea area(ui, rest, height * static_cast<float>(count), state.scroll);
    for (int index = 0; index < count; ++index) {
      const SavedBout& bout = model.bouts[static_cast<std::size_t>(index)];
      const Box row =
          Box{rest.x, rest.y + area.offset() + height * static_cast<float>(index), rest.w - ui.px(12), height}.inset(
              0, ui.px(3));
      const Touch touch =
          ui.focus().add(focus_id("bout", index), row, {.first = index == state.page, .group = 1, .clip = rest});
      if (touch.focused) {
        state.page = index;
        area.show(row);
      }
      bout_row(bout, row, touch.focused, index == state.page, ui);
      if (touch.activated && bout.readable) {
        action = SavedAction{.kind = bout.finished ? Kind::replay : Kind::go_on, .index = index};
      }
    }
  }
  const auto place = [&](int column) { return foot.column(column, 4, ui.px(14)); };
  if (poster_button(ui, "back", place(0), ui.word("menu.back"), Weight::plain, count == 0)) {
    action = SavedAction{.kind = Kind::back};
  }
  if (count > 0) {
    const SavedBout& bout = model.bouts[static_cast<std::size_t>(state.page)];
    if (bout.readable && !bout.finished &&
        poster_button(ui, "go-on", place(1), ui.word("menu.saved.go_on"), Weight::strong)) {
      action = SavedAction{.kind = Kind::go_on, .index = state.page};
    }
    if (bout.readable && poster_button(ui, "replay", place(2), ui.word("menu.saved.replay"))) {
      action = SavedAction{.kind = Kind::replay, .index = state.page};
    }
    if (hold_to_confirm(ui, "remove", place(3), ui.word("menu.saved.remove"))) {
      action = SavedAction{.kind = Kind::remove, .index = state.page};
    }
  }
  ui.focus().close_scope();
  return action;
}

}  // namespace fc::overlay
