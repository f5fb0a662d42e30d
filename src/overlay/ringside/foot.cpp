// Below the ring: the roll in words, the reveal, knockdown chance and count, the chart of damage, the commentary.
#include <algorithm>
#include <array>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/ringside/panels.h"
#include "rules/ringside/rounds.h"
#include "scene/ringside/game.h"

namespace fc::ringside {
namespace {

using namespace overlay;

/// The roll and its arithmetic; the result turns its edge good or bad.
void caption(const BoutView& view, const Box& box, Ui& ui) {
  const scene::Caption caption = view.model->scene->caption(view.model->clock, ui.words());
  const bool judged = caption.settled && view.readout.roll && view.readout.roll->call.success != Success::none;
  caption_strip(ui, box, caption, judged);
}

/// The punch under the focus of this corner's boxer; none if nobody chooses openly.
std::optional<std::size_t> focused_punch(const BoutView& view, Corner corner, const Ui& ui) {
  const OpenQuestion* const question = view.question(corner);
  return question != nullptr && question->by_person && !question->sealed ? focused_pick(*question, corner, ui)
                                                                         : std::nullopt;
}

/// What every punch would do against every guess: the chart with the thrower's ratings added. What the focus is on stands
/// in a frame: the row of a punch, the column of a guess.
void damage_chart(const BoutView& view, Corner thrower, Box box, Ui& ui) {
  const Panel panel(ui, "chart", box, true);
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(1.5F));
  box = box.inset(ui.px(8), ui.px(3));
  const Boxer& boxer = view.setup->boxer(thrower);
  const float labels = box.w * 0.2F;
  Box head = box.take_top(box.h / 4);
  ui.text(head.take_left(labels), ui.word("ringside.panel.chart"),
          {.size = LetterSize::small, .colour = colour::of(thrower), .wrap = true, .most = 18});
  std::array<std::string_view, punch_count> names;
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    names.at(punch) = ui.word(punch_key(punch));
  }
  const TextStyle heads = ui.fitted(names, head.column(0, 6),
                                    {.size = LetterSize::label, .face = Face::poster, .align = Align::centre, .wrap = true});
  const TextStyle thrown_names =
      ui.fitted(names, Box{box.x, box.y, labels, box.h / 6}, {.size = LetterSize::label, .face = Face::poster, .most = 26});
  for (int column = 0; column < 6; ++column) {
    ui.text(head.column(column, 6), names.at(static_cast<std::size_t>(column)), heads);
  }
  for (int row = 0; row < 6; ++row) {
    const auto thrown = static_cast<std::size_t>(row);
    Box line = box.row(row, 6);
    const bool struck = view.hooks_miss() && is_hook(static_cast<Punch>(thrown));
    ui.text(line.take_left(labels), names.at(thrown), thrown_names);
    for (int column = 0; column < 6; ++column) {
      const int damage =
          std::max(0, view.setup->charts.punch[thrown][static_cast<std::size_t>(column)] + boxer.punches[thrown]);
      const Box place = line.column(column, 6).inset(1);
      ui.fill(place, struck ? colour::paper_shade
                            : colour::faded(colour::of(thrower), std::min(0.75F, 0.07F * static_cast<float>(damage))));
      ui.text(place, struck ? "–" : std::to_string(damage),
              {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre});
    }
  }
  Box cells = box;
  cells.take_left(labels);
  if (const auto thrown = focused_punch(view, thrower, ui)) {
    ui.frame(cells.row(static_cast<int>(*thrown), 6), colour::ink, ui.px(2));
  } else if (const auto guessed = focused_punch(view, other(thrower), ui)) {
    ui.frame(cells.column(static_cast<int>(*guessed), 6), colour::ink, ui.px(2));
  }
}

/// Punch and guess face up, and what came of them.
void reveal(const BoutView& view, const Box& box, Ui& ui) {
  const ShownPicks& picks = *view.readout.picks;
  const Panel panel(ui, "reveal", box, true);
  ui.fill(box, colour::paper);
  ui.frame(box, colour::of(picks.thrower), ui.px(4));
  Box rest = box.inset(ui.px(10), ui.px(5));
  const Box result = rest.take_right(rest.w * 0.4F);
  const std::array<std::pair<std::string_view, std::string>, 2> lines{
      {{"ringside.panel.thrown", key_of(picks.thrown)}, {"ringside.panel.expected", key_of(picks.expected)}}};
  const TextStyle small{.size = LetterSize::body};
  float labels = 0;
  for (const auto& [label, punch] : lines) {
    labels = std::max(labels, ui.width_of(ui.word(label), small) + ui.px(10));
  }
  for (int index = 0; index < 2; ++index) {
    Box line = rest.row(index, 2);
    const auto& [label, punch] = lines.at(static_cast<std::size_t>(index));
    const Corner corner = index == 0 ? picks.thrower : other(picks.thrower);
    const float side = std::min(line.h * 0.7F, ui.px(24));
    corner_mark(ui, line.take_left(side + ui.px(6)).centred(side, side), corner, colour::of(corner));
    Box place = line.take_left(std::min(labels, line.w * 0.42F));
    place.take_right(ui.px(8));
    ui.text(place, ui.word(label), small);
    ui.text(line, ui.word(punch), {.size = LetterSize::heading, .face = Face::poster});
  }
  if (picks.smothered || !picks.landed) {
    if (picks.smothered) {
      ui.text(
          result, ui.word("ringside.panel.smothered"),
          {.size = LetterSize::heading, .face = Face::poster, .colour = colour::bad, .align = Align::centre, .wrap = true});
    }
    return;
  }
  Box sum = result;
  const std::string damage = std::to_string(picks.damage);
  const std::string entry = picks.entry < 0 ? "–" + std::to_string(-picks.entry) : std::to_string(picks.entry);
  ui.text(sum.take_bottom(sum.h * 0.4F),
          ui.say("ringside.panel.sum", {{"entry", entry}, {"rating", std::to_string(picks.rating)}, {"damage", damage}}),
          {.size = LetterSize::body, .align = Align::right});
  poster_heading(ui, sum, ui.say("ringside.panel.loses", {{"damage", damage}}), LetterSize::title, colour::ink,
                 colour::of(picks.thrower), Align::right);
}

