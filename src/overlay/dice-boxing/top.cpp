// The strip above the ring: round, the twenty actions of the round, the judges' cards so far.
#include <algorithm>
#include <array>
#include <string>

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

/// The three judges' sums, or the backs of their cards.
void cards(const BoutView& view, const Box& box, Ui& ui) {
  const State& now = view.readout.now;
  const bool basic = view.setup->options.judges == Judging::basic;
  const int open = open_count(view);
  const int count = basic ? 1 : static_cast<int>(judge_count);
  const Cards sums = cards_of(now);
  const Box row = box.centred(std::min(box.w, ui.px(78) * static_cast<float>(count)), box.h - ui.px(14));
  for (int judge = 0; judge < count; ++judge) {
    Box card = row.column(judge, count, ui.px(5));
    ui.fill(card, colour::paper);
    ui.frame(card, colour::paper_deep, ui.px(1.5F));
    if (now.scorecard.empty() || judge >= open) {
      ui.fill(card.inset(ui.px(4)), colour::paper_deep);
      ui.text(card, now.scorecard.empty() ? "–" : "?",
              {.size = LetterSize::heading, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre});
      continue;
    }
    for (const Corner corner : {Corner::red, Corner::blue}) {
      const Box half = corner == Corner::red ? card.take_left(card.w / 2) : card;
      ui.text(half.inset(ui.px(2), 0), std::to_string(sums[static_cast<std::size_t>(judge)][fc::index_of(corner)]),
              {.size = LetterSize::label, .face = Face::poster, .colour = colour::of(corner), .align = Align::centre});
    }
  }
}

}  // namespace

std::optional<BoutAction> draw_top(const BoutView& view, Ui& ui) {
  const Box strip = view.layout.top;
  const State& now = view.readout.now;
  const Panel panel(ui, "top", strip, true);
  hall_strip(ui, strip);
  Box rest = strip.inset(ui.px(14), ui.px(5));
  const std::string round = ui.say("dice-boxing.panel.round", {{"round", std::to_string(now.round)},
                                                               {"rounds", std::to_string(view.setup->options.rounds)}});
  poster_heading(ui, rest.take_left(strip.w * 0.2F), round, LetterSize::title, colour::paper, colour::red, Align::left);
  Box menu = rest.take_right(std::max(strip.w * 0.1F, ui.px(94)));  // the longest name of a pad's control
  const Box speed = rest.take_right(strip.w * 0.045F);
  const bool upright = ui.screen().h > ui.screen().w;
  Box judges = rest.take_right(std::min(rest.w * (upright ? 0.56F : 0.42F), ui.px(330)));
  actions(view, rest.centred(std::min(rest.w, ui.px(420)), rest.h), ui);
  ui.text(judges.take_left(judges.w * (upright ? 0.22F : 0.3F)).inset(ui.px(6), 0), ui.word("dice-boxing.panel.judges"),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper, .align = Align::right});
  cards(view, judges, ui);
  speed_sign(ui, speed, view.model->speed);
  menu.take_left(ui.px(6));
  return view.model->demo ? std::nullopt : bout_menu(*view.model, ui, menu, false);
}

}  // namespace fc::dice_boxing
