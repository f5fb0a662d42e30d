// The left column of the desk: your man as he stands, what may end his career, and who stands above him.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "overlay/bout/two_corners.h"
#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing-career/panels.h"
#include "scene/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {

using namespace overlay;

namespace {

/// How near something is that ends a career: "2 of 4".
void limit_row(Ui& ui, Box box, std::string_view key, int value, int most) {
  const Box label = box.take_left(box.w * 0.52F);
  ui.text(label, ui.word(key), {.size = LetterSize::small, .colour = colour::ink_soft});
  ui.text(box.take_right(box.w * 0.46F),
          ui.say("dice-boxing-career.panel.of", {{"value", std::to_string(value)}, {"most", std::to_string(most)}}),
          {.size = LetterSize::small, .face = Face::sans_bold, .align = Align::right});
  const float share = static_cast<float>(value) / static_cast<float>(std::max(1, most));
  bar(ui, box.centred(box.w - ui.px(4), std::min(box.h * 0.5F, ui.px(10))), share,
      share >= 0.75F ? colour::bad : colour::ink);
}

std::vector<Chip> chips_of(const DeskView& view, Ui& ui) {
  const State& now = view.now();
  std::vector<Chip> chips;
  if (now.defences.value_or(0) > 0) {
    chips.push_back({.text = counted("dice-boxing-career.panel.defences.", *now.defences, ui.words()),
                     .ground = colour::gold,
                     .letters = colour::ink});
  }
  if (now.titles > 0) {
    chips.push_back({.text = counted("dice-boxing-career.panel.titles.", now.titles, ui.words()),
                     .ground = colour::ink,
                     .letters = colour::paper});
  }
  if (now.lock > 0) {
    chips.push_back({.text = counted("dice-boxing-career.panel.lock.", now.lock, ui.words()),
                     .ground = colour::bad,
                     .letters = colour::paper});
  }
  if (now.rematch_open) {
    chips.push_back({.text = std::string(ui.word("dice-boxing-career.panel.rematch_open")),
                     .ground = colour::blue,
                     .letters = colour::paper});
  }
  if (const int chance = aftermath::wear_terms(*view.setup, now.fights() + 1, false).chance(); chance > 0) {
    chips.push_back({.text = ui.say("dice-boxing-career.panel.age", {{"percent", std::to_string(chance)}}),
                     .ground = colour::bad,
                     .letters = colour::paper});
  }
  if (view.setup->options.retirement_chart) {
    const int chance = aftermath::retirement_chance(*view.setup, now);
    chips.push_back({.text = ui.say("dice-boxing-career.panel.doctor", {{"percent", std::to_string(chance)}}),
                     .ground = chance > 0 ? colour::bad : colour::paper_shade,
                     .letters = chance > 0 ? colour::paper : colour::ink});
  }
  return chips;
}

/// The rank as it moves from one to another.
std::string shown_rank(const DeskView& view, Ui& ui) {
  const bool moves = view.readout.moved < 0.5F && view.readout.rank_before != no_rank;
  return rank_word(moves ? view.readout.rank_before : own_rank(view.now()), ui.words());
}

void draw_head(const DeskView& view, Box box, Ui& ui) {
  const State& now = view.now();
  const Box rank = box.take_left(box.w * 0.48F);
  if (view.on_path()) {
    if (now.is_champion()) {
      ui.fill(rank.inset(0, ui.px(4)), colour::gold);
    }
    ui.text(rank.inset(ui.px(4), 0), shown_rank(view, ui),
            {.size = LetterSize::poster, .face = Face::poster, .align = Align::centre, .misprint = colour::red});
  } else {
    ui.text(rank, ui.word("dice-boxing-career.panel.free"), {.size = LetterSize::heading, .face = Face::poster});
  }
  box.take_left(ui.px(8));
  ui.text(box.take_top(box.h * 0.5F), record_line(now.record, ui.words()),
          {.size = LetterSize::body, .face = Face::sans_bold, .wrap = true});
  ui.text(box,
          ui.say("dice-boxing-career.panel.fights",
                 {{"fights", std::to_string(now.fights())}, {"most", std::to_string(view.setup->options.max_fights)}}),
          {.size = LetterSize::small, .colour = colour::ink_soft, .wrap = true});
}

/// One man above you: rank, name, S, chance.
void ladder_row(const DeskView& view, int rank, Box box, Ui& ui) {
  const Person man = man_at(view.now(), rank);
  const bool own = man == you;
  if (own) {
    ui.fill(box, colour::red);
  } else if (rank == 0) {
    ui.fill(box, colour::gold);
  }
  row_rule(ui, box);
  const ImU32 letters = own ? colour::paper : colour::ink;
  box = box.inset(ui.px(6), 0);
  const TextStyle figure{.size = LetterSize::small, .face = Face::sans_bold, .colour = letters, .align = Align::right};
  ui.text(box.take_left(ui.px_for_letters(34, 46)), rank == 0 ? "C" : std::to_string(rank), figure);
  box.take_left(ui.px(8));
  ui.text(box.take_right(ui.px_for_letters(48, 74)), own ? std::string() : percent_of(view.chance(man), ui), figure);
  const int standing = own ? own_standing(view.now()) : view.setup->man(man).standing();
  ui.text(box.take_right(ui.px_for_letters(34, 48)), std::to_string(standing), figure);
  ui.text(box, man_name(*view.setup, man, view.model->names),
          {.size = LetterSize::small, .face = own ? Face::sans_bold : Face::sans, .colour = letters});
}

void draw_rungs(const DeskView& view, Box box, Ui& ui) {
  const float height = ui.px_for_letters(22, 32);
  const int own = own_rank(view.now());
  Box head = box.take_top(height);
  const TextStyle type{.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right};
  head = head.inset(ui.px(6), 0);
  ui.text(head.take_right(ui.px_for_letters(48, 74)), ui.word("dice-boxing-career.panel.chance_head"), type);
  ui.text(head.take_right(ui.px_for_letters(34, 48)), ui.word("dice-boxing-career.panel.standing_head"), type);
  ui.text(head, ui.word(own == 0 ? "dice-boxing-career.panel.ladder" : "dice-boxing-career.panel.above"),
          {.size = LetterSize::label, .face = Face::poster, .most = 22});
  const int room = static_cast<int>(box.h / height);
  // Your own rung, those above it, and where there is room those below.
  const int above = std::min(own, std::max(0, room - 1));
  const int last = std::min(lowest_rank, own - above + room - 1);
  for (int rank = own - above; rank <= last && box.h >= height; ++rank) {
    ladder_row(view, rank, box.take_top(height), ui);
  }
}

/// Who has no ladder has room for his card: in one column, or where his place is wide and low in three.
void draw_card(const DeskView& view, Box box, Ui& ui) {
  ui.text(box.take_top(ui.px_for_letters(26, 36)), ui.word("dice-boxing-career.panel.card"),
          {.size = LetterSize::label, .face = Face::poster, .most = 26});
  const int columns = box.w > ui.px(500) ? 3 : 1;
  const int rows = (static_cast<int>(purchase_count) + columns - 1) / columns;
  const float height = std::min(ui.px_for_letters(25, 34), box.h / static_cast<float>(rows));
  for (int place = 0; place < static_cast<int>(purchase_count); ++place) {
    const auto what = static_cast<Purchase>(place);
    const Box column = box.column(place / rows, columns, ui.px(16));
    Box row{column.x, column.y + height * static_cast<float>(place % rows), column.w, height};
    row_rule(ui, row);
    row = row.inset(ui.px(4), 0);
    ui.text(row.take_right(row.w * 0.24F), figure_of(what, growth::value_of(view.now(), what)),
            {.size = LetterSize::small, .face = Face::sans_bold, .align = Align::right, .most = 24});
    ui.text(row, ui.word(key_of(what)), {.size = LetterSize::small, .most = 24});
  }
}

}  // namespace

