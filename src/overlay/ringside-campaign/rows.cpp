#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/office/office.h"
#include "overlay/ringside-campaign/cards.h"

namespace fc::ringside_campaign {

using namespace overlay;

float list_row_height(const Ui& ui) { return ui.px_for_letters(43, 70); }

Touch list_row(Ui& ui, std::string_view id, const Box& box, const ListRow& row, const FocusTraits& traits) {
  const Touch touch = ui.focus().add(focus_id(id), box, traits);
  ui.fill(box, touch.focused ? colour::gold : row.chosen ? colour::paper_deep : colour::paper);
  row_line(ui, box);
  if (row.chosen) {
    ui.fill({box.x, box.y, ui.px(4), box.h}, colour::red);
  }
  const ImU32 letters = row.faded ? colour::faded(colour::ink, 0.5F) : colour::ink;
  Box rest = box.inset(ui.px(8), ui.px(2));
  const TextStyle name{.size = LetterSize::label, .face = Face::poster, .colour = letters, .most = 32};
  const TextStyle figure{.size = LetterSize::large, .face = Face::sans_bold, .colour = letters, .align = Align::right};
  const float wide = ui.width_of(row.name, name);
  const float figures = row.figure.empty() ? 0 : ui.width_of(row.figure, figure) + ui.px(8);
  const float places = row.place.empty() ? 0 : ui.text_px(22) + ui.px(6);
  const float marks = row.mark ? std::min(rest.h * 0.5F, ui.text_px(16)) + ui.px(7) : 0;
  // In a narrow place the name counts most, then the figure.
  const bool placed = rest.w - figures - marks - places >= wide;
  const bool figured = rest.w - marks - figures >= wide;
  const bool marked = rest.w - marks >= wide;
  if (placed && places > 0) {
    ui.text(rest.take_left(ui.text_px(22)), row.place,
            {.size = LetterSize::label, .face = Face::poster, .colour = letters, .align = Align::right, .most = 30});
    rest.take_left(ui.px(6));
  }
  if (row.mark && marked) {
    mark_before(ui, rest, marks - ui.px(7), row.mark->mark, colour::of(row.mark->ink), 7);
  }
  if (figured && figures > 0) {
    ui.text(rest.take_right(figures - ui.px(6)), row.figure, figure);
    rest.take_right(ui.px(6));
  }
  const TextStyle note{.size = LetterSize::small,
                       .face = row.bad ? Face::sans_bold : Face::sans,
                       .colour = row.bad         ? colour::bad
                                 : touch.focused ? colour::ink
                                                 : colour::ink_soft};
  const bool whole = ui.width_of(row.note, note) <= rest.w;
  const std::string& shown = whole ? row.note : row.brief;
  if (!shown.empty() && ui.width_of(shown, note) <= rest.w) {
    ui.text(rest.take_bottom(rest.h * 0.44F), shown, note);
  }
  const TextStyle tag{.size = LetterSize::small, .face = Face::sans_bold, .colour = colour::bad, .align = Align::right};
  const float tags = row.tag.empty() ? 0 : ui.width_of(row.tag, tag) + ui.px(6);
  if (tags > 0 && rest.w - tags >= wide) {
    ui.text(rest.take_right(tags - ui.px(4)), row.tag, tag);
    rest.take_right(ui.px(4));
  }
  ui.text(rest, row.name, name);
  if (touch.focused) {
    focus_edge(ui, box);
  }
  return touch;
}

void draw_question_head(const OpenQuestion& question, std::string_view left, Box box, Ui& ui) {
  const TextStyle small{.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::right};
  ui.text(box.take_right(std::min(ui.width_of(left, small) + ui.px(4), box.w * 0.4F)), left, small);
  ui.text(box, question.prompt.title, {.size = LetterSize::heading, .face = Face::poster, .most = 40});
}

void list_head(Ui& ui, const Box& box, std::string_view text, std::string_view figure) {
  Box inside = box.inset(ui.px(8), 0);
  if (!figure.empty()) {
    const TextStyle type{.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right};
    ui.text(inside.take_right(std::min(inside.w * 0.4F, ui.width_of(figure, type))), figure, type);
    inside.take_right(ui.px(8));
  }
  ui.text(inside, text, {.size = LetterSize::small, .face = Face::sans_bold, .colour = colour::ink_soft});
}

namespace {

using namespace overlay;

/// The meetings it takes until one man of so many is left.
int meetings_for(int men) {
  int meetings = 0;
  for (int places = 1; places < men; places *= 2) {
    ++meetings;
  }
  return meetings;
}

/// The weeks in which something can be on: the meetings of the tournament, then every one.
std::vector<int> weeks_of_play(const BoutView& view) {
  const Setup& setup = *view.setup;
  const State& now = view.now();
  int men = 0;
  each_man(setup, now, [&men](Person) { ++men; });
  const int apart = setup.tables.meeting_weeks;
  // Once it is over nobody knows any more how many took part: its last week is known from the end.
  const bool weekly = now.meeting == 0 && now.week > 0;
  const int before = now.week + now.weeks_left - setup.options.weeks;  // a week that runs is among those left
  const int last_meeting = weekly ? before / apart * apart : apart * meetings_for(men);
  std::vector<int> weeks;
  for (int week = apart; week <= last_meeting; week += apart) {
    weeks.push_back(week);
  }
  for (int week = last_meeting + 1; week <= last_meeting + setup.options.weeks; ++week) {
    weeks.push_back(week);
  }
  return weeks;
}

CalendarCell cell_of(const BoutView& view, int week, int last, Ui& ui) {
  const State& now = view.now();
  CalendarCell cell{.label = std::to_string(week), .is_now = week == now.week, .is_over = week < now.week};
  bool title = false;
  for (const PastBout& past : view.chronicle().bouts()) {
    cell.bouts += past.week == week ? 1 : 0;
    title = title || (past.week == week && past.bout.title);
  }
  const int mandatory = view.setup->options.mandatory_weeks;
  const bool due = now.meeting == 0 && mandatory > 0 && now.ladder.champion != nobody && week >= now.week &&
                   week == std::max<int>(now.week, now.last_defence + mandatory);
  cell.is_grand = title || due;
  if (cell.is_grand) {
    cell.note = panel_text(ui, "calendar-title");
  } else if (week == last) {
    cell.note = panel_text(ui, "calendar-end");
  }
  return cell;
}

}  // namespace

float calendar_height(const Ui& ui) { return ui.text_px(56); }

void draw_calendar(const BoutView& view, const Box& box, Ui& ui) {
  const std::vector<int> weeks = weeks_of_play(view);
  const auto fit = static_cast<std::ptrdiff_t>(std::max(1.0F, box.w / ui.text_px(62)));
  const auto count = static_cast<std::ptrdiff_t>(weeks.size());
  const auto here = std::ranges::lower_bound(weeks, view.now().week) - weeks.begin();
  const auto shown = std::min(fit, count);
  const auto first = std::clamp<std::ptrdiff_t>(here - shown / 2, 0, count - shown);
  std::vector<CalendarCell> cells;
  for (std::ptrdiff_t index = first; index < first + shown; ++index) {
    cells.push_back(cell_of(view, weeks[static_cast<std::size_t>(index)], weeks.back(), ui));
  }
  calendar_strip(ui, box, cells);
}

using namespace overlay;

std::vector<LetterLine> compare(const BoutView& view, Person left, Person right, std::size_t most, Ui& ui) {
  const State& now = view.now();
  const std::array men{left, right};
  std::vector<LetterLine> lines;
  const auto add = [&](std::string_view label, const std::array<int, 2>& values, const std::array<std::string, 2>& sides,
                       int sign) {
    const int difference = sign * (values[0] - values[1]);
    lines.push_back({.label = panel_text(ui, label),
                     .sides = sides,
                     .better = difference > 0   ? 0
                               : difference < 0 ? 1
                                                : -1});
  };
  const auto figures = [&](std::string_view label, auto value, int sign = 1) {
    const std::array values{static_cast<int>(value(men[0])), static_cast<int>(value(men[1]))};
    add(label, values, {std::to_string(values[0]), std::to_string(values[1])}, sign);
  };
  figures("strength", [&](Person person) { return strength(now.man(person).boxer); });
  {
    const std::array values{now.man(left).pop(), now.man(right).pop()};
    add("pop", values, {points_text(values[0]), points_text(values[1])}, 1);
  }
  if (now.ladder.champion != nobody || !now.ladder.contenders.empty()) {
    const std::array ranks{rank_of(now.ladder, left), rank_of(now.ladder, right)};
    add("rank", ranks, {rank_text(ranks[0], ui.words()), rank_text(ranks[1], ui.words())}, -1);
  }
  lines.push_back({.label = panel_text(ui, "record"), .sides = {record_text(now.man(left)), record_text(now.man(right))}});
  figures(
      "carried", [&](Person person) { return carried_damage(*view.setup, now, person); }, -1);
  figures("agility", [&](Person person) { return now.man(person).boxer.agility; });
  figures("punches", [&](Person person) { return punches_of(now.man(person).boxer); });
  figures("endurance", [&](Person person) { return now.man(person).boxer.endurance; });
  figures("counterpunch", [&](Person person) { return now.man(person).boxer.counterpunch; });
  lines.resize(std::min(lines.size(), most));
  return lines;
}

}  // namespace fc::ringside_campaign
