#include "overlay/screens/parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
#include "scene/commentary.h"

namespace fc::overlay {
namespace {

/// Nobody offers odds on what happens less often than that.
constexpr double least_share_with_odds = 0.001;

std::string decimal(const Words& words, double value, int digits) {
  std::string text = fmt::format("{:.{}f}", value, digits);
  if (const std::size_t point = text.find('.'); point != std::string::npos) {
    text.replace(point, 1, words["menu.desk.decimal_point"]);
  }
  return text;
}

std::string per_cent(const Words& words, double share) {
  constexpr double hundred = 100;
  return words.say("menu.odds.percent", {{"percent", decimal(words, hundred * share, 1)}});
}

/// Where a share stands on a scale from 0 to 1.
float at(const Box& scale, double share) { return scale.x + scale.w * static_cast<float>(std::clamp(share, 0.0, 1.0)); }

/// The 95 % interval: a line with a cap at each end.
void whiskers(Ui& ui, const Box& scale, const DeskShare& share, ImU32 ink) {
  const float thick = std::max(1.0F, std::round(ui.px(2)));
  const float left = at(scale, share.low);
  const float right = std::max(at(scale, share.high), left + thick);
  const float y = std::round(scale.middle_y() - thick / 2);
  ui.fill({left, y, right - left, thick}, ink);
  const float cap = scale.h * 0.7F;
  ui.fill({left, scale.middle_y() - cap / 2, thick, cap}, ink);
  ui.fill({right - thick, scale.middle_y() - cap / 2, thick, cap}, ink);
}

/// Where the parts of a line of the board lie. Where the board is narrow, the name stands over its bar.
struct BoardLine {
  BoardLine(const Ui& ui, Box line) : narrow(line.w < least_width_of_one_line * ui.text_px(1)) {
    const Box all = line;
    if (narrow) {
      odds = line.take_right(line.w * 0.2F);
      name = line.take_top(line.h * 0.5F);
      share = Box{all.x, all.y, all.w, name.h};
      name.w = all.w * 0.64F;
      odds = Box{odds.x, name.bottom(), odds.w, line.h};
      line = {all.x, name.bottom(), all.w - odds.w, line.h};
      share = {name.right(), all.y, all.right() - name.right(), name.h};
      scale = line.centred(line.w, std::min(line.h * 0.5F, ui.text_px(20)));
      return;
    }
    odds = line.take_right(line.w * 0.115F);
    share = line.take_right(line.w * 0.2F);
    name = line.take_left(line.w * 0.42F);
    line.take_left(ui.px(10));
    line.take_right(ui.px(12));
    scale = line.centred(line.w, std::min(line.h * 0.46F, ui.text_px(24)));
  }

  /// The largest figures of at most `units` that stand one over the other.
  [[nodiscard]] float most(const Ui& ui, float units) const {
    return narrow ? std::min(units, name.h * 1.15F / ui.px(1)) : units;
  }

  static constexpr float least_width_of_one_line = 560;

