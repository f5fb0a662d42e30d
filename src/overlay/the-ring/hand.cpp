// The lower part of a boxer's column: his strategies with what each is worth against this opponent, picked in secret, sealed
// or open; or the answers to another question.
#include <array>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/the-ring/panels.h"
#include "rules/the-ring/damage.h"
#include "rules/the-ring/questions.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {
namespace {

using namespace overlay;

/// In the order in which they are asked. Source: rules/the-ring/rules.md, 3.2.
constexpr std::array rows_in_order{Strategy::body,    Strategy::load_up, Strategy::box,
                                   Strategy::outside, Strategy::tie_up,  Strategy::work_on_cut};

int row_count(const BoutView& view, Corner corner) {
  return static_cast<int>(rows_in_order.size()) - (may_work_on_cut(view.readout.now, corner) ? 0 : 1);
}

/// "5 v 3" and what the chart makes of it, "+2"; of a man who ties up the die he needs.
struct Worth {
  std::string compared;
  std::string plus;
};

Worth worth_of(const BoutView& view, Corner corner, Strategy strategy, Ui& ui) {
  const State& now = view.readout.now;
  if (strategy == Strategy::tie_up) {
    return {.compared = ui.say("the-ring.panel.tie_needs", {{"def", std::to_string(def_of(now, corner))}}), .plus = {}};
  }
  const int rating = rating_for(*view.setup, now, corner, strategy);
  const bool half = boxes(strategy) && view.boxer(corner).now.box_half;
  const int plus = plus_of(*view.setup, now, corner, strategy);
  return {.compared = std::to_string(rating) + (half ? "½" : "") + " v " + std::to_string(def_of(now, other(corner))),
          .plus = plus > 0    ? with_sign(plus)
                  : plus == 0 ? "0"
                              : with_sign(plus)};
}

/// room: pixels for the picture of a control at the left.
void row(const BoutView& view, Corner corner, Strategy strategy, const Box& box, bool lit, float room, Ui& ui) {
  ui.fill(box, lit ? colour::of(corner) : colour::paper_shade);
  const ImU32 letters = lit ? colour::paper : colour::ink;
  Box rest = box.inset(ui.px(8), ui.px(1));
  rest.take_left(room);
  const Worth worth = worth_of(view, corner, strategy, ui);
  const bool good = !worth.plus.empty() && worth.plus.front() == '+';
  const Box plus = rest.take_right(ui.px_for_letters(34, 44));
  ui.text(plus, worth.plus,
          {.size = LetterSize::heading,
           .face = Face::poster,
           .colour = lit    ? colour::paper
                     : good ? colour::good
                            : colour::ink_soft,
           .align = Align::right});
  if (box.h > ui.px(37)) {
    const Box line = rest.take_bottom(rest.h * 0.42F);
    ui.text(line, ui.word("the-ring.pays." + std::string(name_of(strategy))),
            {.size = LetterSize::small, .colour = lit ? colour::paper : colour::ink_soft});
  }
  rest.take_right(ui.px(8));  // "2 v 4" and "−2"
  ui.text(rest.take_right(rest.w * 0.34F), worth.compared,
          {.size = LetterSize::body, .face = Face::sans_bold, .colour = letters, .align = Align::right});
  ui.text(rest, ui.word(key_of(strategy)), {.size = LetterSize::label, .face = Face::poster, .colour = letters});
}

struct Grid {
  Box box;
  int rows = 5;

  [[nodiscard]] Box row(int place, Ui& ui) const { return box.row(place, rows, ui.px(4)); }
};

/// Nothing is asked: the chosen one stands out once both are open.
void show_all(const BoutView& view, Corner corner, const Grid& grid, Ui& ui) {
  for (int place = 0; place < grid.rows; ++place) {
    const Strategy strategy = rows_in_order.at(static_cast<std::size_t>(place));
    const bool chosen = view.readout.strategies.has_value() && view.boxer(corner).strategy == strategy;
    row(view, corner, strategy, grid.row(place, ui), chosen, 0, ui);
  }
}

std::optional<BoutAction> pick(const BoutView& view, Corner corner, const OpenQuestion& question, const Grid& grid,
                               const Box& foot, Ui& ui) {
  std::string help(ui.word(!question.by_person              ? "the-ring.panel.thinks"
                           : question.discreet              ? "the-ring.panel.press"
                           : view.readout.change_after_hurt ? "the-ring.panel.after_hurt"
                                                            : "the-ring.panel.pick_help"));
  const float room = question.by_person ? ui.px(pick_room) : 0;
  const auto draw = [&](std::size_t option, const Box& box) {
    row(view, corner, rows_in_order.at(option), box, false, room, ui);
  };
  const auto action = pick_rows(
      ui, question, corner, [&](int place) { return grid.row(place, ui); }, draw, help);
  ui.text(foot, help, {.size = LetterSize::small, .colour = colour::ink_soft, .wrap = true, .top = true});
  return action;
}

bool is_in_the_ceremony(const OpenQuestion& question) {
  const auto decision = static_cast<Decision>(question.prompt.need.topic);
  return decision == Decision::city || decision == Decision::gloves || decision == Decision::referee;
}

}  // namespace

const OpenQuestion* BoutView::ceremony_question() const {
  for (const OpenQuestion& open : model->questions) {
    if (is_in_the_ceremony(open)) {
      return &open;
    }
  }
  return nullptr;
}

std::optional<BoutAction> draw_hand(const BoutView& view, Corner corner, const Box& box, Ui& ui) {
  const OpenQuestion* question = view.question(corner);
  if (question != nullptr && !question->prompt.secret() && question->by_person && !is_in_the_ceremony(*question)) {
    return answer_list(ui, *question, corner, box);
  }
  const bool asks = question != nullptr && question->prompt.secret();
  Box rest = box;
  const Box heading = rest.take_top(ui.px(26));
  if (asks) {
    poster_heading(ui, heading, ui.word("the-ring.panel.choose"), LetterSize::label, colour::ink, colour::of(corner),
                   Align::left);
  } else {
    ui.text(heading, ui.word("the-ring.panel.strategies"), {.size = LetterSize::label, .face = Face::poster});
  }
  rest.take_bottom(ui.px(2));
  const Box foot = rest.take_bottom(ui.px_for_letters(30, 46));
  const Grid grid{.box = rest, .rows = row_count(view, corner)};
  if (asks && !question->sealed) {
    return pick(view, corner, *question, grid, foot.inset(0, ui.px(2)), ui);
  }
  show_all(view, corner, grid, ui);
  if (asks) {
    sealed_stamp(ui, rest, corner, ui.word("the-ring.panel.sealed"), question->sealed_age);
  }
  return std::nullopt;
}

}  // namespace fc::the_ring
