// A betting table as a fight poster: four cells with three stakes each, triangles for offers, circles for acceptances.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
#include "overlay/knock-out/bout_view.h"
#include "overlay/knock-out/icons.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

constexpr std::array bet_types{BetType::win, BetType::x2, BetType::ko};

/// The columns of one cell's row.
struct Row {
  std::array<Box, 3> stakes;
  Box offer;
  Box accept;
  Box lines;  ///< what an offer pays, or between whom it stands
  Box whole;  ///< stakes, triangle and circle
};

Row row_of(Box box, Ui& ui) {
  Row row;
  box = box.centred(box.w, std::min(box.h, ui.text_px(84)));  // on a high screen, too, a bet and what it pays stay together
  const bool low = box.h < ui.px(56);                         // the lines then lie below the stakes alone
  if (!low) {
    row.lines = box.take_bottom(std::min(box.h * 0.46F, ui.text_px(32)));
  }
  row.whole = box;
  const float side = std::min(box.h, ui.px(ui.layer().text_scale() >= large_letters ? 46 : 48));
  row.accept = box.take_right(side);
  box.take_right(ui.px(3));
  row.offer = box.take_right(side);
  box.take_right(ui.px(5));
  if (low) {
    row.lines = box.take_bottom(box.h * 0.5F);
  }
  for (int type = 0; type < 3; ++type) {
    row.stakes.at(static_cast<std::size_t>(type)) = box.column(type, 3, ui.px(3));
  }
  return row;
}

/// The answer of the open question that a cell stands for; none if it is no answer now.
std::optional<std::size_t> option_for(const OpenQuestion* question, Choice choice) {
  if (question == nullptr) {
    return std::nullopt;
  }
  const std::string notation = Rules::notation(choice);
  const auto found = std::ranges::find(question->prompt.options, notation, &scene::Option::notation);
  return found == question->prompt.options.end()
             ? std::nullopt
             : std::optional(static_cast<std::size_t>(found - question->prompt.options.begin()));
}

/// Makes a place of the table a button for one answer, with the focus drawn round `box`. Its action when it is pressed.
std::optional<BoutAction> press(const OpenQuestion& question, std::size_t option, const Box& place, const Box& box, Ui& ui) {
  const std::string& notation = question.prompt.options[option].notation;
  const Touch touch = ui.focus().add(focus_id(answer_id(notation)), place, {.first = option == question.prompt.first});
  if (touch.focused) {
    focus_frame(ui, box);
  }
  if (!touch.activated) {
    return std::nullopt;
  }
  return BoutAction{.kind = BoutAction::Kind::choose, .seat = question.prompt.need.seat, .index = option, .page = {}};
}

/// One of the twelve stakes: a block to press, the one that was offered, or a figure of the poster.
std::optional<BoutAction> stake(const BoutView& view, const OpenQuestion* question, Offer offer, const Box& box, Ui& ui) {
  const Bet& bet = view.fight().tables[fc::index_of(offer.table)][offer.cell];
  const bool chosen = bet.offered() && bet.type == offer.type;
  const std::optional<std::size_t> option = option_for(question, choice_of(offer));
  ImU32 letters = bet.offered() || (question != nullptr && !option) ? colour::faded(colour::ink, 0.38F) : colour::ink;
  if (chosen) {
    ui.fill(box, colour::of(offer.table));
    letters = colour::paper;
  } else if (option) {
    ui.fill(box.moved(ui.px(2), ui.px(2)), colour::faded(colour::ink, 0.35F));
    ui.fill(box,
            ui.focus().focused() == focus_id(answer_id(Rules::notation(choice_of(offer)))) ? colour::gold : colour::paper);
    ui.frame(box, colour::ink, ui.px(1.5F));
  }
  const Money amount = view.setup->tables.stakes[offer.cell][static_cast<std::size_t>(offer.type)];
  ui.text(box.inset(ui.px(2), 0), money(amount, ui),
          {.size = LetterSize::label, .face = Face::poster, .colour = letters, .align = Align::centre, .most = 34});
  return option ? press(*question, *option, box, box, ui) : std::nullopt;
}

/// In large letters: the stake that was offered alone, with its kind, over the places of all three.
void offered_stake(const BoutView& view, Offer offer, const Row& row, Ui& ui) {
  constexpr std::array<std::string_view, 3> keys{"knock-out.panel.wins", "knock-out.panel.double", "knock-out.panel.ko"};
  const auto type = static_cast<std::size_t>(offer.type);
  const Box& first = row.stakes.front();
  const Box box{first.x, first.y, row.stakes.back().right() - first.x, first.h};
  ui.fill(box, colour::of(offer.table));
  ui.text(box.inset(ui.px(5), 0),
          std::string(ui.word(keys.at(type))) + " " + money(view.setup->tables.stakes[offer.cell][type], ui),
          {.size = LetterSize::heading, .face = Face::poster, .colour = colour::paper, .align = Align::centre, .most = 34});
}

