// A betting table as a fight poster: four cells with three stakes each, triangles for offers, circles for acceptances.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "overlay/bout/two_corners.h"
#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
#include "overlay/knock-out/panels.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

constexpr std::array bet_types{BetType::win, BetType::x2, BetType::ko};

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

/// Of the sign that warns of an answer: astride the corner of its place, where it covers no part of the sum or the word in
/// it.
Box warning_place(const Box& box, const Ui& ui) {
  const float side = std::round(std::min(box.h * 0.4F, ui.text_px(14)));
  return {box.right() + ui.px(2) - side, box.y - side * 0.3F, side, side};
}

/// Makes a place of the table a button for one answer, with the focus drawn round `box`. Its action when it is pressed.
std::optional<BoutAction> press(const OpenQuestion& question, std::size_t option, const Box& place, const Box& box, Ui& ui) {
  const std::string& notation = question.prompt.options[option].notation;
  const Touch touch = ui.focus().add(focus_id(answer_id(notation)), place, {.first = option == question.prompt.first});
  if (!question.prompt.options[option].warning.empty()) {
    warning_disc(ui, warning_place(box, ui));
  }
  if (touch.focused) {
    focus_frame(ui, box);
  }
  if (!touch.activated) {
    return std::nullopt;
  }
  return BoutAction{.kind = BoutAction::Kind::choose, .seat = question.prompt.need.seat, .index = option, .page = {}};
}

Box stake_place(const Box& block, const Ui& ui) { return block.centred(block.w, std::min(block.h, ui.text_px(36))); }

/// One of the twelve stakes: a block to press, the one that was offered, or a figure of the poster.
std::optional<BoutAction> stake(const BoutView& view, const OpenQuestion* question, Offer offer, const Box& box,
                                TextStyle type, Ui& ui) {
  const Bet& bet = view.fight().tables[fc::index_of(offer.table)][offer.cell];
  const bool chosen = bet.offered() && bet.type == offer.type;
  const std::optional<std::size_t> option = option_for(question, choice_of(offer));
  type.colour = bet.offered() || (question != nullptr && !option) ? colour::faded(colour::ink, 0.38F) : colour::ink;
  if (chosen) {
    ui.fill(box, colour::of(offer.table));
    type.colour = colour::paper;
  } else if (option) {
    ui.fill(box.moved(ui.px(2), ui.px(2)), colour::faded(colour::ink, 0.35F));
    ui.fill(box,
            ui.focus().focused() == focus_id(answer_id(Rules::notation(choice_of(offer)))) ? colour::gold : colour::paper);
    ui.frame(box, colour::ink, ui.px(1.5F));
  }
  const Money amount = view.setup->tables.stakes[offer.cell][static_cast<std::size_t>(offer.type)];
  ui.text(box.inset(ui.px(2), 0), money(amount, ui), type);
  return option ? press(*question, *option, box, box, ui) : std::nullopt;
}

/// Whether what an offer says came true; none before the fight has been called.
std::optional<bool> truth_of(const BoutView& view, Offer offer) {
  const std::optional<FightResult>& result = view.readout.result;
  if (!view.readout.odds || !result || !result->called()) {
    return std::nullopt;
  }
  const float chance = chance_of(*view.readout.odds, offer.table, offer.type);
  return chance <= 0 || chance >= 1 ? std::optional(chance >= 1) : std::nullopt;
}

/// A slip on the stake that was offered: how likely it comes true, then whether it did.
void chance_slip(const BoutView& view, Offer offer, const Box& box, Ui& ui) {
  const float chance = chance_of(*view.readout.odds, offer.table, offer.type);
  const bool over = truth_of(view, offer).has_value();
  ui.fill(box, colour::paper);
  if (!over) {
    const float tall = std::max(ui.px(3), std::round(box.h * 0.14F));
    Box bar = Box{box.x, box.bottom() - tall, box.w, tall};
    ui.fill(bar, colour::paper_deep);
    ui.fill(bar.take_left(box.w * chance), colour::good);
  }
  const std::string words = over ? std::string(ui.word(chance >= 1 ? "knock-out.settle.true" : "knock-out.settle.false"))
                                 : chance_text(chance, ui);
  ui.text(box.inset(ui.px(2), 0), words,
          {.size = LetterSize::label,
           .face = Face::poster,
           .colour = !over         ? colour::ink
                     : chance >= 1 ? colour::good
                                   : colour::bad,
           .align = Align::centre,
           .most = 26});
}

/// What must be true, and for how much.
std::string offered_words(const BoutView& view, Offer offer, Ui& ui) {
  constexpr std::array<std::string_view, 3> keys{"knock-out.panel.wins", "knock-out.panel.double", "knock-out.panel.ko"};
  const auto type = static_cast<std::size_t>(offer.type);
  return std::string(ui.word(keys.at(type))) + " " + money(view.setup->tables.stakes[offer.cell][type], ui);
}