  bool narrow;
  Box name;
  Box scale;
  Box share;
  Box odds;
};

constexpr float board_line_units = 50;
constexpr float board_head_units = 24;

std::size_t board_lines(const DeskModel& model) { return model.sides.size() + (model.can_be_drawn ? 1 : 0); }

/// Where a bar is a quarter, a half and three quarters.
void quarters(Ui& ui, const Box& scale) {
  for (const int quarter : {0, 1, 2, 3, 4}) {
    ui.fill({std::round(at(scale, quarter / 4.0)), scale.y - ui.px(3), std::max(1.0F, ui.px(1)), scale.h + ui.px(6)},
            colour::faded(colour::paper_deep, quarter == 2 ? 0.8F : 0.4F));
  }
}

/// What the columns hold.
void board_head(Ui& ui, const Box& head) {
  const BoardLine columns(ui, head);
  const TextStyle right{.size = LetterSize::small, .colour = colour::paper_deep, .align = Align::right};
  if (columns.narrow) {
    ui.text(head, ui.word("menu.desk.odds"), right);
    return;
  }
  ui.text(columns.odds, ui.word("menu.desk.odds"), right);
  ui.text(columns.share.inset(ui.px(6), 0), ui.word("menu.desk.share"), right);
  TextStyle middle = right;
  middle.align = Align::centre;
  for (const int quarter : {0, 1, 2, 3, 4}) {
    const float width = std::min(columns.scale.w / 4, ui.text_px(52));
    ui.text({at(columns.scale, quarter / 4.0) - width / 2, head.y, width, head.h}, std::to_string(25 * quarter), middle);
  }
}

void board_line(Ui& ui, const Box& line, std::string_view name, std::optional<scene::SeatMark> mark,
                const std::optional<DeskShare>& share) {
  const BoardLine columns(ui, line);
  const ImU32 ink = mark ? colour::of(mark->ink) : colour::paper_deep;
  const ImU32 seen = mark && ink == colour::ink ? colour::paper_shade : ink;
  Box name_place = columns.name;
  if (mark) {
    const float side = std::min(name_place.h * (columns.narrow ? 0.7F : 0.5F), ui.text_px(26));
    const Box place = name_place.take_left(side + ui.px(4));
    seat_mark(ui, place.centred(side + ui.px(4), side + ui.px(4)), mark->mark, colour::paper);
    seat_mark(ui, place.centred(side, side), mark->mark, ink);
    name_place.take_left(ui.px(10));
  }
  ui.text(name_place, name, {.size = LetterSize::heading, .face = Face::poster, .colour = colour::paper});
  ui.fill(columns.scale, colour::hall_light);
  quarters(ui, columns.scale);
  if (!share) {
    ui.text(columns.share, "\u2013",
            {.size = LetterSize::title, .face = Face::poster, .colour = colour::paper_deep, .align = Align::right});
    return;
  }
  ui.fill({columns.scale.x, columns.scale.y, at(columns.scale, share->share) - columns.scale.x, columns.scale.h}, seen);
  whiskers(ui, columns.scale, *share, colour::paper);
  ui.text(columns.share, per_cent(ui.words(), share->share),
          {.size = LetterSize::title,
           .face = Face::poster,
           .colour = colour::paper,
           .align = Align::right,
           .most = columns.most(ui, 50),
           .misprint = mark ? seen : 0});
  if (share->share >= least_share_with_odds) {
    const int digits = share->share > 0.1 ? 2 : share->share > 0.01 ? 1 : 0;
    ui.text(columns.odds, decimal(ui.words(), 1 / share->share, digits),
            {.size = LetterSize::heading,
             .face = Face::poster,
             .colour = colour::gold,
             .align = Align::right,
             .most = columns.most(ui, 44)});
  }
}

/// The heading of one of the printed cards.
Box card_below_heading(Ui& ui, const Box& box, std::string_view text) {
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  Box rest = box.inset(ui.px(14), ui.px(8));
  ui.text(rest.take_top(ui.text_px(30)), text, {.size = LetterSize::heading, .face = Face::poster, .misprint = colour::red});
  ui.fill(rest.take_top(ui.px(2)), colour::ink);
  rest.take_top(ui.px(6));
  return rest;
}

/// What marks a real share: full where real bouts are near to these, else hollow.
void real_mark(Ui& ui, float x, float y, float radius, bool near) {
  fill_diamond(ui, x, y, radius + std::max(1.0F, ui.px(1)), colour::paper);
  fill_diamond(ui, x, y, radius, colour::ink);
  fill_diamond(ui, x, y, radius * 0.68F, near ? colour::gold : colour::paper);
}

void legend(Ui& ui, Box line, std::string_view text, bool near) {
  const float side = std::min(line.h, ui.text_px(20));
  const Box mark = line.take_left(side);
  real_mark(ui, mark.middle_x(), mark.middle_y(), side * 0.3F, near);
  line.take_left(ui.px(6));
  ui.text(line, text, {.size = LetterSize::small, .colour = colour::ink_soft});
}

void way_line(Ui& ui, Box line, const DeskWay& way, const TextStyle& type, float figure) {
  const Box value = line.take_right(figure);
  line.take_right(ui.px(8));
  Box label = line.take_left(line.w * 0.5F);
  line.take_left(ui.px(8));
  if (way.part) {
    label.take_left(ui.px(14));
  }
  TextStyle name = type;
  name.face = way.part ? Face::sans : Face::sans_bold;
  ui.text(label, ui.word(way.label), name);
  const Box scale = line.centred(line.w, std::min(line.h * 0.5F, ui.text_px(way.part ? 10 : 14)));
  ui.fill(scale, colour::paper_deep);
  if (way.share) {
    ui.fill({scale.x, scale.y, at(scale, way.share->share) - scale.x, scale.h}, way.part ? colour::ink_soft : colour::ink);
    whiskers(ui, scale.inset(0, -ui.px(2)), *way.share, colour::red);
    ui.text(value, per_cent(ui.words(), way.share->share),
            {.size = LetterSize::label, .face = Face::poster, .align = Align::right});
  }
  if (way.real) {
    const float radius = std::min(line.h * 0.36F, ui.text_px(9));
    real_mark(ui, at(scale, *way.real), scale.middle_y(), radius, way.real_is_near);
  }
}

/// A bar for each length. The most frequent one is red and says how often.
void length_columns(Ui& ui, Box box, const std::vector<double>& lengths) {
  const TextStyle figure{.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre};
  const Box axis = box.take_bottom(ui.line_height(figure) + ui.px(2));
  const Box top = box.take_top(ui.text_px(24));
  ui.fill(box.take_bottom(std::max(1.0F, std::round(ui.px(2)))), colour::ink);
  const auto count = static_cast<int>(lengths.size());
  const auto most = std::ranges::max_element(lengths);
  const float wanted = ui.width_of("00", figure) + ui.px(4);
  const float slot = box.w / static_cast<float>(count);
  const int step = slot >= wanted ? 1 : slot * 2 >= wanted ? 2 : 5;
  for (int place = 0; place < count; ++place) {
    const auto length = lengths.begin() + place;
    const Box column = box.column(place, count, std::min(ui.px(5), box.w / static_cast<float>(4 * count)));
    const float height = *most > 0 ? std::round(box.h * static_cast<float>(*length / *most)) : 0;
    ui.fill({column.x, box.bottom() - height, column.w, height}, length == most ? colour::red : colour::ink);
    if ((place + 1) % step == 0) {
      const float width = std::max(column.w, wanted);
      ui.text({std::clamp(column.middle_x() - width / 2, axis.x, axis.right() - width), axis.y, width, axis.h},
              std::to_string(place + 1), figure);
    }
    if (length == most && *most > 0) {
      const float width = ui.text_px(80);
      ui.text({std::clamp(column.middle_x() - width / 2, top.x, top.right() - width), top.y, width, top.h},
              per_cent(ui.words(), *length), {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
    }
  }
}

void table_line(Ui& ui, Box line, const DeskRow& row) {
  row_line(ui, line);
  if (row.mark) {
    ui.fill(line, colour::paper_shade);
  }
  line = line.inset(ui.px(4), ui.px(1));
  ui.text(line.take_left(ui.text_px(40)), std::to_string(row.place),
          {.size = LetterSize::label,
           .face = Face::poster,
           .colour = row.place <= 3 ? colour::red : colour::ink_soft,
           .align = Align::right});
  line.take_left(ui.px(10));
  const Box figure = line.take_right(ui.text_px(78));
  const bool narrow = line.w < 400 * ui.text_px(1);
  const Box share = line.take_right(line.w * (narrow ? 0.26F : 0.42F)).inset(ui.px(8), 0);
  if (row.mark) {
    mark_before(ui, line, std::min(line.h * 0.6F, ui.text_px(20)), row.mark->mark, colour::of(row.mark->ink), 6);
  }
  ui.text(line, row.name, {.size = LetterSize::label, .face = Face::poster});
  const Box scale = share.centred(share.w, std::min(share.h * 0.4F, ui.text_px(12)));
  ui.fill(scale, colour::paper_deep);
  ui.fill({scale.x, scale.y, at(scale, row.share.share) - scale.x, scale.h}, colour::ink_soft);
  const float thick = std::max(1.0F, ui.px(1));
  ui.fill({std::round(scale.middle_x()), scale.y - ui.px(2), thick, scale.h + ui.px(4)}, colour::ink);
  whiskers(ui, scale.inset(0, -ui.px(3)), row.share, colour::red);
  ui.text(figure, per_cent(ui.words(), row.share.share),
          {.size = LetterSize::label, .face = Face::poster, .align = Align::right});
}

}  // namespace

void desk_band(Ui& ui, Box box, const DeskSide& side) {
  const ImU32 ink = colour::on(side.mark.ink);
  ui.fill(box, colour::of(side.mark.ink));
  box = box.inset(ui.px(10), ui.px(2));
  const float width = std::min(box.h * 0.62F, ui.text_px(26));
  seat_mark(ui, box.take_left(width).centred(width, width), side.mark.mark, ink);
  box.take_left(ui.px(10));
  ui.text(box, side.name, {.size = LetterSize::heading, .face = Face::poster, .colour = ink});
}

float desk_board_height(const Ui& ui, const DeskModel& model) {
  return ui.text_px(board_head_units + board_line_units * static_cast<float>(board_lines(model)) + 38) + ui.px(24);
}

void desk_board(Ui& ui, const Box& box, const DeskModel& model) {
  ui.fill(box, colour::ink);
  ui.frame(box.inset(ui.px(4)), colour::paper_deep, std::max(1.0F, ui.px(1)));
  Box rest = box.inset(ui.px(18), ui.px(10));
  desk_progress(ui, rest.take_bottom(ui.text_px(34)), model);
  rest.take_bottom(ui.px(4));
  const Box head = rest.take_top(ui.text_px(board_head_units));
  const auto lines = static_cast<int>(board_lines(model));
  rest.h = std::min(rest.h, ui.text_px(board_line_units * 1.8F) * static_cast<float>(lines));
  board_head(ui, head);
  int line = 0;
  const auto add = [&](std::string_view name, std::optional<scene::SeatMark> mark, const std::optional<DeskShare>& share) {
    board_line(ui, rest.row(line++, lines), name, mark, share);
  };
  for (const DeskSide& side : model.sides) {
    add(side.name, side.mark, side.share);
    if (model.can_be_drawn && line == 1 && model.sides.size() == 2) {
      add(ui.word("menu.desk.drawn"), std::nullopt, model.drawn);
    }
  }
  if (model.can_be_drawn && line < lines) {
    add(ui.word("menu.desk.drawn"), std::nullopt, model.drawn);
  }
}

void desk_progress(Ui& ui, const Box& box, const DeskModel& model) {
  Box rest = box;
  const Box line = rest.take_bottom(std::max(3.0F, ui.px(6)));
  ui.fill(line, colour::hall_light);
  const float share = static_cast<float>(model.done) / static_cast<float>(model.bouts);
  ui.fill({line.x, line.y, line.w * share, line.h}, colour::gold);
  const TextStyle type{.size = LetterSize::body, .colour = colour::paper};
  TextStyle fast = type;
  fast.align = Align::right;
  if (model.state == DeskState::waiting) {
    ui.text(rest, ui.word("menu.desk.nothing_yet"), type);
    return;
  }
  const Box left = rest.take_left(rest.w * 0.6F);
  ui.text(left,
          ui.say("menu.desk.done", {{"done", ui.words().grouped(model.done)}, {"bouts", ui.words().grouped(model.bouts)}}),
          type);
  ui.text(rest, ui.say("menu.desk.a_second", {{"bouts", ui.words().grouped(std::llround(model.a_second))}}), fast);
}

void desk_ways(Ui& ui, const Box& box, const DeskModel& model) {
  Box rest = card_below_heading(ui, box, ui.word("menu.desk.ways"));
  const float line = ui.text_px(22);
  for (const bool near : {false, true}) {
    const std::string& source = near ? model.real_near : model.real_far;
    if (!source.empty()) {
      legend(ui, rest.take_bottom(line), source, near);
    }
  }
  if (!model.real_near.empty() || !model.real_far.empty()) {
    rest.take_bottom(ui.px(4));
    ui.fill(rest.take_bottom(1), colour::paper_deep);
    rest.take_bottom(ui.px(4));
  }
  const auto count = static_cast<float>(std::max<std::size_t>(1, model.ways.size()));
  const float height = std::min(ui.text_px(42), rest.h / count);
  const float figure = std::min(rest.w * 0.24F, ui.text_px(78));
  std::vector<std::string_view> labels;
  for (const DeskWay& way : model.ways) {
    labels.push_back(ui.word(way.label));
  }
  const Box label{0, 0, (rest.w - figure - ui.px(8)) * 0.5F - ui.px(14), height};
  const TextStyle type = ui.fitted(labels, label, {.size = LetterSize::body, .face = Face::sans_bold});
  for (const DeskWay& way : model.ways) {
    way_line(ui, rest.take_top(height), way, type, figure);
  }
}

void desk_lengths(Ui& ui, const Box& box, const DeskModel& model) {
  const Box rest = card_below_heading(ui, box, ui.word(model.lengths_label));
  if (!model.lengths.empty()) {
    length_columns(ui, rest, model.lengths);
  }
}

float desk_row_height(const Ui& ui) { return ui.px_for_letters(32, 54); }

float desk_table_frame(const Ui& ui) { return ui.text_px(30) + ui.px(8 + 16 + 6) + ui.px_for_letters(42, 58); }

std::optional<DeskAction> desk_table(Ui& ui, const Box& box, const DeskModel& model) {
  Box rest = card_below_heading(ui, box, model.field);
  std::optional<DeskAction> action;
  const Box pager = rest.take_bottom(ui.px_for_letters(42, 58));
  rest.take_bottom(ui.px(6));
  if (const int turned = page_turner(ui, pager, {.page = model.page, .pages = model.pages}); turned != 0) {
    action = DeskAction{.kind = DeskAction::Kind::turn_page, .value = turned};
  }
  for (const DeskRow& row : model.table) {
    table_line(ui, rest.take_top(desk_row_height(ui)), row);
  }
  if (model.table.empty()) {
    ui.text(rest, ui.word("menu.desk.no_table"),
            {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre, .wrap = true});
  }
  return action;
}

}  // namespace fc::overlay
