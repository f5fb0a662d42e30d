// The verdict in the places that the cards have left: in each corner whether it won, what that pays, and the class card
// turning over, large enough to be read from the other end of the room. Source: rules/knock-out/rules.md, 3.8 to 3.10.
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

constexpr double cards_gone_seconds = 1.6;  // after the decision the last cards are gone

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

}  // namespace

bool shows_verdict(const BoutView& view) {
  const std::optional<FightResult>& result = view.readout.result;
  const bool over = view.readout.act == Act::decision || view.readout.act == Act::settlement;
  return over && result && result->age >= shown_after(*result) && view.has_fight();
}

void draw_verdict(const BoutView& view, Corner corner, Box box, Ui& ui) {
  const BoxerIndex index = view.fight().of(corner).boxer;
  const Boxer& boxer = view.readout.now.boxer(index);
  const bool won = view.readout.result->corner == corner;
  Box head = box.take_top(box.h * 0.26F);
  ui.fill(head, won ? colour::gold : colour::paper_shade);
  ui.text(head.inset(ui.px(8), ui.px(2)), ui.word(won ? "knock-out.panel.won" : "knock-out.panel.lost"),
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre, .most = 44});
  box.take_top(ui.px(8));
  const float side = std::min(box.h * 0.62F, box.w * 0.34F);
  Box upper = box.take_top(side);
  class_card(view, index, upper.take_left(side), ui);
  upper.take_left(ui.px(12));
  if (const Money prize = prize_of(view, index); prize > 0) {
    ui.text(upper, signed_money_text(prize, ui.words()),
            {.size = LetterSize::title, .face = Face::poster, .colour = colour::good, .align = Align::centre, .most = 56});
  }
  const float sign = std::min(box.h, ui.px(34));
  if (boxer.title != Title::none) {
    draw_title(ui, box.take_left(sign * 1.2F).centred(sign, sign), boxer.title);
  }
  if (boxer.out) {
    const Box out = box.take_right(sign * 1.7F).centred(sign * 1.6F, sign * 0.8F);
    ui.fill(out, colour::bad);
    ui.text(out.inset(ui.px(3), 0), ui.word("knock-out.panel.out"),
            {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper, .align = Align::centre, .most = 26});
  }
  ui.text(box.inset(ui.px(2), 0), boxer_name(view, index, ui),
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::left, .most = 34});
}

}  // namespace fc::knock_out
