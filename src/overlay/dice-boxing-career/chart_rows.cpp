#include "overlay/dice-boxing-career/chart_rows.h"

#include <algorithm>
#include <cmath>

#include "overlay/controls/widgets.h"
#include "scene/dice-boxing-career/naming.h"

namespace fc::dice_boxing_career {

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
  const Type figure{.size = LetterSize::body, .face = Face::sans_bold, .align = Align::right, .most = 30};
  ui.text(box.take_right(ui.px_for_letters(52, 72)), percent_of(view.chance(man), ui), figure);
  const std::string rank = rank_word(rank_of(view.now(), man), ui.words());
  const std::string& name = view.setup->man(man).name;
  ui.text(box, rank + "  " + (again ? ui.say("dice-boxing-career.chart.again", {{"man", name}}) : name),
          {.size = LetterSize::body, .most = 30});
}

void draw_line(const DeskView& view, const ChartLine& line, Box box, bool lit, Ui& ui) {
  if (lit) {
    ui.fill(box, colour::gold);
    ui.frame(box, colour::ink, ui.px(2));
  } else {
    ui.fill({box.x, box.bottom() - 1, box.w, std::max(1.0F, std::round(ui.px(1)))}, colour::paper_deep);
  }
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
