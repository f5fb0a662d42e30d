#include "overlay/screens/desk.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/parts.h"

namespace fc::overlay {
namespace {

using DeskKind = DeskAction::Kind;

/// What is shown side by side, or one after another behind tabs.
enum class View : std::uint8_t { all, stacked, tabs };

struct DeskPlaces {
  View view = View::all;
  bool upright = false;
  Box slip;
  Box area;  ///< board, ways, lengths, table
  Box foot;
};

/// The room that the four of them need at the player's size of text, in units of the design.
constexpr float least_width_of_all = 740;
constexpr float least_height_of_all = 470;
constexpr float least_width_of_stack = 560;
constexpr float least_height_of_stack = 700;

float gap_of(const Ui& ui) { return ui.px(14); }

/// field: there is a table, which needs the height of the stack for itself.
DeskPlaces places_of(const Ui& ui, bool field, std::size_t sides = 2) {
  DeskPlaces places;
  Box rest = ui.screen().inset(ui.px(34), ui.px(22));
  places.upright = ui.screen().h > ui.screen().w;
  rest.take_top(ui.px(86));
  places.foot = rest.take_bottom(ui.px(32));
  rest.take_bottom(ui.px(8));
  if (places.upright) {
    const float more = ui.text_px(24) * static_cast<float>(std::max<std::size_t>(sides, 3) - 3);
    places.slip = rest.take_top(std::min(ui.px_for_letters(250, 400) + more, rest.h * 0.4F));
    rest.take_top(gap_of(ui));
  } else {
    places.slip = rest.take_left(std::min(ui.text_px(310), rest.w * 0.42F));
    rest.take_left(gap_of(ui));
  }
  places.area = rest;
  const float unit = ui.text_px(1);
  const bool fits = rest.w >= least_width_of_all * unit && rest.h >= least_height_of_all * unit;
  const bool stacks = rest.w >= least_width_of_stack * unit && rest.h >= least_height_of_stack * unit;
  places.view = fits ? View::all : stacks && !field ? View::stacked : View::tabs;
  return places;
}

float tab_height(const Ui& ui) { return ui.px_for_letters(42, 60); }

float strip_height(const Ui& ui) { return ui.text_px(36) + ui.px(12); }

/// Where the table of a field stands.
Box table_place(const Ui& ui, const DeskPlaces& places) {
  Box area = places.area;
  if (places.view == View::all) {
    return area.take_left(area.w * 0.56F);
  }
  area.take_top(tab_height(ui) + ui.px(10));
  area.take_bottom(strip_height(ui) + ui.px(8));
  return area;
}

/// A row of holes: here the ticket is torn off.
void tear_line(Ui& ui, const Box& box) {
  const float side = std::max(2.0F, std::round(ui.px(4)));
  for (float x = box.x; x + side <= box.right(); x += 2.5F * side) {
    ui.fill({std::round(x), std::round(box.middle_y() - side / 2), side, side}, colour::paper_deep);
  }
}

/// How high `pairing` would like to be, in pixels.
float pairing_height(const Ui& ui, const DeskModel& model) {
  const auto sides = static_cast<float>(model.sides.size());
  const float between = model.sides.size() == 2 ? ui.text_px(32) : ui.px(4);
  return ui.text_px(50) * sides + between * (sides - 1) + (model.terms.empty() ? 0 : ui.text_px(40));
}

/// Who meets whom, and on which terms.
void pairing(Ui& ui, Box box, const DeskModel& model) {
  const auto sides = static_cast<int>(model.sides.size());
  if (!model.terms.empty()) {
    ui.text(box.take_bottom(std::min(ui.text_px(40), box.h * 0.25F)), model.terms,
            {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre, .wrap = true});
  }
  const bool two = sides == 2;
  const float between = two ? std::min(ui.text_px(32), box.h * 0.24F) : ui.px(4);
  const float height =
      std::min(ui.text_px(50), (box.h - between * static_cast<float>(sides - 1)) / static_cast<float>(sides));
  for (int side = 0; side < sides; ++side) {
    desk_band(ui, box.take_top(height), model.sides[static_cast<std::size_t>(side)]);
    const Box versus = side + 1 < sides ? box.take_top(between) : Box{};
    if (two && side == 0 && model.field.empty()) {
      ui.text(versus, ui.word("menu.setup.versus"),
              {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
    }
  }
}

std::optional<DeskAction> steppers(Ui& ui, Box box, const DeskModel& model) {
  std::optional<DeskAction> action;
  const auto count = static_cast<int>(model.choices.size());
  const float height = std::min(ui.text_px(54), box.h / static_cast<float>(std::max(1, count)));
  std::vector<std::string_view> labels;
  std::vector<std::string_view> chosen;
  std::vector<std::string_view> possible;
  for (const OptionRow& choice : model.choices) {
    labels.push_back(ui.word(choice.label));
    chosen.push_back(ui.word(choice.values.at(static_cast<std::size_t>(choice.value))));
    for (const std::string& value : choice.values) {
      possible.push_back(ui.word(value));
    }
  }
  const StepperTypes types = stepper_types(ui, {box.x, box.y, box.w, height}, labels, chosen, possible);
  for (int index = 0; index < count; ++index) {
    const OptionRow& choice = model.choices[static_cast<std::size_t>(index)];
    const auto values = static_cast<int>(choice.values.size());
    const int step = stepper(ui, "choice-" + std::to_string(index), box.take_top(height),
                             labels[static_cast<std::size_t>(index)], chosen[static_cast<std::size_t>(index)], {}, types);
    if (step != 0) {
      action = DeskAction{.kind = DeskKind::set_choice, .index = index, .value = (choice.value + step + values) % values};
    }
  }
  return action;
}

std::string_view word_of_go(DeskState state) {
  switch (state) {
    case DeskState::waiting: return "menu.desk.start";
    case DeskState::running: return "menu.desk.stop";
    case DeskState::stopped: return "menu.desk.go_on";
    case DeskState::over: break;
  }
  return "menu.desk.again";
}

/// Go and stop; the way back, and a new beginning where something has been counted.
std::optional<DeskAction> buttons(Ui& ui, Box box, const DeskModel& model, bool in_a_row) {
  std::optional<DeskAction> action;
  const float gap = ui.px(10);
  const bool can_begin_anew = model.state == DeskState::stopped;
  const int others = can_begin_anew ? 2 : 1;
  const Box go = in_a_row ? box.take_left((box.w - gap) * 0.46F) : box.take_top((box.h - gap) * 0.52F);
  in_a_row ? box.take_left(gap) : box.take_top(gap);
  if (poster_button(ui, "go", go, ui.word(word_of_go(model.state)), Weight::strong, true)) {
    action = DeskAction{.kind = DeskKind::go};
  }
  if (poster_button(ui, "back", box.column(0, others, gap), ui.word("menu.back"))) {
    action = DeskAction{.kind = DeskKind::back};
  }
  if (can_begin_anew && poster_button(ui, "again", box.column(1, others, gap), ui.word("menu.desk.again"))) {
    action = DeskAction{.kind = DeskKind::again};
    ui.focus().focus(focus_id("go"));  // this button goes, and the bouts can be stopped again
  }
  return action;
}

/// The bookmaker's ticket: who, on which terms, how often.
std::optional<DeskAction> slip(Ui& ui, const DeskPlaces& places, const DeskModel& model) {
  Box rest = places.slip;
  ui.fill(rest, colour::paper);
  ui.frame(rest, colour::ink, ui.px(2));
  rest = rest.inset(ui.px(12), ui.px(12));
  const auto also = [](std::optional<DeskAction>& action, std::optional<DeskAction> other) {
    if (other) {
      action = other;
    }
  };
  std::optional<DeskAction> action;
  if (places.upright) {
    const Box foot = rest.take_bottom(ui.px_for_letters(54, 64));
    rest.take_bottom(ui.px(10));
    pairing(ui, rest.take_left(rest.w * 0.46F), model);
    rest.take_left(ui.px(16));
    action = steppers(ui, rest, model);
    also(action, buttons(ui, foot, model, true));
    return action;
  }
  const Box foot = rest.take_bottom(ui.px_for_letters(122, 132));
  rest.take_bottom(ui.px(10));
  const float rows = ui.px_for_letters(44, 62) * static_cast<float>(model.choices.size());
  pairing(ui, rest.take_top(std::min(pairing_height(ui, model), rest.h - ui.px(22) - rows)), model);
  tear_line(ui, rest.take_top(ui.px(22)));
  action = steppers(ui, rest, model);
  also(action, buttons(ui, foot, model, false));
  return action;
}

/// The progress of a field, which has no board.
void progress_strip(Ui& ui, const Box& box, const DeskModel& model) {
  ui.fill(box, colour::ink);
  desk_progress(ui, box.inset(ui.px(14), ui.px(6)), model);
}

/// Where a field boxes, its table stands in place of the board.
std::optional<DeskAction> tabbed(Ui& ui, Box area, const DeskModel& model, DeskPage& page) {
  const bool field = !model.field.empty();
  const std::vector<std::string> names{std::string(ui.word(field ? "menu.desk.tab_table" : "menu.desk.tab_board")),
                                       std::string(ui.word("menu.desk.tab_ways")),
                                       std::string(ui.word("menu.desk.tab_lengths"))};
  const int before = page.tab;
  page.tab = tabs(ui, "tab", area.take_top(tab_height(ui)), names, page.tab);
  if (page.tab != before) {
    ui.redraw();
  }
  area.take_top(ui.px(10));
  if (field) {
    progress_strip(ui, area.take_bottom(strip_height(ui)), model);
    area.take_bottom(ui.px(8));
  }
  switch (page.tab) {
    case 1: desk_ways(ui, area, model); break;
    case 2: desk_lengths(ui, area, model); break;
    default:
      if (field) {
        return desk_table(ui, area, model);
      }
      desk_board(ui, area, model);
  }
  return std::nullopt;
}

/// A field: its table, and beside it what all its bouts have in common.
std::optional<DeskAction> field_pictures(Ui& ui, const DeskPlaces& places, const DeskModel& model) {
  Box area = places.area;
  const float gap = gap_of(ui);
  const Box table = table_place(ui, places);
  area.take_left(table.w + gap);
  progress_strip(ui, area.take_top(strip_height(ui)), model);
  area.take_top(gap);
  desk_lengths(ui, area.take_bottom((area.h - gap) * 0.4F), model);
  area.take_bottom(gap);
  desk_ways(ui, area, model);
  return desk_table(ui, table, model);
}

std::optional<DeskAction> pictures(Ui& ui, const DeskPlaces& places, const DeskModel& model, DeskPage& page) {
  if (places.view == View::tabs) {
    return tabbed(ui, places.area, model, page);
  }
  if (!model.field.empty()) {
    return field_pictures(ui, places, model);
  }
  Box area = places.area;
  const float gap = gap_of(ui);
  const bool stacked = places.view == View::stacked;
  desk_board(ui, area.take_top(std::min(desk_board_height(ui, model), area.h * (stacked ? 0.4F : 0.56F))), model);
  area.take_top(gap);
  desk_lengths(ui, stacked ? area.take_bottom((area.h - gap) * 0.42F) : area.take_right((area.w - gap) * 0.46F), model);
  stacked ? area.take_bottom(gap) : area.take_right(gap);
  desk_ways(ui, area, model);
  return std::nullopt;
}

}  // namespace

int desk_table_rows(const Ui& ui) {
  const LargePageSizes sizes(ui);
  constexpr int fewest = 3;
  const float room = table_place(ui, places_of(ui, true)).h - desk_table_frame(ui);
  return std::max(fewest, static_cast<int>(room / desk_row_height(ui)));
}

std::optional<DeskAction> desk_screen(const DeskModel& model, DeskPage& page, Ui& ui) {
  const FullPage large(ui, "desk", {.heading = ui.word("menu.desk.heading"), .side = 34, .end = 22, .anew = true});
  const DeskPlaces places = places_of(ui, !model.field.empty(), model.sides.size());
  std::optional<DeskAction> action = slip(ui, places, model);
  if (auto turned = pictures(ui, places, model, page)) {
    action = turned;
  }
  if (const float scrolled = ui.take_scroll(); scrolled != 0 && model.pages > 1 && !model.field.empty()) {
    action = DeskAction{.kind = DeskKind::turn_page, .value = scrolled > 0 ? 1 : -1};
  }
  screen_prompts(ui, places.foot, model.pages > 1 && !model.field.empty(), "menu.roster.page_before",
                 "menu.roster.page_after");
  return action;
}

}  // namespace fc::overlay
