// What stands round the desk all the time: the week and who decides, the managers with their cash and men.

#include <algorithm>
#include <cmath>
#include <string>

#include "overlay/bout/bout_parts.h"
#include "overlay/controls/widgets.h"
#include "overlay/ringside-campaign/cards.h"
#include "overlay/ringside-campaign/pages.h"
#include "rules/ringside-campaign/stables.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;

std::string_view phase_key(const State& state) {
  switch (state.phase) {
    case Phase::forming:
    case Phase::cuts: return "phase.forming";
    case Phase::seeding:
    case Phase::ranking: return "phase.ranking";
    case Phase::booking: return "phase.booking";
    case Phase::disputes: return "phase.disputes";
    case Phase::fight_night: return "phase.night";
    case Phase::television: return "phase.television";
    case Phase::visitors: return "phase.visitors";
    case Phase::front_office: return "phase.office";
    case Phase::title: return "phase.title";
    case Phase::finished: return "phase.finished";
  }
  return "phase.finished";
}

/// What is done, and where the cameras are this week.
std::string phase_line(const BoutView& view, Ui& ui) {
  const State& now = view.now();
  const std::string phase = panel_text(ui, phase_key(now));
  return now.television ? phase + " · " + panel_text(ui, "cameras-at", {{"arena", ui.word(key_of(*now.television))}})
                        : phase;
}

std::string week_line(const BoutView& view, Ui& ui) {
  const State& now = view.now();
  if (now.week == 0) {
    return panel_text(ui, "opening");
  }
  if (now.meeting > 0) {
    return panel_text(ui, "meeting", {{"meeting", std::to_string(now.meeting)}});
  }
  // A week that is over no longer counts among those left.
  const int last = now.week + std::max(0, now.weeks_left - (view.readout.week_over ? 0 : 1));
  return panel_text(ui, "week", {{"week", std::to_string(now.week)}, {"last", std::to_string(last)}});
}

/// Shape, name and device of whoever decides, on his colour.
void decider_plate(const BoutView& view, int seat, const Box& box, Ui& ui) {
  const scene::SeatMark mark = mark_of(seat);
  const ImU32 letters = colour::on(mark.ink);
  ui.fill(box, colour::of(mark.ink));
  Box rest = box.inset(ui.px(8), ui.px(3));
  mark_before(ui, rest, std::min(rest.h * 0.8F, ui.px(34)), mark.mark, letters, 10);
  const SeatModel& who = view.sitter(seat);
  const Box device = rest.take_right(std::min(rest.h * 1.4F, ui.px(56)));
  ui.fill(device.inset(0, ui.px(3)), colour::paper);
  device_picture(ui, device.inset(ui.px(5), ui.px(6)), who.kind == SeatKind::bot ? DeviceLook::bot : who.controls.look);
  rest.take_right(ui.px(8));
  ui.text(rest, view.manager(seat), {.size = LetterSize::title, .face = Face::poster, .colour = letters, .most = 44});
}

/// One man of a stable: name, what he stands at, and whether he may rest.
void stable_line(const BoutView& view, Person person, Box box, Ui& ui) {
  const State& now = view.now();
  const Man& man = now.man(person);
  const int rank = rank_of(now.ladder, person);
  const int rest = weeks_of_rest(*view.setup, now, person);
  const TextStyle small{.size = LetterSize::small, .colour = rest > 0 ? colour::ink_soft : colour::ink};
  TextStyle figure = small;
  figure.align = Align::right;
  figure.face = Face::sans_bold;
  ui.text(box.take_right(ui.text_px(34)), points_text(man.pop()), figure);
  if (rest > 0) {
    ui.text(box.take_right(ui.text_px(30)), panel_text(ui, "rest-weeks", {{"weeks", std::to_string(rest)}}),
            {.size = LetterSize::small, .face = Face::sans_bold, .colour = colour::bad, .align = Align::right});
  }
  const Box place = box.take_left(ui.text_px(24));
  ui.text(place,
          rank == 0         ? "C"
          : rank == no_rank ? std::string()
                            : std::to_string(rank),
          {.size = LetterSize::small, .face = Face::sans_bold, .colour = rank == 0 ? colour::bad : colour::ink_soft});
  ui.text(box, name_for(view, person, box.w, small, ui), small);
}

