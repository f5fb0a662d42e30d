#include "overlay/screens/hall.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/parts.h"

namespace fc::overlay {
namespace {

constexpr std::array<ImU32, 3> band_inks{colour::ink, colour::red, colour::blue};
constexpr std::array<ImU32, 3> band_letters{colour::gold, colour::paper, colour::paper};

/// What every page of the hall has, from top to bottom.
struct Frame {
  Box body{};
  Box foot{};
};

Frame frame_of(const Ui& ui) {
  Box rest = ui.screen().inset(ui.px(44), ui.px(24));
  rest.take_top(ui.px(86));  // the heading
  Frame frame;
  frame.foot = rest.take_bottom(ui.px_for_letters(52, 64));
  rest.take_bottom(ui.px(8));
  frame.body = rest;
  return frame;
}

bool lies_flat(const Ui& ui) { return ui.screen().w >= ui.screen().h; }

/// The places of so many lists: side by side, or below each other on an upright screen.
Box list_place(const Ui& ui, const Box& content, int list, int lists) {
  return lies_flat(ui) ? content.column(list, lists, ui.px(16)) : content.row(list, lists, ui.px(10));
}

float band_height(const Ui& ui) { return ui.px_for_letters(46, 64); }

int rows_that_fit(const Ui& ui, float height) { return std::max(1, static_cast<int>(height / hall_row_height(ui))); }

bool way_back(Ui& ui, Box foot, bool first) {
  return poster_button(ui, "back", foot.take_left(ui.px(220)).inset(0, ui.px(3)), ui.word("menu.back"), Weight::plain,
                       first);
}

/// One list under its band, which leads to the whole ranking.
std::optional<HallAction> best_list(Ui& ui, Box box, const HallList& list, int index) {
  using Kind = HallAction::Kind;
  std::optional<HallAction> action;
  const auto place = static_cast<std::size_t>(index);
  ui.fill(box.moved(ui.px(4), ui.px(4)), colour::faded(colour::ink, 0.35F));
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  const Box band = box.take_top(band_height(ui));
  const Touch touch =
      ui.focus().add(focus_id("ranking", index), band,
                     {.first = index == 0, .group = 10 + index, .below = list.rows.empty() ? focus_id("back") : 0});
  ui.fill(band, band_inks.at(place));
  ui.frame(band, colour::ink, ui.px(2));
  if (touch.focused) {
    focus_frame(ui, band);
  }
  ui.text(band.inset(ui.px(10), ui.px(2)), ui.word(list.heading),
          {.size = LetterSize::heading, .face = Face::poster, .colour = band_letters.at(place), .align = Align::centre});
  if (touch.activated) {
    action = HallAction{.kind = Kind::more, .index = index};
  }
  box = box.inset(ui.px(3), ui.px(2));
  if (list.rows.empty()) {
    ui.text(box.inset(ui.px(10)), ui.word("menu.hall.nobody"),
            {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre, .wrap = true});
  }
  for (int row = 0; row < static_cast<int>(list.rows.size()); ++row) {
    const std::string id = "best-" + std::to_string(index);
    if (hall_row(ui, box.take_top(hall_row_height(ui)), id, row, list.rows[static_cast<std::size_t>(row)], false,
                 {.group = 10 + index})) {
      action = HallAction{.kind = Kind::open, .index = index, .value = row};
    }
  }
  return action;
}

/// Everything of a ranking's page below its heading.
struct RankingPlaces {
  HallPlaces hall{};
  Box beside{};
  Box head{};
  Box list{};
  Box pager{};
  Box foot{};
};

RankingPlaces ranking_places(const Ui& ui, std::size_t filters, bool beside) {
  const Frame frame = frame_of(ui);
  RankingPlaces places{.hall = hall_places(ui, frame.body, filters), .foot = frame.foot};
  Box rest = places.hall.content;
  if (beside && places.hall.filter_columns == 1) {
    places.beside = places.hall.filters.take_bottom(ui.px_for_letters(52, 64));
  }
  places.head = rest.take_top(beside && places.hall.filter_columns > 1 ? ui.px_for_letters(44, 52) : ui.text_px(28));
  if (beside && places.hall.filter_columns > 1) {
    places.beside = places.head.take_left(places.head.w * 0.66F);
  }
  rest.take_top(ui.px(4));
  places.pager = rest.take_bottom(ui.px_for_letters(50, 70));
  rest.take_bottom(ui.px(6));
  places.list = rest;
  return places;
}

}  // namespace

int hall_list_rows(const Ui& ui, std::size_t filters) {
  const LargePageSizes sizes(ui);
  const HallPlaces places = hall_places(ui, frame_of(ui).body, filters);
  return rows_that_fit(ui, list_place(ui, places.content, 0, lists_of_the_best).h - band_height(ui) - ui.px(4));
}

std::optional<HallAction> hall_screen(const HallModel& model, Ui& ui) {
  const FullPage page(ui, "hall", {.heading = ui.word("menu.hall.heading"), .end = 24});
  Frame frame = frame_of(ui);
  if (model.display_only) {
    frame.body.h += frame.foot.h;
  }
  const HallPlaces places = hall_places(ui, frame.body, model.filters.size());
  std::optional<HallAction> action;
  if (const auto changed = hall_filters(ui, places, model.filters, focus_id("ranking"))) {
    action = HallAction{.kind = HallAction::Kind::set, .index = changed->first, .value = changed->second};
  }
  std::vector<int> shown;
  for (int list = 0; list < lists_of_the_best; ++list) {
    if (!model.display_only || !model.lists.at(static_cast<std::size_t>(list)).rows.empty()) {
      shown.push_back(list);
    }
  }
  const int count = static_cast<int>(shown.size());
  for (int place = 0; place < count; ++place) {
    const int list = shown[static_cast<std::size_t>(place)];
    if (const auto pressed = best_list(ui, list_place(ui, places.content, place, count),
                                       model.lists.at(static_cast<std::size_t>(list)), list)) {
      action = pressed;
    }
  }
  if (model.display_only) {
    return std::nullopt;
  }
  if (way_back(ui, frame.foot, false)) {
    action = HallAction{.kind = HallAction::Kind::back};
  }
  frame.foot.take_left(ui.px(240));
  if (model.has_puzzle && model.waiting == 0 &&
      poster_button(ui, "puzzle", frame.foot.take_right(frame.foot.w * 0.5F).inset(0, ui.px(3)),
                    ui.word("review.puzzle.of_the_day"))) {
    action = HallAction{.kind = HallAction::Kind::puzzle};
  }
  hall_waiting(ui, frame.foot, model.waiting);
  return action;
}

int ranking_page_rows(const Ui& ui, std::size_t filters, bool beside) {
  const LargePageSizes sizes(ui);
  return rows_that_fit(ui, ranking_places(ui, filters, beside).list.h);
}

std::optional<RankingAction> ranking_screen(const RankingModel& model, Ui& ui) {
  using Kind = RankingAction::Kind;
  const FullPage page(ui, "ranking", {.heading = ui.word("menu.hall.ranking"), .end = 24});
  RankingPlaces places = ranking_places(ui, model.filters.size(), !model.beside.empty());
  std::optional<RankingAction> action;
  if (const auto changed = hall_filters(ui, places.hall, model.filters, focus_id("ranked"))) {
    action = RankingAction{.kind = Kind::set, .index = changed->first, .value = changed->second};
  }
  if (!model.beside.empty() && poster_button(ui, "anybody", places.beside, model.beside, Weight::quiet)) {
    action = RankingAction{.kind = Kind::anybody};
  }
  const TextStyle small{.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right};
  ui.text(places.head.inset(ui.px(8), 0), ui.word(model.figure), small);
  Box list = places.list;
  if (model.rows.empty()) {
    ui.text(list, ui.word("menu.hall.nobody"), {.size = LetterSize::large, .align = Align::centre, .wrap = true});
  }
  for (int row = 0; row < static_cast<int>(model.rows.size()); ++row) {
    if (hall_row(ui, list.take_top(hall_row_height(ui)), "ranked", row, model.rows[static_cast<std::size_t>(row)], true,
                 {.first = row == 0, .group = 1})) {
      action = RankingAction{.kind = Kind::open, .index = row};
    }
  }
  const int turned = page_turner(ui, places.pager, {.page = model.page, .pages = model.pages, .found = model.found});
  if (turned != 0) {
    action = RankingAction{.kind = Kind::turn_page, .value = turned};
  }
  if (way_back(ui, places.foot, model.rows.empty())) {
    action = RankingAction{.kind = Kind::back};
  }
  hall_waiting(ui, places.foot.take_right(places.foot.w - ui.px(240)), model.waiting);
  if (const float scrolled = ui.take_scroll(); scrolled != 0 && model.pages > 1) {
    action = RankingAction{.kind = Kind::turn_page, .value = scrolled > 0 ? 1 : -1};
  }
  return action;
}

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
  row_line(ui, box);
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
