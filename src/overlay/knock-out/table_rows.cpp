#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
#include "overlay/knock-out/panels.h"
#include "scene/timeline.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

constexpr double folding_seconds = 0.5;

float glide(double age, double seconds, bool at_once) {
  return at_once ? 1 : eased(scene::Ease::in_out, scene::share_of(age, 0, seconds));
}

/// 1: a cell without a bet is a line of figures; 0: it can be pressed. They unfold when betting begins, and fold again when
/// the last chip lies.
float folded(const BoutView& view, bool at_once) {
  const Readout& shown = view.readout;
  if (shown.activity != Activity::betting) {
    return 1;
  }
  if (shown.turn < 0 && shown.chip) {
    return at_once ? 1 : glide(shown.chip->age - chip_flight_seconds, folding_seconds, false);
  }
  return 1 - glide(shown.activity_age, folding_seconds, at_once);
}

/// 1: a cell has the room of its bet.
float room_of_bet(const BoutView& view, Corner corner, std::size_t cell, bool at_once) {
  const Bet& bet = view.fight().tables[fc::index_of(corner)][cell];
  if (!bet.offered()) {
    return 0;
  }
  const std::optional<LaidChip>& chip = view.readout.chip;
  const bool is_new =
      chip && chip->placement == Placement::offered && chip->table == corner && static_cast<std::size_t>(chip->cell) == cell;
  return is_new ? glide(chip->age, chip_flight_seconds, at_once) : 1;
}

}  // namespace

TableRows::TableRows(const BoutView& view, Corner corner, Box column, const Ui& ui, bool grown) {
  const bool at_once = grown || ui.reduced_motion();
  const float line = ui.px_for_letters(27, 38);
  const float block = ui.px_for_letters(46, 58);
  const float with_bet = std::max(block, ui.text_px(88));
  const float unbet = block + (line - block) * folded(view, at_once);
  head_ = column.take_top(std::min(ui.px(70), column.h * 0.24F));
  rest_ = column.inset(ui.px(9), ui.px(2));
  rest_.take_bottom(ui.px(4));
  heads_ = rest_.take_top(ui.px_for_letters(18, 28));
  std::array<float, cells> rooms{};
  for (std::size_t cell = 0; cell < cells; ++cell) {
    rooms.at(cell) = room_of_bet(view, corner, cell, at_once);
    has_bet_.at(cell) = rooms.at(cell) > 0;
  }
  const auto heights_for = [&, whole = rest_.h](const std::array<float, cells>& shares) {
    const float bets = std::accumulate(shares.begin(), shares.end(), 0.0F);
    const float wanted = unbet * static_cast<float>(cells) + (with_bet - unbet) * bets;
    const float fits = std::min(1.0F, whole / wanted);
    // Where there is room a bet is set in larger letters.
    const float more = bets > 0 ? std::clamp((whole - wanted) / bets, 0.0F, ui.text_px(24)) : 0;
    std::array<float, cells> heights{};
    std::ranges::transform(shares, heights.begin(),
                           [&](float share) { return (unbet + (with_bet + more - unbet) * share) * fits; });
    return heights;
  };
  std::array<float, cells> grown_rooms{};
  std::ranges::transform(rooms, grown_rooms.begin(), [](float room) { return std::ceil(room); });
  const std::array<float, cells> heights = heights_for(rooms);
  const std::array<float, cells> grown_heights = heights_for(grown_rooms);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    places_.at(cell) = rest_.take_top(heights.at(cell));
    const bool grows = rooms.at(cell) > 0 && rooms.at(cell) < 1;
    whole_heights_.at(cell) = grows ? std::max(heights.at(cell), grown_heights.at(cell)) : heights.at(cell);
  }
}

TableRow TableRows::row(std::size_t cell, Ui& ui) const {
  Box box = place(cell);
  box.h = whole_heights_.at(cell);
  box = box.inset(0, ui.px(3));
  TableRow row;
  const bool low = box.h < ui.px(56);  // the lines then lie below the stakes alone
  if (has_bet_.at(cell) && !low) {
    row.lines = box.take_bottom(std::min(box.h * 0.48F, ui.text_px(50)));
  }
  row.whole = box;
  const float side = ui.px(ui.layer().text_scale() >= large_letters ? 46 : 48);
  row.accept = box.take_right(side);
  box.take_right(ui.px(3));
  row.offer = box.take_right(side);
  box.take_right(ui.px(5));
  if (has_bet_.at(cell) && low) {
    row.lines = box.take_bottom(box.h * 0.5F);
  }
  for (int type = 0; type < 3; ++type) {
    row.stakes.at(static_cast<std::size_t>(type)) = box.column(type, 3, ui.px(3));
  }
  return row;
}

// Who boxes for a betting table: at the top of its poster his name, his manager and how far he is from the K.O. space; where
// the rows leave room the man himself, and how likely he wins.