void manager_card(const BoutView& view, int seat, const Box& box, Ui& ui) {
  const State& now = view.now();
  const Manager& manager = now.manager(seat);
  const bool decides = view.decider() == seat;
  const scene::SeatMark mark = mark_of(seat);
  ui.fill(box, decides ? colour::paper : colour::paper_shade);
  Box rest = box;
  Box band = rest.take_top(std::min(rest.h * 0.5F, ui.px_for_letters(30, 44)));
  ui.fill(band, colour::of(mark.ink));
  const ImU32 letters = colour::on(mark.ink);
  band = band.inset(ui.px(6), ui.px(1));
  mark_before(ui, band, std::min(band.h * 0.72F, ui.px(24)), mark.mark, letters, 7);
  const TextStyle cash{
      .size = LetterSize::label, .face = Face::poster, .colour = letters, .align = Align::right, .most = 30};
  const std::string money = money_text(manager.cash, ui.words());
  ui.text(band.take_right(std::min(ui.width_of(money, cash) + ui.px(4), band.w * 0.6F)), money, cash);
  ui.text(band, view.manager(seat), {.size = LetterSize::label, .face = Face::poster, .colour = letters, .most = 30});
  if (decides) {
    ui.fill(rest.take_bottom(ui.px(4)), colour::gold);
  }
  rest = rest.inset(ui.px(6), ui.px(3));
  const float line = ui.text_px(17);
  for (const Person person : manager.stable) {
    if (rest.h < line * 0.95F) {
      break;
    }
    stable_line(view, person, rest.take_top(line), ui);
  }
}

}  // namespace

std::optional<BoutAction> draw_top(const BoutView& view, Ui& ui) {
  const Box strip = view.layout.top;
  TopStrip top(*view.model, strip, false, ui, 12);
  Box& rest = top.rest;
  Box left = rest.take_left(rest.w * 0.5F);
  const Box phase = left.take_bottom(left.h * 0.36F);
  poster_heading(ui, left, week_line(view, ui), LetterSize::heading, colour::paper, colour::red, Align::left);
  ui.text(phase, phase_line(view, ui), {.size = LetterSize::body, .colour = colour::paper});
  rest.take_left(ui.px(10));
  const int seat = view.decider();
  if (seat != no_seat) {
    decider_plate(view, seat, rest, ui);
  } else if (view.now().phase == Phase::fight_night || view.readout.night) {
    poster_heading(ui, rest, panel_text(ui, "night"), LetterSize::title, colour::gold, colour::red, Align::centre);
  }
  return top.action;
}

void draw_managers(const BoutView& view, const Box& box, Ui& ui) {
  const Panel panel(ui, "managers", box, true);
  ui.fill(box, colour::hall);
  const Box column = box.inset(ui.px(6), ui.px(6));
  const int seats = seats_of(*view.setup);
  const int columns = view.upright() && seats > 4 ? 2 : 1;
  const int rows = (seats + columns - 1) / columns;
  const float gap = ui.px(6);
  std::size_t most = 1;
  for (int seat = 0; seat < seats; ++seat) {
    most = std::max(most, view.now().manager(seat).stable.size());
  }
  const float wanted = ui.px_for_letters(30, 44) + ui.text_px(17) * static_cast<float>(most) + ui.px(12);
  const float height = std::min(column.row(0, rows, gap).h, wanted);
  for (int seat = 0; seat < seats; ++seat) {
    const Box place = column.column(seat / rows, columns, gap);
    const float top = place.y + static_cast<float>(seat % rows) * (height + gap);
    manager_card(view, seat, {place.x, top, place.w, height}, ui);
  }
}

using namespace overlay;

namespace {

Form form_in(const PastBout& bout, Person person) {
  const Corner corner = bout.bout.red == person ? Corner::red : Corner::blue;
  if (bout.result.is_drawn()) {
    return Form::drawn;
  }
  return bout.result.winner == corner ? Form::won : Form::lost;
}

const PastBout& bout_at(const Chronicle& chronicle, std::int32_t index) {
  return chronicle.bouts()[static_cast<std::size_t>(index)];
}

float in_points(int half_points) { return static_cast<float>(half_points) / 2; }

}  // namespace

