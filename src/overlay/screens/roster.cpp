#include "overlay/screens/roster.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/parts.h"

namespace fc::overlay {
namespace {

using RosterKind = RosterAction::Kind;

/// Pixels of the design, at the player's size of text, that three columns need.
constexpr float roster_width_of_three = 1000;

/// Where everything is.
struct RosterPlaces {
  bool small = false;  ///< what is looked for lies on a sheet of its own
  Box head;
  Box looking;  ///< what is looked for; where it is small, a row of buttons
  Box list;
  Box pager;
  Box cards;
  Box foot;
};

RosterPlaces places_of(const Ui& ui) {
  RosterPlaces places;
  const float text = ui.text_px(1) / ui.px(1);
  const bool upright = ui.screen().h > ui.screen().w;
  places.small = ui.screen().w / ui.text_px(1) < roster_width_of_three;
  Box rest = ui.screen().inset(ui.px(34), ui.px(22));
  places.head = rest.take_top(ui.px(86));
  places.foot = rest.take_bottom(ui.px(has_large_pages(ui) ? 62 : 32));  // large letters need two rows
  rest.take_bottom(ui.px(8));
  const float gap = ui.px(18);
  if (!places.small) {
    places.looking = rest.take_left(ui.px(270) * text);
    rest.take_left(gap);
    places.cards = rest.take_right((rest.w - gap) * 0.52F);
    rest.take_right(gap);
  } else {
    const float row = ui.px(46) * std::min(text, 1.6F);
    places.looking = rest.take_top(has_large_pages(ui) ? 2 * row + ui.px(8) : row);
    rest.take_top(ui.px(8));
    places.cards = upright ? rest.take_bottom(rest.h * 0.46F) : rest.take_right((rest.w - gap) / 2);
    if (upright) {
      rest.take_bottom(ui.px(10));
    } else {
      rest.take_right(gap);
    }
  }
  places.pager = rest.take_bottom(ui.px(50) * std::min(text, 1.6F));
  rest.take_bottom(ui.px(6));
  places.list = rest;
  return places;
}

/// The name that is looked for. Pressed where no keys write, the letters open.
std::optional<RosterAction> name_field(Ui& ui, const Box& box, const RosterModel& model, RosterState& state) {
  const Touch touch = ui.focus().add(focus_id("name"), box);
  const bool keys = writes_with_keys(ui.controls().look);
  ui.fill(box, touch.focused ? colour::gold : colour::paper);
  ui.frame(box, colour::ink, ui.px(touch.focused ? 3 : 2));
  std::string name = model.name;
  const bool changed = touch.focused && take_letters(ui, name);
  if (touch.activated) {
    state.writing = ui.controls().look != DeviceLook::keyboard;
    if (!state.writing) {
      ui.focus().focus(focus_id("entrant", 0));  // he has written it: now to those who were found
    }
  }
  const bool shows_hint = name.empty() && !(touch.focused && keys);
  const std::string shown = shows_hint ? std::string(ui.word("menu.roster.name")) : name + (touch.focused ? "_" : "");
  ui.text(box.inset(ui.px(10), ui.px(2)), shown,
          {.size = LetterSize::body, .colour = shows_hint ? colour::ink_soft : colour::ink});
  return changed ? std::optional(RosterAction{.kind = RosterKind::set_name, .text = name}) : std::nullopt;
}

std::string_view longest_value(Ui& ui, const OptionRow& trait) {
  std::string_view longest;
  for (const std::string& value : trait.values) {
    const std::string_view word = ui.word(value);
    longest = word.size() > longest.size() ? word : longest;
  }
  return longest;
}

/// Name, traits and favourites, one below the other.
std::optional<RosterAction> filters(Ui& ui, Box& rest, const RosterModel& model, RosterState& state) {
  std::optional<RosterAction> action;
  const int count = static_cast<int>(model.traits.size()) + (model.order ? 1 : 0) + (model.has_names ? 1 : 0) +
                    (model.has_favourites ? 1 : 0);
  const float height = std::min(ui.text_px(44), rest.h / static_cast<float>(std::max(1, count)));
  std::vector<std::string_view> labels{ui.word("menu.roster.favourites")};
  std::vector<std::string_view> chosen{ui.word(model.favourites_only ? "menu.on" : "menu.off")};
  std::vector<std::string_view> longest = chosen;
  const auto measure = [&](const OptionRow& row) {
    labels.push_back(ui.word(row.label));
    chosen.push_back(ui.word(row.values.at(static_cast<std::size_t>(row.value))));
    longest.push_back(longest_value(ui, row));
  };
  std::ranges::for_each(model.traits, measure);
  if (model.order) {
    measure(*model.order);
  }
  const StepperTypes types = stepper_types(ui, {rest.x, rest.y, rest.w, height}, labels, chosen, longest);
  if (model.has_names) {
    action = name_field(ui, rest.take_top(height).inset(0, ui.px(2)), model, state);
  }
  /// The new value, if it was changed.
  const auto choice = [&](const std::string& id, const OptionRow& row) -> std::optional<int> {
    const int values = static_cast<int>(row.values.size());
    const int step = stepper(ui, id, rest.take_top(height), ui.word(row.label),
                             ui.word(row.values.at(static_cast<std::size_t>(row.value))), {}, types);
    return step != 0 ? std::optional((row.value + step + values) % values) : std::nullopt;
  };
  for (int index = 0; index < static_cast<int>(model.traits.size()); ++index) {
    if (const auto value = choice("trait-" + std::to_string(index), model.traits[static_cast<std::size_t>(index)])) {
      action = RosterAction{.kind = RosterKind::set_trait, .index = index, .value = *value};
    }
  }
  if (model.has_favourites && stepper(ui, "favourites", rest.take_top(height), ui.word("menu.roster.favourites"),
                                      ui.word(model.favourites_only ? "menu.on" : "menu.off"), {}, types) != 0) {
    action = RosterAction{.kind = RosterKind::favourites_only, .value = model.favourites_only ? 0 : 1};
  }
  if (model.order) {
    if (const auto value = choice("order", *model.order)) {
      action = RosterAction{.kind = RosterKind::set_order, .value = *value};
    }
  }
  return action;
}

bool has_filters(const RosterModel& model) { return model.has_names || model.has_favourites || !model.traits.empty(); }

/// Ways to somebody without looking for him: at random, an even match, the Gym. Side by side, or one below the other.
int dip_count(const RosterModel& model) { return 1 + (model.can_match ? 1 : 0) + (model.has_gym ? 1 : 0); }

std::optional<RosterAction> lucky_dips(Ui& ui, const Box& box, const RosterModel& model, bool below, float most) {
  const int count = dip_count(model);
  const float gap = ui.px(10);
  int place = 0;
  std::optional<RosterAction> action;
  const auto dip = [&](std::string_view id, std::string_view key, RosterKind kind) {
    const Box button = below ? box.row(place, count, gap) : box.column(place, count, gap);
    ++place;
    if (poster_button(ui, id, button, ui.word(key), Weight::plain, false, {}, 0, most)) {
      action = RosterAction{.kind = kind};
    }
  };
  dip("random", "menu.setup.random", RosterKind::random);
  if (model.can_match) {
    dip("even", "menu.setup.even", RosterKind::even_match);
  }
  if (model.has_gym) {
    dip("gym", "menu.gym.heading", RosterKind::open_gym);
  }
  return action;
}

/// The column at the left: what is looked for, lucky dips, the way back.
std::optional<RosterAction> looking_column(Ui& ui, Box box, const RosterModel& model, RosterState& state) {
  std::optional<RosterAction> action;
  if (poster_button(ui, "back", box.take_bottom(ui.px(48)), ui.word("menu.back"))) {
    action = RosterAction{.kind = RosterKind::back};
  }
  box.take_bottom(ui.px(12));
  const Box dips = box.take_bottom(ui.px(static_cast<float>(58 * dip_count(model) - 10)));
  if (auto chosen = lucky_dips(ui, dips, model, true, 0)) {
    action = std::move(chosen);
  }
  box.take_bottom(ui.px(12));
  if (auto chosen = filters(ui, box, model, state)) {
    action = std::move(chosen);
  }
  return action;
}

/// The row at the top of a small screen: the sheet with what is looked for, lucky dips, the way back.
std::optional<RosterAction> looking_row(Ui& ui, Box box, const RosterModel& model, RosterState& state) {
  std::optional<RosterAction> action;
  const float gap = ui.px(10);
  const int others = has_filters(model) ? 2 : 1;
  const int dips = dip_count(model);
  const bool two_rows = has_large_pages(ui);
  const Box below = two_rows ? box.row(1, 2, ui.px(8)) : Box{};
  box = two_rows ? box.row(0, 2, ui.px(8)) : box;
  const int beside = two_rows ? std::max(others, dips) : others + dips;
  const float width = (box.w - gap * static_cast<float>(beside - 1)) / static_cast<float>(beside);
  const std::array words{ui.word("menu.back"), ui.word("menu.roster.look_for"), ui.word("menu.setup.random"),
                         ui.word("menu.setup.even"), ui.word("menu.gym.heading")};
  const float most = most_of_buttons(ui, {box.x, box.y, width, box.h}, words);
  const auto pressed = [&](std::string_view id, std::string_view key) {
    return poster_button(ui, id, box.take_left(width), ui.word(key), Weight::plain, false, {}, 0, most);
  };
  if (pressed("back", "menu.back")) {
    action = RosterAction{.kind = RosterKind::back};
  }
  box.take_left(gap);
  if (has_filters(model)) {
    if (pressed("looking", "menu.roster.look_for")) {
      state.looking = true;
      ui.redraw();
    }
    box.take_left(gap);
  }
  if (auto chosen = lucky_dips(ui, two_rows ? below : box, model, false, most)) {
    action = std::move(chosen);
  }
  return action;
}

/// What is looked for, on a sheet over the small screen.
std::optional<RosterAction> looking_sheet(Ui& ui, const RosterModel& model, RosterState& state) {
  Box rest = ui.screen();
  const Panel panel(ui, "looking", rest, true);
  ui.focus().open_scope("looking", true);
  paper_sheet(ui, rest);
  rest = rest.inset(ui.px(40), ui.px(26));
  screen_heading(ui, rest, ui.word("menu.roster.look_for"));
  const float text = ui.text_px(1) / ui.px(1);
  if (poster_button(ui, "looking-done", rest.take_bottom(ui.px(48) * std::min(text, 1.6F)), ui.word("menu.letters.done"),
                    Weight::strong)) {
    state.looking = false;
    ui.redraw();
  }
  rest.take_bottom(ui.px(8));
  ui.text(rest.take_bottom(ui.text_px(30)), ui.say("menu.roster.found", {{"count", std::to_string(model.found)}}),
          {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre});
  auto action = filters(ui, rest, model, state);
  ui.focus().close_scope();
  return action;
}

/// Who chooses, and what. Where both do not fit, who chooses is said by his card alone.
void heading(Ui& ui, Box box, const RosterModel& model) {
  const Box seat = box;
  screen_heading(ui, box, ui.word("menu.roster.heading"));
  if (ui.screen().h > ui.screen().w) {
    return;
  }
  Box label = Box{seat.x, seat.y, std::min(ui.px(230), seat.w * 0.28F), ui.px(64)};
  label = label.centred(label.w, ui.px(40));
  ui.fill(label, colour::of(model.mark.ink));
  label = label.inset(ui.px(8), 0);
  mark_before(ui, label, ui.px(24), model.mark.mark, colour::on(model.mark.ink), 8);
  ui.text(label, model.seat,
          {.size = LetterSize::heading, .face = Face::poster, .colour = colour::on(model.mark.ink), .most = 32});
}

}  // namespace

int roster_page_rows(const Ui& ui) {
  const LargePageSizes sizes(ui);
  constexpr int fewest = 3;
  return std::max(fewest, static_cast<int>(places_of(ui).list.h / roster_row_height(ui)));
}

std::optional<RosterAction> roster_screen(const RosterModel& model, RosterState& state, Ui& ui) {
  FullPage page(ui, "roster", {.anew = true});
  const RosterPlaces places = places_of(ui);
  heading(ui, places.head, model);
  std::optional<RosterAction> action =
      places.small ? looking_row(ui, places.looking, model, state) : looking_column(ui, places.looking, model, state);
  const auto also = [&action](std::optional<RosterAction> other) {
    if (other) {
      action = std::move(other);
    }
  };
  also(roster_list(ui, places.list, model));
  const int turned =
      page_turner(ui, places.pager, {.page = model.page, .pages = model.pages, .found = model.found, .button = 110});
  if (turned != 0) {
    action = RosterAction{.kind = RosterKind::turn_page, .value = turned};
  }
  also(roster_cards(ui, places.cards, model));
  Prompt favourite;
  if (model.has_favourites) {
    favourite = {ui.controls().details, ui.word("menu.roster.favourite")};
  }
  screen_prompts(ui, places.foot, model.pages > 1, "menu.roster.page_before", "menu.roster.page_after", favourite);
  if (const float scrolled = ui.take_scroll(); scrolled != 0 && model.pages > 1) {
    action = RosterAction{.kind = RosterKind::turn_page, .value = scrolled > 0 ? 1 : -1};
  }
  page.close();
  if (state.looking && places.small) {
    also(looking_sheet(ui, model, state));
  }
  if (state.writing) {
    std::string name = model.name;
    const KeyboardResult writing = on_screen_keyboard(ui, {.heading = ui.word("menu.roster.name")}, name);
    if (name != model.name) {
      action = RosterAction{.kind = RosterKind::set_name, .text = std::move(name)};
    }
    if (writing == KeyboardResult::done) {
      state.writing = false;
      ui.redraw();
    }
  }
  return action;
}

}  // namespace fc::overlay
