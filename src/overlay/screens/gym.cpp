#include "overlay/screens/gym.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/parts.h"
#include "overlay/screens/sheet.h"

namespace fc::overlay {
namespace {

using GymKind = GymAction::Kind;

/// Pixels of the design, at the player's size of text, that three columns need.
constexpr float gym_width_of_three = 1000;

struct GymPlaces {
  bool small = false;  ///< one list that scrolls instead of two columns
  Box choices;         ///< where it is small, the whole list
  Box ratings;
  Box preview;
  Box buttons;
  Box foot;
};

/// rates: there are ratings, which have a column of their own.
GymPlaces places_of(const Ui& ui, Box rest, bool rates) {
  GymPlaces places;
  const bool upright = ui.screen().h > ui.screen().w;
  places.small = ui.screen().w / ui.text_px(1) < gym_width_of_three;
  places.foot = rest.take_bottom(ui.px(32));
  rest.take_bottom(ui.px(8));
  const float button = ui.px_for_letters(50, 62);
  places.buttons = rest.take_bottom(upright ? 2 * button + ui.px(10) : button);
  rest.take_bottom(ui.px(14));
  const float gap = ui.px(20);
  if (upright) {
    places.preview = rest.take_bottom(rest.h * 0.36F);
    rest.take_bottom(ui.px(12));
    places.choices = rest;
  } else if (places.small) {
    places.preview = rest.take_right(rest.w * 0.42F);
    rest.take_right(gap);
    places.choices = rest;
  } else if (!rates) {
    places.preview = rest.take_right(rest.w * 0.5F);
    rest.take_right(gap);
    places.choices = rest;
  } else {
    places.choices = rest.take_left(rest.w * 0.28F);
    rest.take_left(gap);
    places.preview = rest.take_right(rest.w * 0.42F);
    rest.take_right(gap);
    places.ratings = rest;
  }
  return places;
}

std::string row_id(int row) { return "row-" + std::to_string(row); }

/// Name, choices and ratings are rows of one list, however many columns they stand in: up and down lead through all of
/// them, for left and right change their values.
FocusTraits traits_of(int row, int count, const Box& clip) {
  FocusTraits traits{.first = row == 0, .clip = clip};
  traits.above = row == 0 ? focus_id("name") : focus_id(row_id(row - 1));
  traits.below = row + 1 == count ? focus_id("save") : focus_id(row_id(row + 1));
  return traits;
}

/// His name. Pressed where no keys write, the letters open.
std::optional<GymAction> name_field(Ui& ui, const Box& box, const Box& clip, const GymModel& model, GymState& state) {
  const Touch touch = ui.focus().add(focus_id("name"), box, {.below = focus_id(row_id(0)), .clip = clip});
  const bool keys = writes_with_keys(ui.controls().look);
  ui.fill(box, touch.focused ? colour::gold : colour::ink);
  ui.frame(box, colour::ink, ui.px(2));
  std::string name = model.name;
  const bool changed = touch.focused && take_letters(ui, name);
  if (touch.activated) {
    state.writing = true;
    ui.redraw();
  }
  Box plate = box;
  if (model.looks) {
    bust_slip(ui, plate.take_left(box.h), *model.looks, scene::mark_of(Corner::red));
  }
  const bool empty = name.empty() && !(touch.focused && keys);
  const std::string shown = empty ? std::string(ui.word("menu.gym.name")) : name + (touch.focused && keys ? "_" : "");
  const ImU32 ink = touch.focused ? colour::ink : colour::paper;
  Box inner = plate.inset(ui.px(10), ui.px(3));
  pencil(ui, inner.take_right(std::min(inner.h, ui.px(40))), ink);
  ui.text(inner, shown, {.size = LetterSize::heading, .face = Face::poster, .colour = ink, .align = Align::centre});
  return changed ? std::optional(GymAction{.kind = GymKind::set_name, .text = std::move(name)}) : std::nullopt;
}

/// Draws the rows, each in the place that it is given.
class GymRows {
 public:
  GymRows(Ui& ui, const GymModel& model, GymState& state, const Box& clip)
      : ui_(&ui), model_(&model), state_(&state), clip_(clip) {}

