// The strip above the ring: round, score, the clock of eighteen turns, scorecard.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
#include "overlay/ringside/bout_view.h"

namespace fc::ringside {
namespace {

using namespace overlay;

/// Eighteen strokes round a face; those of the turns gone by are filled, the hand points at the turn.
void turn_clock(int turn, const Box& box, Ui& ui) {
  constexpr float whole = 2 * std::numbers::pi_v<float>;
  const ImVec2 centre{box.middle_x(), box.middle_y()};
  const float radius = std::min(box.w, box.h) / 2;
  ImDrawList& draw = ui.draw();
  fill_disc(ui, centre.x, centre.y, radius, colour::paper);
  for (int stroke = 1; stroke <= turns_in_a_round; ++stroke) {
    const float angle = whole * static_cast<float>(stroke) / turns_in_a_round - whole / 4;
    const bool past = stroke <= turn;
    const float inner = radius * (past ? 0.66F : 0.78F);
    const ImVec2 way{std::cos(angle), std::sin(angle)};
    draw.AddLine({centre.x + way.x * inner, centre.y + way.y * inner},
                 {centre.x + way.x * radius * 0.94F, centre.y + way.y * radius * 0.94F},
                 stroke == turn ? colour::red
                 : past         ? colour::ink
                                : colour::paper_deep,
                 ui.px(past ? 3.0F : 2.0F));
  }
  const Box face = box.centred(radius * 1.15F, radius * 0.9F);
  ui.text(face, std::to_string(turn), {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre});
}

/// Points of each finished round, red above blue; the winner of a round on his colour.
void scorecard(const BoutView& view, Box box, Ui& ui) {
  const BoutReadout& now = view.readout.now;
  const int rounds = std::max(1, now.rounds);
  box.w = std::min(box.w, ui.px(44) * static_cast<float>(rounds));
  const float gap = std::max(1.0F, std::round(ui.px(2)));
  const Box numbers = box.take_top(box.h * 0.26F);
  for (int round = 0; round < rounds; ++round) {
    const Box head = numbers.column(round, rounds, gap);
    const bool current = round + 1 == now.round;
    const bool narrow = head.w < ui.px(20);  // then only every third round is numbered, over its neighbours' places
    if (!narrow || current || (round + 1) % 3 == 0) {
      ui.text(head.centred(head.w * (narrow ? 2.0F : 1.0F), head.h), std::to_string(round + 1),
              {.size = LetterSize::small,
               .colour = current ? colour::gold : colour::faded(colour::paper, 0.7F),
               .align = Align::centre});
    }
    const bool over = static_cast<std::size_t>(round) < now.scorecard.size();
    for (const Corner corner : both_corners) {
      const auto side = fc::index_of(corner);
      const Box place = box.row(static_cast<int>(side), 2, gap).column(round, rounds, gap);
      ui.fill(place, current ? colour::ink_soft : colour::hall_light);
      if (!over) {
        continue;
      }
      const ScoredRound& score = now.scorecard[static_cast<std::size_t>(round)];
      const bool won = score.points[side] > score.points[1 - side];
      if (won) {
        ui.fill(place, colour::of(corner));
      }
      ui.text(place, std::to_string(score.points[side]),
              {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper, .align = Align::centre});
    }
  }
}

/// Rounds or points so far: red's on the left, blue's on the right, what they are between them.
void score(const BoutView& view, const Box& box, Ui& ui) {
  const bool by_rounds = view.setup->options.scoring == Scoring::rounds;
  Box middle = box;
  for (const Corner corner : both_corners) {
    const bool red = corner == Corner::red;
    Box half = red ? middle.take_left(box.w * 0.34F) : middle.take_right(box.w * 0.34F);
    const float side = ui.px(22);
    corner_mark(ui, (red ? half.take_left(side) : half.take_right(side)).centred(side, side), corner, colour::of(corner));
    const BoxerReadout& boxer = view.readout.now.boxer(corner);
    ui.text(half, std::to_string(by_rounds ? boxer.rounds_won : boxer.points),
            {.size = LetterSize::title, .face = Face::poster, .colour = colour::paper, .align = Align::centre});
  }
  if (middle.w < ui.px(48)) {
    return;  // the marks say it
  }
  ui.text(middle, ui.word(by_rounds ? "ringside.panel.rounds_won" : "ringside.panel.points"),
          {.size = LetterSize::small,
           .colour = colour::faded(colour::paper, 0.8F),
           .align = Align::centre,
           .wrap = true,
           .most = 16});
}

}  // namespace

std::optional<BoutAction> draw_top(const BoutView& view, Ui& ui) {
  const Box strip = view.layout.top;
  const BoutReadout& now = view.readout.now;
  const LargeStrip large(ui, strip);
  const Panel panel(ui, "top", strip, true);
  hall_strip(ui, strip);
  Box rest = strip.inset(ui.px(14), ui.px(5));
  const std::string round =
      ui.say("ringside.panel.round", {{"round", std::to_string(now.round)}, {"rounds", std::to_string(now.rounds)}});
  const Box title = rest.take_left(strip.w * 0.18F);
  poster_heading(ui, title, round, LetterSize::title, colour::paper, colour::red, Align::left);
  std::optional<BoutAction> action = way_out(*view.model, ui, strip, rest);
  const Box clock = strip.centred(strip.h, strip.h - ui.px(6));
  Box left = rest;
  left.w = clock.x - left.x;
  Box right = rest;
  right.x = clock.right();
  right.w = rest.right() - right.x;
  turn_clock(std::clamp(now.turn, 1, turns_in_a_round), clock, ui);
  if (left.w > ui.px(220)) {
    ui.text(left.take_right(ui.px(90)).inset(ui.px(8), 0), ui.word("ringside.panel.turn"),
            {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper, .align = Align::right});
  }
  score(view, left.centred(std::min(left.w, ui.px(240)), left.h), ui);
  scorecard(view, right.inset(ui.px(5), 0), ui);
  return action;
}

}  // namespace fc::ringside
