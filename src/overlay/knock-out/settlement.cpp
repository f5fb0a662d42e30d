// The settlement: every bet with who pays whom and why, one after the other; then what it comes to for each manager.
// Source: rules/knock-out/rules.md, 3.11.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/knock-out/panels.h"
#include "scene/knock-out/game.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

/// A manager's colour and shape; without a seat a word: bank or pot.
void party(const BoutView& view, std::uint8_t seat, std::string_view otherwise, const Box& box, Ui& ui) {
  if (seat == no_seat) {
    ui.fill(box, colour::paper_shade);
    ui.frame(box, colour::ink, ui.px(1.5F));
    ui.text(box.inset(ui.px(3), 0), ui.word(otherwise),
            {.size = LetterSize::label, .face = Face::poster, .align = Align::centre, .most = 28});
    return;
  }
  const scene::SeatMark mark = view.mark(seat);
  ui.fill(box, colour::of(mark.ink));
  const float side = std::min(box.h, box.w) * 0.68F;
  seat_mark(ui, box.centred(side, side), mark.mark, colour::on(mark.ink));
}

/// Who pays whom, and how much, to be read across a room.
void payment(const BoutView& view, const BetSettled& settled, Box box, Ui& ui) {
  if (settled.amount == 0) {
    ui.text(box, ui.word("knock-out.settle.own"),
            {.size = LetterSize::label, .face = Face::poster, .wrap = true, .most = 30});
    return;
  }
  const float high = std::min(box.h, ui.px(46));
  const float wide = ui.px_for_letters(54, 76);
  party(view, settled.payer, "knock-out.settle.nobody", box.take_left(wide).centred(wide, high), ui);
  const Box arrow = box.take_left(ui.px(30)).centred(ui.px(16), ui.px(20));
  ui.draw().AddTriangleFilled({arrow.x, arrow.y}, {arrow.right(), arrow.middle_y()}, {arrow.x, arrow.bottom()}, colour::ink);
  party(view, settled.payee, "knock-out.settle.to_pot", box.take_left(wide).centred(wide, high), ui);
  ui.text(box.inset(ui.px(4), 0), money(settled.amount, ui),
          {.size = LetterSize::title, .face = Face::poster, .align = Align::right, .most = 64});
}

/// What a bet on that table says.
std::string claim(const BoutView& view, Corner table, BetType type, Ui& ui) {
  constexpr std::array<std::string_view, 3> keys{"knock-out.settle.claim_win", "knock-out.settle.claim_x2",
                                                 "knock-out.settle.claim_ko"};
  const BoxerIndex boxer = view.fight().of(table).boxer;
  return ui.say(keys.at(static_cast<std::size_t>(type)), {{"boxer", boxer_name(view, boxer, ui)}});
}

constexpr float chip_side = 48;  // units, at most

/// Where the parts of a bet's line lie.
struct BetRow {
  Box cell;
  Box claim;
  Box truth;
  Box chips;
  Box paid;

  BetRow(const Box& line, const Ui& ui) {
    claim = line.inset(ui.px(4), ui.px(2));
    cell = claim.take_left(ui.px(44));
    paid = claim.take_right(std::max(claim.w * 0.4F, ui.px(250)));
    claim.take_right(ui.px(8));
    truth = claim.take_right(ui.px_for_letters(66, 96));
    claim.take_right(ui.px(6));
    chips = claim.take_right(ui.px(2 * chip_side));
    claim.take_right(ui.px(8));
  }
};

/// A bet of the fight, where it stands on the tables.
struct LaidBet {
  Corner table;
  std::size_t cell;
  Bet bet;
};

/// In the order in which they are settled. Source: rules/knock-out/rules.md, 3.11.
std::vector<LaidBet> bets_laid(const BoutView& view) {
  std::vector<LaidBet> laid;
  for (const Corner table : both_corners) {
    const auto& cells = view.fight().tables[fc::index_of(table)];
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      if (cells[cell].offered()) {
        laid.push_back({table, cell, cells[cell]});
      }
    }
  }
  return laid;
}

/// How all claims are set, one line or two: the same for every bet.
TextStyle claim_type(const std::vector<LaidBet>& laid, const BoutView& view, const Box& box, Ui& ui) {
  std::vector<std::string> claims;
  for (const LaidBet& one : laid) {
    claims.push_back(claim(view, one.table, one.bet.type, ui));
  }
  const std::vector<std::string_view> texts(claims.begin(), claims.end());
  return ui.fitted(texts, box, {.size = LetterSize::heading, .face = Face::poster, .wrap = true, .most = 40});
}

/// One bet: its cell, what it said, both chips.
void bet_row(const BoutView& view, const LaidBet& laid, const BetRow& row, TextStyle claims, bool open, Ui& ui) {
  Box cell = row.cell;
  const float side = std::min(cell.h, ui.px(18));
  corner_mark(ui, cell.take_left(side).centred(side, side), laid.table, colour::of(laid.table));
  ui.text(cell.inset(ui.px(3), 0), std::to_string(laid.cell + 1),
          {.size = LetterSize::label, .face = Face::poster, .align = Align::left, .most = 24});
  const float chip = std::min(row.chips.h + ui.px(2), ui.px(chip_side));
  draw_chip(ui, row.chips.column(0, 2).centred(chip, chip), view.mark(laid.bet.offerer), laid.bet.type);
  if (laid.bet.accepted()) {
    draw_chip(ui, row.chips.column(1, 2).centred(chip, chip), view.mark(laid.bet.acceptor), BetType::win);
  } else {
    ui.text(
        row.chips.column(1, 2), ui.word("knock-out.settle.nobody"),
        {.size = LetterSize::label, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre, .most = 18});
  }
  claims.colour = open ? colour::ink_soft : colour::ink;
  ui.text(row.claim, claim(view, laid.table, laid.bet.type, ui), claims);
}

