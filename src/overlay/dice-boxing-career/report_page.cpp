// What the last bout came to: points as a product, the rank from what to what, and the chart of lost fights with its sum.

#include <algorithm>
#include <cmath>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing-career/panels.h"
#include "overlay/office/office.h"
#include "scene/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {

using namespace overlay;

namespace {

/// A line of the report: what it is about in small letters, the figure large, and why below it.
void draw_entry(Ui& ui, Box box, std::string_view label, std::string_view figure, ImU32 ink) {
  row_rule(ui, box);
  ui.text(box.take_left(box.w * 0.34F), label,
          {.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .most = 26});
  ui.text(box, figure, {.size = LetterSize::heading, .face = Face::poster, .colour = ink, .wrap = true});
}

void draw_lost_chart(const DeskView& view, const Report& report, Box box, Ui& ui) {
  const LostTable& table = view.setup->tables.lost;
  ui.text(box.take_top(ui.px_for_letters(24, 34)), ui.word("dice-boxing-career.report.lost_chart"),
          {.size = LetterSize::label, .face = Face::poster, .most = 26});
  const auto count = static_cast<int>(table.rows.size());
  const Box row = box.take_top(std::min(box.h, ui.px_for_letters(54, 76)));
  for (int index = 0; index < count; ++index) {
    const auto place = static_cast<std::size_t>(index);
    const LostRow& one = table.rows[place];
    const bool last = index + 1 == count;
    const int to = last ? 0 : table.rows[place + 1].from - 1;
    const bool hit = report.lost && report.lost->total >= one.from && (last || report.lost->total <= to);
    Box cell = row.column(index, count, ui.px(4));
    ui.fill(cell, hit ? colour::gold : colour::paper_shade);
    if (hit) {
      ui.frame(cell, colour::ink, ui.px(3));
    }
    const std::string range = std::to_string(one.from) + (last ? "+" : "–" + std::to_string(to));
    ui.text(cell.take_top(cell.h * 0.44F), range, {.size = LetterSize::small, .align = Align::centre, .most = 20});
    ui.text(cell, one.places == 0 ? "0" : "–" + std::to_string(one.places),
            {.size = LetterSize::label, .face = Face::poster, .align = Align::centre, .most = 28});
  }
}

void draw_poster(const DeskView& view, const Report& report, const Box& box, Ui& ui) {
  const BoutFought& bout = report.bout;
  const std::string_view banner = ui.word(std::string("dice-boxing-career.outcome.").append(name_of(bout.outcome)));
  BoutPoster poster = faces_on_poster(view, bout.man, std::string(banner));
  if (bout.own_rank != no_rank && !bout.tourney) {
    poster.sides[0].note = rank_word(bout.own_rank, ui.words());
    poster.sides[1].note = rank_word(bout.rank, ui.words());
  }
  poster.grand = bout.title;
  poster.stamped = ui.word(std::string("dice-boxing-career.how.").append(name_of(bout.outcome)));
  if (bout.outcome != Outcome::draw) {
    poster.winner = is_won(bout.outcome) ? Corner::red : Corner::blue;
  }
  bout_poster(ui, box, poster, view.readout.since_bout);
}

}  // namespace

