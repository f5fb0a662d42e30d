// One man's column: name, role, Endurance, figures of the round, tactics and flags.

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>
#include <string>
#include <vector>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
#include "overlay/ringside/panels.h"
#include "rules/ringside/rounds.h"

namespace fc::ringside {
namespace {

using namespace overlay;

/// What he does now.
Role role_of(const BoutView& view, Corner corner, Ui& ui) {
  const BoutReadout& now = view.readout.now;
  const bool boxes = now.has_attacker && !view.readout.bell;  // between two rounds nobody does
  const bool attacks = boxes && now.attacker == corner;
  return {.text = ui.word(attacks ? "ringside.panel.attacks"
                          : boxes ? "ringside.panel.defends"
                                  : "ringside.panel.waits"),
          .acts = attacks};
}

/// The track from the referee's stoppage at -25 to the first bell's Endurance; the ghost is the round's start.
void endurance_track(const BoxerReadout& boxer, int round_start, Corner corner, const Box& box, Ui& ui) {
  const auto lowest = static_cast<float>(stoppage_endurance);
  const float span = static_cast<float>(std::max(boxer.start, 1)) - lowest;
  const auto at = [&](float value) { return std::round(box.x + box.w * std::clamp((value - lowest) / span, 0.0F, 1.0F)); };
  const float zero = at(0);
  const float now = at(boxer.endurance_shown);
  const float ghost = at(static_cast<float>(round_start));
  ui.fill(box, colour::paper_deep);
  ui.fill({box.x, box.y, zero - box.x, box.h}, colour::faded(colour::bad, 0.35F));
  ui.fill({now, box.y, std::max(0.0F, ghost - now), box.h}, colour::faded(colour::of(corner), 0.4F));
  ui.fill({box.x, box.y, now - box.x, box.h}, boxer.endurance_shown <= 0 ? colour::bad : colour::of(corner));
  ui.fill({zero - 1, box.y - ui.px(4), std::max(2.0F, ui.px(2)), box.h + ui.px(8)}, colour::ink);
  ui.frame(box, colour::ink, ui.px(1.5F));
  const Box legend{box.x, box.bottom() + ui.px(2), box.w, ui.px_for_letters(16, 24)};
  ui.text(Box{box.x, legend.y, zero - box.x - ui.px(8), legend.h}, std::to_string(stoppage_endurance),
          {.size = LetterSize::small, .colour = colour::bad});
  ui.text(Box{zero - ui.px(12), legend.y, ui.px(24), legend.h}, "0", {.size = LetterSize::small, .align = Align::centre});
  ui.text(legend, std::to_string(boxer.start), {.size = LetterSize::small, .align = Align::right});
}

void endurance(const BoutView& view, Corner corner, Box box, Ui& ui) {
  const BoxerReadout& boxer = view.readout.now.boxer(corner);
  Box head = box.take_top(ui.px_for_letters(44, 52));
  const Box figure = head.take_right(head.w * 0.34F);
  ui.text(figure, std::to_string(static_cast<int>(std::lround(boxer.endurance_shown))),
          {.size = LetterSize::title,
           .face = Face::poster,
           .colour = boxer.endurance_shown <= 0 ? colour::bad : colour::ink,
           .align = Align::right});
  ui.text(head, ui.word("ringside.rating.endurance"), {.size = LetterSize::heading, .face = Face::poster});
  endurance_track(boxer, view.readout.round_start[fc::index_of(corner)], corner, box.take_top(ui.px(20)), ui);
}

/// Large letters have no room under a figure: names then stand beside their figures, two cells a row instead of three.
constexpr float names_beside_figures_from = 1.4F;

bool names_stand_beside(Ui& ui) { return ui.layer().text_scale() >= names_beside_figures_from; }

/// The frame of a cell with the figure's name under its place or beside it. Returns the place of the figure.
Box named_cell(Ui& ui, const Box& box, const TextStyle& name, std::string_view key) {
  Box rest = box;
  ui.frame(box, colour::paper_deep, ui.px(1));
  const Box label = names_stand_beside(ui) ? rest.take_left(box.w * 0.62F).inset(ui.px(5), 0)
                                           : rest.take_bottom(box.h * 0.42F).inset(ui.px(3), 0);
  ui.text(label, ui.word(key), name);
  return rest;
}

void cell(Ui& ui, const Box& box, const TextStyle& name, const Figure& figure) {
  const Box place = named_cell(ui, box, name, figure.key);
  ui.text(place, figure.text,
          {.size = LetterSize::heading, .face = Face::poster, .colour = figure.ink, .align = Align::centre});
}

/// Landed punches as five pips; the sixth and every one after it tires the thrower.
void landed(const BoxerReadout& boxer, const Box& box, const TextStyle& name, Ui& ui) {
  const Box rest = named_cell(ui, box, name, "ringside.panel.landed");
  if (boxer.hits > fatigue_after_hits) {
    ui.text(rest.inset(ui.px(3), 0), ui.say("ringside.panel.tired", {{"hits", std::to_string(boxer.hits)}}),
            {.size = LetterSize::heading, .face = Face::poster, .colour = colour::bad, .align = Align::centre});
    return;
  }
  const float side = std::min(ui.px(11), (rest.w - ui.px(3) * 6) / 5);
  const Box pips = rest.centred(side * 5 + ui.px(3) * 4, side);
  for (int pip = 0; pip < fatigue_after_hits; ++pip) {
    const Box place = pips.column(pip, fatigue_after_hits, ui.px(3));
    ui.fill(place, pip < boxer.hits ? colour::ink : colour::paper_deep);
  }
}

/// The names of all figures in one size. cell: the place of one figure and its name.
TextStyle name_type(std::span<const Figure> figures, const Box& cell, Ui& ui) {
  std::vector<std::string_view> names{ui.word("ringside.panel.landed")};
  for (const Figure& figure : figures) {
    names.push_back(ui.word(figure.key));
  }
  const bool beside = names_stand_beside(ui);
  const Box room = beside ? Box{0, 0, cell.w * 0.62F - ui.px(10), cell.h} : Box{0, 0, cell.w - ui.px(6), cell.h * 0.42F};
  return ui.fitted(names, room, {.size = LetterSize::small, .align = beside ? Align::left : Align::centre});
}

void figures(const BoutView& view, Corner corner, Box box, Ui& ui) {
  const BoxerReadout& boxer = view.readout.now.boxer(corner);
  const Boxer& ratings = view.setup->boxer(corner);
  const auto changed = [](int now, int usual) {
    return now > usual ? colour::good : now < usual ? colour::bad : colour::ink;
  };
  const bool by_rounds = view.setup->options.scoring == Scoring::rounds;
  const std::array<Figure, 5> all{
      {{"ringside.rating.agility", std::to_string(boxer.agility), changed(boxer.agility, ratings.agility)},
       {"ringside.rating.counterpunch", std::to_string(boxer.counterpunch),
        changed(boxer.counterpunch, ratings.counterpunch)},
       {"ringside.panel.knockdowns", std::to_string(boxer.knockdowns)},
       {"ringside.panel.damage", std::to_string(boxer.damage)},
       {by_rounds ? "ringside.panel.rounds_won" : "ringside.panel.points",
        std::to_string(by_rounds ? boxer.rounds_won : boxer.points)}}};
  constexpr int places = 6;
  constexpr int pips = 3;  // the place of the punches landed
  const bool beside = names_stand_beside(ui);
  const int columns = beside ? 2 : 3;
  const float gap = ui.px(4);
  const auto place = [&](int number) {
    return box.row(number / columns, places / columns, gap).column(number % columns, columns, gap);
  };
  const TextStyle name = name_type(all, place(0), ui);
  for (int number = 0; number < places; ++number) {
    if (number == pips) {
      landed(boxer, place(number), name, ui);
    } else {
      cell(ui, place(number), name, all.at(static_cast<std::size_t>(number < pips ? number : number - 1)));
    }
  }
}

/// What he does or may not do at the moment; a man who only boxes has none of it.
std::vector<Chip> chips_of(const BoutView& view, Corner corner, Ui& ui) {
  const BoutReadout& now = view.readout.now;
  const BoxerReadout& boxer = now.boxer(corner);
  const bool defends = now.has_attacker && now.defender() == corner;
  const bool rushes = now.has_attacker && now.attacker == corner && now.rush;
  struct Flag {
    std::string_view key;
    bool up;
    ImU32 ink;
  };
  const std::array<Flag, 6> all{{{"ringside.panel.rush", rushes, colour::of(corner)},
                                 {"ringside.panel.backpedal", defends && now.tactic == Tactic::backpedal, colour::ink},
                                 {"ringside.panel.clinch", defends && now.tactic == Tactic::clinch, colour::ink},
                                 {"ringside.panel.covering", boxer.covering, colour::good},
                                 {"ringside.panel.trapped", boxer.trapped, colour::bad},
                                 {"ringside.panel.clinch_barred", boxer.clinch_barred, colour::ink}}};
  std::vector<Chip> chips;
  for (const Flag& flag : all) {
    if (flag.up) {
      chips.push_back({std::string(ui.word(flag.key)), flag.ink, colour::paper});
    }
  }
  return chips;
}

constexpr std::array<ColumnPart<BoutView>, 2> parts_of_column{{{endurance, {84, 98}, 2}, {figures, {96, 108}, 5}}};

}  // namespace

std::optional<BoutAction> draw_column(const BoutView& view, Corner corner, Ui& ui) {
  const auto upper = [&](Box rest) {
    stack_column(ui, view, corner, role_of(view, corner, ui), {26, 34}, parts_of_column, rest);
    chip_rows(ui, rest, chips_of(view, corner, ui));
  };
  return boxer_column(ui, view.layout, corner, view.plate(corner), upper_card, upper,
                      [&](const Box& rest) { return draw_decision(view, corner, rest, ui); });
}

// The strip above the ring: round, score, the clock of eighteen turns, scorecard.

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
  TopStrip top(*view.model, strip, true, ui);
  Box& rest = top.rest;
  const std::string round =
      ui.say("ringside.panel.round", {{"round", std::to_string(now.round)}, {"rounds", std::to_string(now.rounds)}});
  const Box title = rest.take_left(strip.w * 0.18F);
  poster_heading(ui, title, round, LetterSize::title, colour::paper, colour::red, Align::left);
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
  return top.action;
}

}  // namespace fc::ringside
