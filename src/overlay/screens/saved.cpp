// The kept bouts: a list, and what can be done with the one under the focus.
#include <algorithm>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/pages.h"

namespace fc::overlay {
namespace {

using SavedKind = SavedAction::Kind;

void bout_row(const SavedBout& bout, const Box& row, bool focused, bool open, Ui& ui) {
  ui.fill(row, focused ? colour::gold : open ? colour::paper_shade : colour::paper);
  ui.frame(row, focused ? colour::ink : colour::paper_deep, ui.px(focused ? 2 : 1));
  Box inner = row.inset(ui.px(12), ui.px(5));
  const Box state = inner.take_right(inner.w * 0.26F);
  ui.text(inner.take_top(inner.h * 0.58F), bout.title, {.size = LetterSize::heading, .face = Face::poster});
  ui.text(inner, bout.detail, {.size = LetterSize::body, .colour = bout.readable ? colour::ink_soft : colour::bad});
  const std::string_view key = !bout.readable  ? "menu.saved.damaged"
                               : bout.finished ? "menu.saved.finished"
                                               : "menu.saved.open";
  Box words = state;
  ui.text(words.take_top(words.h * 0.58F), ui.word(key),
          {.size = LetterSize::label,
           .face = Face::poster,
           .colour = bout.readable ? (bout.finished ? colour::ink : colour::red) : colour::bad,
           .align = Align::right});
  ui.text(words, bout.when, {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right});
}

/// The way to another page, as a row of the list; true if it is taken.
bool page_row(std::string_view id, const Box& row, const Box& list, std::string_view words, ScrollArea& area, Ui& ui) {
  const Touch touch = ui.focus().add(focus_id(id), row, {.group = 1, .clip = list});
  if (touch.focused) {
    area.show(row);
  }
  if (touch.focused) {
    ui.fill(row, colour::gold);
  }
  ui.frame(row, touch.focused ? colour::ink : colour::paper_deep, ui.px(touch.focused ? 2 : 1));
  ui.text(row, words, {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre});
  return touch.activated;
}

/// The rows of a page between the ways to the newer and the older ones.
std::optional<SavedAction> bout_list(const SavedModel& model, PageState& state, const Box& list, Ui& ui) {
  std::optional<SavedAction> action;
  const int count = static_cast<int>(model.bouts.size());
  const int rows = count + (model.has_newer ? 1 : 0) + (model.has_older ? 1 : 0);
  const float height = ui.text_px(66);
  ScrollArea area(ui, list, height * static_cast<float>(rows), state.scroll);
  int shown = 0;
  const auto next_row = [&] {
    const float top = list.y + area.offset() + height * static_cast<float>(shown++);
    return Box{list.x, top, list.w - ui.px(12), height}.inset(0, ui.px(3));
  };
  if (model.has_newer && page_row("newer", next_row(), list, ui.word("menu.saved.newer"), area, ui)) {
    action = SavedAction{.kind = SavedKind::newer};
  }
  for (int index = 0; index < count; ++index) {
    const SavedBout& bout = model.bouts[static_cast<std::size_t>(index)];
    const Box row = next_row();
    const Touch touch =
        ui.focus().add(focus_id("bout", index), row, {.first = index == state.page, .group = 1, .clip = list});
    if (touch.focused) {
      state.page = index;
      area.show(row);
    }
    bout_row(bout, row, touch.focused, index == state.page, ui);
    if (touch.activated && bout.readable) {
      action = SavedAction{.kind = SavedKind::go_on, .index = index};
    }
  }
  if (model.has_older && page_row("older", next_row(), list, ui.word("menu.saved.older"), area, ui)) {
    action = SavedAction{.kind = SavedKind::older};
  }
  return action;
}

}  // namespace

std::optional<SavedAction> saved_screen(const SavedModel& model, PageState& state, Ui& ui) {
  const FullPage page(ui, "saved", {.heading = ui.word("menu.saved.heading"), .side = 48});
  Box rest = page.inside();
  const bool upright = ui.screen().w < ui.screen().h;
  const Box foot = rest.take_bottom(ui.px(upright ? 124 : 62));
  rest.take_bottom(ui.px(8));
  std::optional<SavedAction> action;
  const int count = static_cast<int>(model.bouts.size());
  state.page = std::clamp(state.page, 0, std::max(0, count - 1));
  if (count == 0) {
    ui.text(rest, ui.word("menu.saved.none"), {.size = LetterSize::large, .align = Align::centre, .wrap = true});
  } else {
    action = bout_list(model, state, rest, ui);
  }
  // Upright they stand in two rows, the ways out below.
  const auto place = [&](int button) {
    if (!upright) {
      return foot.inset(0, ui.px(5)).column(button, 7, ui.px(12));
    }
    const bool way_out = button == 0 || button > 4;
    return foot.row(way_out ? 1 : 0, 2)
        .inset(0, ui.px(5))
        .column(way_out ? std::max(0, button - 4) : button - 1, way_out ? 3 : 4, ui.px(14));
  };
  if (poster_button(ui, "back", place(0), ui.word("menu.back"), Weight::plain, count == 0)) {
    action = SavedAction{.kind = SavedKind::back};
  }
  if (!model.read_only && poster_button(ui, "bring-in", place(5),
                                        ui.word(model.is_importing ? "menu.saved.bringing_in" : "menu.saved.bring_in"))) {
    action = SavedAction{.kind = SavedKind::import_bouts};
  }
  if (count > 0) {
    const SavedBout& bout = model.bouts[static_cast<std::size_t>(state.page)];
    if (bout.readable &&
        poster_button(ui, "go-on", place(1), ui.word(bout.finished ? "menu.saved.front_page" : "menu.saved.go_on"),
                      Weight::strong)) {
      action = SavedAction{.kind = SavedKind::go_on, .index = state.page};
    }
    if (bout.readable && poster_button(ui, "replay", place(2), ui.word("menu.saved.replay"))) {
      action = SavedAction{.kind = SavedKind::replay, .index = state.page};
    }
    if (bout.can_review && poster_button(ui, "why", place(3), ui.word("review.open"))) {
      action = SavedAction{.kind = SavedKind::why, .index = state.page};
    }
    if (model.read_only) {
      return action;
    }
    if (poster_button(ui, "give-out", place(4), ui.word("menu.saved.give_out"))) {
      action = SavedAction{.kind = SavedKind::export_bout, .index = state.page};
    }
    if (hold_to_confirm(ui, "remove", place(6), ui.word("menu.saved.remove"))) {
      action = SavedAction{.kind = SavedKind::remove, .index = state.page};
    }
  }
  return action;
}

}  // namespace fc::overlay