  [[nodiscard]] int choices() const { return static_cast<int>(model_->choices.size()); }
  [[nodiscard]] int count() const { return choices() + static_cast<int>(model_->ratings.size()); }
  /// The types of choices and ratings in rows of that size.
  void set_in(const Box& choice, const Box& rating) {
    std::vector<std::string_view> labels;
    std::vector<std::string_view> values;
    for (const OptionRow& row : model_->choices) {
      labels.push_back(ui_->word(row.label));
      values.push_back(ui_->word(row.values.at(static_cast<std::size_t>(row.value))));
    }
    stepper_types_ = stepper_types(*ui_, choice, labels, values);
    rail_types_ = rail_types(*ui_, rating, model_->ratings);
  }
  /// True: the row has the focus.
  bool draw(int row, const Box& box) {
    const std::string id = row_id(row);
    const FocusTraits traits = traits_of(row, count(), clip_);
    if (row < choices()) {
      draw_choice(row, id, box, traits);
    } else if (const auto place = rating_rail(*ui_, id, box, model_->ratings[static_cast<std::size_t>(row - choices())],
                                              traits, rail_types_)) {
      action_ = GymAction{.kind = GymKind::set_rating, .index = row - choices(), .value = *place};
    }
    const bool focused = ui_->focus().focused() == focus_id(id);
    if (focused && std::exchange(state_->told, row) != row) {
      ui_->redraw();
    }
    return focused;
  }
  [[nodiscard]] std::optional<GymAction> take_action() { return std::exchange(action_, std::nullopt); }

 private:
  void draw_choice(int row, const std::string& id, const Box& box, const FocusTraits& traits) {
    const OptionRow& choice = model_->choices[static_cast<std::size_t>(row)];
    const int values = static_cast<int>(choice.values.size());
    const int step = stepper(*ui_, id, box, ui_->word(choice.label),
                             ui_->word(choice.values.at(static_cast<std::size_t>(choice.value))), traits, stepper_types_);
    if (step != 0) {
      action_ = GymAction{.kind = GymKind::set_choice, .index = row, .value = (choice.value + step + values) % values};
    }
  }

