#include <algorithm>
#include <string>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing-career/panels.h"
#include "rules/dice-boxing/card.h"
#include "scene/dice-boxing-career/biography.h"
#include "scene/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {

using namespace overlay;

namespace {

std::vector<Form> form_against(const DeskView& view, Person man) {
  std::vector<Form> form;
  for (const PastBout& bout : view.readout.past) {
    if (bout.bout.man == man) {
      form.push_back(is_won(bout.bout.outcome) ? Form::won : is_lost(bout.bout.outcome) ? Form::lost : Form::drawn);
    }
  }
  return form;
}

LadderModel ladder_of(const DeskView& view, Ui& ui) {
  const State& now = view.now();
  LadderModel model;
  model.figure_head = ui.word("dice-boxing-career.ladder.head");
  model.moved = view.readout.moved;
  const int own = own_rank(now);
  const int before = view.readout.rank_before == no_rank ? own : view.readout.rank_before;
  for (int rank = 0; rank <= lowest_rank; ++rank) {
    const Person man = man_at(now, rank);
    LadderRow row;
    row.place = rank == 0 ? std::string(ui.word("dice-boxing-career.life.top")) : std::to_string(rank);
    row.name = man_name(*view.setup, man, view.model->names);
    row.figure = man == you ? std::string() : percent_of(view.chance(man), ui);
    row.crowned = rank == 0;
    row.lit = man == you;
    row.looks = view.looks_of(man);
    row.from = static_cast<float>(rank);
    if (man == you) {
      row.mark = scene::mark_of(Corner::red);
      row.from = static_cast<float>(before);
      row.risen = before - rank;
    } else {
      row.form = form_against(view, man);
    }
    model.rows.push_back(std::move(row));
  }
  return model;
}

/// Your figure, what it is, his.
void draw_pair(Ui& ui, Box box, const BoxerCard& own, const BoxerCard* his, std::size_t place) {
  const auto rating = dice_boxing::all_ratings.at(place);
  const TextStyle figure{.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre, .most = 24};
  const float side = box.w * 0.22F;
  ui.text(box.take_left(side), std::to_string(own.ratings.*rating), figure);
  if (his != nullptr) {
    ui.text(box.take_right(side), std::to_string(his->ratings.*rating), figure);
  }
  ui.text(box, ui.word(std::string("dice-boxing.rating.").append(dice_boxing::rating_names.at(place))),
          {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre, .most = 22});
}

void draw_cards(const DeskView& view, int rank, Box box, Ui& ui) {
  const Person man = man_at(view.now(), rank);
  paper_card(ui, box);
  box = box.inset(ui.px(10), ui.px(8));
  ui.text(box.take_top(ui.px_for_letters(34, 48)), man_name(*view.setup, man, view.model->names),
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre, .misprint = colour::blue});
  ui.text(box.take_top(ui.px_for_letters(20, 30)), rank_word(rank, ui.words()),
          {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre});
  if (const auto shares = view.shares(man)) {
    chance_scale(ui, box.take_top(ui.px_for_letters(26, 48)), *shares, {colour::red, colour::blue});
  }
  // Large ratings need the room.
  if (const auto versus = head_to_head_of(view.readout.past, man); versus && !has_large_pages(ui)) {
    const std::string said = worded(*versus, *view.setup, view.model->names, ui.words());
    const TextStyle type{
        .size = LetterSize::small, .face = Face::sans_bold, .align = Align::centre, .wrap = true, .most = 22};
    ui.text(box.take_top(ui.height_of(said, box.w, type)), said, type);
  }
  box.take_top(ui.px(6));
  const BoxerCard own = own_card(*view.setup, view.now());
  const BoxerCard* const his = man == you ? nullptr : &view.setup->man(man).card;
  const auto count = static_cast<int>(dice_boxing::all_ratings.size());
  const float height = std::min(ui.px_for_letters(28, 40), box.h / static_cast<float>(count));
  for (std::size_t place = 0; place < dice_boxing::all_ratings.size(); ++place) {
    draw_pair(ui, box.take_top(height), own, his, place);
  }
}

}  // namespace

void LadderMemory::look_up_from(int own_rank, const Ui& ui) {
  constexpr int rungs_above = 7;
  looked_at = std::max(0, own_rank - 1);
  // The ladder brings it within its bounds.
  state.scroll = ui.px_for_letters(30, 46) * static_cast<float>(std::max(0, own_rank - rungs_above));
}

void draw_ladder(const DeskView& view, Box box, LadderMemory& memory, Ui& ui) {
  const bool narrow = box.w < box.h;
  const Box card = narrow ? box.take_bottom(box.h * 0.42F) : box.take_right(box.w * 0.32F);
  if (narrow) {
    box.take_bottom(ui.px(10));
  } else {
    box.take_right(ui.px(12));
  }
  (void)ladder(ui, box, ladder_of(view, ui), memory.state, memory.looked_at);
  draw_cards(view, std::clamp(memory.looked_at, 0, lowest_rank), card, ui);
}

using namespace overlay;

