// What flies over the panels: a chip from its manager's card to the betting table or the pass space, so that everybody sees
// who bets what, and who does not.

#include "overlay/controls/large_page.h"
#include "overlay/ink/shapes.h"
#include "overlay/knock-out/bout_view.h"
#include "overlay/knock-out/icons.h"
#include "scene/timeline.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

constexpr double landing_seconds = 0.07;  // a ring of ink spreads where it fell
constexpr float flight_rise = 46;         // units above the straight way

/// The chip's face: blank unless the offer shows a kind. Source: rules/knock-out/rules.md, 3.6.
BetType face_of(const BoutView& view, const LaidChip& chip) {
  const Bet& bet = view.fight().tables[fc::index_of(chip.table)][static_cast<std::size_t>(chip.cell)];
  return chip.placement == Placement::offered ? bet.type : BetType::win;
}

/// Where it starts: the chips on its manager's card.
Box stock_of(const BoutView& view, int seat, float side) {
  const Box card = view.layout.top.column(seat, view.setup->players);
  return Box{card.right() - 2 * side, card.y + card.h * 0.4F, side, side};
}

}  // namespace

bool chip_flies(const LaidChip& chip, const Ui& ui) {
  return !ui.reduced_motion() && !has_large_pages(ui) && chip.age < chip_flight_seconds;
}

void draw_flying_chip(const BoutView& view, const std::array<Box, 2>& tables, Ui& ui) {
  const std::optional<LaidChip>& chip = view.readout.chip;
  if (!chip || ui.reduced_motion() || chip->age >= chip_flight_seconds + landing_seconds) {
    return;
  }
  const Panel panel(ui, "flight", ui.screen());
  const Box to = chip->placement == Placement::passed ? pass_place(view, chip->seat, ui)
                                                      : chip_place(view, tables.at(fc::index_of(chip->table)), ui);
  if (!chip_flies(*chip, ui)) {
    const float spread = scene::share_of(chip->age, chip_flight_seconds, landing_seconds);
    const float radius = to.w * (0.5F + 0.5F * spread);
    ui.draw().AddCircle({to.middle_x(), to.middle_y()}, radius, colour::faded(colour::ink, 1 - spread), 0,
                        ui.px(4 * (1 - spread)));
    return;
  }
  const float share = scene::share_of(chip->age, 0, chip_flight_seconds);
  const float along = share * share * (3 - 2 * share);
  const Box from = stock_of(view, chip->seat, to.w);
  const float height = 4 * share * (1 - share);
  const float side = to.w * (1 + 0.8F * height);
  const Box shadow = Box{from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along, to.w, to.h};
  fill_disc(ui, shadow.middle_x() + ui.px(6) * height, shadow.middle_y() + ui.px(10) * height, side * 0.46F,
            colour::faded(colour::ink, 0.35F));
  draw_chip(ui, shadow.moved(0, -ui.px(flight_rise) * height).centred(side, side), view.mark(chip->seat),
            face_of(view, *chip));
}

}  // namespace fc::knock_out
