// The five strategies of one boxer: picked in secret, sealed, or open for the round.
#include <algorithm>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing/bout_view.h"
#include "rules/dice-boxing/names.h"

namespace fc::dice_boxing {
namespace {

using namespace overlay;

/// "A · 5": how good he is at it, and what that is worth.
std::string worth(const BoutView& view, Corner corner, Strategy strategy) {
  if (strategy == Strategy::none) {
    return {};
  }
  const Grade grade = view.setup->card(corner).grade(strategy);
  const int full = view.setup->charts.grades[place_of(grade)].bonus;
  const int bonus = strategy == Strategy::knockout ? std::max(0, full - view.boxer(corner).ko_uses) : full;
  return std::string(name_of(grade)) + " · " + std::to_string(bonus);
}

/// glyphs: room for the picture of a control on the left.
void row(const BoutView& view, Corner corner, Strategy strategy, const Box& box, bool lit, bool glyphs, Ui& ui) {
  ui.fill(box, lit ? colour::of(corner) : colour::paper_shade);
  const ImU32 letters = lit ? colour::paper : colour::ink;
  Box rest = box.inset(ui.px(8), 0);
  if (glyphs) {
    rest.take_left(ui.px(pick_room));
  }
  ui.text(rest.take_right(rest.w * 0.24F), worth(view, corner, strategy),
          {.size = LetterSize::label, .face = Face::poster, .colour = letters, .align = Align::right});
  ui.text(rest, ui.word("dice-boxing.strategy." + std::string(name_of(strategy))),
          {.size = LetterSize::label, .face = Face::poster, .colour = letters});
}

Box row_of(const Box& grid, std::size_t place, Ui& ui) {
  return grid.row(static_cast<int>(place), static_cast<int>(strategy_count), ui.px(4));
}

/// Nothing is asked: the chosen one stands out once both are open.
void show_all(const BoutView& view, Corner corner, const Box& grid, Ui& ui) {
  const bool open = view.readout.strategies.has_value();
  for (std::size_t place = 0; place < strategy_count; ++place) {
    const auto strategy = static_cast<Strategy>(place);
    const bool chosen = open && view.readout.strategies->revealed.strategies[fc::index_of(corner)] == strategy;
    row(view, corner, strategy, row_of(grid, place, ui), chosen, false, ui);
  }
}

std::optional<BoutAction> pick(const BoutView& view, Corner corner, const OpenQuestion& question, const Box& grid, Box foot,
                               Ui& ui) {
  std::string help(ui.word(question.discreet ? "dice-boxing.panel.press" : "dice-boxing.panel.pick_help"));
  const auto draw = [&](std::size_t option, const Box& box) {
    row(view, corner, static_cast<Strategy>(option), box, false, question.by_person, ui);
  };
  const auto action = pick_rows(
      ui, question, corner, [&](int place) { return row_of(grid, static_cast<std::size_t>(place), ui); }, draw, help);
  ui.text(foot, question.by_person ? help : std::string(ui.word("dice-boxing.panel.thinks")),
          {.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .top = true});
  return action;
}

}  // namespace

std::optional<BoutAction> draw_strategies(const BoutView& view, Corner corner, const Box& box, Ui& ui) {
  if (!view.setup->options.strategies) {
    return std::nullopt;
  }
  Box rest = box;
  const OpenQuestion* question = view.question(corner);
  const Box heading = rest.take_top(ui.px(30));
  if (question != nullptr) {
    poster_heading(ui, heading, ui.word("dice-boxing.panel.choose"), LetterSize::heading, colour::ink, colour::of(corner),
                   Align::left);
  } else {
    ui.text(heading, ui.word("dice-boxing.panel.strategies"), {.size = LetterSize::label, .face = Face::poster});
  }
  const bool asks = question != nullptr && !question->sealed;
  const Box grid = rest.take_top(std::min(rest.h * (asks ? 0.74F : 0.86F), ui.px_for_letters(212, 250)));
  rest.take_top(ui.px(6));
  if (asks) {
    return pick(view, corner, *question, grid, rest, ui);
  }
  show_all(view, corner, grid, ui);
  if (question != nullptr) {
    sealed_stamp(ui, grid, corner, ui.word("dice-boxing.panel.sealed"), question->sealed_age);
  }
  return std::nullopt;
}

}  // namespace fc::dice_boxing
