// What a season's end pays, who goes into the next one with a laurel, and who is richest in the end.
// Source: rules/knock-out/rules.md, 3.12, 3.13, 4.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/knock-out/bout_view.h"
#include "rules/knock-out/ranking.h"
#include "scene/knock-out/naming.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

/// One figure of an account over the note that says where it comes from.
struct Entry {
  std::string figure;
  std::string note;
  ImU32 ink = colour::ink;
};

/// Columns after the name: shares of the width.
struct Columns {
  float name = 0;
  int count = 1;
};

Box cell_of(const Columns& columns, const Box& row, int index, const Ui& ui) {
  Box figures = row;
  figures.take_left(row.w * columns.name);
  return figures.column(index, columns.count, ui.px(4));
}

void entry_cell(const Entry& entry, Box box, Ui& ui) {
  if (!entry.note.empty()) {
    ui.text(box.take_bottom(box.h * 0.36F), entry.note,
            {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre, .most = 15});
  }
  ui.text(box, entry.figure,
          {.size = LetterSize::heading, .face = Face::poster, .colour = entry.ink, .align = Align::centre, .most = 30});
}

/// A manager's plate: place, shape and name on his colour.
void plate(const BoutView& view, int seat, const std::string& place, const Box& box, Ui& ui) {
  const scene::SeatMark mark = view.mark(seat);
  Box rest = box.inset(0, ui.px(4));
  ui.fill(rest, colour::of(mark.ink));
  rest = rest.inset(ui.px(7), 0);
  const Type letters{.size = LetterSize::heading, .face = Face::poster, .colour = colour::on(mark.ink), .most = 30};
  if (!place.empty()) {
    ui.text(rest.take_left(ui.px(24)), place, letters);
  }
  const float side = std::min(rest.h * 0.6F, ui.px(22));
  seat_mark(ui, rest.take_left(side).centred(side, side), mark.mark, colour::on(mark.ink));
  rest.take_left(ui.px(7));
  ui.text(rest, view.name(seat), letters);
}

void heads(const Columns& columns, const Box& box, std::span<const std::string_view> keys, Ui& ui) {
  for (int index = 0; index < columns.count; ++index) {
    ui.text(
        cell_of(columns, box, index, ui), ui.word(keys[static_cast<std::size_t>(index)]),
        {.size = LetterSize::label, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre, .most = 22});
  }
}

Entry paid(Money amount, std::string note, const Ui& ui) {
  return {.figure = amount == 0 ? "–" : signed_money_text(amount, ui.words()),
          .note = std::move(note),
          .ink = amount > 0   ? colour::good
                 : amount < 0 ? colour::bad
                              : colour::ink_soft};
}

Entry cards_entry(const SeasonAccount& account, std::size_t index, Ui& ui) {
  const int count = account.cards[index];
  return paid(account.cards_paid[index],
              count > 0 ? ui.say("knock-out.account.of_cards", {{"count", std::to_string(count)}}) : std::string(), ui);
}

Entry money_entry(const BoutView& view, std::size_t index, Ui& ui) {
  const auto now = static_cast<Money>(std::lround(view.readout.money[index]));
  return {.figure = money(now, ui), .note = {}, .ink = now < 0 ? colour::bad : colour::ink};
}

/// His boxers who carry a title into the second season.
Entry titles_entry(const BoutView& view, int seat, Ui& ui) {
  Entry entry{.figure = "–", .note = {}, .ink = colour::ink_soft};
  std::string names;
  for (const knock_out::Size size : {knock_out::Size::big, knock_out::Size::small}) {
    const BoxerIndex index = boxer_index(seat, size);
    const Title title = view.readout.now.boxer(index).title;
    if (title != Title::none) {
      names.append(names.empty() ? "" : " · ").append(boxer_name(view, index, ui));
      entry.note = ui.word(key_of(title));
    }
  }
  if (!names.empty()) {
    entry.figure = std::move(names);
    entry.ink = colour::good;
  }
  return entry;
}

