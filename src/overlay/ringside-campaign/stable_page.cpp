#include "overlay/ringside-campaign/stable_page.h"

#include <algorithm>

#include "overlay/controls/widgets.h"
#include "overlay/ringside-campaign/man_card.h"
#include "rules/ringside-campaign/club.h"
#include "scene/ringside-campaign/naming.h"
#include "scene/ringside-campaign/people.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;

constexpr std::size_t bouts_of_a_man = 8;

std::string note_of(const OfficeView& view, Person person, Ui& ui) {
  if (!is_rested(view.setup, view.state, person)) {
    return std::string(ui.word("ringside-campaign.office.tired_note"));
  }
  return wear::may_wear(view.setup, view.man(person)) ? std::string(ui.word("ringside-campaign.office.wears_note"))
                                                      : std::string();
}

LadderModel men_of(const OfficeView& view, int seat, Ui& ui) {
  LadderModel model;
  model.figure_head = ui.word("ringside-campaign.office.pop");
  for (const Person person : view.state.manager(seat).stable) {
    const Man& man = view.man(person);
    const int rank = rank_of(view.state.ladder, person);
    LadderRow row{.place = rank == 0         ? std::string(ui.word("ringside-campaign.office.champion_place"))
                           : rank == no_rank ? std::string("\u2013")
                                             : std::to_string(rank),
                  .name = std::string(man_name(view.setup, person, ui.words())),
                  .note = note_of(view, person, ui),
                  .figure = points_text(man.pop()),
                  .form = form_of(view.chronicle, person, bouts_of_a_man),
                  .from = static_cast<float>(model.rows.size()),
                  .crowned = rank == 0,
                  .looks = view.looks_of(person)};
    model.rows.push_back(row);
  }
  return model;
}

/// All curves of the stable, that of the man one looks at in front.
void curves(const OfficeView& view, int seat, Person looked_at, const Box& box, Ui& ui) {
  PlotModel plot;
  int from = view.state.week;
  for (const Person person : view.state.manager(seat).stable) {
    Curve curve = pop_curve(view, person);
    curve.is_faint = person != looked_at;
    curve.name = last_name(view.setup, person, ui.words());
    if (!curve.points.empty()) {
      from = std::min(from, static_cast<int>(curve.points.front().at));
    }
    plot.curves.push_back(curve);
  }
  plot.marks = pop_marks(view, looked_at);
  plot.nothing = ui.word("ringside-campaign.office.no_bouts");
  scale_pop(plot, view, from, 6);
  Box rest = box;
  ui.text(rest.take_top(ui.text_px(24)), ui.word("ringside-campaign.office.pop_by_week"),
          {.size = LetterSize::body, .face = Face::sans_bold});
  draw_plot(ui, rest, plot);
}

}  // namespace

void draw_stable_page(const OfficeView& view, const Box& box, OfficeMemory& memory, Ui& ui) {
  const int seat = memory.stable_seat < 0 ? view.seat : memory.stable_seat;
  Box rest = box;
  const Box head = rest.take_top(ui.px_for_letters(40, 58));
  const int chosen = choose_manager(view, "stable-manager", head, seat, ui);
  if (chosen != seat) {
    memory.stable_seat = chosen;
    memory.stable_row = 0;
    ui.redraw();
  }
  rest.take_top(ui.px(10));
  const auto& stable = view.state.manager(seat).stable;
  if (stable.empty()) {
    ui.text(rest, ui.word("ringside-campaign.office.empty_stable"),
            {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre, .wrap = true});
    return;
  }
  const auto count = static_cast<int>(stable.size());
  const bool tall = rest.h > rest.w;
  Box side = tall ? rest.take_bottom(rest.h * 0.66F) : rest.take_right(rest.w * 0.5F);
  tall ? rest.take_bottom(ui.px(12)) : rest.take_right(ui.px(14));
  const float tight = ui.text_px(20) + ui.px_for_letters(30, 46) * static_cast<float>(count);
  const float airy = ui.text_px(20) + ui.px_for_letters(30, 46) * 1.35F * static_cast<float>(count);
  const float curves_least = ui.text_px(160);
  const bool has_curves = rest.h - tight > curves_least;
  const Box list = rest.take_top(has_curves && !tall ? std::min(airy, rest.h - curves_least) : rest.h);
  ladder(ui, list, men_of(view, seat, ui), memory.stable, memory.stable_row);
  memory.stable_row = std::clamp(memory.stable_row, 0, count - 1);
  const Person looked_at = stable[static_cast<std::size_t>(memory.stable_row)];
  if (tall) {
    curves(view, seat, looked_at, side.take_bottom(side.h * 0.5F), ui);
    side.take_bottom(ui.px(10));
  } else if (has_curves) {
    rest.take_top(ui.px(10));
    curves(view, seat, looked_at, rest, ui);
  }
  draw_man_card(view, looked_at, side, ui);
}

}  // namespace fc::ringside_campaign
