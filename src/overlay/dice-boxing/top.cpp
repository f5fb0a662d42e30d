// The strip above the ring: round, the twenty actions of the round, the judges' cards so far.
#include <algorithm>
#include <array>
#include <string>

#include "overlay/bout/scorecards.h"
#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing/bout_view.h"
#include "overlay/dice-boxing/settings.h"

namespace fc::dice_boxing {
namespace {

using namespace overlay;

/// Twenty pips in two rows; those of the actions gone by are filled.
void actions(const BoutView& view, Box box, Ui& ui) {
  const bool upright = ui.screen().h > ui.screen().w;  // too narrow for the word
  const int done = std::clamp<int>(view.readout.now.action, 0, actions_in_a_round);
  ui.text(box.take_left(box.w * 0.34F).inset(ui.px(6), 0),
          upright ? std::to_string(done) + " / " + std::to_string(actions_in_a_round)
                  : ui.say("dice-boxing.panel.action",
                           {{"action", std::to_string(done)}, {"of", std::to_string(actions_in_a_round)}}),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper, .align = Align::right});
  constexpr int rows = 2;
  constexpr int columns = actions_in_a_round / rows;
  const Box field = box.inset(0, box.h * 0.22F);
  for (int action = 0; action < actions_in_a_round; ++action) {
    const Box place = field.row(action / columns, rows, ui.px(4)).column(action % columns, columns, ui.px(4));
    ui.fill(place, action < done ? colour::gold : colour::ink_soft);
  }
}

/// How many of the judges' cards lie open: what is read at the end is not told before.
int open_count(const BoutView& view) {
  constexpr int all = static_cast<int>(judge_count);
  if (open_cards.is_on(view.model->settings)) {
    return all;
  }
  if (!view.readout.end) {
    return 0;
  }
  return view.readout.end->ended.end.on_cards ? view.readout.end->cards_read : all;
}

}  // namespace

std::optional<BoutAction> draw_top(const BoutView& view, Ui& ui) {
  const Box strip = view.layout.top;
  const State& now = view.readout.now;
  const LargeStrip large(ui, strip);
  const Panel panel(ui, "top", strip, true);
  hall_strip(ui, strip);
  Box rest = strip.inset(ui.px(14), ui.px(5));
  const std::string round = ui.say("dice-boxing.panel.round", {{"round", std::to_string(now.round)},
                                                               {"rounds", std::to_string(view.setup->options.rounds)}});
  poster_heading(ui, rest.take_left(strip.w * 0.2F), round, LetterSize::title, colour::paper, colour::red, Align::left);
  std::optional<BoutAction> action = way_out(*view.model, ui, strip, rest);
  const bool upright = ui.screen().h > ui.screen().w;
  const Box judges = rest.take_right(std::min(rest.w * (upright ? 0.56F : 0.42F), ui.px(330)));
  actions(view, rest.centred(std::min(rest.w, ui.px(420)), rest.h), ui);
  const bool basic = view.setup->options.judges == Judging::basic;
  scorecard_strip(ui, judges, ui.word("dice-boxing.panel.judges"),
                  {.sums = sums_of(cards_of(now)),
                   .count = basic ? 1 : static_cast<int>(judge_count),
                   .open = open_count(view),
                   .blank = now.scorecard.empty()});
  return action;
}

}  // namespace fc::dice_boxing