  Ui* ui_;
  const GymModel* model_;
  GymState* state_;
  Box clip_;
  StepperTypes stepper_types_;
  RailTypes rail_types_;
  std::optional<GymAction> action_;
};

/// Choices and ratings in a column each.
std::optional<GymAction> gym_columns(Ui& ui, const GymPlaces& places, const GymModel& model, GymState& state) {
  Box choices = places.choices;
  Box ratings = places.ratings;
  std::optional<GymAction> action = name_field(ui, choices.take_top(ui.px(54)), ui.screen(), model, state);
  choices.take_top(ui.px(10));
  GymRows rows(ui, model, state, ui.screen());
  const auto height = [&ui](const Box& column, std::size_t count, float usual) {
    return std::min(ui.text_px(usual), column.h / static_cast<float>(std::max<std::size_t>(1, count)));
  };
  const float choice = height(choices, model.choices.size(), 44);
  const float rating = height(ratings, model.ratings.size(), 50);
  rows.set_in({choices.x, choices.y, choices.w, choice}, {ratings.x, ratings.y, ratings.w, rating});
  for (int row = 0; row < rows.count(); ++row) {
    rows.draw(row, row < rows.choices() ? choices.take_top(choice) : ratings.take_top(rating));
  }
  if (auto changed = rows.take_action()) {
    action = std::move(changed);
  }
  return action;
}

/// Everything in one list that scrolls.
std::optional<GymAction> list(Ui& ui, const Box& box, const GymModel& model, GymState& state) {
  const float height = ui.text_px(40);
  const float name = ui.text_px(44);
  GymRows rows(ui, model, state, box);
  ScrollArea area(ui, box, name + ui.px(8) + height * static_cast<float>(rows.count()), state.scroll);
  Box rest{box.x, box.y + area.offset(), box.w - ui.px(14), box.h};
  const Box name_place = rest.take_top(name);
  rest.y = name_place.bottom() + ui.px(8);
  std::optional<GymAction> action = name_field(ui, name_place, box, model, state);
  if (ui.focus().focused() == focus_id("name")) {
    area.show(name_place);
  }
  rows.set_in({rest.x, rest.y, rest.w, height}, {rest.x, rest.y, rest.w, height});
  for (int row = 0; row < rows.count(); ++row) {
    const Box place{rest.x, rest.y + height * static_cast<float>(row), rest.w, height};
    if (rows.draw(row, place)) {
      area.show(place);
    }
  }
  if (auto changed = rows.take_action()) {
    action = std::move(changed);
  }
  return action;
}

/// What happens to the changes of whoever wants to leave.
std::optional<GymAction> leaving_sheet(Ui& ui, GymState& state) {
  draw_veil(ui);
  const Box sheet = sheet_of(ui, 560, ui.px_for_letters(400, 440) / ui.px(1));
  const Panel panel(ui, "gym-leaving", sheet, true);
  ui.focus().open_scope("gym-leaving", true);
  Box rest = open_sheet(ui, sheet, ui.word("menu.gym.leaving"), colour::red);
  ui.text(rest.take_top(ui.px_for_letters(60, 110)), ui.word("menu.gym.leaving_line"),
          {.size = LetterSize::large, .align = Align::centre, .wrap = true});
  std::optional<GymAction> action;
  if (poster_button(ui, "leave-save", next_button(ui, rest), ui.word("menu.gym.save"), Weight::strong, true)) {
    action = GymAction{.kind = GymKind::save};
  }
  if (poster_button(ui, "leave-stay", next_button(ui, rest), ui.word("menu.gym.stay"))) {
    state.leaving = false;
    ui.redraw();
  }
  if (poster_button(ui, "leave-forget", next_button(ui, rest), ui.word("menu.gym.forget"))) {
    action = GymAction{.kind = GymKind::forget};
  }
  ui.focus().close_scope();
  return action;
}

std::optional<GymAction> writing_sheet(Ui& ui, const GymModel& model, GymState& state) {
  std::string name = model.name;
  const KeyboardResult writing =
      on_screen_keyboard(ui, {.heading = ui.word("menu.gym.name"), .longest = longest_boxer_name, .is_name = true}, name);
  if (writing == KeyboardResult::done) {
    state.writing = false;
    ui.redraw();
  }
  return name != model.name ? std::optional(GymAction{.kind = GymKind::set_name, .text = std::move(name)}) : std::nullopt;
}

}  // namespace

std::optional<GymAction> gym_screen(const GymModel& model, GymState& state, Ui& ui) {
  const std::string_view heading = ui.word(model.dressing ? "menu.looks.heading" : "menu.gym.heading");
  FullPage page(ui, "gym", {.heading = heading, .side = 34, .end = 22, .anew = true});
  const GymPlaces places = places_of(ui, page.inside(), !model.ratings.empty());
  std::optional<GymAction> action =
      places.small ? list(ui, places.choices, model, state) : gym_columns(ui, places, model, state);
  if (model.dressing) {
    looks_preview(ui, places.preview, model, state.told);
  } else {
    gym_preview(ui, places.preview, model, state.told);
  }
  if (auto pressed = gym_buttons(ui, places.buttons, model)) {
    action = std::move(pressed);
  }
  gym_prompts(ui, places.foot, model);
  page.close();
  if (state.writing) {
    action = writing_sheet(ui, model, state);
  } else if (state.leaving) {
    action = leaving_sheet(ui, state);
  }
  return action;
}

}  // namespace fc::overlay