void draw_report(const DeskView& view, Box box, Ui& ui) {
  if (!view.readout.report) {
    return;
  }
  const Report& report = *view.readout.report;
  const BoutFought& bout = report.bout;
  const bool narrow = box.w < box.h;
  Box poster = narrow ? box.take_top(box.h * 0.34F) : box.take_left(box.w * 0.38F);
  draw_poster(view, report, poster.inset(ui.px(4), ui.px(6)), ui);
  box = narrow ? box : Box{box.x + ui.px(16), box.y, box.w - ui.px(16), box.h};
  const float row = ui.px_for_letters(58, 76);
  if (report.points) {
    draw_entry(ui, box.take_top(row), ui.word("dice-boxing-career.report.points"),
               ui.say("dice-boxing-career.report.product", {{"base", std::to_string(report.points->base)},
                                                            {"percent", std::to_string(report.points->percent)},
                                                            {"earned", std::to_string(report.points->earned)}}),
               colour::ink);
  }
  if (report.rank) {
    draw_entry(ui, box.take_top(row), ui.word("dice-boxing-career.report.rank"),
               ui.say(report.best_rank ? "dice-boxing-career.report.best_move" : "dice-boxing-career.report.move",
                      {{"before", rank_word(report.rank->before, ui.words())},
                       {"after", rank_word(report.rank->after, ui.words())}}),
               report.rank->after < report.rank->before ? colour::good : colour::bad);
  } else if (view.on_path() && report.points && !bout.tourney && (!is_lost(bout.outcome) || report.lost)) {
    draw_entry(ui, box.take_top(row), ui.word("dice-boxing-career.report.rank"),
               ui.say("dice-boxing-career.report.same", {{"rank", rank_word(bout.own_rank, ui.words())}}), colour::ink);
  }
  if (report.defended) {
    draw_entry(ui, box.take_top(row), ui.word("dice-boxing-career.report.title"),
               counted("dice-boxing-career.panel.defences.", report.defended->defences, ui.words()), colour::good);
  } else if (report.won) {
    draw_entry(ui, box.take_top(row), ui.word("dice-boxing-career.report.title"), ui.word("dice-boxing-career.report.won"),
               colour::good);
  } else if (report.title_lost) {
    draw_entry(ui, box.take_top(row), ui.word("dice-boxing-career.report.title"), ui.word("dice-boxing-career.report.gone"),
               colour::bad);
  }
  if (report.rematch) {
    draw_entry(ui, box.take_top(row), ui.word("dice-boxing-career.report.next"),
               ui.word("dice-boxing-career.panel.rematch_open"), colour::ink);
  }
  if (report.retirement) {
    draw_entry(ui, box.take_top(row), ui.word("dice-boxing-career.report.doctor"),
               ui.say(report.retirement->retires ? "dice-boxing-career.report.retires" : "dice-boxing-career.report.stays",
                      {{"percent", std::to_string(report.retirement->chance)}}),
               report.retirement->retires ? colour::bad : colour::good);
  }
  if (report.wear) {
    const WearRead& wear = *report.wear;
    const bool takes = wear.before != wear.after;
    const std::string_view told = takes ? "took" : wear.wears ? "found_nothing" : "spared";
    draw_entry(ui, box.take_top(row), ui.word("dice-boxing-career.report.age"),
               ui.say(std::string("dice-boxing-career.report.").append(told), {{"percent", std::to_string(wear.chance)},
                                                                               {"what", ui.word(key_of(wear.what))},
                                                                               {"before", figure_of(wear.what, wear.before)},
                                                                               {"after", figure_of(wear.what, wear.after)}}),
               takes ? colour::bad : colour::good);
  }
  if (is_lost(bout.outcome) && view.on_path() && !bout.tourney) {
    box.take_top(ui.px(10));
    draw_lost_chart(view, report, box, ui);
  }
}

// The tourney of the all-time greats as a bracket, from eight men to one.

using namespace overlay;

namespace {

constexpr int rounds = tourney_length + 1;  ///< columns: eight, four, two, one

void draw_slot(const DeskView& view, Person man, bool beaten, Box box, Ui& ui) {
  const bool own = man == you;
  ui.fill(box, own ? colour::red : man == nobody ? colour::paper_shade : colour::paper);
  ui.frame(box, colour::ink, ui.px(man == nobody ? 1 : 2));
  if (man == nobody) {
    return;
  }
  const ImU32 ink = own ? colour::paper : colour::ink;
  ui.text(box.inset(ui.px(8), ui.px(2)), man_name(*view.setup, man, view.model->names),
          {.size = LetterSize::label, .face = Face::poster, .colour = beaten ? colour::faded(ink, 0.5F) : ink, .most = 28});
}

/// Who stands at a place of a column: of the round's field, or a winner of the one before.
Person man_in(const Bracket& bracket, int column, std::size_t place) {
  const auto& field = bracket.at(static_cast<std::size_t>(column));
  return place < field.size() ? field[place] : nobody;
}

}  // namespace

void draw_tourney(const DeskView& view, Box box, Ui& ui) {
  page_heading(ui, box, ui.word("dice-boxing-career.tourney.heading"));
  const Bracket& bracket = view.readout.bracket;
  for (int column = 0; column < rounds; ++column) {
    const Box strip = box.column(column, rounds, ui.px(26));
    const int count = static_cast<int>(tourney_men) >> column;
    for (int index = 0; index < count; ++index) {
      const auto place = static_cast<std::size_t>(index);
      const Box cell = strip.row(index, count);
      const Box slot = cell.centred(cell.w, std::min(cell.h * 0.8F, ui.px_for_letters(42, 56)));
      const Person man = man_in(bracket, column, place);
      const Person on = column + 1 < rounds ? man_in(bracket, column + 1, place / 2) : nobody;
      draw_slot(view, man, on != nobody && on != man, slot, ui);
      if (column + 1 < rounds) {
        // The line to the next column.
        const float line = std::max(2.0F, std::round(ui.px(2)));
        const float end = slot.right() + ui.px(13);
        const Box pair = strip.row(index / 2, count / 2);
        ui.fill({slot.right(), slot.middle_y(), end - slot.right(), line}, colour::ink);
        ui.fill({end, std::min(slot.middle_y(), pair.middle_y()), line, std::abs(pair.middle_y() - slot.middle_y()) + line},
                colour::ink);
        if (index % 2 == 0) {
          ui.fill({end, pair.middle_y(), ui.px(13), line}, colour::ink);
        }
      }
    }
  }
}

}  // namespace fc::dice_boxing_career
