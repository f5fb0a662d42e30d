#include "overlay/ringside-campaign/calendar.h"

#include <algorithm>
#include <string>
#include <vector>

#include "overlay/office/letter.h"

namespace fc::ringside_campaign {
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

}  // namespace fc::ringside_campaign