/// Whether what it said came true, and who pays.
void outcome(const BoutView& view, const BetSettled& settled, const BetRow& row, Ui& ui) {
  ui.text(row.truth, ui.word(settled.won ? "knock-out.settle.true" : "knock-out.settle.false"),
          {.size = LetterSize::heading,
           .face = Face::poster,
           .colour = settled.won ? colour::good : colour::bad,
           .align = Align::centre,
           .most = 40});
  payment(view, settled, row.paid, ui);
}

/// The sheet below its heading, and the height of a bet's row in it.
struct Sheet {
  Box heading;
  Box rule;
  Box rest;

  Sheet(const Box& box, const Ui& ui) : rest(box.inset(ui.px(18), ui.px(12))) {
    heading = rest.take_top(ui.px(44));
    rule = rest.take_top(ui.px(9));
    rest.take_top(ui.px(3));
  }
  [[nodiscard]] float bet_height(std::size_t bets, const Ui& ui) const {
    return std::min(rest.h / static_cast<float>(std::max<std::size_t>(1, bets)), ui.px(92));
  }
};

/// What he could not pay: new IOUs, or what the bank bears when those are out.
std::string debt_note(const SettledNet& net, Ui& ui) {
  if (net.forgiven > 0) {
    return ui.say("knock-out.settle.bank_bears", {{"amount", money(net.forgiven, ui)}});
  }
  return net.ious > 0 ? ui.say("knock-out.settle.new_ious", {{"ious", std::to_string(net.ious)}}) : std::string();
}

/// One manager's sum: his name on his colour, the net, what he owns now, the debts he had to take.
void net_row(const BoutView& view, const SettledNet& net, Box box, Ui& ui) {
  const scene::SeatMark mark = view.mark(net.seat);
  box = box.inset(ui.px(4), ui.px(4));
  Box plate = box.take_left(box.w * 0.4F);
  ui.fill(plate, colour::of(mark.ink));
  const float side = std::min(plate.h * 0.6F, ui.px(40));
  plate.take_left(ui.px(8));
  seat_mark(ui, plate.take_left(side).centred(side, side), mark.mark, colour::on(mark.ink));
  ui.text(plate.inset(ui.px(10), 0), view.name(net.seat),
          {.size = LetterSize::heading, .face = Face::poster, .colour = colour::on(mark.ink)});
  const Box sum = box.take_left(box.w * 0.5F);
  ui.text(sum.inset(ui.px(8), 0), signed_money_text(net.net, ui.words()),
          {.size = LetterSize::title,
           .face = Face::poster,
           .colour = net.net > 0   ? colour::good
                     : net.net < 0 ? colour::bad
                                   : colour::ink_soft,
           .align = Align::right});
  box = box.inset(ui.px(8), 0);
  if (const std::string note = debt_note(net, ui); !note.empty()) {
    ui.text(box.take_bottom(box.h * 0.4F), note,
            {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::bad, .align = Align::right, .most = 18});
  }
  if (view.shows_money(net.seat)) {
    const auto owned = static_cast<Money>(std::lround(view.readout.money[static_cast<std::size_t>(net.seat)]));
    const Money lent = net.ious * view.setup->tables.iou + net.forgiven;
    ui.text(
        box.take_left(box.w * 0.44F), money(owned - net.net - lent, ui),
        {.size = LetterSize::label, .face = Face::poster, .colour = colour::ink_soft, .align = Align::right, .most = 22});
    gain_arrow(ui, box.take_left(ui.px(22)).centred(ui.px(11), ui.px(11)), net.net);
    ui.text(box, money(owned, ui), {.size = LetterSize::heading, .face = Face::poster, .align = Align::right, .most = 44});
  }
}

}  // namespace

void draw_settlement(const BoutView& view, const Box& box, Ui& ui) {
  const Settlement& shown = *view.readout.settlement;
  const Panel panel(ui, "settlement", box, true);
  paper_sheet(ui, box);
  const Sheet sheet(box, ui);
  Box rest = sheet.rest;
  const bool sums = !shown.nets.empty();
  poster_heading(ui, sheet.heading, ui.word(sums ? "knock-out.settle.sums" : "knock-out.settle.heading"), LetterSize::title);
  double_rule(ui, sheet.rule);
  if (sums) {
    const float height = std::min(ui.px(96), rest.h / static_cast<float>(view.setup->players));
    for (const SettledNet& net : shown.nets) {
      net_row(view, net, rest.take_top(height), ui);
    }
    return;
  }
  const std::vector<LaidBet> laid = bets_laid(view);
  const float height = sheet.bet_height(laid.size(), ui);
  const TextStyle claims = claim_type(laid, view, BetRow({rest.x, rest.y, rest.w, height}, ui).claim, ui);
  for (std::size_t index = 0; index < laid.size(); ++index) {
    const Box line = rest.take_top(height);
    if (index + 1 == shown.bets.size()) {
      ui.fill(line, colour::faded(colour::gold, 0.45F));
    }
    row_line(ui, line);
    const BetRow row(line, ui);
    bet_row(view, laid[index], row, claims, index >= shown.bets.size(), ui);
    if (index < shown.bets.size()) {
      outcome(view, shown.bets[index], row, ui);
    }
  }
}

Box settled_chips(const BoutView& view, const Box& box, Ui& ui) {
  const Sheet sheet(box, ui);
  const float height = sheet.bet_height(bets_laid(view).size(), ui);
  const auto row = static_cast<float>(view.readout.settlement->bets.size() - 1);
  return BetRow({sheet.rest.x, sheet.rest.y + row * height, sheet.rest.w, height}, ui).chips;
}

}  // namespace fc::knock_out
