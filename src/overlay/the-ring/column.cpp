// One boxer's column: name, stamina counters, points of the round, the ratings in force, cuts and warnings.

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "overlay/bout/scorecards.h"
#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
#include "overlay/the-ring/panels.h"
#include "rules/the-ring/damage.h"
#include "rules/the-ring/questions.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {
namespace {

using namespace overlay;

/// What he does now, beside his seat.
Role role_of(const BoutView& view, Corner corner, Ui& ui) {
  if (!view.readout.fighting) {
    return {};
  }
  if (view.readout.roller == corner) {
    return {.text = ui.word("the-ring.panel.turn"), .acts = true};
  }
  const std::optional<ShownStrategies>& shown = view.readout.strategies;
  const bool presses = shown && shown->aggressor && !shown->aggressor->nobody && shown->aggressor->corner == corner;
  return {.text = presses ? ui.word("the-ring.panel.presses") : std::string_view(), .acts = false};
}

/// A pip for each counter; those that are gone are hollow. Below the last one he is tired.
void stamina(const BoutView& view, Corner corner, Box box, Ui& ui) {
  const BoxerState& boxer = view.boxer(corner);
  const int start = std::max(1, view.setup->card(corner).stm + training_change(*view.setup, boxer).stm);
  const int pips = std::max<int>(start, boxer.stm);
  const float shown = view.readout.stm_shown[fc::index_of(corner)];
  Box head = box.take_top(ui.px_for_letters(36, 44));
  ui.text(head.take_right(head.w * 0.3F), std::to_string(static_cast<int>(std::lround(shown))),
          {.size = LetterSize::title,
           .face = Face::poster,
           .colour = boxer.tired ? colour::bad : colour::ink,
           .align = Align::right});
  ui.text(head, ui.word("the-ring.rating.stm"), {.size = LetterSize::heading, .face = Face::poster});
  const Box track = box.take_top(ui.px(15));
  const float gap = std::max(1.0F, std::round(ui.px(2)));
  for (int pip = 0; pip < pips; ++pip) {
    const Box place = track.column(pip, pips, gap);
    const float left = std::clamp(shown - static_cast<float>(pip), 0.0F, 1.0F);
    ui.fill(place, boxer.tired ? colour::faded(colour::gold, 0.55F) : colour::paper_deep);
    ui.fill({place.x, place.y, std::round(place.w * left), place.h}, colour::of(corner));
  }
  ui.fill({track.x - ui.px(2), track.y - ui.px(3), std::max(2.0F, ui.px(3)), track.h + ui.px(6)}, colour::bad);
  ui.text(box.inset(0, ui.px(1)), ui.word(boxer.tired ? "the-ring.panel.tired" : "the-ring.panel.tired_line"),
          {.size = LetterSize::small,
           .face = boxer.tired ? Face::sans_bold : Face::sans,
           .colour = boxer.tired ? colour::bad : colour::ink_soft});
}

/// "3/1" or "1/+2": as it is printed on the card.
std::string chin_text(const Chins& chins) {
  std::string text;
  for (const std::int8_t chin : chins) {
    text += (text.empty() ? "" : "/") + printed_chin(chin);
  }
  return text;
}

/// The difference that says which Hard Shot card he uses.
int shot_difference(const BoutView& view, Corner corner) {
  return view.boxer(corner).now.pow - view.boxer(other(corner)).now.chin[0];
}

void round_figures(const BoutView& view, Corner corner, Box box, Ui& ui) {
  const BoxerState& boxer = view.boxer(corner);
  figure_row(ui, box,
             std::array<Figure, 4>{
                 {{"the-ring.panel.points", std::to_string(boxer.points)},
                  {"the-ring.panel.down", std::to_string(boxer.down), boxer.down > 0 ? colour::bad : colour::ink},
                  {"the-ring.panel.aggression", std::to_string(boxer.aggression)},
                  {"the-ring.panel.card", with_sign(std::clamp(shot_difference(view, corner), lowest_card, highest_card)),
                   colour::of(corner)}}});
}

/// The ratings in force; on yellow while he is tired, in red what that or a cut takes from him.
void ratings(const BoutView& view, Corner corner, Box box, Ui& ui) {
  const BoxerState& boxer = view.boxer(corner);
  const Ratings& fresh = view.setup->card(corner).fresh;
  const Ratings& now = boxer.now;
  if (boxer.tired) {
    ui.fill(box, colour::faded(colour::gold, 0.5F));
  }
  const auto figure = [](std::string_view key, int value, int usual) {
    return Figure{key, std::to_string(value), value < usual ? colour::bad : value > usual ? colour::good : colour::ink};
  };
  Figure chin{"the-ring.short.chin", chin_text(now.chin), now.chin[0] < fresh.chin[0] ? colour::bad : colour::ink};
  figure_row(ui, box,
             std::array<Figure, 6>{
                 {figure("the-ring.short.def", now.def, fresh.def), figure("the-ring.short.pow", now.pow, fresh.pow),
                  std::move(chin), figure("the-ring.short.kod", now.kod, fresh.kod),
                  figure("the-ring.short.ki", now.ki, fresh.ki), figure("the-ring.short.speed", now.speed, fresh.speed)}});
}

/// What the abbreviated figures mean, at the foot of the card as long as nothing that happened needs the room.
/// chips: how many hang over him.
void explained_figures(const BoutView& view, Corner corner, Box& rest, std::size_t chips, Ui& ui) {
  const BoxerState& boxer = view.boxer(corner);
  std::string words(ui.word("the-ring.panel.legend"));
  if (boxer.now.chin.size() > 1) {
    words.append(" ").append(ui.say(
        "the-ring.panel.legend_chin",
        {{"first", printed_chin(boxer.now.chin[0])}, {"last", printed_chin(boxer.now.chin[boxer.now.chin.size() - 1])}}));
  }
  const TextStyle type{.size = LetterSize::small, .colour = colour::ink_soft, .wrap = true};
  const float height = ui.height_of(words, rest.w, type) + ui.px(2);
  const float taken = boxer.cuts.empty() ? (chips == 0 ? 0 : ui.px_for_letters(28, 34)) : rest.h;
  if (height + taken <= rest.h) {
    ui.text(rest.take_bottom(height), words, type);
  }
}

std::vector<Chip> chips_of(const BoutView& view, Corner corner, Ui& ui) {
  const BoxerState& boxer = view.boxer(corner);
  std::vector<Chip> chips;
  if (boxer.staggered) {
    chips.push_back({std::string(ui.word("the-ring.panel.staggered")), colour::bad, colour::paper});
  }
  if (view.setup->is_solitaire(corner) && view.readout.now.round > 0) {
    const Markers markers = markers_of(*view.setup, view.readout.now, corner);
    for (std::size_t place = 0; place < markers.strategies.size(); ++place) {
      chips.push_back({std::to_string(place + 1) + "  " + std::string(ui.word(key_of(markers.strategies.at(place)))),
                       colour::ink, colour::paper});
    }
  }
  for (const Cut& cut : boxer.cuts) {
    chips.push_back({ui.say(cut.open ? "the-ring.panel.cut_open" : "the-ring.panel.cut_closed",
                            {{"place", std::string(ui.word(key_of(cut.location)))}, {"points", std::to_string(cut.points)}}),
                     cut.open ? colour::bad : colour::paper_deep, cut.open ? colour::paper : colour::ink});
  }
  if (boxer.downs > boxer.down) {
    chips.push_back({ui.say("the-ring.panel.downs", {{"count", std::to_string(boxer.downs)}}), colour::gold, colour::ink});
  }
  if (boxer.warnings > 0) {
    chips.push_back(
        {ui.say("the-ring.panel.warnings", {{"count", std::to_string(boxer.warnings)}}), colour::paper_deep, colour::ink});
  }
  if (boxer.deducted > 0) {
    chips.push_back({ui.say("the-ring.panel.off", {{"count", std::to_string(boxer.deducted)}}), colour::bad, colour::paper});
  }
  if (boxer.training != Training::none && boxer.training != Training::fit) {
    const bool better = boxer.training >= Training::sharp;
    chips.push_back({std::string(ui.word(key_of(boxer.training))), better ? colour::good : colour::paper_deep,
                     better ? colour::paper : colour::ink});
  }
  return chips;
}

constexpr std::array<ColumnPart<BoutView>, 3> parts_of_column{
    {{stamina, {70, 84}, 2}, {round_figures, {52, 64}, 4}, {ratings, {48, 60}, 0}}};

}  // namespace

