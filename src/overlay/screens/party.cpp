// The page of one who took part: his figures and his form at the left, his bouts or habits at the right.
#include <algorithm>
#include <string_view>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/office/office.h"
#include "overlay/screens/hall.h"

namespace fc::overlay {
namespace {

using PartyKind = PartyAction::Kind;

/// Won, lost and drawn as large as they fit.
void big_record(Ui& ui, const Box& box, const PartyModel& model) {
  struct Figure {
    std::string_view label;
    int value;
    ImU32 ink;
  };
  const std::array<Figure, 3> figures{{{ui.word("menu.hall.record_won"), model.won, colour::good},
                                       {ui.word("menu.hall.record_lost"), model.lost, colour::bad},
                                       {ui.word("menu.hall.record_drawn"), model.drawn, colour::ink_soft}}};
  for (int index = 0; index < 3; ++index) {
    const Figure& figure = figures.at(static_cast<std::size_t>(index));
    Box place = box.column(index, 3, ui.px(8));
    ui.text(place.take_bottom(place.h * 0.3F), figure.label,
            {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre});
    ui.text(place, std::to_string(figure.value),
            {.size = LetterSize::giant, .face = Face::poster, .colour = figure.ink, .align = Align::centre});
  }
}

/// A label, and at the right what it says.
void fact_line(Ui& ui, Box line, std::string_view label, std::string_view words, float label_share) {
  row_line(ui, line);
  ui.text(line.take_left(line.w * label_share), label, {.size = LetterSize::body, .colour = colour::ink_soft});
  ui.text(line, words, {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::right});
}

void fact_lines(Ui& ui, Box& rest, const PartyModel& model) {
  const float height = ui.text_px(28);
  for (const auto& [label, words] : model.facts) {
    if (rest.h < height) {
      return;
    }
    fact_line(ui, rest.take_top(height), label, words, 0.3F);
  }
}

/// Two bars from the middle: so won to the left, lost to the right, in one scale.
void ending_lines(Ui& ui, Box& rest, const PartyModel& model) {
  int most = 1;
  for (const PartyEnding& ending : model.endings) {
    most = std::max({most, ending.won, ending.lost});
  }
  const float height = ui.text_px(26);
  for (const PartyEnding& ending : model.endings) {
    if (rest.h < height) {
      return;
    }
    const Box line = rest.take_top(height);
    const Box label = line.centred(line.w * 0.4F, line.h);
    ui.text(label, ending.words, {.size = LetterSize::body, .align = Align::centre});
    for (const bool left : {true, false}) {
      const int count = left ? ending.won : ending.lost;
      Box half = left ? Box{line.x, line.y, label.x - line.x, line.h}
                      : Box{label.right(), line.y, line.right() - label.right(), line.h};
      const Box figure = left ? half.take_right(ui.text_px(34)) : half.take_left(ui.text_px(34));
      ui.text(figure, std::to_string(count), {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
      const Box track = half.centred(half.w, std::min(half.h * 0.5F, ui.px(14)));
      const float width = track.w * static_cast<float>(count) / static_cast<float>(most);
      ui.fill({left ? track.right() - width : track.x, track.y, width, track.h}, left ? colour::good : colour::bad);
    }
  }
}

void part_heading(Ui& ui, Box& rest, std::string_view key) {
  rest.take_top(ui.px(6));
  ui.text(rest.take_top(ui.text_px(30)), ui.word(key),
          {.size = LetterSize::heading, .face = Face::poster, .misprint = colour::red});
}

/// A curve from left to right; the scale holds all curves, and at least one up and one down, so that a steady one is level.
Curve& add_curve(PlotModel& plot, const std::vector<float>& values) {
  Curve& curve = plot.curves.emplace_back();
  plot.low = std::min(plot.low, -1.0F);
  for (const float value : values) {
    curve.points.push_back({.at = static_cast<float>(curve.points.size()), .value = value});
    plot.low = std::min(plot.low, value);
    plot.high = std::max(plot.high, value);
  }
  plot.to = std::max(plot.to, static_cast<float>(values.size()) - 1);
  return curve;
}

/// His card. What has no room is left out from below.
void figures(Ui& ui, const Box& box, const PartyModel& model) {
  ui.fill(box.moved(ui.px(4), ui.px(4)), colour::faded(colour::ink, 0.35F));
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  Box rest = box.inset(ui.px(2));
  const Box plate = rest.take_top(std::min(ui.text_px(58), rest.h * 0.24F));
  ui.fill(plate, colour::ink);
  Box name = plate;
  if (model.looks) {
    bust_slip(ui, name.take_left(plate.h), *model.looks, {scene::Ink::ink, scene::Mark::disc});
  }
  name = name.inset(ui.px(12), ui.px(4));
  ui.text(name.take_top(name.h * 0.34F), ui.word(model.kind), {.size = LetterSize::small, .colour = colour::gold});
  ui.text(name, model.name, {.size = LetterSize::heading, .face = Face::poster, .colour = colour::paper});
  rest = rest.inset(ui.px(14), ui.px(6));
  big_record(ui, rest.take_top(std::min(ui.px_for_letters(96, 120), rest.h * 0.4F)), model);
  fact_lines(ui, rest, model);
  const auto ways = static_cast<float>(std::min<std::size_t>(3, model.endings.size()));
  const float endings = ways == 0 ? 0 : ui.text_px(36) + ui.text_px(26) * ways;
  const float least_curve = ui.text_px(36) + ui.px(60);
  if (rest.h >= least_curve) {
    // Where both have no room the curve has all of it.
    const bool both = rest.h >= least_curve + endings;
    Box form = rest.take_top(both ? std::min(rest.h - endings, ui.text_px(36) + ui.px(190)) : rest.h);
    part_heading(ui, form, "menu.hall.form");
    PlotModel plot;
    add_curve(plot, model.form).is_shaded = true;
    draw_plot(ui, form, plot);
  }
  if (!model.endings.empty() && rest.h >= ui.text_px(62)) {
    part_heading(ui, rest, "menu.hall.endings");
    ending_lines(ui, rest, model);
  }
}

float bout_height(const Ui& ui) { return ui.text_px(60); }

ImU32 ink_of(std::int8_t score) { return score > 0 ? colour::good : score < 0 ? colour::bad : colour::ink_soft; }

bool bout_row(Ui& ui, const Box& box, const PartyBout& bout, int index, ScrollArea& area) {
  const Touch touch = ui.focus().add(focus_id("bout", index), box, {.first = index == 0, .group = 1, .clip = area.box()});
  if (touch.focused) {
    area.show(box);
  }
  ui.fill(box, touch.focused ? colour::gold : colour::paper);
  ui.frame(box, touch.focused ? colour::ink : colour::paper_deep, ui.px(touch.focused ? 2 : 1));
  Box rest = box;
  ui.fill(rest.take_left(ui.px(8)), ink_of(bout.score));
  rest = rest.inset(ui.px(10), ui.px(4));
  Box outcome = rest.take_right(std::min(rest.w * 0.3F, ui.text_px(150)));
  ui.text(outcome.take_top(outcome.h * 0.56F), ui.word(bout.outcome),
          {.size = LetterSize::label,
           .face = Face::poster,
           .colour = bout.belt ? colour::red : ink_of(bout.score),
           .align = Align::right});
  ui.text(outcome, bout.when, {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right});
  ui.text(rest.take_top(rest.h * 0.56F), bout.title, {.size = LetterSize::label, .face = Face::poster});
  ui.text(rest, bout.detail, {.size = LetterSize::body, .colour = colour::ink_soft});
  return touch.activated && bout.readable;
}

/// The way to another page, as a row of the list.
bool page_row(Ui& ui, std::string_view id, const Box& row, std::string_view key, ScrollArea& area) {
  const Touch touch = ui.focus().add(focus_id(id), row, {.group = 1, .clip = area.box()});
  if (touch.focused) {
    area.show(row);
    ui.fill(row, colour::gold);
  }
  ui.frame(row, touch.focused ? colour::ink : colour::paper_deep, ui.px(touch.focused ? 2 : 1));
  ui.text(row, ui.word(key), {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre});
  return touch.activated;
}

std::optional<PartyAction> bout_list(Ui& ui, const Box& box, const PartyModel& model, PartyState& state) {
  std::optional<PartyAction> action;
  const int count = static_cast<int>(model.bouts.size());
  if (count == 0) {
    ui.text(box, ui.word("menu.hall.no_bouts"), {.size = LetterSize::large, .align = Align::centre, .wrap = true});
    return action;
  }
  const int rows = count + (model.has_newer ? 1 : 0) + (model.has_older ? 1 : 0);
  ScrollArea area(ui, box, bout_height(ui) * static_cast<float>(rows), state.scroll);
  int shown = 0;
  const auto next_row = [&] {
    const float top = box.y + area.offset() + bout_height(ui) * static_cast<float>(shown++);
    return Box{box.x, top, box.w - ui.px(12), bout_height(ui)}.inset(0, ui.px(3));
  };
  if (model.has_newer && page_row(ui, "newer", next_row(), "menu.saved.newer", area)) {
    action = PartyAction{.kind = PartyKind::newer};
  }
  for (int index = 0; index < count; ++index) {
    if (bout_row(ui, next_row(), model.bouts[static_cast<std::size_t>(index)], index, area)) {
      action = PartyAction{.kind = PartyKind::replay, .index = index};
    }
  }
  if (model.has_older && page_row(ui, "older", next_row(), "menu.saved.older", area)) {
    action = PartyAction{.kind = PartyKind::older};
  }
  return action;
}

float habit_height(const Ui& ui, const PartyHabit& habit) {
  return ui.text_px(40) + ui.text_px(28) * static_cast<float>(habit.answers.size()) +
         (habit.read.empty() ? 0 : ui.text_px(28));
}

void habit_lines(Ui& ui, Box box, const PartyHabit& habit) {
  ui.text(box.take_top(ui.text_px(34)), habit.question,
          {.size = LetterSize::label, .face = Face::poster, .misprint = colour::red});
  for (const PartyHabit::Answer& answer : habit.answers) {
    Box line = box.take_top(ui.text_px(28));
    ui.text(line.take_left(line.w * 0.38F), answer.words, {.size = LetterSize::body});
    ui.text(line.take_right(ui.text_px(64)), ui.say("menu.odds.percent", {{"percent", std::to_string(answer.share)}}),
            {.size = LetterSize::label, .face = Face::poster, .align = Align::right});
    const Box track = line.centred(line.w - ui.px(12), std::min(line.h * 0.5F, ui.px(14)));
    ui.fill(track, colour::paper_shade);
    ui.fill({track.x, track.y, track.w * static_cast<float>(answer.share) / 100, track.h}, colour::blue);
  }
  if (!habit.read.empty()) {
    ui.text(box.take_top(ui.text_px(28)), habit.read,
            {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::red});
  }
}

/// One under the other. Each item can have the focus, so that the list can be scrolled by presses.
template <class Item>
void headed_list(Ui& ui, const Box& box, std::string_view id, const std::vector<Item>& items, float& scroll,
                 float (*height_of)(const Ui&, const Item&), void (*draw)(Ui&, Box, const Item&)) {
  float height = 0;
  for (const Item& item : items) {
    height += height_of(ui, item);
  }
  ScrollArea area(ui, box, height, scroll);
  float top = box.y + area.offset();
  for (std::size_t index = 0; index < items.size(); ++index) {
    const Box place{box.x, top, box.w - ui.px(12), height_of(ui, items[index])};
    top += place.h;
    // Its heading stands for it: a box that reaches below the list would hide the buttons there from the focus.
    const Box head{place.x, place.y, place.w, ui.text_px(40)};
    const Touch touch = ui.focus().add(focus_id(id, static_cast<int>(index)), head, {.group = 1, .clip = box});
    if (touch.focused) {
      area.show(place);
      ui.frame(place.inset(0, ui.px(2)), colour::gold, ui.px(3));
    }
    draw(ui, place.inset(ui.px(10), ui.px(4)), items[index]);
  }
}

float skill_height(const Ui& ui, const PartySkill& skill) {
  const auto lines = static_cast<float>(skill.facts.size() + skill.months.size());
  return ui.text_px(44) + ui.text_px(28) * lines + ui.text_px(28) + ui.px(150);
}

void skill_lines(Ui& ui, Box box, const PartySkill& skill) {
  ui.text(box.take_top(ui.text_px(34)), skill.heading,
          {.size = LetterSize::label, .face = Face::poster, .misprint = colour::red});
  const auto lines = [&](const std::vector<std::array<std::string, 2>>& rows) {
    for (const auto& [label, words] : rows) {
      fact_line(ui, box.take_top(ui.text_px(28)), label, words, 0.32F);
    }
  };
  lines(skill.facts);
  ui.text(box.take_top(ui.text_px(28)), ui.word("menu.hall.skill.plot"),
          {.size = LetterSize::small, .colour = colour::ink_soft});
  PlotModel plot;
  add_curve(plot, skill.came).mark = {scene::Ink::ink, scene::Mark::disc};
  add_curve(plot, skill.dice).mark = {scene::Ink::red, scene::Mark::diamond};
  draw_plot(ui, box.take_top(ui.px(140)), plot);
  box.take_top(ui.px(6));
  lines(skill.months);
}

/// What stands at the right: the bouts; his habits, and what his bouts were made of, behind tabs of their own.
std::optional<PartyAction> right_side(Ui& ui, Box box, const PartyModel& model, PartyState& state) {
  enum class Tab : std::uint8_t { bouts, habits, skill };
  std::vector<Tab> shown_tabs{Tab::bouts};
  std::vector<std::string> words{std::string(ui.word("menu.hall.latest"))};
  if (!model.habits.empty()) {
    shown_tabs.push_back(Tab::habits);
    words.emplace_back(ui.word("menu.hall.habits"));
  }
  if (!model.skill.empty() || !model.unweighed.empty()) {
    shown_tabs.push_back(Tab::skill);
    words.emplace_back(ui.word("menu.hall.skill.tab"));
  }
  state.tab = std::min(state.tab, static_cast<int>(shown_tabs.size()) - 1);
  if (shown_tabs.size() == 1) {
    ui.text(box.take_top(ui.text_px(40)), words[0],
            {.size = LetterSize::heading, .face = Face::poster, .misprint = colour::red});
  } else {
    const int chosen = tabs(ui, "leaf", box.take_top(ui.text_px(40)), words, state.tab);
    if (chosen != state.tab) {
      state.tab = chosen;
      ui.redraw();
    }
  }
  box.take_top(ui.px(8));
  switch (shown_tabs[static_cast<std::size_t>(state.tab)]) {
    case Tab::habits:
      headed_list(ui, box, "habit", model.habits, state.habits_scroll, habit_height, habit_lines);
      return std::nullopt;
    case Tab::skill:
      if (!model.unweighed.empty()) {
        ui.text(box.take_top(ui.text_px(30)), model.unweighed, {.size = LetterSize::body, .colour = colour::ink_soft});
      }
      headed_list(ui, box, "skill", model.skill, state.skill_scroll, skill_height, skill_lines);
      return std::nullopt;
    case Tab::bouts: break;
  }
  return bout_list(ui, box, model, state);
}

}  // namespace

std::optional<PartyAction> party_screen(const PartyModel& model, PartyState& state, Ui& ui) {
  const FullPage page(ui, "party", {.end = 24});
  Box rest = page.inside();
  Box foot = rest.take_bottom(ui.px_for_letters(52, 64));
  rest.take_bottom(ui.px(10));
  const bool upright = ui.screen().w < ui.screen().h;
  const Box card = upright ? rest.take_top(rest.h * 0.46F) : rest.take_left(rest.w * 0.44F);
  if (upright) {
    rest.take_top(ui.px(14));
  } else {
    rest.take_left(ui.px(24));
  }
  figures(ui, card, model);
  std::optional<PartyAction> action = right_side(ui, rest, model, state);
  const std::array words{ui.word("menu.back"), model.company.empty() ? std::string_view() : ui.word(model.company)};
  // Three share the foot alike: what is held for good is no narrower than its neighbours.
  const bool has_company = !model.company.empty();
  const int count = 1 + (has_company ? 1 : 0) + (model.is_forgettable ? 1 : 0);
  const int columns = std::max(2, count);
  const auto place = [&](int column) { return foot.column(column, columns, ui.px(12)).inset(0, ui.px(3)); };
  const float most = most_of_buttons(ui, place(0), words);
  if (poster_button(ui, "back", place(0), words[0], Weight::plain, model.bouts.empty(), {}, 0, most)) {
    action = PartyAction{.kind = PartyKind::back};
  }
  if (model.is_forgettable && hold_to_confirm(ui, "forget", place(1), ui.word("menu.hall.forget"))) {
    action = PartyAction{.kind = PartyKind::forget};
  }
  if (has_company && poster_button(ui, "company", place(columns - 1), words[1], Weight::plain, false, {}, 0, most)) {
    action = PartyAction{.kind = PartyKind::company};
  }
  return action;
}

}  // namespace fc::overlay
