// The rounds of the fight in the tray: who was driven in each, and how far. The cards that did it stay out of sight.
// Source: rules/knock-out.md, 3.7, 3.14.
#include <algorithm>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/knock-out/bout_view.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

/// The mark of whoever was driven, and his steps; a hook stands on gold.
void fought(const FoughtRound& round, Box box, Ui& ui) {
  if (round.hook) {
    ui.fill(box, colour::faded(colour::gold, 0.6F));
  }
  if (round.steps == 0) {
    ui.text(box, "=", {.size = LetterSize::title, .face = Face::poster, .align = Align::centre, .most = 44});
    return;
  }
  const float side = std::min(box.h * 0.6F, box.w * 0.34F);
  corner_mark(ui, box.take_left(box.w * 0.48F).centred(side, side), round.mover, colour::of(round.mover));
  ui.text(box.inset(ui.px(4), 0), std::to_string(round.steps),
          {.size = LetterSize::title,
           .face = Face::poster,
           .colour = colour::of(round.mover),
           .align = Align::left,
           .most = 48});
}

}  // namespace

void draw_rounds(const BoutView& view, Ui& ui) {
  const Readout& shown = view.readout;
  if (shown.act != Act::fight || shown.chip) {
    return;
  }
  const Box tray = view.layout.tray.inset(ui.px(12), ui.px(8));
  const Panel panel(ui, "rounds", tray, true);
  for (std::size_t round = 0; round < fight_rounds; ++round) {
    Box slip = tray.column(static_cast<int>(round), static_cast<int>(fight_rounds), ui.px(8));
    const bool told = round < shown.rounds.size();
    const bool now = round == shown.rounds.size();
    ui.fill(slip, told ? colour::paper : colour::faded(colour::paper_shade, now ? 0.85F : 0.35F));
    ui.frame(slip, now ? colour::gold : colour::ink, ui.px(now ? 3 : 1.5F));
    const Box number = slip.take_top(slip.h * 0.32F);
    ui.text(
        number, std::to_string(round + 1),
        {.size = LetterSize::label, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre, .most = 22});
    if (told) {
      fought(shown.rounds[round], slip.inset(ui.px(3)), ui);
    } else if (now) {
      ui.text(
          slip, "?",
          {.size = LetterSize::title, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre, .most = 40});
    }
  }
}

}  // namespace fc::knock_out