/// Where there is room for it, beside the dice, which hop higher than the tray.
void knockdown_chance_line(const BoutView& view, Box box, Ui& ui) {
  const int chance = view.readout.knockdown_chance;
  constexpr float hops_by = 0.08F;  // of the tray's width
  const float from = view.layout.tray.right() + hops_by * view.layout.tray.w;
  if (box.right() - from > ui.px_for_letters(240, 300)) {
    box = {from, box.y, box.right() - from, box.h};
  }
  const Panel panel(ui, "chance", box, true);
  ui.fill(box, colour::ink);
  Box rest = box.inset(ui.px(10), ui.px(4));
  bar(ui, rest.take_bottom(ui.px(6)), static_cast<float>(chance) / 100, colour::gold, colour::ink_soft);
  ui.text(rest, ui.say("ringside.panel.chance", {{"chance", std::to_string(chance)}}),
          {.size = LetterSize::heading, .face = Face::poster, .colour = colour::paper});
}

/// The referee's fingers: ten boxes, counted ones filled; the tenth ends the bout.
void referee_count(const BoutView& view, const Box& box, Ui& ui) {
  const ShownCount& count = *view.readout.counting;
  const Panel panel(ui, "count", box, true);
  ui.fill(box, colour::ink);
  Box rest = box.inset(ui.px(10), ui.px(5));
  const Box name = rest.take_left(rest.w * 0.3F);
  const float side = std::min(name.h * 0.6F, ui.px(24));
  Box words = name;
  corner_mark(ui, words.take_left(side + ui.px(8)).centred(side, side), count.corner, colour::of(count.corner));
  ui.text(words, ui.word("ringside.panel.down"),
          {.size = LetterSize::heading, .face = Face::poster, .colour = colour::paper});
  for (int number = 1; number <= knockout_count; ++number) {
    const Box place = rest.column(number - 1, knockout_count, ui.px(4));
    const bool called = number <= count.count;
    ui.fill(place, called ? (number == knockout_count ? colour::red : colour::gold) : colour::hall_light);
    ui.text(place, std::to_string(number),
            {.size = LetterSize::heading,
             .face = Face::poster,
             .colour = called ? colour::ink : colour::faded(colour::paper, 0.5F),
             .align = Align::centre});
  }
}

/// The card of the round that is just over.
void bell(const BoutView& view, const Box& box, Ui& ui) {
  const ScoredRound& score = *view.readout.bell;
  const Panel panel(ui, "bell", box, true);
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  Box rest = box.inset(ui.px(12), ui.px(4));
  const bool even = score.points[0] == score.points[1];
  const Corner winner = score.points[0] > score.points[1] ? Corner::red : Corner::blue;
  const std::string verdict = even ? std::string(ui.word("ringside.panel.even_round"))
                                   : ui.say("ringside.panel.round_to", {{"boxer", view.name(winner)}});
  ui.text(
      rest.take_left(rest.w * 0.46F), verdict,
      {.size = LetterSize::heading, .face = Face::poster, .colour = even ? colour::ink : colour::of(winner), .wrap = true});
  const float half = rest.w / 2;
  for (const Corner corner : both_corners) {
    const auto side = fc::index_of(corner);
    Box place = rest.take_left(half);
    const float mark = ui.px(22);
    corner_mark(ui, place.take_left(mark + ui.px(8)).centred(mark, mark), corner, colour::of(corner));
    ui.text(place,
            ui.say("ringside.panel.bell_line",
                   {{"damage", std::to_string(score.damage[side])}, {"points", std::to_string(score.points[side])}}),
            {.size = LetterSize::body, .wrap = true});
  }
}

void commentary(const BoutView& view, const Box& box, Ui& ui) {
  constexpr std::size_t most_lines = 4;
  commentary_strip(ui, box, view.model->scene->commentary(view.model->clock, ui.words(), most_lines));
}

}  // namespace

void draw_foot(const BoutView& view, Ui& ui) {
  const Box strip = view.layout.caption;
  const Box tray = view.layout.tray;
  const Box words = view.layout.commentary;
  const Readout& readout = view.readout;
  if (const std::optional<Corner> thrower = view.thrower()) {
    caption(view, view.layout.prompt, ui);
    damage_chart(view, *thrower, {strip.x, tray.y, strip.w, strip.bottom() - tray.y}, ui);
    return;
  }
  commentary(view, words, ui);
  const Box prompt = view.layout.prompt;
  caption(view, strip, ui);
  if (readout.counting) {
    referee_count(view, prompt, ui);
  } else if (readout.knockdown_chance > 0) {
    knockdown_chance_line(view, prompt, ui);
  } else if (readout.bell) {
    bell(view, prompt, ui);
  } else if (readout.picks) {
    const float height = prompt.h * reveal_height;
    reveal(view, Box{prompt.x, prompt.bottom() - height, prompt.w, height}.inset(prompt.w * 0.06F, 0), ui);
  }
}

}  // namespace fc::ringside
