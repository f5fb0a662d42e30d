// One boxer's column: name, stamina, the sheet of the round, the ranges in force, cuts and warnings.

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "overlay/bout/scorecards.h"
#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing/panels.h"
#include "rules/dice-boxing/ranges.h"
#include "rules/dice-boxing/state.h"
#include "scene/dice-boxing/game.h"

namespace fc::dice_boxing {
namespace {

using namespace overlay;

/// What is left of him; the ghost is what it would be if the bell rang now.
void stamina(const BoutView& view, Corner corner, Box box, Ui& ui) {
  const std::size_t side = fc::index_of(corner);
  const BoxerState& boxer = view.boxer(corner);
  const float shown = view.readout.stamina_shown[side];
  const auto most = static_cast<float>(std::max<int>(1, view.setup->start(corner).stamina));
  const bool tired = boxer.tired > 0;
  Box head = box.take_top(ui.px_for_letters(40, 50));
  ui.text(
      head.take_right(head.w * 0.34F), std::to_string(static_cast<int>(std::lround(shown))),
      {.size = LetterSize::title, .face = Face::poster, .colour = tired ? colour::bad : colour::ink, .align = Align::right});
  ui.text(head, ui.word("dice-boxing.rating.stamina"), {.size = LetterSize::heading, .face = Face::poster});
  const Box track = box.take_top(ui.px(18));
  const auto at = [&](float value) { return std::round(track.w * std::clamp(value / most, 0.0F, 1.0F)); };
  const bool fighting = view.readout.fighting && !view.readout.minute;  // else the bell has rung
  const float bell = fighting ? static_cast<float>(view.readout.at_the_bell[side]) : shown;
  ui.fill(track, tired ? colour::faded(colour::bad, 0.35F) : colour::paper_deep);
  ui.fill({track.x, track.y, at(shown), track.h}, colour::faded(colour::of(corner), 0.4F));
  ui.fill({track.x, track.y, std::min(at(shown), at(bell)), track.h}, colour::of(corner));
  ui.frame(track, colour::ink, ui.px(1.5F));
  const Box legend = box.take_top(ui.px_for_letters(20, 28));
  const std::string line =
      !tired && !fighting ? std::string()
      : tired             ? ui.say("dice-boxing.panel.tired", {{"rounds", std::to_string(boxer.tired)}})
              : ui.say("dice-boxing.panel.at_the_bell", {{"stamina", std::to_string(view.readout.at_the_bell[side])}});
  const bool warns = tired || (fighting && bell <= 0);
  ui.text(legend, line,
          {.size = LetterSize::body, .face = Face::sans_bold, .colour = warns ? colour::bad : colour::ink_soft});
}

/// The score sheet of the round and its sum.
void sheet(const BoutView& view, Corner corner, Box box, Ui& ui) {
  const BoxerState& boxer = view.boxer(corner);
  const Box sum = box.take_bottom(ui.px_for_letters(22, 30));
  figure_row(ui, box,
             std::array<Figure, 4>{{{"dice-boxing.panel.landed", std::to_string(boxer.landed)},
                                    {"dice-boxing.panel.missed", std::to_string(boxer.missed)},
                                    {"dice-boxing.panel.points", std::to_string(boxer.points)},
                                    {"dice-boxing.panel.moves", std::to_string(boxer.moves)}}});
  ui.text(sum,
          ui.say("dice-boxing.panel.sum", {{"missed", std::to_string(boxer.missed)},
                                           {"half", std::to_string(boxer.missed / 2)},
                                           {"points", std::to_string(boxer.points)},
                                           {"moves", std::to_string(boxer.moves)},
                                           {"total", std::to_string(boxer.total())}}),
          {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre});
}

/// The ranges in force, green where they are better than at the first bell.
void ranges(const BoutView& view, Corner corner, Box box, Ui& ui) {
  const Ranges& ranges = view.boxer(corner).ranges;
  const Start& start = view.setup->start(corner);
  const auto compared = [](int now, int usual) {
    return now > usual ? colour::good : now < usual ? colour::bad : colour::ink;
  };
  const int numbers = faces - ranges.kd_from;
  const auto from_to = [](int from, int to) {
    return faces_of(BarPart{.from = static_cast<std::int16_t>(from), .to = static_cast<std::int16_t>(to)});
  };
  constexpr int first_of_control = 10;
  figure_row(
      ui, box,
      std::array<Figure, 4>{
          {{"dice-boxing.rating.control", from_to(first_of_control, ranges.control_to),
            compared(ranges.control_to, control_limits.of(start.control))},
           {"dice-boxing.rating.punches", from_to(0, ranges.punches_to),
            compared(ranges.punches_to, punch_limits.of(start.punches))},
           {"dice-boxing.panel.floors", from_to(ranges.kd_from, faces - 1), compared(numbers, start.kd)},
           {"dice-boxing.rating.chin", with_sign(ranges.chin), compared(-ranges.chin, -chin_limits.of(start.chin))}}});
}

/// " · 11 22 33": the faces of a result that open this cut again.
std::string reopening_faces(const Setup& setup, std::size_t letter) {
  std::string text;
  for (int face = 0; face < faces; ++face) {
    if ((setup.charts.reopens[static_cast<std::size_t>(face)] >> letter & 1U) != 0) {
      text += (text.empty() ? " · " : " ") + two_digits(face);
    }
  }
  return text;
}

/// What hangs over him.
std::vector<Chip> chips_of(const BoutView& view, Corner corner, Ui& ui) {
  const BoxerState& boxer = view.boxer(corner);
  std::vector<Chip> chips;
  if (boxer.hurt) {
    chips.push_back({std::string(ui.word("dice-boxing.panel.hurt")), colour::bad, colour::paper});
  }
  if (boxer.knockdowns > 0) {
    chips.push_back(
        {ui.say("dice-boxing.panel.downs", {{"count", std::to_string(boxer.knockdowns)}}), colour::gold, colour::ink});
  }
  for (std::size_t letter = 0; letter < cut_letters; ++letter) {
    const Cut& cut = boxer.cuts[letter];
    if (cut.exists) {
      std::string text = ui.say("dice-boxing.panel.cut", {{"letter", std::string(name_of(static_cast<CutLetter>(letter)))}});
      text += cut.reopened > 0 ? " ×" + std::to_string(cut.reopened) : "";
      text += cut.open ? "" : reopening_faces(*view.setup, letter);
      chips.push_back(
          {std::move(text), cut.open ? colour::bad : colour::paper_deep, cut.open ? colour::paper : colour::ink});
    }
  }
  if (boxer.warnings > 0) {
    chips.push_back({ui.say("dice-boxing.panel.warnings", {{"count", std::to_string(boxer.warnings)}}), colour::paper_deep,
                     colour::ink});
  }
  if (boxer.deductions > 0) {
    chips.push_back(
        {ui.say("dice-boxing.panel.off", {{"count", std::to_string(boxer.deductions)}}), colour::bad, colour::paper});
  }
  return chips;
}

constexpr std::array<ColumnPart<BoutView>, 3> parts_of_column{
    {{stamina, {80, 98}, 4}, {sheet, {78, 92}, 5}, {ranges, {52, 60}, 6}}};

}  // namespace

std::optional<BoutAction> draw_column(const BoutView& view, Corner corner, Ui& ui) {
  const auto upper = [&](Box rest) {
    const bool rolls = view.readout.fighting && view.readout.now.roller == corner;
    const Role role{.text = rolls ? ui.word("dice-boxing.panel.rolls") : std::string_view(), .acts = true};
    stack_column(ui, view, corner, role, {26, 32}, parts_of_column, rest);
    chip_rows(ui, rest, chips_of(view, corner, ui));
  };
  return boxer_column(ui, view.layout, corner, view.plate(corner), upper_card, upper,
                      [&](const Box& rest) { return draw_strategies(view, corner, rest, ui); });
}

// The strip above the ring: round, the twenty actions of the round, the judges' cards so far.

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
  if (overlay::open_cards.is_on(view.model->settings)) {
    return all;
  }
  if (!view.readout.end) {
    return 0;
  }
  return view.readout.end->ended.end.on_cards ? view.readout.end->cards_read : all;
}

}  // namespace

std::optional<BoutAction> draw_top(const BoutView& view, Ui& ui) {
  const State& now = view.readout.now;
  TopStrip top(*view.model, view.layout.top, true, ui);
  Box& rest = top.rest;
  const std::string round = ui.say("dice-boxing.panel.round", {{"round", std::to_string(now.round)},
                                                               {"rounds", std::to_string(view.setup->options.rounds)}});
  const Box judges = round_and_cards(ui, view.layout.top.w, round, rest);
  actions(view, rest.centred(std::min(rest.w, ui.px(420)), rest.h), ui);
  const bool basic = view.setup->options.judges == Judging::basic;
  scorecard_strip(ui, judges, ui.word("dice-boxing.panel.judges"),
                  {.sums = sums_of(cards_of(now)),
                   .count = basic ? 1 : static_cast<int>(judge_count),
                   .open = open_count(view),
                   .blank = now.scorecard.empty()});
  return top.action;
}

}  // namespace fc::dice_boxing