std::string printed_chin(int chin) { return chin < 0 ? "+" + std::to_string(-chin) : std::to_string(chin); }

std::optional<BoutAction> draw_column(const BoutView& view, Corner corner, Ui& ui) {
  const auto upper = [&](Box rest) {
    stack_column(ui, view, corner, role_of(view, corner, ui), {26, 32}, parts_of_column, rest);
    const Box line = rest.take_top(ui.px_for_letters(20, 26));
    ui.text(line,
            ui.say("the-ring.panel.shot_line",
                   {{"pow", std::to_string(view.boxer(corner).now.pow)},
                    {"chin", printed_chin(view.boxer(other(corner)).now.chin[0])},
                    {"card", with_sign(std::clamp(shot_difference(view, corner), lowest_card, highest_card))}}),
            {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre});
    rest.take_top(ui.px(3));
    const std::vector<Chip> chips = chips_of(view, corner, ui);
    explained_figures(view, corner, rest, chips.size(), ui);
    if (!view.boxer(corner).cuts.empty()) {
      const float side = std::min(rest.h, rest.w * 0.26F);
      draw_face(view.boxer(corner), rest.take_left(side).centred(side, side), ui);
      rest.take_left(ui.px(6));
    }
    chip_rows(ui, rest, chips);
  };
  return boxer_column(ui, view.layout, corner, view.plate(corner), upper_card, upper,
                      [&](const Box& rest) { return draw_hand(view, corner, rest, ui); });
}

