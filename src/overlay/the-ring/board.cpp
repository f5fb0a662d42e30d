// The board below the ring: one thing at a time. The line of the chart and the shots are drawn by themselves; here the
// count, strategies, the end, and every strip that dice fall on.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

#include "overlay/controls/widgets.h"
#include "overlay/the-ring/panels.h"
#include "rules/the-ring/damage.h"
#include "scene/the-ring/naming.h"
#include "scene/the-ring/readout.h"

namespace fc::the_ring {
namespace {

using namespace overlay;

std::string_view heading_key(Purpose purpose) {
  constexpr std::array<std::string_view, purpose_count> keys{
      "the-ring.board.city",         "the-ring.board.gloves",      "the-ring.board.referee",      "the-ring.board.training",
      "the-ring.board.solitaire",    "the-ring.board.solitaire",   "the-ring.board.first-mover",  "the-ring.board.tie-up",
      "the-ring.board.chart",        "the-ring.board.chart",       "the-ring.board.chart",        "the-ring.board.counter",
      "the-ring.board.hard-shot",    "the-ring.board.pure-twelve", "the-ring.board.knockout",     "the-ring.board.finisher",
      "the-ring.board.possible-cut", "the-ring.board.cut-chart",   "the-ring.board.cut-stoppage", "the-ring.board.foul",
      "the-ring.board.retaliation",  "the-ring.board.judge",       "the-ring.board.corner",       "the-ring.board.time"};
  return keys.at(place_of(purpose));
}

void draw_count(const BoutView& view, const ShownCount& shown, Box box, Ui& ui) {
  Box numeral = box.take_right(std::min(ui.px_for_letters(96, 110), box.w * 0.17F));
  box.take_right(ui.px(8));
  ui.fill(numeral, colour::ink);
  ui.text(numeral, shown.count > 0 ? std::to_string(shown.count) : "–",
          {.size = LetterSize::giant, .face = Face::poster, .colour = colour::gold, .align = Align::centre});
  head_line(ui.say("the-ring.panel.count", {{"boxer", std::string(view.name(shown.corner))}}), shown.corner, {}, box, ui);
  const std::optional<ShownRoll>& roll = view.readout.roll;
  if (roll && purpose_of(*roll) == Purpose::knockout) {
    draw_strip(roll->strip, row_hit(view, Purpose::knockout), box, ui);
  }
}

void draw_foul(const BoutView& view, const ShownFoul& shown, Box box, Ui& ui) {
  const std::string legend = std::to_string(shown.read.legend);
  head_line(ui.word("the-ring.foul." + legend), shown.read.by, view.name(shown.read.by), box, ui);
  const std::optional<ShownRoll>& roll = view.readout.roll;
  const bool answered = shown.decided && shown.decided->retaliates;
  foot_below_strip(answered ? ui.word("the-ring.foul-line.10") : ui.word("the-ring.foul-line." + legend), box, ui);
  if (roll) {
    draw_strip(roll->strip, row_hit(view, purpose_of(*roll)), box, ui);
  }
}

/// A roll that has nothing but its strip.
void draw_roll(const BoutView& view, const ShownRoll& roll, Box box, Ui& ui) {
  const Purpose purpose = purpose_of(roll);
  const bool somebodys = roll.call.seat != no_seat;
  const std::optional<Corner> corner = somebodys ? std::optional(static_cast<Corner>(roll.call.seat)) : std::nullopt;
  std::string remark(corner ? view.name(*corner) : std::string_view());
  if (roll.settled) {
    remark +=
        (remark.empty() ? "" : ": ") + label_of(roll.strip, roll.strip.cells[roll.strip.cell_of(roll.row)], ui.words());
  }
  head_line(ui.word(heading_key(purpose)), corner, remark, box, ui);
  draw_strip(roll.strip, row_hit(view, purpose), box, ui);
}

/// Both strategies face up, and who presses.
void draw_strategies(const BoutView& view, const ShownStrategies& shown, Box box, Ui& ui) {
  std::string line;
  if (shown.both_tied_up) {
    line = ui.word("the-ring.panel.both_tied_up");
  } else if (shown.aggressor && !shown.aggressor->nobody) {
    line = ui.say("the-ring.panel.who_presses", {{"boxer", std::string(view.name(shown.aggressor->corner))}});
  } else if (shown.first) {
    line = ui.say("the-ring.panel.who_is_first", {{"boxer", std::string(view.name(shown.first->corner))},
                                                  {"red", std::to_string(shown.first->ratings[0])},
                                                  {"blue", std::to_string(shown.first->ratings[1])}});
  }
  foot_line(line, box, ui);
  for (const Corner corner : both_corners) {
    const std::size_t side = fc::index_of(corner);
    Box half = box.column(static_cast<int>(side), 2, ui.px(10));
    ui.fill(half, colour::of(corner));
    half = half.inset(ui.px(10), ui.px(4));
    const std::optional<SolitaireRead>& dice = shown.solitaire.at(side);
    const std::string by =
        dice ? ui.say(
                   dice->read.marker > 0 || dice->fell_back ? "the-ring.panel.by_marker" : "the-ring.panel.by_chart",
                   {{"total", std::to_string(dice->total)}, {"marker", std::to_string(std::max<int>(1, dice->read.marker))}})
             : std::string(view.name(corner));
    ui.text(half.take_top(half.h * 0.3F), by,
            {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::paper, .align = Align::centre});
    ui.text(half, ui.word(key_of(shown.revealed.strategies.at(side))),
            {.size = LetterSize::title, .face = Face::poster, .colour = colour::paper, .align = Align::centre});
  }
}

/// Nothing has fallen yet: what the chart may ask for, man against man.
void draw_advantages(const BoutView& view, Box box, Ui& ui) {
  struct Row {
    std::string_view key;
    Advantage advantage;
  };
  constexpr std::array<Row, 4> rows{{{"the-ring.rating.speed", Advantage::speed},
                                     {"the-ring.rating.box", Advantage::boxer},
                                     {"the-ring.rating.reach", Advantage::reach},
                                     {"the-ring.rating.weight", Advantage::weight}}};
  head_line(ui.word("the-ring.panel.advantages"), std::nullopt, {}, box, ui);
  for (int place = 0; place < static_cast<int>(rows.size()); ++place) {
    const Row& row = rows.at(static_cast<std::size_t>(place));
    const std::array<int, 2> figures = figures_of(*view.setup, view.readout.now, row.advantage);
    Box cell = box.column(place, static_cast<int>(rows.size()), ui.px(6));
    ui.frame(cell, colour::paper_deep, ui.px(1.5F));
    ui.text(cell.take_bottom(cell.h * 0.36F).inset(ui.px(4), 0), ui.word(row.key),
            {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre});
    for (const Corner corner : both_corners) {
      const std::size_t side = fc::index_of(corner);
      const bool better = figures.at(side) > figures.at(1 - side);
      ui.text(cell.inset(ui.px(5), 0).column(static_cast<int>(side), 2, ui.px(8)), std::to_string(figures.at(side)),
              {.size = LetterSize::heading,
               .face = Face::poster,
               .colour = better ? colour::of(corner) : colour::ink_soft,
               .align = Align::centre});
    }
  }
}

/// Who has won by which decision, after the last card.
void draw_decision(const BoutView& view, const End& end, const Box& box, Ui& ui) {
  const std::string_view line = ui.word(key_of(end.method));
  if (!end.has_winner) {
    poster_heading(ui, box, line, LetterSize::title, colour::ink, 0);
    return;
  }
  Box rest = box;
  poster_heading(ui, rest.take_top(box.h * 0.5F), view.name(end.winner), LetterSize::title, colour::of(end.winner), 0);
  poster_heading(ui, rest, line, LetterSize::heading, colour::ink, 0);
}

void draw_content(const BoutView& view, const Box& box, Ui& ui) {
  const Readout& readout = view.readout;
  switch (readout.board) {
    case Board::entry: return draw_entry(view, box, ui);
    case Board::strategies:
      if (readout.strategies) {
        return draw_strategies(view, *readout.strategies, box, ui);
      }
      break;
    case Board::hard_shot:
      if (readout.shot) {
        return draw_hard_shot(view, *readout.shot, box, ui);
      }
      break;
    case Board::finisher:
      if (readout.finisher) {
        return draw_finisher(view, *readout.finisher, box, ui);
      }
      break;
    case Board::count:
      if (readout.counting) {
        return draw_count(view, *readout.counting, box, ui);
      }
      break;
    case Board::foul:
      if (readout.foul) {
        return draw_foul(view, *readout.foul, box, ui);
      }
      break;
    case Board::stopped:
    case Board::none:
    case Board::tie_up:
    case Board::counter:
    case Board::cut: break;
  }
  if (readout.end) {
    if (readout.end->ended && readout.end->verdict) {
      draw_decision(view, readout.end->ended->end, box, ui);
    }
  } else if (readout.roll && !readout.roll->strip.cells.empty()) {
    draw_roll(view, *readout.roll, box, ui);
  } else {
    draw_advantages(view, box, ui);
  }
}

}  // namespace

bool BoutView::judges_are_secret() const {
  return readout.roll && purpose_of(*readout.roll) == Purpose::judge && !overlay::open_cards.is_on(model->settings);
}

void draw_board(const BoutView& view, Ui& ui) {
  // The dice would tell what lies face down: the board covers them too.
  const scene::Layout layout = view.judges_are_secret() ? with_tray_covered(view.layout) : view.layout;
  if (layout.board.h <= 0) {
    return;
  }
  const WideBoard wide(ui, layout, layout.board);
  const Panel panel(ui, "board", layout.board, true);
  const Clip clip(ui, layout.board);
  const Box box = layout.board_laid_out();
  paper_card(ui, box);
  if (view.judges_are_secret()) {
    poster_heading(ui, box, ui.word("the-ring.panel.judges_write"), LetterSize::heading);
    return;
  }
  draw_content(view, box.inset(ui.px(12), ui.px(8)), ui);
}

using namespace overlay;

Box head_line(std::string_view text, std::optional<Corner> corner, std::string_view remark, Box& box, Ui& ui) {
  Box line = box.take_top(ui.px_for_letters(26, 36));
  const TextStyle type{.size = LetterSize::label, .face = Face::poster, .colour = corner ? colour::paper : colour::ink};
  const float width = std::min(line.w * (remark.empty() ? 1 : 0.5F), ui.width_of(text, type) + ui.px(18));
  const Box band = line.take_left(width);
  if (corner) {
    ui.fill(band, colour::of(*corner));
  }
  ui.text(band.inset(ui.px(8), 0), text, type);
  line.take_left(ui.px(8));
  if (!remark.empty()) {
    const TextStyle small{.size = LetterSize::body, .face = Face::sans_bold, .align = Align::right};
    ui.text(line.take_right(std::min(line.w, ui.width_of(remark, small) + ui.px(6))), remark, small);
  }
  return line;
}

void foot_line(std::string_view text, Box& box, Ui& ui) {
  ui.text(box.take_bottom(ui.px_for_letters(24, 32)), text,
          {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre});
}

void foot_below_strip(std::string_view text, Box& box, Ui& ui) {
  if (box.h >= ui.px_for_letters(88, 124)) {
    foot_line(text, box, ui);
  }
}

std::optional<int> row_hit(const BoutView& view, Purpose purpose) {
  const std::optional<ShownRoll>& roll = view.readout.roll;
  return roll && roll->settled && purpose_of(*roll) == purpose ? std::optional(roll->row) : std::nullopt;
}

// A line of the Basic Chart on the board: who rolls, its clauses, and which of them holds for whom.

namespace {

using namespace overlay;

bool is_basic(Purpose purpose) {
  return purpose == Purpose::basic_column || purpose == Purpose::basic_red || purpose == Purpose::basic_green;
}

/// While the dice fall: who rolls, and what he brings.
void rolling(const BoutView& view, Corner roller, Box box, Ui& ui) {
  head_line(view.name(roller), roller, {}, box, ui);
  const State& now = view.readout.now;
  const Strategy strategy = view.boxer(roller).strategy;
  if (strategy == Strategy::none) {
    return;
  }
  const std::string line =
      ui.say("the-ring.panel.brings", {{"strategy", std::string(ui.word(key_of(strategy)))},
                                       {"rating", std::to_string(rating_for(*view.setup, now, roller, strategy))},
                                       {"def", std::to_string(def_of(now, other(roller)))},
                                       {"plus", with_sign(plus_of(*view.setup, now, roller, strategy))}});
  poster_heading(ui, box, line, LetterSize::heading, colour::ink, 0);
}

/// One clause: for whom it holds above what it brings. lit: the one that held, in the colour of the man it is for.
void clause_slip(std::string_view condition, std::string_view result, std::optional<Corner> lit, Box box, Ui& ui) {
  ui.fill(box, lit ? colour::of(*lit) : colour::paper_shade);
  const ImU32 letters = lit ? colour::paper : colour::faded(colour::ink_soft, 0.85F);
  box = box.inset(ui.px(8), ui.px(3));
  if (!condition.empty()) {
    ui.text(box.take_top(box.h * 0.38F), condition,
            {.size = LetterSize::small, .face = Face::sans_bold, .colour = letters, .align = Align::centre});
  }
  ui.text(box, result,
          {.size = lit ? LetterSize::heading : LetterSize::label,
           .face = Face::poster,
           .colour = letters,
           .align = Align::centre,
           .wrap = true});
}

void entry_line(const BoutView& view, const ShownEntry& shown, Box box, Ui& ui) {
  const EntryRead& read = shown.read;
  const Entry& entry = view.setup->charts.basic[entry_place(read.column, read.number / 10, read.number % 10)];
  Box foot = box.take_bottom(ui.px_for_letters(28, 36));
  Box row = box.take_top(box.h - ui.px(4));
  const Box plate = row.take_left(ui.px_for_letters(92, 104));
  row.take_left(ui.px(6));
  ui.fill(plate, colour::ink);
  ui.text(plate.inset(ui.px(4)), entry_text(read.column, read.number),
          {.size = LetterSize::title, .face = Face::poster, .colour = colour::gold, .align = Align::centre});
  const auto clauses = static_cast<int>(entry.size());
  // The one that held has more of the width.
  constexpr float share_of_lit = 1.35F;
  const float shares = static_cast<float>(clauses) + (read.clause == no_clause || clauses == 1 ? 0 : share_of_lit - 1);
  const float gap = ui.px(4);
  const float unit = (row.w - gap * static_cast<float>(clauses - 1)) / shares;
  for (int place = 0; place < clauses; ++place) {
    const bool held = place == read.clause;
    const Box slip = row.take_left(held && clauses > 1 ? unit * share_of_lit : unit);
    row.take_left(gap);
    clause_slip(clause_condition(entry, static_cast<std::size_t>(place), ui.words()),
                clause_result(*view.setup, read.column, read.number, static_cast<std::size_t>(place), ui.words()),
                held ? std::optional(actor_of(read)) : std::nullopt, slip, ui);
  }
  // To whom it applies, and why.
  const float side = ui.px(20);
  const Corner his = actor_of(read);
  const ImU32 ink = colour::of(his);
  corner_mark(ui, foot.take_left(ui.px(26)).centred(side, side), his, ink);
  const std::string name(view.name(his));
  const TextStyle poster{.size = LetterSize::label, .face = Face::poster, .colour = ink};
  ui.text(foot.take_left(std::min(foot.w * 0.45F, ui.width_of(name, poster) + ui.px(12))), name, poster);
  const Names names{view.model->names[0], view.model->names[1]};
  const std::string asked = asked_in_vain(*view.setup, read, ui.words());
  const std::string reason = !asked.empty()             ? ui.say("the-ring.panel.asked", {{"asked", asked}})
                             : read.clause == no_clause ? std::string(ui.word("the-ring.panel.nothing"))
                                                        : clause_reason(read, view.readout.now, names, ui.words());
  ui.text(foot, reason, {.size = LetterSize::body, .face = Face::sans_bold});
}

}  // namespace

void draw_entry(const BoutView& view, const Box& box, Ui& ui) {
  const std::optional<ShownRoll>& roll = view.readout.roll;
  const bool tumbling = roll && is_basic(purpose_of(*roll)) && !roll->settled;
  if (view.readout.entry && !tumbling) {
    entry_line(view, *view.readout.entry, box, ui);
  } else if (view.readout.roller) {
    rolling(view, *view.readout.roller, box, ui);
  }
}

// Hard shots and finishers on the board.

namespace {

using namespace overlay;

std::string shot_result(const HardShotRead& read, Ui& ui) {
  std::string text(ui.word("the-ring.panel.shot." + std::string(name_of(read.shot))));
  if (read.cell.has_hand && read.cell.needs > 0) {
    text = ui.say("the-ring.panel.threshold", {{"hand", std::string(ui.word(key_of(read.cell.hand)))},
                                               {"rating", std::to_string(read.rating)},
                                               {"needs", std::to_string(read.cell.needs)}}) +
           ": " + text;
  }
  switch (read.pure_shot) {
    case PureShot::two: return std::string(ui.word("the-ring.panel.pure_two")) + ": " + text;
    case PureShot::twelve_lower:
    case PureShot::twelve_holds: return std::string(ui.word("the-ring.panel.extra_die")) + ": " + text;
    case PureShot::no:
    case PureShot::twelve: break;
  }
  return text;
}

/// How far from its place a card that slides in still is: 1 to 0.
float slide(float age, const Ui& ui) {
  constexpr float takes = 0.3F;
  const float left = 1 - std::clamp(age / takes, 0.0F, 1.0F);
  return ui.reduced_motion() ? 0 : left * left;
}

/// The rolls made, oldest first, and an empty ticket for each that is left.
void draw_tickets(const ShownFinisher& shown, Box box, Ui& ui) {
  const Strip strip{.purpose = Purpose::finisher, .cells = {}};
  const float width = ui.px_for_letters(48, 66);
  const float gap = ui.px(4);
  const auto room = static_cast<std::size_t>(std::max(0.0F, std::floor((box.w + gap) / (width + gap))));
  const std::size_t all = shown.tickets.size() + static_cast<std::size_t>(std::max(0, shown.rolls));
  const std::size_t first = all > room ? all - room : 0;
  for (std::size_t place = first; place < all; ++place) {
    const Box slip = box.take_left(width).inset(0, ui.px(1));
    box.take_left(gap);
    if (place >= shown.tickets.size()) {
      ui.frame(slip, colour::gold, ui.px(2.5F));
      ui.text(slip, "?",
              {.size = LetterSize::label, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre});
      continue;
    }
    const FinisherRead& read = shown.tickets[place];
    ui.fill(slip, place + 1 == shown.tickets.size() ? colour::gold : colour::paper_deep);
    const StripCell cell{
        .from = static_cast<std::int8_t>(read.row), .to = static_cast<std::int8_t>(read.row), .value = read.cell};
    ui.text(slip.inset(ui.px(3), 0), label_of(strip, cell, ui.words()),
            {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
  }
}

}  // namespace

void draw_hard_shot(const BoutView& view, const ShownShot& shot, const Box& place, Ui& ui) {
  const Corner by = shot.began.by;
  const Clip clip(ui, place);
  const float way = by == Corner::red ? -1.0F : 1.0F;
  Box box = place.moved(way * std::round(place.w * slide(shot.age, ui)), 0);
  const std::string remark = ui.say("the-ring.panel.shot_line", {{"pow", std::to_string(shot.began.pow)},
                                                                 {"chin", printed_chin(shot.began.chin)},
                                                                 {"card", with_sign(shot.began.card)}});
  head_line(ui.say("the-ring.panel.hard_shot", {{"boxer", std::string(view.name(by))}}), by, remark, box, ui);
  if (shot.read) {
    foot_below_strip(shot_result(*shot.read, ui), box, ui);
  } else {
    foot_below_strip(ui.word(shot.extra_die ? "the-ring.panel.extra_die" : "the-ring.panel.shot_legend"), box, ui);
  }
  const std::optional<int> row = shot.read ? std::optional(shot.read->row) : std::nullopt;
  draw_strip(hard_shot_strip(*view.setup, view.readout.now, by), row, box, ui);
}

void draw_finisher(const BoutView& view, const ShownFinisher& shown, Box box, Ui& ui) {
  const std::string column(ui.word("the-ring.panel.after." + std::string(name_of(shown.column))));
  const Box between =
      head_line(ui.say("the-ring.panel.finisher", {{"boxer", std::string(view.name(shown.by))}}), shown.by, column, box, ui);
  draw_tickets(shown, between, ui);
  const std::optional<ShownRoll>& roll = view.readout.roll;
  const bool thrown = roll && purpose_of(*roll) == Purpose::finisher;
  if (shown.stoppage) {
    const StoppageRead& read = *shown.stoppage;
    foot_below_strip(ui.say(read.stops ? "the-ring.panel.tko_stops" : "the-ring.panel.tko_goes_on",
                            {{"n", std::to_string(read.n)}, {"kod", std::to_string(read.kod - read.stop - read.tired)}}),
                     box, ui);
  } else {
    foot_below_strip(ui.word("the-ring.panel.finisher_legend"), box, ui);
  }
  if (thrown) {
    draw_strip(roll->strip, row_hit(view, Purpose::finisher), box, ui);
    return;
  }
  RollCall coming;
  coming.purpose = static_cast<std::uint8_t>(Purpose::finisher);
  coming.seat = static_cast<std::uint8_t>(shown.by);
  draw_strip(strip_of(*view.setup, view.readout.now, coming), std::nullopt, box, ui);
}

}  // namespace fc::the_ring