/// Its chip is in the air and not on the table yet.
bool still_flies(const BoutView& view, Corner table, std::size_t cell, Placement placement, const Ui& ui) {
  const std::optional<LaidChip>& chip = view.readout.chip;
  return chip && chip->placement == placement && chip->table == table && static_cast<std::size_t>(chip->cell) == cell &&
         chip_flies(*chip, ui);
}

/// The triangle with the chip of whoever offers.
void offer_cell(const BoutView& view, const Bet& bet, bool flies, int number, const Box& box, Ui& ui) {
  const float radius = std::min(box.w, box.h) / 2;
  fill_triangle(ui, box.middle_x(), box.middle_y(), radius, colour::ink);
  fill_triangle(ui, box.middle_x(), box.middle_y() + radius * 0.06F, radius * 0.82F, colour::paper_shade);
  if (bet.offered() && !flies) {
    draw_chip(ui, box.moved(0, radius * 0.14F).centred(radius * 1.46F, radius * 1.46F), view.mark(bet.offerer), bet.type);
  } else {
    ui.text(
        box.moved(0, radius * 0.2F).centred(radius, radius), std::to_string(number),
        {.size = LetterSize::label, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre, .most = 22});
  }
}

/// The circle with the chip of whoever bets against it. While it may be taken the whole row is the button: nothing else in
/// it can be pressed, and who goes up or down over the table does not pass it by.
std::optional<BoutAction> accept_cell(const BoutView& view, const OpenQuestion* question, Accept accept, const Row& row,
                                      Ui& ui) {
  const Box& box = row.accept;
  const Bet& bet = view.fight().bet_at(accept);
  const float radius = std::min(box.w, box.h) / 2;
  const std::optional<std::size_t> option = option_for(question, choice_of(accept));
  const bool focused = option && ui.focus().focused() == focus_id(answer_id(Rules::notation(choice_of(accept))));
  fill_disc(ui, box.middle_x(), box.middle_y(), radius * 0.92F, colour::ink);
  fill_disc(ui, box.middle_x(), box.middle_y(), radius * 0.8F,
            focused  ? colour::gold
            : option ? colour::paper
                     : colour::paper_shade);
  if (bet.accepted() && !still_flies(view, accept.table, accept.cell, Placement::accepted, ui)) {
    draw_chip(ui, box.centred(radius * 1.4F, radius * 1.4F), view.mark(bet.acceptor), BetType::win);
  } else if (option) {
    ui.text(box.inset(radius * 0.18F), ui.word("knock-out.panel.take"),
            {.size = LetterSize::label, .face = Face::poster, .align = Align::centre, .most = 20});
  }
  return option ? press(*question, *option, row.whole, box, ui) : std::nullopt;
}

/// What an offer pays when it comes true and when not: taken or held by the bank while it can still be taken, then whichever
/// it came to.
void pay_lines(const BoutView& view, Corner table, std::size_t cell, const Box& box, Ui& ui) {
  const Bet& bet = view.fight().tables[fc::index_of(table)][cell];
  if (!bet.offered()) {
    return;
  }
  const Type type{.size = LetterSize::small, .align = Align::left, .most = 26};
  if (bet.offerer == bet.acceptor) {
    ui.text(box.row(0, 2), ui.word("knock-out.panel.cancelled"), type);
    return;
  }
  const Money amount = view.setup->tables.stakes[cell][static_cast<std::size_t>(bet.type)];
  const std::string key = std::string("knock-out.panel.")
                              .append(bet.accepted()                     ? "taken"
                                      : view.readout.act == Act::betting ? "open"
                                                                         : "bank");
  const std::string_view acceptor = bet.accepted() ? view.name(bet.acceptor) : std::string_view();
  for (const bool comes_true : {true, false}) {
    Box line = box.row(comes_true ? 0 : 1, 2);
    ui.fill(line.take_left(ui.px(4)).inset(0, ui.px(2)), comes_true ? colour::good : colour::bad);
    line.take_left(ui.px(4));
    ui.text(line,
            ui.say(key + (comes_true ? "_true" : "_false"), {{"stake", money(amount, ui)},
                                                             {"half", money(amount / 2, ui)},
                                                             {"offerer", view.name(bet.offerer)},
                                                             {"acceptor", acceptor}}),
            type);
  }
}

/// Its height of the poster's head.
float head_height(const Box& table, const Ui& ui) {
  return std::min(ui.px(70), table.h * 0.24F);
}