// A small face as the doctor draws it: where the cuts are, and how deep.

namespace {

using namespace overlay;

/// Where on the face a cut is, shares of its box. His right is on the left of the picture.
struct Spot {
  float x;
  float y;
};
constexpr std::array<Spot, location_count> spots{{{0.66F, 0.42F},
                                                  {0.34F, 0.42F},
                                                  {0.68F, 0.31F},
                                                  {0.32F, 0.31F},
                                                  {0.72F, 0.58F},
                                                  {0.28F, 0.58F},
                                                  {0.5F, 0.52F},
                                                  {0.5F, 0.73F},
                                                  {0.5F, 0.18F}}};

}  // namespace

void draw_face(const BoxerState& boxer, const Box& box, Ui& ui) {
  ImDrawList& draw = ui.draw();
  const auto at = [&box](float x, float y) { return ImVec2{box.x + box.w * x, box.y + box.h * y}; };
  const float thin = std::max(1.0F, ui.px(1.5F));
  fill_disc(ui, at(0.5F, 0.48F).x, at(0.5F, 0.48F).y, box.w * 0.46F, colour::paper_shade);
  fill_disc(ui, at(0.5F, 0.66F).x, at(0.5F, 0.66F).y, box.w * 0.33F, colour::paper_shade);
  for (const float eye : {0.34F, 0.66F}) {
    draw.AddLine(at(eye - 0.09F, 0.36F), at(eye + 0.09F, 0.35F), colour::ink, thin);
    fill_disc(ui, at(eye, 0.44F).x, at(eye, 0.44F).y, box.w * 0.04F, colour::ink);
  }
  draw.AddLine(at(0.5F, 0.42F), at(0.47F, 0.57F), colour::ink_soft, thin);
  draw.AddLine(at(0.47F, 0.57F), at(0.54F, 0.57F), colour::ink_soft, thin);
  draw.AddLine(at(0.4F, 0.74F), at(0.6F, 0.74F), colour::ink_soft, thin);
  for (const Cut& cut : boxer.cuts) {
    const Spot spot = spots.at(place_of(cut.location));
    const float length = 0.05F + 0.025F * static_cast<float>(std::min<int>(cut.points, 5));
    const ImU32 ink = cut.open ? colour::red : colour::ink_soft;
    draw.AddLine(at(spot.x - length, spot.y + 0.03F), at(spot.x + length, spot.y - 0.03F), ink, thin * 2);
    if (cut.open) {
      draw.AddLine(at(spot.x, spot.y), at(spot.x, spot.y + 0.04F + length), ink, thin);
    }
  }
}

