// The minute between two rounds: what each man's round was, what the judges saw, and how the corners close cuts. And the
// cards at the end.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "overlay/bout/scorecards.h"
#include "overlay/controls/widgets.h"
#include "overlay/the-ring/panels.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {
namespace {

using namespace overlay;

/// A man's round in four figures beside his name.
void round_line(const BoutView& view, const RoundLine& line, Corner corner, Box box, Ui& ui) {
  const Box name = box.take_left(box.w * 0.3F);
  ui.fill(name, colour::of(corner));
  ui.text(name.inset(ui.px(8), 0), view.name(corner),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper});
  box.take_left(ui.px(8));
  const auto minus = [](int value) { return value > 0 ? "−" + std::to_string(value) : std::string("0"); };
  figure_row(ui, box,
             std::array<Figure, 4>{
                 {{"the-ring.panel.points", std::to_string(line.points), colour::of(corner)},
                  {"the-ring.panel.down", std::to_string(line.down), line.down > 0 ? colour::bad : colour::ink},
                  {"the-ring.panel.aggression", std::to_string(line.aggression)},
                  {"the-ring.panel.deducted", minus(line.deducted), line.deducted > 0 ? colour::bad : colour::ink}}});
}

/// "2 × +3 +1": twice the margin, the die's shift, the city.
std::string view_text(const JudgeScored& scored) {
  std::string text = "2 × " + with_sign(scored.margin);
  for (const int more : {scored.shift, scored.local}) {
    text += more != 0 ? " " + with_sign(more) : std::string();
  }
  return text;
}

void judge_card(const BoutView& view, const ShownMinute& minute, std::size_t judge, Box box, Ui& ui) {
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(1.5F));
  const std::string name = ui.say("the-ring.panel.card_of", {{"number", std::to_string(judge + 1)}});
  ui.text(box.take_top(box.h * 0.28F), name, {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre});
  const bool is_in = judge < minute.judges.size();
  if (!overlay::open_cards.is_on(view.model->settings)) {
    if (is_in) {
      stamp(ui, box.inset(ui.px(14), ui.px(6)), ui.word("the-ring.panel.sealed"), colour::ink_soft, minute.age);
    }
    return;
  }
  if (!is_in) {
    return;
  }
  const JudgeScored& scored = minute.judges[judge];
  ui.text(box.take_bottom(box.h * 0.32F), view_text(scored),
          {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre});
  for (const Corner corner : both_corners) {
    const std::size_t side = fc::index_of(corner);
    ui.text(box.column(static_cast<int>(side), 2), std::to_string(scored.scores[side]),
            {.size = LetterSize::title, .face = Face::poster, .colour = colour::of(corner), .align = Align::centre});
  }
}

/// A slip for every cut that was looked after.
void corner_work(const BoutView& view, const ShownMinute& minute, const Box& box, Ui& ui) {
  std::vector<Chip> chips;
  for (const CornerWorked& worked : minute.worked) {
    const std::string text = ui.say(worked.closes ? "the-ring.panel.closed" : "the-ring.panel.stays_open",
                                    {{"boxer", std::string(view.name(worked.corner))},
                                     {"place", std::string(ui.word(key_of(worked.location)))},
                                     {"die", std::to_string(worked.die)},
                                     {"rating", std::to_string(worked.rating)}});
    chips.push_back({text, worked.closes ? colour::good : colour::bad, colour::paper});
  }
  chip_rows(ui, box, chips);
}

bool shows_verdict(const BoutView& view) {
  return view.readout.end && view.readout.end->ended && !is_stoppage(view.readout.end->ended->end.method);
}

}  // namespace

bool has_sheet_over_columns(const BoutView& view) {
  return view.readout.before || shows_verdict(view) || (shows_minute(view) && !view.answers_in_columns());
}

void draw_minute(const BoutView& view, Ui& ui) {
  if (!shows_minute(view)) {
    return;
  }
  const ShownMinute& minute = *view.readout.minute;
  const bool bleeds = std::ranges::any_of(
      both_corners, [&](Corner corner) { return std::ranges::any_of(view.boxer(corner).cuts, &Cut::open); });
  const float units = bleeds || !minute.worked.empty() ? 12 : 9.6F;
  const RingSheet sheet(ui, view.layout, "minute", !view.answers_in_columns());
  Box rest = sheet.inside(20, 14);
  const float unit = rest.h / units;
  poster_heading(ui, rest.take_top(unit * 1.4F),
                 ui.say("the-ring.panel.after_round", {{"round", std::to_string(minute.bell.round)}}), LetterSize::heading);
  for (const Corner corner : both_corners) {
    round_line(view, minute.bell.lines[fc::index_of(corner)], corner, rest.take_top(unit * 1.9F), ui);
    rest.take_top(unit * 0.2F);
  }
  sheet_heading(ui, rest.take_top(unit), "the-ring.panel.judges");
  const Box cards = rest.take_top(unit * 2.8F);
  for (std::size_t judge = 0; judge < judge_count; ++judge) {
    judge_card(view, minute, judge, cards.column(static_cast<int>(judge), judge_count, ui.px(18)), ui);
  }
  if (!minute.worked.empty()) {
    sheet_heading(ui, rest.take_top(unit), "the-ring.panel.corner_work");
    corner_work(view, minute, rest, ui);
  }
}

bool draw_verdict(const BoutView& view, Ui& ui) {
  if (!shows_verdict(view)) {
    return false;
  }
  const ShownEnd& shown = *view.readout.end;
  const BoutEnded& ended = *shown.ended;
  verdict_sheet(ui, view, "the-ring", ended.cards, shown.cards_read, ended.end,
                shown.verdict ? key_of(ended.end.method) : "");
  return true;
}

}  // namespace fc::the_ring
