// A line of the Basic Chart on the board: who rolls, its clauses, and which of them holds for whom.

#include <algorithm>
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
  const std::string reason = read.clause == no_clause ? std::string(ui.word("the-ring.panel.nothing"))
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
    foot_below_strip(ui.word(shot.extra_die ? "the-ring.panel.extra_die" : "the-ring.panel.card_slides"), box, ui);
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