using namespace overlay;

void draw_table_head(const BoutView& view, Corner corner, Box box, Ui& ui) {
  const Fighter& fighter = view.fight().of(corner);
  const int seat = view.holder(corner);
  const std::string name =
      seat < 0 ? std::string(ui.word(corner == Corner::red ? "knock-out.panel.red_table" : "knock-out.panel.blue_table"))
               : std::string(boxer_name(view, fighter.boxer, ui));
  Box band = box.take_top(box.h * 0.58F);
  const Looks* looks = seat < 0 ? nullptr : view.looks(fighter.boxer);
  if (looks != nullptr && has_room_for(ui, band.h, name, band.w * 0.85F)) {
    outer_slip(ui, band, corner, *looks, scene::mark_of(corner));
  }
  corner_band(ui, band, corner, name);
  if (seat < 0) {
    return;
  }
  Box row = box.inset(ui.px(10), ui.px(3));
  const float side = std::min(row.h, ui.px(18));
  seat_mark(ui, row.take_left(side).centred(side, side), view.mark(seat).mark, colour::of(view.mark(seat).ink));
  row.take_left(ui.px(6));
  if (const Title title = view.readout.now.boxer(fighter.boxer).title; title != Title::none) {
    draw_title(ui, row.take_left(side * 1.2F).centred(side, side), title);
    row.take_left(ui.px(6));
  }
  const float pip = ui.px(10);
  Box pips = row.take_right((pip + ui.px(3)) * static_cast<float>(fighter.distance));
  for (int step = 0; step < fighter.distance; ++step) {
    const Box place = pips.take_left(pip + ui.px(3)).centred(pip, pip);
    ui.fill(place, step < fighter.moved ? colour::of(corner) : colour::paper_shade);
    ui.frame(place, step + 1 == fighter.distance ? colour::ink : colour::ink_soft,
             ui.px(step + 1 == fighter.distance ? 2 : 1));
  }
  ui.text(row.take_right(ui.px(84)).inset(ui.px(6), 0), ui.word("knock-out.panel.to_ko"),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::ink_soft, .align = Align::right, .most = 19});
  ui.text(row, view.name(seat), {.size = LetterSize::body, .face = Face::sans_bold, .most = 18});
}

void draw_boxer(const BoutView& view, Corner corner, const Box& box, Ui& ui) {
  constexpr float least = 44;  // units: below that nothing of him can be seen
  if (box.h < ui.px(least)) {
    return;
  }
  const Clip clip(ui, box);
  const bool red = corner == Corner::red;
  Box rest = box;
  rest.take_top(ui.px(6));
  ui.fill(rest, colour::faded(colour::of(corner), 0.13F));  // dots would be painted anew with every row that glides
  const int seat = view.holder(corner);
  const Looks* looks = seat < 0 ? nullptr : view.looks(view.fight().of(corner).boxer);
  if (looks == nullptr) {
    return;
  }
  constexpr float chest = 120;  // units: less of him is only hair and eyes
  // He stands behind the lower edge: one size, whatever the rows leave of him.
  constexpr float tall = 240;
  constexpr float wide = 168;
  if (box.h >= ui.px(chest)) {
    const Box side = red ? rest.take_left(ui.px(wide)) : rest.take_right(ui.px(wide));
    const bool bell_has_rung = view.readout.activity == Activity::fight || view.readout.result;
    stand_for_poster(ui, {side.x, side.y, side.w, ui.px(tall)}, *looks, scene::mark_of(corner), red ? 1.0F : -1.0F,
                     bell_has_rung ? scene::Attire::trunks : scene::Attire::robe);
  }
  const std::optional<FightResult>& result = view.readout.result;
  if (!view.readout.odds || (result && result->called())) {
    return;
  }
  TextStyle label{.size = LetterSize::heading, .face = Face::poster, .colour = colour::of(corner), .align = Align::centre};
  TextStyle number = label;
  number.size = LetterSize::title;
  Box words = rest.inset(ui.px(4), 0).take_bottom(std::min(rest.h, ui.text_px(92)));
  Box before;
  if (words.h > ui.px(64)) {
    before = words.take_top(words.h * 0.36F);
  } else {  // in one line: he stands there no more
    words = box.inset(ui.px(10), 0);
    words.take_top(ui.px(6));
    before = words.take_left(words.w * 0.47F);
    words.take_left(ui.px(12));
    label.align = Align::right;
    number.align = Align::left;
  }
  ui.text(before, ui.word("knock-out.panel.wins"), label);
  ui.text(words, chance_text(chance_of(*view.readout.odds, corner, BetType::win), ui), number);
}

// What flies over the panels: a chip from its manager's card to the betting table or the pass space, so that everybody sees
// who bets what, and who does not.

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
