#include "overlay/ringside-campaign/office_view.h"

#include <algorithm>
#include <cmath>

#include "overlay/controls/widgets.h"
#include "rules/ringside-campaign/figures.h"
#include "scene/ringside-campaign/marks.h"
#include "scene/ringside-campaign/naming.h"

namespace fc::ringside_campaign {

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

int choose_manager(const OfficeView& view, std::string_view id, const Box& box, int seat, Ui& ui) {
  const int seats = seats_of(view.setup);
  Box rest = box;
  const scene::SeatMark mark = mark_of(seat);
  const Box place = rest.take_left(box.h);
  ui.fill(place, colour::of(mark.ink));
  seat_mark(ui, place.centred(box.h * 0.6F, box.h * 0.6F), mark.mark, colour::on(mark.ink));
  const int step = stepper(ui, id, rest, {}, view.manager(seat));
  return (seat + step + seats) % seats;
}

}  // namespace fc::ringside_campaign
