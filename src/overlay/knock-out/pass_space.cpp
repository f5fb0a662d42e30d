// The pass space below the pot, over the seats beside the ring: every chip that was laid aside in this fight, in a pile for
// each manager. Source: rules/knock-out/rules.md, 3.6.
#include <algorithm>

#include "overlay/knock-out/bout_view.h"
#include "overlay/knock-out/icons.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

constexpr float pass_side = 27;      // units
constexpr float pass_thickness = 7;  // of a chip in a pile

Box space_of(const BoutView& view, Ui& ui) {
  const Box& ring = view.layout.ring;
  return {ring.x + ui.px(8), ring.y + plates_height(view, ui) + ui.px(8), ui.px(118), ui.px(90)};
}

int passes_of(const BoutView& view, int seat) { return view.fight().passes[static_cast<std::size_t>(seat)]; }

/// Where the chip `above` others of that seat's lies. Where piles would touch, every other one stands farther back.
Box place_of(const BoutView& view, int seat, int above, Ui& ui) {
  const Box piles = space_of(view, ui).inset(ui.px(5), ui.px(4));
  const float side = ui.px(pass_side);
  const float apart = (piles.w - side) / static_cast<float>(view.setup->players - 1);
  const bool back = apart < side && seat % 2 == 1;
  const float foot = piles.bottom() - (back ? side * 0.68F : 0);
  return Box{piles.x + apart * static_cast<float>(seat), foot - side - ui.px(pass_thickness) * static_cast<float>(above),
             side, side};
}

void pile(const BoutView& view, int seat, Ui& ui) {
  const std::optional<LaidChip>& chip = view.readout.chip;
  const bool flies = chip && chip->placement == Placement::passed && chip->seat == seat && chip_flies(*chip, ui);
  const int lying = passes_of(view, seat) - (flies ? 1 : 0);
  for (int above = 0; above < lying; ++above) {
    draw_chip(ui, place_of(view, seat, above, ui), view.mark(seat), BetType::win);
  }
}

}  // namespace

void draw_pass_space(const BoutView& view, Ui& ui) {
  const bool chips_lie = view.readout.act == Act::fight && view.readout.chip;
  if (view.readout.act != Act::betting && !chips_lie) {
    return;
  }
  const Box space = space_of(view, ui);
  const Panel panel(ui, "pass-space", space, true);
  ui.fill(space, colour::paper_shade);
  ui.frame(space, colour::ink, ui.px(1.5F));
  Box rest = space.inset(ui.px(4), ui.px(3));
  ui.text(rest.take_top(ui.px(19)), ui.word("knock-out.panel.passed"),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre, .most = 20});
  for (const int parity : {1, 0}) {  // the piles farther back first
    for (int seat = parity; seat < view.setup->players; seat += 2) {
      pile(view, seat, ui);
    }
  }
}

Box pass_place(const BoutView& view, int seat, Ui& ui) {
  return place_of(view, seat, std::max(0, passes_of(view, seat) - 1), ui);
}

}  // namespace fc::knock_out