void draw_your_man(const DeskView& view, Box box, Ui& ui) {
  const State& now = view.now();
  const Panel panel(ui, "your-man", box, true);
  paper_card(ui, box);
  const std::optional<Looks> looks = view.looks_of(you);
  name_plate(ui, box.take_top(ui.px_for_letters(46, 56)), Corner::red,
             {.name = view.you_name(), .looks = looks ? &*looks : nullptr});
  Box rest = box.inset(ui.px(12), ui.px(6));
  draw_head(view, rest.take_top(ui.px_for_letters(70, 96)), ui);
  rest.take_top(ui.px(4));
  const RetirementTable& limits = view.setup->tables.retirement;
  const float row = ui.px_for_letters(20, 32);
  limit_row(ui, rest.take_top(row), "dice-boxing-career.panel.in_a_row", now.losses_in_a_row, limits.losses_in_a_row);
  limit_row(ui, rest.take_top(row), "dice-boxing-career.panel.losses", now.record.losses, limits.losses);
  limit_row(ui, rest.take_top(row), "dice-boxing-career.panel.stopped", now.record.ko_losses, limits.stoppages);
  rest.take_top(ui.px(6));
  const std::vector<Chip> chips = chips_of(view, ui);
  if (!chips.empty()) {
    const float height = ui.px_for_letters(chips.size() > 2 ? 60 : 32, chips.size() > 1 ? 76 : 40);
    chip_rows(ui, rest.take_top(height), chips);
  }
  if (view.on_path()) {
    draw_rungs(view, rest, ui);
  } else {
    draw_card(view, rest, ui);
  }
}

}  // namespace fc::dice_boxing_career
