#include "overlay/bout/two_corners.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "overlay/controls/widgets.h"

namespace fc::overlay {

const OpenQuestion* question_of(const BoutModel& model, Corner corner) {
  for (const OpenQuestion& open : model.questions) {
    if (open.prompt.need.seat == fc::index_of(corner)) {
      return &open;
    }
  }
  return nullptr;
}

const Looks* looks_in(const BoutModel& model, Corner corner) {
  const std::vector<Looks>& looks = model.match->looks();
  return fc::index_of(corner) < looks.size() ? &looks[fc::index_of(corner)] : nullptr;
}

StackedColumns::StackedColumns(scene::Layout& layout, std::string_view name, float width, float height, Ui& ui) {
  if (!layout.has_one_column()) {
    return;
  }
  page_.emplace(ui, name, layout.left, width, 2 * height);
  const Box both = ui.screen();
  layout.left = both.row(0, 2);
  layout.right = both.row(1, 2);
  places_ = {layout.left, layout.right};
}

void StackedColumns::show(Corner corner, float down) {
  if (page_) {
    const int key = 1 + 2 * static_cast<int>(fc::index_of(corner)) + (down > 0 ? 1 : 0);
    page_->show({.box = places_.at(fc::index_of(corner)).moved(0, down), .key = key});
  }
}

std::optional<Box> StackedColumns::plate_left_behind(Corner corner, const Ui& ui) const {
  if (!page_) {
    return std::nullopt;
  }
  const Box& column = places_.at(fc::index_of(corner));
  const float seen_from = ui.screen().y + ui.focus().scrolled();
  const float height = plate_height(ui);
  if (seen_from <= column.y || seen_from >= column.bottom()) {
    return std::nullopt;
  }
  return Box{column.x, std::min(seen_from, column.bottom() - height), column.w, height};
}

namespace {

constexpr float column_width = 264;

/// Units, of a column on the page: there letters are as much larger as the page is not.
float height_of_column(const LetterHeight& card, const scene::Layout& layout, const Ui& ui) {
  const float zoom = layout.left.w / column_width / ui.layer().output_scale();
  const float letters = std::max(1.0F, ui.layer().output_text_scale() / zoom);
  const auto grown = [letters](const LetterHeight& part) { return part.usual + (part.large - part.usual) * (letters - 1); };
  // His name stays over the lower card.
  return grown(card) - grown(plate_units) + layout.left.h * column_width / layout.left.w;
}

}  // namespace

// The lower card, with what he can do, is as high as what is seen of the page.
ColumnPlaces::ColumnPlaces(const BoutModel& model, scene::Layout& layout, LetterHeight card, std::optional<Corner> acts,
                           Ui& ui)
    : model_(&model), ui_(&ui), columns_(layout, "corners", column_width, height_of_column(card, layout, ui), ui) {
  std::optional<Corner> asked;
  for (const Corner corner : {Corner::blue, Corner::red}) {
    const OpenQuestion* question = question_of(model, corner);
    if (question != nullptr && question->by_person && !question->sealed) {
      asked = corner;
    }
  }
  if (asked) {
    columns_.show(*asked, ui.px_for_letters(card.usual, card.large) - plate_height(ui));
  } else if (acts) {
    columns_.show(*acts, 0);
  }
}

ColumnPlaces::~ColumnPlaces() {
  for (const Corner corner : both_corners) {
    if (const std::optional<Box> place = columns_.plate_left_behind(corner, *ui_)) {
      const Panel panel(*ui_, std::string(fc::name_of(corner)) + "-plate", *place, true);
      name_plate(*ui_, *place, corner, {.name = model_->names[fc::index_of(corner)], .looks = looks_in(*model_, corner)});
    }
  }
}

void name_plate(Ui& ui, const Box& box, Corner corner, const Plate& plate) {
  Box rest = box;
  if (plate.looks != nullptr) {
    outer_slip(ui, rest, corner, *plate.looks, scene::mark_of(corner));
  }
  corner_band(ui, rest, corner, plate.name);
}

void sitter_row(Ui& ui, const Box& box, const SeatModel& seat, Corner corner, const Role& role) {
  Box rest = box;
  const Box picture = rest.take_left(box.h * 1.7F);
  device_picture(ui, picture.inset(ui.px(2), ui.px(1)), seat.kind == SeatKind::bot ? DeviceLook::bot : seat.controls.look);
  if (!role.text.empty()) {
    const Box tag = rest.take_right(rest.w * 0.56F);
    ui.fill(tag, role.acts ? colour::of(corner) : colour::paper_shade);
    ui.text(tag.inset(ui.px(4), 0), role.text,
            {.size = LetterSize::label,
             .face = Face::poster,
             .colour = role.acts ? colour::paper : colour::ink,
             .align = Align::centre});
  }
  if (seat.kind == SeatKind::bot) {
    ui.text(rest.inset(ui.px(6), 0), ui.word("menu.level." + seat.level), {.size = LetterSize::body});
    return;
  }
  if (seat.controls.look == DeviceLook::none && !seat.name.empty()) {
    ui.text(rest.inset(ui.px(6), 0), seat.name, {.size = LetterSize::body});  // he sat there once
    return;
  }
  const std::string device(ui.word("menu.device." + std::string(word_of(seat.controls.look))));
  ui.text(rest.inset(ui.px(6), 0), seat.device_number > 0 ? device + "\u00a0" + std::to_string(seat.device_number) : device,
          {.size = LetterSize::body});
}

void figure_row(Ui& ui, const Box& box, std::span<const Figure> figures) {
  std::vector<std::string_view> names;
  for (const Figure& figure : figures) {
    names.push_back(ui.word(figure.key));
  }
  const float gap = ui.px(3);
  const auto columns = static_cast<int>(figures.size());
  const Box first = box.column(0, columns, gap);
  const TextStyle name = ui.fitted(names, Box{0, 0, first.w - ui.px(2), first.h * 0.4F},
                                   {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre});
  for (int place = 0; place < columns; ++place) {
    const auto which = static_cast<std::size_t>(place);
    Box cell = box.column(place, columns, gap);
    ui.frame(cell, colour::paper_deep, ui.px(1));
    ui.text(cell.take_bottom(cell.h * 0.42F).inset(ui.px(1), 0), names[which], name);
    ui.text(cell, figures[which].text,
            {.size = LetterSize::heading, .face = Face::poster, .colour = figures[which].ink, .align = Align::centre});
  }
}

void chip_rows(Ui& ui, Box box, std::span<const Chip> chips) {
  const TextStyle type{.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre};
  const float gap = ui.px(4);
  const auto width = [&](const Chip& chip) { return ui.width_of(chip.text, type) + ui.px(12); };
  std::vector<std::span<const Chip>> rows;
  for (std::size_t first = 0; first < chips.size();) {
    std::size_t end = first + 1;
    float used = width(chips[first]);
    while (end < chips.size() && used + gap + width(chips[end]) <= box.w) {
      used += gap + width(chips[end++]);
    }
    rows.push_back(chips.subspan(first, end - first));
    first = end;
  }
  if (rows.empty()) {
    return;
  }
  const float height = std::min(ui.px_for_letters(25, 34), (box.h - gap) / static_cast<float>(rows.size()) - gap);
  for (const std::span<const Chip> row : rows) {
    Box line = box.take_top(height);
    box.take_top(gap);
    float natural = gap * static_cast<float>(row.size() - 1);
    for (const Chip& chip : row) {
      natural += width(chip);
    }
    const float more = (line.w - natural) / static_cast<float>(row.size());
    for (const Chip& chip : row) {
      const Box place = line.take_left(width(chip) + more);
      line.take_left(gap);
      ui.fill(place, chip.ground);
      TextStyle letters = type;
      letters.colour = chip.letters;
      ui.text(place.inset(ui.px(3), 0), chip.text, letters);
    }
  }
}

void row_glyph(Ui& ui, const Box& row, const OpenQuestion& question, int control) {
  const DeviceLook look = question.controls.look;
  if (is_pointer(look)) {
    return;  // they point at the row
  }
  const std::string& name = question.controls.picks.at(static_cast<std::size_t>(control));
  const float height = std::min(row.h, std::max(row.h * 0.8F, ui.px(22)));
  const float width = std::min(ui.px(32), glyph_width(ui, height, look, name));
  glyph(ui, Box{row.x + ui.px(5), row.y, ui.px(pick_room), row.h}.centred(width, height), look, name);
}

void sealed_stamp(Ui& ui, const Box& grid, Corner corner, std::string_view word, double age) {
  ui.fill(grid, colour::faded(colour::paper, 0.72F));
  stamp(ui, grid.centred(ui.px(216), ui.px(88)), word, colour::of(corner), age);
}

void refused_answer(Ui& ui, const Box& box, std::string_view label) {
  ui.frame(box, colour::paper_deep, ui.px(2));
  ui.text(
      box.inset(ui.px(10), 0), label,
      {.size = LetterSize::label, .face = Face::poster, .colour = colour::faded(colour::ink, 0.5F), .align = Align::centre});
}

namespace {

/// At the foot, which it takes: the control that explains all answers at once; nothing where there is no room for it.
void explain_line(const OpenQuestion& question, Box& box, Ui& ui) {
  const DeviceLook look = question.controls.look;
  const float height = ui.text_px(30);
  const bool has_sheet = question.prompt.options.size() <= most_answers_explained;
  if (is_pointer(look) || !has_sheet || box.h < 4 * height) {
    return;
  }
  const std::array prompts{Prompt{.control = question.controls.details, .text = ui.word("menu.bout.explain")}};
  prompt_bar(ui, box.take_bottom(height), prompts, true);
}

}  // namespace

std::optional<BoutAction> answer_list(Ui& ui, const OpenQuestion& question, Corner corner, Box box,
                                      const std::optional<OrderButton>& instead) {
  std::optional<BoutAction> action;
  ui.text(box.take_top(ui.px(46)), question.prompt.title,
          {.size = LetterSize::large, .face = Face::sans_bold, .wrap = true});
  box.take_top(ui.px(4));
  const auto count = static_cast<float>(question.prompt.options.size() + (instead ? 1 : 0));
  const float share = ui.layer().text_scale() < 1.4F ? 0.64F : 0.76F;
  const float row = std::min(ui.px_for_letters(44, 56), box.h * share / std::max(1.0F, count));
  std::string help;
  for (std::size_t index = 0; index < question.prompt.options.size(); ++index) {
    const scene::Option& option = question.prompt.options[index];
    const std::string id = "answer-" + std::string(fc::name_of(corner)) + option.notation;
    const Box place = box.take_top(row).inset(0, ui.px(3));
    if (question.refuses(index)) {
      refused_answer(ui, place, option.label);
      continue;
    }
    if (poster_button(ui, id, place, option.label, Weight::plain, index == question.prompt.first)) {
      action = BoutAction{.kind = BoutAction::Kind::choose, .seat = question.prompt.need.seat, .index = index, .page = {}};
    }
    warning_sign(ui, place, option);
    if (ui.focus().focused() == focus_id(id)) {
      help = option.warning.empty() ? option.explanation : option.warning;
    }
  }
  if (instead) {
    const std::string id = "order-" + std::string(fc::name_of(corner));
    if (poster_button(ui, id, box.take_top(row).inset(0, ui.px(3)), instead->label)) {
      action = BoutAction{.kind = BoutAction::Kind::order,
                          .seat = question.prompt.need.seat,
                          .index = 0,
                          .page = std::string(instead->order)};
    }
    if (ui.focus().focused() == focus_id(id)) {
      help = instead->help;
    }
  }
  box.take_top(ui.px(6));
  explain_line(question, box, ui);
  ui.text(box, help, {.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .top = true});
  return action;
}

namespace {

constexpr std::size_t most_in_one_column = 4;

/// What it is called, what it does, and why it may be a bad idea.
void answer(const scene::Option& option, Box box, const TextStyle& name, Ui& ui) {
  ui.fill({box.x, box.y, box.w, std::max(1.0F, std::round(ui.px(1)))}, colour::paper_deep);
  box = box.inset(0, ui.px(4));
  ui.text(box.take_top(std::min(ui.text_px(26), box.h * 0.4F)), option.label, name);
  const bool unwise = !option.warning.empty();
  ui.text(box, unwise ? option.explanation + " " + option.warning : option.explanation,
          {.size = LetterSize::large, .colour = unwise ? colour::bad : colour::ink, .wrap = true, .top = true});
}

}  // namespace

void answers_sheet(const scene::Prompt& question, const Box& box, Ui& ui) {
  const Panel panel(ui, "answers-sheet", box, true);
  paper_sheet(ui, box);
  Box rest = box.inset(ui.px(24), ui.px(18));
  poster_heading(ui, rest.take_top(ui.px_for_letters(40, 60)), question.title, LetterSize::heading);
  double_rule(ui, rest.take_top(ui.px(10)));
  const std::size_t count = question.options.size();
  const int columns = count > most_in_one_column ? 2 : 1;
  const int rows = (static_cast<int>(count) + columns - 1) / columns;
  std::vector<std::string_view> names;
  for (const scene::Option& option : question.options) {
    names.emplace_back(option.label);
  }
  const Box first = rest.column(0, columns, ui.px(24));
  const TextStyle name =
      ui.fitted(names, {first.x, first.y, first.w, ui.text_px(26)}, {.size = LetterSize::heading, .face = Face::poster});
  for (int index = 0; index < static_cast<int>(count); ++index) {
    const Box column = rest.column(index / rows, columns, ui.px(24));
    const float height = std::min(column.h / static_cast<float>(rows), ui.text_px(110));
    const Box place{column.x, column.y + height * static_cast<float>(index % rows), column.w, height};
    answer(question.options[static_cast<std::size_t>(index)], place, name, ui);
  }
}

void warning_sign(Ui& ui, const Box& answer, const scene::Option& option) {
  if (option.warning.empty()) {
    return;
  }
  const float side = std::round(std::min(answer.h * 0.42F, ui.text_px(18)));
  warning_disc(ui, {answer.right() - side - ui.px(3), answer.y + ui.px(3), side, side});
}

void warning_disc(Ui& ui, const Box& sign) {
  const float side = sign.w;
  ui.draw().AddCircleFilled({sign.middle_x(), sign.middle_y()}, side / 2, colour::bad);
  const Box strokes = sign.centred(std::round(side * 0.18F), std::round(side * 0.66F));
  ui.fill({strokes.x, strokes.y, strokes.w, strokes.h * 0.62F}, colour::paper);
  ui.fill({strokes.x, strokes.bottom() - strokes.w, strokes.w, strokes.w}, colour::paper);
}

std::string warnings_of(const scene::Prompt& question) {
  std::string all;
  for (const scene::Option& option : question.options) {
    if (!option.warning.empty()) {
      all += (all.empty() ? "" : "\n") + option.label + ": " + option.warning;
    }
  }
  return all;
}

}  // namespace fc::overlay
