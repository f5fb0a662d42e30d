// The five strategies of one boxer: picked in secret, sealed, or open for the round.
#include <algorithm>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing/panels.h"
#include "rules/dice-boxing/card.h"
#include "scene/corners/story_book.h"

namespace fc::dice_boxing {
namespace {

using namespace overlay;

/// Units, of all five rows at 100 %: lower ones cut what a strategy gains and costs.
constexpr float rows_of_two_lines = 194;

/// What he gains by it and what it costs him against a man without a plan: "Chin +3, but −8 control". is_chosen: it is open,
/// for this round.
std::string gain_and_price(const BoutView& view, Corner corner, Strategy strategy, bool is_chosen, Ui& ui) {
  if (strategy == Strategy::none) {
    return std::string(ui.word("dice-boxing.price.none"));
  }
  const Charts& charts = view.setup->charts;
  const int full = charts.grades[place_of(view.setup->card(corner).grade(strategy))].bonus;
  int bonus = full;
  if (strategy == Strategy::knockout) {
    // Each use leaves less for the next; the one of this round is counted already.
    bonus = is_chosen ? view.readout.strategies->revealed.bonus[fc::index_of(corner)]
                      : std::max(0, full - view.boxer(corner).ko_uses);
  }
  if (bonus == 0) {
    return std::string(ui.word("dice-boxing.price.spent"));
  }
  return ui.say(
      std::string("dice-boxing.price.").append(name_of(strategy)),
      {{"bonus", std::to_string(bonus)}, {"control", scene::with_sign(charts.cell(strategy, Strategy::none).control)}});
}

/// glyphs: room for the picture of a control on the left.
void row(const BoutView& view, Corner corner, Strategy strategy, const Box& box, bool lit, bool glyphs, Ui& ui) {
  ui.fill(box, lit ? colour::of(corner) : colour::paper_shade);
  const ImU32 letters = lit ? colour::paper : colour::ink;
  Box rest = box.inset(ui.px(8), 0);
  if (glyphs) {
    rest.take_left(ui.px(pick_room));
  }
  rest = rest.inset(0, ui.px(1));
  rest.take_bottom(ui.px(2));  // a frame round the row strikes no letter
  // A lower row, as on an upright output, has one line that can be read: what it is good for stands below the rows.
  if (box.h >= ui.px_for_letters(26, 40)) {
    ui.text(rest.take_bottom(rest.h * 0.44F), gain_and_price(view, corner, strategy, lit, ui),
            {.size = LetterSize::small, .colour = lit ? colour::paper : colour::ink_soft});
  }
  if (strategy != Strategy::none) {
    const std::string grade(name_of(view.setup->card(corner).grade(strategy)));
    ui.text(rest.take_right(rest.w * 0.3F), ui.say("dice-boxing.panel.grade", {{"grade", grade}}),
            {.size = LetterSize::small, .face = Face::sans_bold, .colour = letters, .align = Align::right});
  }
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
  rest.take_top(ui.px(3));
  const bool asks = question != nullptr && !question->sealed;
  // Rows of two lines before the help below them has its own.
  const float share = asks ? std::clamp(ui.px(rows_of_two_lines) / rest.h, 0.74F, 0.82F) : 0.96F;
  const Box grid = rest.take_top(std::min(rest.h * share, ui.px_for_letters(236, 272)));
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