/// At the end of the game.
std::vector<Entry> final_entries(const BoutView& view, const SeasonAccount& account, int seat, Ui& ui) {
  const auto index = static_cast<std::size_t>(seat);
  const int count = account.ious[index];
  return {cards_entry(account, index, ui), paid(account.bonus[index], {}, ui),
          paid(-account.ious_repaid[index],
               count > 0 ? ui.say("knock-out.account.of_ious", {{"count", std::to_string(count)}}) : std::string(), ui),
          money_entry(view, index, ui)};
}

/// Between the seasons: pot and debts stay as they are.
std::vector<Entry> season_entries(const BoutView& view, const SeasonAccount& account, int seat, Ui& ui) {
  const auto index = static_cast<std::size_t>(seat);
  return {cards_entry(account, index, ui), titles_entry(view, seat, ui), money_entry(view, index, ui)};
}

std::string_view tie_key(TieBreak tie) {
  switch (tie) {
    case TieBreak::best_boxer: return "knock-out.account.tie_best_boxer";
    case TieBreak::both_boxers: return "knock-out.account.tie_both_boxers";
    case TieBreak::shared: return "knock-out.account.tie_shared";
    case TieBreak::none: break;
  }
  return "";
}

}  // namespace

void draw_account(const BoutView& view, const Box& box, Ui& ui) {
  const SeasonAccount& account = *view.readout.account;
  const bool final = view.readout.act == Act::finished;
  const Panel panel(ui, "account", box, true);
  paper_sheet(ui, box);
  Box rest = box.inset(ui.px(24), ui.px(18));
  const std::string heading = final ? std::string(ui.word("knock-out.account.ranking"))
                                    : ui.say("knock-out.account.season", {{"season", std::to_string(account.season)}});
  poster_heading(ui, rest.take_top(ui.px(44)), heading, LetterSize::title);
  double_rule(ui, rest.take_top(ui.px(9)));
  constexpr std::array<std::string_view, 4> final_keys{"knock-out.account.cards", "knock-out.account.bonus",
                                                       "knock-out.account.ious", "knock-out.account.money"};
  constexpr std::array<std::string_view, 3> season_keys{"knock-out.account.cards", "knock-out.account.titles",
                                                        "knock-out.account.money"};
  const std::span<const std::string_view> keys =
      account.last ? std::span<const std::string_view>(final_keys) : std::span<const std::string_view>(season_keys);
  const Columns columns{.name = 0.28F, .count = static_cast<int>(keys.size())};
  heads(columns, rest.take_top(ui.px(28)), keys, ui);
  const Ranking ranking = ranking_of(*view.setup, view.readout.now);
  const int players = view.setup->players;
  const float height = std::min(ui.px(64), rest.h / static_cast<float>(players));
  for (int place = 0; place < players; ++place) {
    const Ranked& ranked = ranking[static_cast<std::size_t>(place)];
    const int seat = final ? ranked.seat : place;
    Box row = rest.take_top(height);
    if (final && ranked.tie_break != TieBreak::none) {
      const Box note = row.take_bottom(ui.px(15));
      ui.text(note, ui.word(tie_key(ranked.tie_break)),
              {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right, .most = 15});
    }
    if (final && ranked.rank == 1) {
      ui.fill(row.inset(0, ui.px(2)), colour::faded(colour::gold, 0.4F));
    }
    plate(view, seat, final ? std::to_string(ranked.rank) : "", {row.x, row.y, row.w * columns.name, row.h}, ui);
    const std::vector<Entry> entries =
        account.last ? final_entries(view, account, seat, ui) : season_entries(view, account, seat, ui);
    for (int index = 0; index < columns.count; ++index) {
      entry_cell(entries.at(static_cast<std::size_t>(index)), cell_of(columns, row, index, ui).inset(0, ui.px(5)), ui);
    }
  }
}

}  // namespace fc::knock_out
