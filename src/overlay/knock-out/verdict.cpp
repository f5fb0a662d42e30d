// The verdict in the tray that the cards have left: who won, what it pays, and the class cards turning over, large enough to
// be read from the other end of the room. Source: rules/knock-out.md, 3.8 to 3.10.
#include <algorithm>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/knock-out/bout_view.h"
#include "overlay/knock-out/icons.h"
#include "scene/knock-out/naming.h"
#include "scene/knock-out/pace.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

constexpr double cards_gone_seconds = 1.6;  // after the decision the tray is empty

/// From when on the result may be read: of a knockout when it is called.
double shown_after(const FightResult& result) {
  return result.knockout ? static_cast<double>(knockout_called_seconds) : cards_gone_seconds;
}

/// What this boxer's start money brought; 0 before it is paid.
Money prize_of(const BoutView& view, BoxerIndex boxer) {
  for (const PrizePaid& prize : view.readout.prizes) {
    if (prize.boxer == boxer) {
      return prize.amount;
    }
  }
  return 0;
}

/// His class card, turning while his class changes.
void class_card(const BoutView& view, BoxerIndex boxer, const Box& box, Ui& ui) {
  const std::optional<TurningCard>& turning = view.readout.turning;
  const Class now = view.readout.now.boxer(boxer).rank;
  const bool turns = turning && turning->boxer == boxer;
  draw_class_card(ui, box, turns ? turning->from.rank : now, turns ? turning->to.rank : now, turns ? turning->share : 1);
}

void verdict_line(const BoutView& view, Corner corner, Box box, Ui& ui) {
  const BoxerIndex index = view.fight().of(corner).boxer;
  const Boxer& boxer = view.readout.now.boxer(index);
  ui.fill(box.take_left(ui.px(30)), colour::of(corner));
  corner_mark(ui, Box{box.x - ui.px(30), box.y, ui.px(30), box.h}.centred(ui.px(18), ui.px(18)), corner, colour::paper);
  box = box.inset(ui.px(7), ui.px(5));
  const bool narrow = box.w < ui.px(320);  // the name needs its room
  const float side = std::min(box.h, ui.px(narrow ? 30 : 44));
  class_card(view, index, box.take_left(side).centred(side, side), ui);
  box.take_left(ui.px(8));
  if (const Money prize = prize_of(view, index); prize > 0) {
    ui.text(box.take_right(ui.px(narrow ? 60 : 78)), signed_money_text(prize, ui.words()),
            {.size = LetterSize::heading, .face = Face::poster, .colour = colour::good, .align = Align::right, .most = 26});
    box.take_right(ui.px(6));
  }
  if (boxer.title != Title::none) {
    draw_title(ui, box.take_right(side * 0.72F).centred(side * 0.6F, side * 0.6F), boxer.title);
  }
  if (boxer.out) {
    const float width = ui.px(narrow ? 50 : 54);
    const Box sign = box.take_right(width + ui.px(4)).centred(width, side * 0.66F);
    ui.fill(sign, colour::bad);
    ui.text(sign.inset(ui.px(3), 0), ui.word("knock-out.panel.out"),
            {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper, .align = Align::centre, .most = 22});
  }
  ui.text(box, boxer_name(view, index, ui), {.size = LetterSize::heading, .face = Face::poster, .wrap = true, .most = 32});
}

}  // namespace

void draw_verdict(const BoutView& view, Ui& ui) {
  const std::optional<FightResult>& result = view.readout.result;
  const bool shown = view.readout.act == Act::decision || view.readout.act == Act::settlement;
  if (!shown || !result || result->age < shown_after(*result) || !view.has_fight()) {
    return;
  }
  const Box box = view.layout.tray.inset(ui.px(3));
  const Panel panel(ui, "verdict", box, true);
  paper_card(ui, box);
  const Box inner = box.inset(ui.px(3));
  const std::array<Corner, 2> order{result->corner, other(result->corner)};
  for (int line = 0; line < 2; ++line) {
    verdict_line(view, order.at(static_cast<std::size_t>(line)), inner.row(line, 2, ui.px(2)), ui);
  }
}

}  // namespace fc::knock_out
