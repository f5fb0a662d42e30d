// The stables while they are formed: every manager's men as the dice make them, their cuts, their seeds.
#include <algorithm>
#include <string>

#include "overlay/ringside-campaign/bout_view.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;

/// The dice of a man who is half made: "Agility 57 · 2 3 4".
std::string half_made(const Making& making, Ui& ui) {
  if (making.boxer.agility == 0) {
    return panel_text(ui, "new-man");
  }
  return panel_text(
      ui, "half-made",
      {{"agility", std::to_string(making.boxer.agility)}, {"punches", punches_text(making.boxer, making.punch)}});
}

/// What counts about a man now: his seed, his cut, or how strong he is.
std::string figure_of(const State& now, Person person, Ui& ui) {
  const Man& man = now.man(person);
  if (man.seed > 0) {
    return panel_text(ui, "seed", {{"number", std::to_string(man.seed)}});
  }
  if (man.cut > 0) {
    return panel_text(ui, "percent", {{"number", std::to_string(man.cut)}});
  }
  return std::to_string(strength(man.boxer));
}

void man_line(const BoutView& view, Person person, Box row, Ui& ui) {
  const State& now = view.now();
  const bool latest = person == view.readout.roller;
  ui.fill(row, latest ? colour::gold : colour::paper);
  ui.fill({row.x, row.bottom() - 1, row.w, 1}, colour::paper_deep);
  row = row.inset(ui.px(8), ui.px(2));
  const std::string figure = figure_of(now, person, ui);
  const Type number{.size = LetterSize::large, .face = Face::sans_bold, .align = Align::right};
  ui.text(row.take_right(std::min(ui.width_of(figure, number) + ui.px(2), row.w * 0.4F)), figure, number);
  row.take_right(ui.px(6));
  const Type small{.size = LetterSize::small, .colour = colour::ink_soft};
  const ringside::Boxer& boxer = now.man(person).boxer;
  const std::string note = panel_text(ui, "man-note",
                                      {{"strength", std::to_string(strength(boxer))},
                                       {"agility", std::to_string(boxer.agility)},
                                       {"punches", std::to_string(punches_of(boxer))}});
  if (row.h > ui.text_px(34) && ui.width_of(note, small) <= row.w) {
    ui.text(row.take_bottom(row.h * 0.42F), note, small);
  }
  const Type name{.size = LetterSize::label, .face = Face::poster, .most = 30};
  ui.text(row, name_for(view, person, row.w, name, ui), name);
}

void stable(const BoutView& view, int seat, Box box, float height, Ui& ui) {
  const State& now = view.now();
  const scene::SeatMark mark = mark_of(seat);
  Box band = box.take_top(ui.px_for_letters(34, 50));
  ui.fill(band, colour::of(mark.ink));
  band = band.inset(ui.px(8), ui.px(2));
  const float side = band.h * 0.66F;
  seat_mark(ui, band.take_left(side).centred(side, side), mark.mark, colour::on(mark.ink));
  band.take_left(ui.px(8));
  ui.text(band, view.manager(seat),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::on(mark.ink), .most = 34});
  for (const Person person : now.manager(seat).stable) {
    man_line(view, person, box.take_top(height), ui);
  }
  const bool makes = now.phase == Phase::forming && now.asked.kind == NeedKind::roll && now.making.seat == seat;
  if (makes && box.h > height * 0.5F) {
    const Box row = box.take_top(height);
    ui.frame(row, colour::ink_soft, ui.px(1));
    ui.text(row.inset(ui.px(8), ui.px(2)), half_made(now.making, ui),
            {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::ink_soft});
  }
}

std::string_view heading_key(Phase phase) {
  return phase == Phase::forming ? "stables-heading" : phase == Phase::cuts ? "cuts-heading" : "seeds-heading";
}

}  // namespace

void draw_forming(const BoutView& view, const Box& box, Ui& ui) {
  Box rest = box;
  poster_heading(ui, rest.take_top(ui.px_for_letters(44, 64)), panel_text(ui, heading_key(view.now().phase)),
                 LetterSize::heading);
  const int seats = seats_of(*view.setup);
  const float gap = ui.px(12);
  const int columns = std::clamp(static_cast<int>(rest.w / ui.text_px(165)), 1, std::min(seats, 4));
  const int rows = (seats + columns - 1) / columns;
  const int men = std::max<int>(view.setup->options.stable_size, 1);
  const Box place = rest.row(0, rows, gap);
  const float room = place.h - ui.px_for_letters(34, 50);
  const float height = std::clamp(room / static_cast<float>(men), ui.text_px(20), ui.text_px(46));
  for (int seat = 0; seat < seats; ++seat) {
    stable(view, seat, rest.row(seat / columns, rows, gap).column(seat % columns, columns, gap), height, ui);
  }
}

}  // namespace fc::ringside_campaign
