// Hard shots and finishers on the board.
#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/the-ring/board_parts.h"
#include "overlay/the-ring/strip_drawing.h"
#include "rules/the-ring/force.h"
#include "scene/the-ring/naming.h"
#include "scene/the-ring/strip_label.h"

namespace fc::the_ring {
namespace {

using namespace overlay;

std::string shot_result(const HardShotRead& read, Ui& ui) {
  std::string text(ui.word("the-ring.panel.shot." + std::string(name_of(read.shot))));
  if (read.cell.has_hand && read.cell.needs > 0) {
    text = ui.say("the-ring.panel.threshold", {{"hand", std::string(ui.word(key_of(read.cell.hand)))},
                                               {"rating", std::to_string(read.rating)},
                                               {"needs", std::to_string(read.cell.needs)}}) +
           ": " + text;
  }
  switch (read.pure_shot) {
    case PureShot::two: return std::string(ui.word("the-ring.panel.pure_two")) + ": " + text;
    case PureShot::twelve_lower:
    case PureShot::twelve_holds: return std::string(ui.word("the-ring.panel.extra_die")) + ": " + text;
    case PureShot::no:
    case PureShot::twelve: break;
  }
  return text;
}

/// How far from its place a card that slides in still is: 1 to 0.
float slide(float age, const Ui& ui) {
  constexpr float takes = 0.3F;
  const float left = 1 - std::clamp(age / takes, 0.0F, 1.0F);
  return ui.reduced_motion() ? 0 : left * left;
}

/// The rolls made, oldest first, and an empty ticket for each that is left.
void draw_tickets(const ShownFinisher& shown, Box box, Ui& ui) {
  const Strip strip{.purpose = Purpose::finisher, .cells = {}};
  const float width = ui.px_for_letters(48, 66);
  const float gap = ui.px(4);
  const auto room = static_cast<std::size_t>(std::max(0.0F, std::floor((box.w + gap) / (width + gap))));
  const std::size_t all = shown.tickets.size() + static_cast<std::size_t>(std::max(0, shown.rolls));
  const std::size_t first = all > room ? all - room : 0;
  for (std::size_t place = first; place < all; ++place) {
    const Box slip = box.take_left(width).inset(0, ui.px(1));
    box.take_left(gap);
    if (place >= shown.tickets.size()) {
      ui.frame(slip, colour::gold, ui.px(2.5F));
      ui.text(slip, "?",
              {.size = LetterSize::label, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre});
      continue;
    }
    const FinisherRead& read = shown.tickets[place];
    ui.fill(slip, place + 1 == shown.tickets.size() ? colour::gold : colour::paper_deep);
    const StripCell cell{
        .from = static_cast<std::int8_t>(read.row), .to = static_cast<std::int8_t>(read.row), .value = read.cell};
    ui.text(slip.inset(ui.px(3), 0), label_of(strip, cell, ui.words()),
            {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
  }
}

}  // namespace

void draw_hard_shot(const BoutView& view, const ShownShot& shot, const Box& place, Ui& ui) {
  const Corner by = shot.began.by;
  const Clip clip(ui, place);
  const float way = by == Corner::red ? -1.0F : 1.0F;
  Box box = place.moved(way * std::round(place.w * slide(shot.age, ui)), 0);
  const std::string remark = ui.say("the-ring.panel.shot_line", {{"pow", std::to_string(shot.began.pow)},
                                                                 {"chin", printed_chin(shot.began.chin)},
                                                                 {"card", with_sign(shot.began.card)}});
  head_line(ui.say("the-ring.panel.hard_shot", {{"boxer", std::string(view.name(by))}}), by, remark, box, ui);
  if (shot.read) {
    foot_below_strip(shot_result(*shot.read, ui), box, ui);
  } else {
    foot_below_strip(ui.word(shot.extra_die ? "the-ring.panel.extra_die" : "the-ring.panel.card_slides"), box, ui);
  }
  const std::optional<int> row = shot.read ? std::optional(shot.read->row) : std::nullopt;
  draw_strip(hard_shot_strip(*view.setup, view.readout.now, by), row, box, ui);
}

void draw_finisher(const BoutView& view, const ShownFinisher& shown, Box box, Ui& ui) {
  const std::string column(ui.word("the-ring.panel.after." + std::string(name_of(shown.column))));
  const Box between =
      head_line(ui.say("the-ring.panel.finisher", {{"boxer", std::string(view.name(shown.by))}}), shown.by, column, box, ui);
  draw_tickets(shown, between, ui);
  const std::optional<ShownRoll>& roll = view.readout.roll;
  const bool thrown = roll && purpose_of(*roll) == Purpose::finisher;
  if (shown.stoppage) {
    const StoppageRead& read = *shown.stoppage;
    foot_below_strip(ui.say(read.stops ? "the-ring.panel.tko_stops" : "the-ring.panel.tko_goes_on",
                            {{"n", std::to_string(read.n)}, {"kod", std::to_string(read.kod - read.stop - read.tired)}}),
                     box, ui);
  }
  if (thrown) {
    draw_strip(roll->strip, row_hit(view, Purpose::finisher), box, ui);
    return;
  }
  RollCall coming;
  coming.purpose = static_cast<std::uint8_t>(Purpose::finisher);
  coming.seat = static_cast<std::uint8_t>(shown.by);
  draw_strip(strip_of(*view.setup, view.readout.now, coming), std::nullopt, box, ui);
}

}  // namespace fc::the_ring
