// The strip above the ring: round, the clock of its four segments, the judges' cards so far.
#include <algorithm>
#include <array>
#include <string>

#include "overlay/bout/scorecards.h"
#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/the-ring/bout_view.h"
#include "overlay/the-ring/settings.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {
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
  if (open_cards.is_on(view.model->settings) || (end && end->ended && is_stoppage(end->ended->end.method))) {
    return all;
  }
  return end ? end->cards_read : 0;
}

}  // namespace

std::optional<BoutAction> draw_top(const BoutView& view, Ui& ui) {
  const Box strip = view.layout.top;
  const State& now = view.readout.now;
  const LargeStrip large(ui, strip);
  const Panel panel(ui, "top", strip, true);
  hall_strip(ui, strip);
  Box rest = strip.inset(ui.px(14), ui.px(5));
  const std::string round =
      now.round > 0 ? ui.say("the-ring.panel.round",
                             {{"round", std::to_string(now.round)}, {"rounds", std::to_string(view.setup->rounds)}})
                    : std::string(ui.word(view.setup->is_title_bout() ? "the-ring.panel.title" : "the-ring.panel.before"));
  poster_heading(ui, rest.take_left(strip.w * 0.2F), round, LetterSize::title, colour::paper, colour::red, Align::left);
  std::optional<BoutAction> action = way_out(*view.model, ui, strip, rest);
  const bool upright = ui.screen().h > ui.screen().w;
  const Box judges = rest.take_right(std::min(rest.w * (upright ? 0.56F : 0.42F), ui.px(330)));
  segment_clock(view, rest.centred(std::min(rest.w, ui.px(430)), rest.h), ui);
  scorecard_strip(ui, judges, ui.word("the-ring.panel.judges"),
                  {.sums = sums_of(cards_of(now)), .open = open_count(view), .blank = now.scorecard.empty()});
  return action;
}

}  // namespace fc::the_ring
