#include "overlay/bout/answers_sheet.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "overlay/controls/widgets.h"

namespace fc::overlay {
namespace {

constexpr std::size_t most_in_one_column = 4;

/// What it is called, what it does, and why it may be a bad idea.
void answer(const scene::Option& option, Box box, const Type& name, Ui& ui) {
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
  const Type name =
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
  const Box sign{answer.right() - side - ui.px(3), answer.y + ui.px(3), side, side};
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
