// What a settled bet pays: chip by chip a stack flies in an arc from its row to whom it is paid to, a manager's card or the
// pot, and plates at the sums say what goes out and comes in. Source: rules/knock-out/rules.md, 3.11.

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/knock-out/panels.h"
#include "rules/knock-out/seasons.h"
#include "scene/knock-out/game.h"
#include "scene/knock-out/readout.h"
#include "scene/timeline.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

constexpr float paid_chip_side = 46;       // units
constexpr float payment_rise = 90;         // units above the straight way
constexpr float paid_chip_thickness = 8;   // units: of a chip in the pile
constexpr float hanging = 42;              // units: below the middle of a sum, which stays legible
constexpr float last_chip_leaves = 0.32F;  // in shares of the bet's time
constexpr float fades_from = 0.86F;
constexpr Money worth_a_chip = 2000;
constexpr Money most_chips = 10;

/// The bet whose chips are on their way or have just arrived; null if there is none.
const BetSettled* being_paid(const BoutView& view) {
  const std::optional<Settlement>& settlement = view.readout.settlement;
  if (!settlement || settlement->bets.empty() || !settlement->nets.empty()) {
    return nullptr;
  }
  const BetSettled& last = settlement->bets[settlement->bets.size() - 1];
  return last.amount > 0 ? &last : nullptr;
}

/// Whose chips they are: of him who pays, else of him who is paid by the bank.
int chips_of(const BetSettled& paid) { return paid.payer != no_seat ? paid.payer : paid.payee; }

/// Where money of that seat, or of the pot, is counted.
Box sum_of(const BoutView& view, std::uint8_t seat, Ui& ui) {
  return seat == no_seat ? pot_place(view, ui) : purse_place(view, seat, ui);
}

/// The plate: beside it, where no boxer's name stands; on a narrower card below it and well to the right, where names end;
/// on a narrow one as wide as its place allows.
Box plate_place(const BoutView& view, std::uint8_t seat, Ui& ui) {
  const Box sum = sum_of(view, seat, ui);
  const Box whole = seat == no_seat ? view.layout.ring : view.layout.top.column(seat, view.setup->players);
  const float beside = sum.right() + ui.px(14);
  if (seat != no_seat && whole.right() - beside > ui.px(270)) {
    return {beside, sum.y + ui.px(2), ui.px(124), sum.h - ui.px(4)};
  }
  const float top = sum.middle_y() + ui.px(hanging - 23);
  if (seat != no_seat && whole.w > ui.px(300)) {
    return {whole.right() - ui.px(paid_chip_side + 110), top, ui.px(100), ui.px(46)};
  }
  const float wide = std::min(ui.px(124), whole.right() - sum.x - ui.px(8));
  return {sum.x, top, wide, ui.px(46)};
}

/// "+8,000" or "-8,000" on the plate at the sum.
void plate_of(const BoutView& view, std::uint8_t seat, Money change, float share, Ui& ui) {
  const Box plate = plate_place(view, seat, ui);
  ui.fill(plate.inset(ui.px(-3)), colour::faded(colour::paper, share));
  ui.fill(plate, colour::faded(seat == no_seat ? colour::gold : change > 0 ? colour::good : colour::bad, share));
  ui.text(plate.inset(ui.px(5), 0), signed_money_text(change, ui.words()),
          {.size = LetterSize::heading,
           .face = Face::poster,
           .colour = colour::faded(seat == no_seat ? colour::ink : colour::paper, share),
           .align = Align::centre,
           .most = 40});
}

}  // namespace

std::optional<Payment> payment_of(const BoutView& view, Ui& ui) {
  const BetSettled* paid = being_paid(view);
  if (paid == nullptr) {
    return std::nullopt;
  }
  const float side = ui.px(paid_chip_side);
  const Box plate = plate_place(view, paid->payee, ui);
  const Box whole = paid->payee == no_seat ? view.layout.ring : view.layout.top.column(paid->payee, view.setup->players);
  const Box to{std::min(plate.right() + ui.px(6), whole.right() - side), plate.middle_y() - side / 2, side, side};
  return Payment{.from = settled_chips(view, sheet_place(view, ui), ui).centred(side, side), .to = to};
}

void draw_payment(const BoutView& view, Ui& ui) {
  const std::optional<Payment> way = payment_of(view, ui);
  if (!way) {
    return;
  }
  const BetSettled& paid = *being_paid(view);
  const float share = view.readout.settlement->share;
  const float there = std::clamp((1 - share) / (1 - fades_from), 0.0F, 1.0F);
  const Panel panel(ui, "payment", ui.screen());
  if (paid.payer != no_seat && share >= chips_leave) {
    plate_of(view, paid.payer, -paid.amount, there, ui);
  }
  if (share >= chips_arrive) {
    plate_of(view, paid.payee, paid.amount, there, ui);
  }
  if (ui.reduced_motion() || view.layout.has_one_column() || share < chips_leave) {
    return;
  }
  const Money chips = std::clamp<Money>(paid.amount / worth_a_chip, 1, most_chips);
  const float apart = chips > 1 ? (last_chip_leaves - chips_leave) / static_cast<float>(chips - 1) : 0;
  const float flight = chips_arrive - last_chip_leaves;
  for (Money chip = 0; chip < chips; ++chip) {
    const auto above = static_cast<float>(chip);
    const float leaves = chips_leave + apart * above;
    const float along = eased(scene::Ease::in_out, std::clamp((share - leaves) / flight, 0.0F, 1.0F));
    if (share >= fades_from) {
      continue;
    }
    const Box from = way->from.moved(0, -ui.px(paid_chip_thickness) * above);
    const Box to = way->to.moved(0, -ui.px(paid_chip_thickness) * above);
    const Box straight{from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along, to.w, to.h};
    draw_chip(ui, straight.moved(0, -ui.px(payment_rise) * 4 * along * (1 - along)), view.mark(chips_of(paid)),
              BetType::win);
  }
}

// What a season's end pays, who goes into the next one with a laurel, and who is richest in the end.
// Source: rules/knock-out/rules.md, 3.12, 3.13, 4.

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
  const TextStyle letters{.size = LetterSize::heading, .face = Face::poster, .colour = colour::on(mark.ink), .most = 30};
  if (!place.empty()) {
    ui.text(rest.take_left(ui.px(24)), place, letters);
  }
  mark_before(ui, rest, std::min(rest.h * 0.6F, ui.px(22)), mark.mark, colour::on(mark.ink), 7);
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
  const bool final = view.readout.activity == Activity::finished;
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