/// The part of the poster with the four rows, and above them the heads of the columns.
struct Body {
  Box heads;
  Box rows;

  Body(Box table, const Ui& ui) {
    table.take_top(head_height(table, ui));
    rows = table.inset(ui.px(9), ui.px(2));
    rows.take_bottom(ui.px(4));
    heads = rows.take_top(ui.px_for_letters(18, 28));
  }
  [[nodiscard]] Box place(std::uint8_t cell) const { return rows.row(cell, static_cast<int>(cells)); }
  [[nodiscard]] Row row(std::uint8_t cell, Ui& ui) const { return row_of(place(cell).inset(0, ui.px(2)), ui); }
};

/// The three stakes of a cell that are offered, can be offered, or were not.
std::optional<BoutAction> stakes(const BoutView& view, const OpenQuestion* question, Corner table, std::uint8_t cell,
                                 const Row& row, Ui& ui) {
  const Bet& bet = view.fight().tables[fc::index_of(table)][cell];
  // In large letters an offered cell drops the stakes that were not chosen.
  if (bet.offered() && ui.layer().text_scale() >= large_letters) {
    offered_stake(view, {table, cell, bet.type}, row, ui);
    return std::nullopt;
  }
  std::optional<BoutAction> action;
  for (const BetType type : bet_types) {
    const Box& block = row.stakes.at(static_cast<std::size_t>(type));
    const Box shown = block.centred(block.w, std::min(block.h, ui.text_px(36)));
    if (auto chosen = stake(view, question, {table, cell, type}, shown, ui)) {
      action = std::move(chosen);
    }
  }
  return action;
}

void column_heads(const Row& row, const Box& box, Ui& ui) {
  constexpr std::array<std::string_view, 3> keys{"knock-out.panel.wins", "knock-out.panel.double", "knock-out.panel.ko"};
  const std::array<std::string_view, 5> words{ui.word(keys[0]), ui.word(keys[1]), ui.word(keys[2]),
                                              ui.word("knock-out.panel.offer"), ui.word("knock-out.panel.taken")};
  const Type type = ui.fitted(
      words, {0, 0, row.offer.w + ui.px(6), box.h},
      {.size = LetterSize::label, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre, .most = 30});
  for (std::size_t index = 0; index < keys.size(); ++index) {
    ui.text({row.stakes.at(index).x, box.y, row.stakes.at(index).w, box.h}, words.at(index), type);
  }
  ui.text({row.offer.x - ui.px(4), box.y, row.offer.w + ui.px(6), box.h}, words[3], type);
  ui.text({row.accept.x - ui.px(2), box.y, row.accept.w + ui.px(6), box.h}, words[4], type);
}

}  // namespace

std::optional<BoutAction> draw_table(const BoutView& view, Corner corner, const Box& box, Ui& ui) {
  const Panel panel(ui, corner == Corner::red ? "red-table" : "blue-table", box, true);
  paper_card(ui, box);
  draw_table_head(view, corner, {box.x, box.y, box.w, head_height(box, ui)}, ui);
  const Body body(box, ui);
  if (!view.setup->options.betting) {
    draw_prizes_alone(view, corner, body.rows.inset(ui.px(10)), ui);
    return std::nullopt;
  }
  column_heads(body.row(0, ui), body.heads, ui);
  const OpenQuestion* question = view.asked(Decision::bet);
  std::optional<BoutAction> action;
  for (std::uint8_t cell = 0; cell < cells; ++cell) {
    const Box place = body.place(cell);
    const Row row = body.row(cell, ui);
    ui.fill({place.x, place.y, place.w, std::max(1.0F, std::round(ui.px(1)))}, colour::paper_deep);
    if (auto chosen = stakes(view, question, corner, cell, row, ui)) {
      action = std::move(chosen);
    }
    const bool flies = still_flies(view, corner, cell, Placement::offered, ui);
    offer_cell(view, view.fight().tables[fc::index_of(corner)][cell], flies, cell + 1, row.offer, ui);
    if (auto chosen = accept_cell(view, question, {corner, cell}, row, ui)) {
      action = std::move(chosen);
    }
    pay_lines(view, corner, cell, row.lines, ui);
  }
  return action;
}

Box chip_place(const LaidChip& chip, const Box& table, Ui& ui) {
  const Row row = Body(table, ui).row(static_cast<std::uint8_t>(chip.cell), ui);
  const Box& place = chip.placement == Placement::accepted ? row.accept : row.offer;
  const float radius = std::min(place.w, place.h) / 2;
  const bool offered = chip.placement == Placement::offered;
  return place.moved(0, offered ? radius * 0.14F : 0).centred(radius * 1.4F, radius * 1.4F);
}

}  // namespace fc::knock_out