std::optional<scene::SeatMark> mark_of_man(const OfficeView& view, Person person) {
  const Seat owner = view.man(person).owner;
  return owner < most_managers ? std::optional(mark_of(owner)) : std::nullopt;
}

std::vector<Form> form_of(const Chronicle& chronicle, Person person, std::size_t most) {
  std::span<const std::int32_t> bouts = chronicle.bouts_of(person);
  bouts = bouts.last(std::min(most, bouts.size()));
  std::vector<Form> forms;
  for (const std::int32_t index : bouts) {
    forms.push_back(form_in(bout_at(chronicle, index), person));
  }
  return forms;
}

Curve pop_curve(const OfficeView& view, Person person) {
  Curve curve;
  curve.mark = mark_of_man(view, person);
  curve.is_stepped = true;
  for (const ManAtWeek& week : view.chronicle.weeks_of(person)) {
    curve.points.push_back({.at = static_cast<float>(week.week), .value = in_points(week.pop)});
  }
  const auto now = static_cast<float>(view.state.week);
  if (curve.points.empty() || curve.points.back().at < now || view.man(person).pop() != 0) {
    curve.points.push_back({.at = now, .value = in_points(view.man(person).pop())});
  }
  return curve;
}

std::vector<PlotMark> pop_marks(const OfficeView& view, Person person) {
  std::vector<PlotMark> marks;
  for (const std::int32_t index : view.chronicle.bouts_of(person)) {
    const PastBout& bout = bout_at(view.chronicle, index);
    const std::size_t side = bout.bout.red == person ? 0 : 1;
    marks.push_back({.where = {.at = static_cast<float>(bout.week), .value = in_points(bout.pops_after.at(side))},
                     .form = form_in(bout, person)});
  }
  return marks;
}

void scale_weeks(PlotModel& model, int from_week, int to_week) {
  constexpr int most = 8;
  model.from = static_cast<float>(from_week);
  model.to = static_cast<float>(std::max(to_week, from_week + 1));
  model.times.clear();
  for (const float week : even_values(model.from, model.to, most)) {
    model.times.push_back({.at = week, .text = std::to_string(std::lround(week))});
  }
}

void scale_pop(PlotModel& model, const OfficeView& view, int from_week, int most) {
  fit_values(model, most, 1);
  for (PlotTick& tick : model.values) {
    tick.text = points_text(static_cast<int>(std::lround(2 * tick.at)));
  }
  scale_weeks(model, from_week, view.state.week);
}

std::string record_words(const Man& man, Ui& ui) {
  const int stopped = man.kos + man.tkos;
  return stopped == 0 ? record_text(man)
                      : ui.say("ringside-campaign.office.record_stopped",
                               {{"record", record_text(man)}, {"stopped", std::to_string(stopped)}});
}

std::string rest_words(const OfficeView& view, Person person, Ui& ui) {
  const int damage = carried_damage(view.setup, view.state, person);
  if (damage == 0) {
    return std::string(ui.word("ringside-campaign.office.rested"));
  }
  const int weeks = view.setup.tables.rest_weeks - (view.state.week - view.man(person).last_week);
  return ui.say(weeks == 1 ? "ringside-campaign.office.tired_one" : "ringside-campaign.office.tired",
                {{"damage", std::to_string(damage)}, {"weeks", std::to_string(weeks)}});
}

bool choose_manager(const OfficeView& view, std::string_view id, const Box& box, int seat, int& chosen, Ui& ui) {
  const int seats = seats_of(view.setup);
  Box rest = box;
  const scene::SeatMark mark = mark_of(seat);
  const Box place = rest.take_left(box.h);
  ui.fill(place, colour::of(mark.ink));
  seat_mark(ui, place.centred(box.h * 0.6F, box.h * 0.6F), mark.mark, colour::on(mark.ink));
  const int step = stepper(ui, id, rest, {}, view.manager(seat));
  const int now = (seat + step + seats) % seats;
  if (now == seat) {
    return false;
  }
  chosen = now;
  ui.redraw();
  return true;
}

}  // namespace fc::ringside_campaign