// The strip above the ring: round, the clock of its four segments, the judges' cards so far.

namespace {

using namespace overlay;

/// Four boxes with the time at which each segment's box of the clock stands; those gone by are filled, this one fills.
void segment_clock(const BoutView& view, Box box, Ui& ui) {
  const Readout& readout = view.readout;
  const auto& times = view.setup->charts.clock;
  const bool upright = ui.screen().h > ui.screen().w;  // too narrow for the word
  if (!upright) {
    const int segment = readout.now.segment;
    ui.text(box.take_left(box.w * 0.27F).inset(ui.px(8), 0),
            segment > 0 ? ui.say("the-ring.panel.segment", {{"segment", std::to_string(segment)}}) : std::string(),
            {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper, .align = Align::right});
  }
  const Box field = box.inset(0, box.h * 0.16F);
  for (std::size_t segment = 0; segment < segments_in_a_round; ++segment) {
    const Box place = field.column(static_cast<int>(segment), static_cast<int>(segments_in_a_round), ui.px(5));
    const float from = segment == 0 ? 0.0F : static_cast<float>(times[segment - 1]);
    const auto to = static_cast<float>(times[segment]);
    const bool now = segment + 1 == readout.now.segment && readout.fighting;
    const float gone = std::clamp((readout.clock - from) / std::max(1.0F, to - from), 0.0F, 1.0F);
    ui.fill(place, colour::hall_light);
    ui.fill({place.x, place.y, std::round(place.w * gone), place.h}, now ? colour::gold : colour::ink_soft);
    ui.frame(place, now ? colour::gold : colour::ink_soft, ui.px(now ? 3.0F : 1.5F));
    ui.text(place, clock_text(times[segment]),
            {.size = LetterSize::label,
             .face = Face::poster,
             .colour = now && gone > 0.5F ? colour::ink : colour::paper,
             .align = Align::centre});
  }
}

/// How many of the judges' cards lie open: what is read at the end is not told before.
int open_count(const BoutView& view) {
  constexpr int all = static_cast<int>(judge_count);
  const std::optional<ShownEnd>& end = view.readout.end;
  if (overlay::open_cards.is_on(view.model->settings) || (end && end->ended && is_stoppage(end->ended->end.method))) {
    return all;
  }
  return end ? end->cards_read : 0;
}

}  // namespace

std::optional<BoutAction> draw_top(const BoutView& view, Ui& ui) {
  const State& now = view.readout.now;
  TopStrip top(*view.model, view.layout.top, true, ui);
  Box& rest = top.rest;
  const std::string round =
      now.round > 0 ? ui.say("the-ring.panel.round",
                             {{"round", std::to_string(now.round)}, {"rounds", std::to_string(view.setup->rounds)}})
                    : std::string(ui.word(view.setup->is_title_bout() ? "the-ring.panel.title" : "the-ring.panel.before"));
  const Box judges = round_and_cards(ui, view.layout.top.w, round, rest);
  segment_clock(view, rest.centred(std::min(rest.w, ui.px(430)), rest.h), ui);
  scorecard_strip(ui, judges, ui.word("the-ring.panel.judges"),
                  {.sums = sums_of(cards_of(now)), .open = open_count(view), .blank = now.scorecard.empty()});
  return top.action;
}

}  // namespace fc::the_ring
