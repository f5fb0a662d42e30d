#include "overlay/screens/parts.h"

#include <algorithm>
#include <string>
#include <vector>

#include "overlay/controls/portrait.h"
#include "overlay/controls/widgets.h"

namespace fc::overlay {
namespace {

/// Units at the player's size of text that filters beside the content need.
constexpr float least_width_beside = 1000;
constexpr float filter_height = 42;
/// Units at the player's size of text that a name with a bar beside it needs.
constexpr float least_width_of_bar = 420;

/// Won from the left, lost from the right, drawn between them.
void record_bar(Ui& ui, const Box& box, const HallRow& row) {
  const Box track = box.centred(box.w, std::min(box.h * 0.4F, ui.px(12)));
  ui.fill(track, colour::paper_deep);
  ui.fill({track.x, track.y, track.w * row.won, track.h}, colour::good);
  const float lost = track.w * row.lost;
  ui.fill({track.right() - lost, track.y, lost, track.h}, colour::bad);
}

}  // namespace

HallPlaces hall_places(const Ui& ui, Box rest, std::size_t filters) {
  HallPlaces places;
  if (filters == 0) {
    places.content = rest;
    return places;
  }
  if (ui.screen().w / ui.text_px(1) >= least_width_beside) {
    places.filters = rest.take_left(ui.text_px(280));
    rest.take_left(ui.px(22));
  } else {
    places.filter_columns = 2;
    const std::size_t rows = (filters + 1) / 2;
    places.filters = rest.take_top(ui.px_for_letters(filter_height, 58) * static_cast<float>(rows));
    rest.take_top(ui.px(8));
  }
  places.content = rest;
  return places;
}

std::optional<std::pair<int, int>> hall_filters(Ui& ui, const HallPlaces& places, std::span<const OptionRow> filters,
                                                FocusId below) {
  const int count = static_cast<int>(filters.size());
  const int rows = (count + places.filter_columns - 1) / places.filter_columns;
  const float height = places.filter_columns == 1 ? ui.text_px(filter_height) : places.filters.h / static_cast<float>(rows);
  const auto place = [&](int index) {
    Box column = places.filters.column(index % places.filter_columns, places.filter_columns, ui.px(18));
    const int line = index / places.filter_columns;
    column.y += height * static_cast<float>(line);
    column.h = height;
    return column.inset(0, ui.px(2));
  };
  std::vector<std::string_view> labels;
  std::vector<std::string_view> values;
  for (const OptionRow& row : filters) {
    labels.push_back(ui.word(row.label));
    values.push_back(ui.word(row.values.at(static_cast<std::size_t>(row.value))));
  }
  const StepperTypes types = stepper_types(ui, place(0), labels, values);
  std::optional<std::pair<int, int>> changed;
  for (int index = 0; index < count; ++index) {
    const OptionRow& row = filters[static_cast<std::size_t>(index)];
    FocusTraits traits;
    traits.above = index > 0 ? focus_id("filter-" + std::to_string(index - 1)) : 0;
    traits.below = index + 1 < count ? focus_id("filter-" + std::to_string(index + 1)) : below;
    const auto at = static_cast<std::size_t>(index);
    const int step = stepper(ui, "filter-" + std::to_string(index), place(index), labels[at], values[at], traits, types);
    if (step != 0) {
      const int choices = static_cast<int>(row.values.size());
      changed = {index, (row.value + step + choices) % choices};
    }
  }
  return changed;
}

float hall_row_height(const Ui& ui) { return ui.px_for_letters(38, 58); }

bool hall_row(Ui& ui, const Box& box, std::string_view id, int index, const HallRow& row, bool with_record,
              const FocusTraits& traits) {
  const Touch touch = ui.focus().add(focus_id(id, index), box, traits);
  ui.fill(box, touch.focused ? colour::gold : colour::paper);
  if (touch.focused) {
    ui.frame(box, colour::ink, ui.px(3));
  }
  ui.fill({box.x, box.bottom() - 1, box.w, 1}, colour::paper_deep);
  Box rest = box.inset(ui.px(8), ui.px(2));
  const TextStyle poster{.size = LetterSize::label, .face = Face::poster};
  TextStyle place = poster;
  place.colour = touch.focused ? colour::ink : colour::red;
  ui.text(rest.take_left(std::min(rest.w * 0.16F, ui.text_px(44))), row.place, place);
  if (row.looks) {
    portray(ui, rest.take_left(box.h * 1.1F), at_ease(*row.looks), {scene::Ink::ink, scene::Mark::disc}, 1,
            Portrait::Cut::bust);
    rest.take_left(ui.px(4));
  }
  TextStyle figure = poster;
  figure.align = Align::right;
  ui.text(rest.take_right(std::min(rest.w * 0.22F, ui.text_px(64))), row.figure, figure);
  rest.take_right(ui.px(6));
  if (with_record) {
    ui.text(rest.take_right(std::min(rest.w * 0.36F, ui.text_px(150))), row.record,
            {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::right});
    rest.take_right(ui.px(8));
    if (rest.w > ui.text_px(least_width_of_bar)) {
      record_bar(ui, rest.take_right(rest.w * 0.42F), row);
      rest.take_right(ui.px(12));
    }
  }
  ui.text(rest, row.name, poster);
  return touch.activated;
}

void hall_waiting(Ui& ui, const Box& box, int waiting) {
  if (waiting > 0) {
    ui.text(box, ui.say("menu.hall.waiting", {{"count", std::to_string(waiting)}}),
            {.size = LetterSize::body, .colour = colour::bad, .align = Align::right});
  }
}

}  // namespace fc::overlay