namespace {

std::string face_word(int face) { return (face < 10 ? "0" : "") + std::to_string(face); }

/// Faces one after the other with equal rows become one line. line_of: makes the line of a row.
template <class Row, class LineOf>
std::vector<ChartLine> lines_of(const Percentile<Row>& rows, LineOf line_of) {
  std::vector<ChartLine> lines;
  for (std::size_t face = 0; face < rows.size(); ++face) {
    if (face > 0 && rows[face] == rows[face - 1]) {
      lines.back().to = static_cast<int>(face);
      continue;
    }
    ChartLine line = line_of(rows[face]);
    line.from = line.to = static_cast<int>(face);
    lines.push_back(std::move(line));
  }
  return lines;
}

/// One man of a line: rank, name, chance.
void draw_man(const DeskView& view, Person man, bool again, Box box, Ui& ui) {
  const TextStyle figure{.size = LetterSize::body, .face = Face::sans_bold, .align = Align::right, .most = 30};
  ui.text(box.take_right(ui.px_for_letters(52, 72)), percent_of(view.chance(man), ui), figure);
  const std::string rank = rank_word(rank_of(view.now(), man), ui.words());
  const std::string& name = view.setup->man(man).name;
  ui.text(box, rank + "  " + (again ? ui.say("dice-boxing-career.chart.again", {{"man", name}}) : name),
          {.size = LetterSize::body, .most = 30});
}

void draw_line(const DeskView& view, const ChartLine& line, Box box, bool lit, Ui& ui) {
  row_ground(ui, box, lit);
  box = box.inset(ui.px(8), ui.px(2));
  const Box faces = box.take_left(ui.px_for_letters(66, 100));
  const std::string range = line.from == line.to ? face_word(line.from) : face_word(line.from) + "–" + face_word(line.to);
  ui.text({faces.x, faces.y, faces.w, faces.h * 0.58F}, range,
          {.size = LetterSize::label, .face = Face::poster, .most = 26});
  ui.text({faces.x, faces.y + faces.h * 0.55F, faces.w, faces.h * 0.45F},
          ui.say("dice-boxing-career.panel.percent", {{"percent", std::to_string(line.to - line.from + 1)}}),
          {.size = LetterSize::small, .colour = colour::ink_soft, .most = 18});
  const auto count = static_cast<int>(line.men.size());
  for (int index = 0; index < count; ++index) {
    draw_man(view, line.men[static_cast<std::size_t>(index)], line.again, box.row(index, count), ui);
  }
}

void draw_lines(const DeskView& view, const std::vector<ChartLine>& lines, Box box, std::optional<int> face, Ui& ui) {
  const auto count = static_cast<int>(lines.size());
  const float height = std::min(ui.px_for_letters(84, 110), box.h / static_cast<float>(std::max(1, count)));
  for (const ChartLine& line : lines) {
    draw_line(view, line, box.take_top(height).inset(0, ui.px(1)), face && *face >= line.from && *face <= line.to, ui);
  }
}

}  // namespace

std::vector<ChartLine> chart_lines(const Setup& setup, const State& state) {
  const ChartTable* const table = schedules::chart_of(setup, own_rank(state));
  if (table == nullptr) {
    return {};
  }
  return lines_of(table->rows, [&](const ChartRow& row) {
    const schedules::Offer offer = schedules::offer_of(state, row);
    ChartLine line;
    line.locked = offer.locked;
    line.men = {man_at(state, std::max(offer.one, offer.other))};
    if (offer.one != offer.other) {
      line.men.push_back(man_at(state, std::min(offer.one, offer.other)));
    }
    return line;
  });
}

std::vector<ChartLine> defence_lines(const Setup& setup, const State& state) {
  const bool first = state.defences.value_or(0) == 0;
  return lines_of(first ? setup.tables.first_defence : setup.tables.later_defence, [&](std::int8_t rank) {
    ChartLine line;
    line.again = rank == rematch_row;
    line.men = {line.again ? state.taken_from : man_at(state, rank)};
    return line;
  });
}

void draw_chart_rows(const DeskView& view, Box box, std::optional<int> face, Ui& ui) {
  const bool champion = view.now().is_champion();
  ui.text(box.take_top(ui.px_for_letters(30, 44)),
          ui.word(champion ? "dice-boxing-career.chart.defence" : "dice-boxing-career.chart.heading"),
          {.size = LetterSize::heading, .face = Face::poster, .misprint = colour::red});
  if (!champion && view.now().lock > 0 && own_rank(view.now()) <= 10) {
    ui.text(box.take_top(ui.px_for_letters(22, 40)), ui.word("dice-boxing-career.chart.locked"),
            {.size = LetterSize::small, .face = Face::sans_bold, .colour = colour::bad, .wrap = true});
  }
  draw_lines(view, champion ? defence_lines(*view.setup, view.now()) : chart_lines(*view.setup, view.now()), box, face, ui);
}

void draw_chart(const DeskView& view, Box box, Ui& ui) {
  std::optional<int> face;
  if (view.readout.roll && view.readout.settled) {
    face = view.readout.roll->value;
  }
  draw_chart_rows(view, box.inset(ui.px(10), ui.px(8)), face, ui);
}

void draw_defences(const DeskView& view, Box box, Ui& ui) {
  paper_card(ui, box);
  draw_chart_rows(view, box.inset(ui.px(12), ui.px(8)), std::nullopt, ui);
}

}  // namespace fc::dice_boxing_career
