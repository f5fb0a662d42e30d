// Paper, ink, rules, bands, stamps and bars.
#include <algorithm>
#include <cmath>

#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"

namespace fc::overlay {
namespace {

constexpr float paper_tile = 256;
/// What the label takes of a rating row.
constexpr float share_of_label = 0.42F;

/// Turns everything drawn since vertex `first` about a point and enlarges it.
void turn(ImDrawList& draw, int first, ImVec2 centre, float radians, float scale) {
  const float cosine = std::cos(radians) * scale;
  const float sine = std::sin(radians) * scale;
  for (int index = first; index < draw.VtxBuffer.Size; ++index) {
    ImVec2& at = draw.VtxBuffer[index].pos;
    const ImVec2 from{at.x - centre.x, at.y - centre.y};
    at = {centre.x + from.x * cosine - from.y * sine, centre.y + from.x * sine + from.y * cosine};
  }
}

/// The type of each column of a table: all its figures in one size. row: as wide as the table, as high as one line. air: on
/// either side of a cell.
std::vector<TextStyle> column_types(const Ui& ui, const Table& content, const Box& row, float air, const TextStyle& plain) {
  std::vector<TextStyle> types;
  for (std::size_t index = 0; index < content.widths.size(); ++index) {
    std::vector<std::string_view> cells;
    for (const std::vector<std::string>& line : content.rows) {
      if (index < line.size()) {
        cells.emplace_back(line[index]);
      }
    }
    types.push_back(ui.fitted(cells, Box{0, 0, row.w * content.widths[index], row.h}.inset(air, 0), plain));
  }
  return types;
}

}  // namespace

void paper_ground(Ui& ui, const Box& box) {
  const ImTextureID paper = ui.layer().paper();
  const float right = std::round(box.right());
  const float bottom = std::round(box.bottom());
  for (float y = std::round(box.y); y < bottom; y += paper_tile) {
    for (float x = std::round(box.x); x < right; x += paper_tile) {
      const float w = std::min(paper_tile, right - x);
      const float h = std::min(paper_tile, bottom - y);
      ui.draw().AddImage(paper, {x, y}, {x + w, y + h}, {0, 0}, {w / paper_tile, h / paper_tile});
    }
  }
}

void paper_sheet(Ui& ui, const Box& box) {
  paper_ground(ui, box);
  ui.frame(box.inset(ui.px(10)), colour::ink, ui.px(3));
  ui.frame(box.inset(ui.px(15)), colour::ink, ui.px(1));
}

void paper_card(Ui& ui, const Box& box) {
  paper_ground(ui, box);
  ui.frame(box.inset(ui.px(3)), colour::ink, ui.px(1));
}

void hall_strip(Ui& ui, const Box& box) { ui.fill(box, colour::hall); }

void seat_mark(Ui& ui, const Box& box, scene::Mark mark, ImU32 ink) {
  fill_mark(ui, box.middle_x(), box.middle_y(), std::min(box.w, box.h) / 2, mark, ink);
}

void mark_before(Ui& ui, Box& line, float side, scene::Mark mark, ImU32 ink, float gap) {
  seat_mark(ui, line.take_left(side).centred(side, side), mark, ink);
  line.take_left(ui.px(gap));
}

void corner_mark(Ui& ui, const Box& box, Corner corner, ImU32 ink) { seat_mark(ui, box, scene::mark_of(corner).mark, ink); }

void corner_band(Ui& ui, const Box& box, Corner corner, std::string_view text) {
  const bool red = corner == Corner::red;
  ui.fill(box, colour::of(corner));
  Box rest = box.inset(ui.px(8), 0);
  const float mark = std::min(box.h * 0.62F, ui.px(26));
  const Box place = red ? rest.take_left(mark) : rest.take_right(mark);
  corner_mark(ui, place.centred(mark, mark), corner, colour::paper);
  rest = red ? Box{rest.x + ui.px(8), rest.y, rest.w - ui.px(8), rest.h} : Box{rest.x, rest.y, rest.w - ui.px(8), rest.h};
  ui.text(rest, text,
          {.size = LetterSize::heading,
           .face = Face::poster,
           .colour = colour::paper,
           .align = red ? Align::left : Align::right,
           .misprint = colour::faded(colour::ink, 0.55F)});
}

void poster_heading(Ui& ui, const Box& box, std::string_view text, LetterSize size, ImU32 ink, ImU32 second, Align align) {
  ui.text(box, text, {.size = size, .face = Face::poster, .colour = ink, .align = align, .misprint = second});
}

void screen_heading(Ui& ui, Box& box, std::string_view text, ImU32 second) {
  poster_heading(ui, box.take_top(ui.px(64)), text, LetterSize::poster, colour::ink, second);
  box.take_top(ui.px(4));
  double_rule(ui, box.take_top(ui.px(8)));
  box.take_top(ui.px(10));
}

void double_rule(Ui& ui, const Box& box) {
  Box rest = box;
  ui.fill(rest.take_top(std::max(2.0F, std::round(ui.px(3)))), colour::ink);
  rest.take_top(std::max(1.0F, std::round(ui.px(2))));
  ui.fill(rest.take_top(std::max(1.0F, std::round(ui.px(1)))), colour::ink);
}

void row_line(Ui& ui, const Box& row) { ui.fill({row.x, row.bottom() - 1, row.w, 1}, colour::paper_deep); }

void row_rule(Ui& ui, const Box& row) {
  ui.fill({row.x, row.bottom() - 1, row.w, std::max(1.0F, std::round(ui.px(1)))}, colour::paper_deep);
}

void stamp(Ui& ui, const Box& box, std::string_view text, ImU32 ink, double drop) {
  constexpr double fall_seconds = 0.18;
  constexpr float tilt = -0.13F;
  const bool falling = drop < fall_seconds && !ui.reduced_motion();
  const float above = falling ? 1.0F - static_cast<float>(std::max(0.0, drop) / fall_seconds) : 0.0F;
  if (falling) {
    ui.moving();
  }
  ImDrawList& draw = ui.draw();
  const int first = draw.VtxBuffer.Size;
  ui.fill(box, colour::paper);  // cards of the same ink may lie below
  ui.frame(box, ink, ui.px(4));
  ui.frame(box.inset(ui.px(6)), ink, ui.px(1.5F));
  ui.text(box.inset(ui.px(14), ui.px(8)), text,
          {.size = LetterSize::title, .face = Face::poster, .colour = ink, .align = Align::centre});
  turn(draw, first, {box.middle_x(), box.middle_y()}, tilt, 1 + above * 0.8F);
}

void focus_frame(Ui& ui, const Box& box) {
  const float thick = std::max(2.0F, ui.px(4));
  constexpr float unlit = 0.3F;  // while a press would do nothing yet
  ui.frame(box, colour::faded(colour::gold, unlit + (1 - unlit) * ui.share_waited()), thick);
  ui.frame(box.inset(std::round(thick)), colour::ink, ui.px(1));
}

void focus_edge(Ui& ui, const Box& row) { ui.frame(row, colour::ink, std::max(1.0F, std::round(ui.px(2)))); }

void bar(Ui& ui, const Box& box, float share, ImU32 ink, ImU32 ground, bool from_right) {
  const float length = box.w * std::clamp(share, 0.0F, 1.0F);
  ui.fill(box, ground);
  ui.fill({from_right ? box.right() - length : box.x, box.y, length, box.h}, ink);
}

TextStyle rating_labels(const Ui& ui, const Box& row, std::span<const std::string_view> labels) {
  return ui.fitted(labels, {row.x, row.y, row.w * share_of_label, row.h}, {.size = LetterSize::body, .most = 22});
}

void rating_row(Ui& ui, const Box& box, std::string_view label, int value, int most, Corner corner,
                const TextStyle& label_type, std::string_view figure) {
  constexpr int most_blocks = 9;
  const bool red = corner == Corner::red;
  Box rest = box;
  const float names = box.w * share_of_label;
  const float figures = std::min(box.w * 0.16F, ui.text_px(34));
  const Box name = red ? rest.take_left(names) : rest.take_right(names);
  const Box end = red ? rest.take_right(figures) : rest.take_left(figures);
  const Box bars = rest.inset(ui.px(6), 0).centred(rest.w - ui.px(12), std::min(box.h * 0.5F, ui.px(14)));
  TextStyle type = label_type;
  type.align = red ? Align::left : Align::right;
  ui.text(name, label, type);
  ui.text(end, figure.empty() ? std::to_string(value) : std::string(figure),
          {.size = LetterSize::label, .face = Face::poster, .align = red ? Align::right : Align::left});
  if (most > most_blocks) {
    bar(ui, bars, static_cast<float>(value) / static_cast<float>(most), colour::of(corner), colour::paper_deep, red);
    return;
  }
  for (int block = 0; block < most; ++block) {
    const Box place = bars.column(red ? most - 1 - block : block, most, std::max(1.0F, std::round(ui.px(2))));
    ui.fill(place, block < value ? colour::of(corner) : colour::paper_deep);
  }
}

float table(Ui& ui, const Box& box, const Table& content) {
  const TextStyle plain{.size = LetterSize::body, .align = Align::centre, .most = 22};
  const TextStyle bold{.size = LetterSize::label, .face = Face::poster, .align = Align::centre, .most = 32};
  const float lines = static_cast<float>(content.rows.size() + (content.head.empty() ? 0 : 1));
  const float line = std::max(ui.line_height(plain), ui.line_height(bold)) + ui.px(4);
  const float height = std::min(content.airy ? 1.6F * line : line, box.h / std::max(1.0F, lines));
  const float air = ui.px(4);
  const std::vector<TextStyle> columns = column_types(ui, content, {0, 0, box.w, height}, air, plain);
  float y = box.y;
  const auto set_row = [&](std::span<const std::string> cells, bool head, std::size_t row) {
    float x = box.x;
    const bool lit = !head && (content.lit >> row & 1U) != 0;
    if (lit) {
      ui.fill({box.x, y, box.w, height}, colour::faded(colour::gold, 0.6F));
    }
    for (std::size_t index = 0; index < cells.size() && index < content.widths.size(); ++index) {
      Box cell{x, y, box.w * content.widths[index], height};
      const float wide = cell.w;
      if (index == 0 && !content.marks.empty()) {
        const float side = std::min(height * 0.6F, ui.text_px(mark_in_table));
        const Box place = cell.take_left(ui.text_px(mark_in_table) + air).centred(side, side);
        if (row < content.marks.size() && !head) {
          seat_mark(ui, place, content.marks[row].mark, colour::of(content.marks[row].ink));
        }
      }
      TextStyle type = head ? bold : columns[index];
      type.align = index == 0 ? Align::left : Align::centre;
      type.face = lit ? Face::sans_bold : type.face;
      ui.text(cell.inset(air, 0), cells[index], type);
      x += wide;
    }
    y += height;
    ui.fill({box.x, y - 1, box.w, std::max(1.0F, ui.px(head ? 2 : 1))}, head ? colour::ink : colour::paper_deep);
  };
  if (!content.head.empty()) {
    set_row(content.head, true, 0);
  }
  for (std::size_t row = 0; row < content.rows.size(); ++row) {
    set_row(content.rows[row], false, row);
  }
  return y - box.y;
}

}  // namespace fc::overlay