/// Of the stake that was offered, over the places of all three: its words, and the slip beside them.
struct OfferedPlace {
  Box words;
  Box slip;
};

OfferedPlace offered_place(const BoutView& view, const TableRow& row, const Ui& ui) {
  const Box& first = row.stakes.front();
  Box box{first.x, first.y, row.stakes.back().right() - first.x, first.h};
  box = box.centred(box.w, std::min(box.h, ui.text_px(38)));
  const Box slip = box.take_right(view.readout.odds ? box.w * 0.29F : 0);
  return {box, slip};
}

/// That stake alone, and how likely it is.
void offered_stake(const BoutView& view, Offer offer, const OfferedPlace& place, const TextStyle& type, Ui& ui) {
  ui.fill({place.words.x, place.words.y, place.slip.right() - place.words.x, place.words.h}, colour::of(offer.table));
  if (view.readout.odds) {
    chance_slip(view, offer, place.slip.inset(ui.px(2)), ui);
  }
  ui.text(place.words.inset(ui.px(5), 0), offered_words(view, offer, ui), type);
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
std::optional<BoutAction> accept_cell(const BoutView& view, const OpenQuestion* question, Accept accept, const TableRow& row,
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
/// it came to. One line if it pays nothing.
std::vector<std::string> pay_words(const BoutView& view, Corner table, std::size_t cell, Ui& ui) {
  const Bet& bet = view.fight().tables[fc::index_of(table)][cell];
  if (!bet.offered()) {
    return {};
  }
  if (bet.offerer == bet.acceptor) {
    return {std::string(ui.word("knock-out.panel.cancelled"))};
  }
  const Money amount = view.setup->tables.stakes[cell][static_cast<std::size_t>(bet.type)];
  const std::string key = std::string("knock-out.panel.")
                              .append(bet.accepted()                               ? "taken"
                                      : view.readout.activity == Activity::betting ? "open"
                                                                                   : "bank");
  const std::string_view acceptor = bet.accepted() ? view.name(bet.acceptor) : std::string_view();
  std::vector<std::string> words;
  for (const auto* const end : {"_true", "_false"}) {
    words.push_back(ui.say(key + end, {{"stake", money(amount, ui)},
                                       {"half", money(amount / 2, ui)},
                                       {"offerer", view.name(bet.offerer)},
                                       {"acceptor", acceptor}}));
  }
  return words;
}

void pay_lines(const BoutView& view, Offer offer, const Box& box, TextStyle type, Ui& ui) {
  const std::vector<std::string> words = pay_words(view, offer.table, offer.cell, ui);
  if (words.size() < 2) {
    ui.text(box.row(0, 2), words.empty() ? std::string_view() : words.front(), type);
    return;
  }
  const std::optional<bool> came_true = truth_of(view, offer);
  for (const bool comes_true : {true, false}) {
    const bool is_past = came_true && *came_true != comes_true;
    Box line = box.row(comes_true ? 0 : 1, 2);
    ui.fill(line.take_left(ui.px(4)).inset(0, ui.px(2)),
            colour::faded(comes_true ? colour::good : colour::bad, is_past ? 0.3F : 1));
    type.colour = is_past ? colour::faded(colour::ink, 0.3F) : colour::ink;
    line.take_left(ui.px(4));
    ui.text(line, words[comes_true ? 0 : 1], type);
  }
}

/// How a table is set: what stands below its like has one size.
struct TableTypes {
  TextStyle stake{.size = LetterSize::label, .face = Face::poster, .align = Align::centre, .most = 34};
  TextStyle offered{
      .size = LetterSize::heading, .face = Face::poster, .colour = colour::paper, .align = Align::centre, .most = 34};
  TextStyle pays{.size = LetterSize::label, .face = Face::poster, .align = Align::left, .most = 36};
};

/// Texts of one kind, and the least of the places they have to fit.
class OneSize {
 public:
  void add(std::string text, const Box& place) {
    least_ = texts_.empty() ? place : Box{0, 0, std::min(least_.w, place.w), std::min(least_.h, place.h)};
    texts_.push_back(std::move(text));
  }
  void fit(TextStyle& type, const Ui& ui) const {
    const std::vector<std::string_view> texts(texts_.begin(), texts_.end());
    type = ui.fitted(texts, least_, type);
  }

 private:
  std::vector<std::string> texts_;
  Box least_;
};

TableTypes types_of(const BoutView& view, Corner corner, const TableRows& rows, Ui& ui) {
  OneSize stakes;
  OneSize offers;
  OneSize pays;
  for (std::uint8_t cell = 0; cell < cells; ++cell) {
    const TableRow row = rows.row(cell, ui);
    const Bet& bet = view.fight().tables[fc::index_of(corner)][cell];
    if (bet.offered()) {
      offers.add(offered_words(view, {corner, cell, bet.type}, ui), offered_place(view, row, ui).words.inset(ui.px(5), 0));
      for (std::string& line : pay_words(view, corner, cell, ui)) {
        Box place = row.lines.row(0, 2);
        place.take_left(ui.px(4));
        pays.add(std::move(line), place);
      }
      continue;
    }
    for (const BetType type : bet_types) {
      const auto index = static_cast<std::size_t>(type);
      stakes.add(money(view.setup->tables.stakes[cell][index], ui),
                 stake_place(row.stakes.at(index), ui).inset(ui.px(2), 0));
    }
  }
  TableTypes types;
  stakes.fit(types.stake, ui);
  offers.fit(types.offered, ui);
  pays.fit(types.pays, ui);
  return types;
}

/// The three stakes of a cell that are offered, can be offered, or were not.
std::optional<BoutAction> stakes(const BoutView& view, const OpenQuestion* question, Corner table, std::uint8_t cell,
                                 const TableRow& row, const TableTypes& types, Ui& ui) {
  const Bet& bet = view.fight().tables[fc::index_of(table)][cell];
  if (bet.offered()) {  // it drops the stakes that were not chosen
    offered_stake(view, {table, cell, bet.type}, offered_place(view, row, ui), types.offered, ui);
    return std::nullopt;
  }
  std::optional<BoutAction> action;
  for (const BetType type : bet_types) {
    const Box shown = stake_place(row.stakes.at(static_cast<std::size_t>(type)), ui);
    if (auto chosen = stake(view, question, {table, cell, type}, shown, types.stake, ui)) {
      action = std::move(chosen);
    }
  }
  return action;
}

void column_heads(const TableRow& row, const Box& box, Ui& ui) {
  constexpr std::array<std::string_view, 3> keys{"knock-out.panel.wins", "knock-out.panel.double", "knock-out.panel.ko"};
  const std::array<std::string_view, 5> words{ui.word(keys[0]), ui.word(keys[1]), ui.word(keys[2]),
                                              ui.word("knock-out.panel.offer"), ui.word("knock-out.panel.taken")};
  const TextStyle type = ui.fitted(
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
  const TableRows rows(view, corner, box, ui);
  const Panel panel(ui, corner == Corner::red ? "red-table" : "blue-table", box, true);
  paper_card(ui, box);
  draw_table_head(view, corner, rows.head(), ui);
  if (!view.setup->options.betting) {
    Box body = box;
    body.take_top(rows.head().h);
    draw_prizes_alone(view, corner, body.inset(ui.px(10)), ui);
    return std::nullopt;
  }
  draw_boxer(view, corner, rows.rest(), ui);
  column_heads(rows.row(0, ui), rows.heads(), ui);
  const OpenQuestion* question = view.asked(Decision::bet);
  const TableTypes types = types_of(view, corner, rows, ui);
  std::optional<BoutAction> action;
  for (std::uint8_t cell = 0; cell < cells; ++cell) {
    const Box& place = rows.place(cell);
    const TableRow row = rows.row(cell, ui);
    const Clip clip(ui, rows.grows(cell) ? place : box);
    ui.fill({place.x, place.y, place.w, std::max(1.0F, std::round(ui.px(1)))}, colour::paper_deep);
    if (auto chosen = stakes(view, question, corner, cell, row, types, ui)) {
      action = std::move(chosen);
    }
    const bool flies = still_flies(view, corner, cell, Placement::offered, ui);
    const Bet& bet = view.fight().tables[fc::index_of(corner)][cell];
    offer_cell(view, bet, flies, cell + 1, row.offer, ui);
    if (auto chosen = accept_cell(view, question, {corner, cell}, row, ui)) {
      action = std::move(chosen);
    }
    pay_lines(view, {corner, cell, bet.type}, row.lines, types.pays, ui);
  }
  return action;
}

Box chip_place(const BoutView& view, const Box& table, Ui& ui) {
  const LaidChip& chip = *view.readout.chip;
  const TableRow row = TableRows(view, chip.table, table, ui, true).row(static_cast<std::size_t>(chip.cell), ui);
  const Box& place = chip.placement == Placement::accepted ? row.accept : row.offer;
  const float radius = std::min(place.w, place.h) / 2;
  const bool offered = chip.placement == Placement::offered;
  return place.moved(0, offered ? radius * 0.14F : 0).centred(radius * 1.4F, radius * 1.4F);
}

}  // namespace fc::knock_out
