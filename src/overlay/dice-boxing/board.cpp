// The board of bars: the row of the chart that the dice are thrown at, drawn to scale from 00 to 99, and a pin where they
// fell. Control, punch and result stand below each other, the live one large; a special chart has the board for itself.
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing/panels.h"

namespace fc::dice_boxing {
namespace {

using namespace overlay;

constexpr std::array exchange{Purpose::control, Purpose::punch, Purpose::result};

/// Below a chart of many narrow parts: the one that was hit, and its neighbours, large enough to be read.
void magnify(const BoutView& view, const BarOnBoard& shown, const Box& box, Ui& ui) {
  const std::size_t hit = shown.bar.part_of(shown.roll->value);
  constexpr std::array shares{0.27F, 0.46F, 0.27F};
  Box rest = box;
  for (std::size_t column = 0; column < shares.size(); ++column) {
    Box cell = rest.take_left(box.w * shares.at(column)).inset(ui.px(3), 0);
    const std::size_t place = hit + column;  // one more than the part's
    if (place == 0 || place > shown.bar.parts.size()) {
      continue;
    }
    const BarPart& one = shown.bar.parts[place - 1];
    const bool lit = column == 1;
    ui.fill(cell, lit ? colour::gold : colour::paper_shade);
    if (lit) {
      ui.frame(cell, colour::ink, ui.px(3));
    }
    const ImU32 letters = lit ? colour::ink : colour::ink_soft;
    ui.text(cell.take_bottom(cell.h * 0.4F).inset(ui.px(4), 0), faces_of(one),
            {.size = LetterSize::small, .colour = letters, .align = Align::centre});
    ui.text(cell.inset(ui.px(4), 0), word_of(*view.setup, shown.bar, one, ui), part_type(lit, letters));
  }
}

constexpr bool in_exchange(Purpose purpose) { return purpose <= Purpose::result; }

/// The bar of this boxer as it stands, for a roll that is still to come.
Bar coming_bar(const BoutView& view, Corner corner, Purpose purpose) {
  const Ranges& ranges = view.readout.now.boxer(corner).ranges;
  switch (purpose) {
    case Purpose::control: return control_bar(ranges.control_to);
    case Purpose::punch: return punch_bar(ranges.punches_to);
    default: return result_bar(view.setup->card(corner).results, ranges.kd_from);
  }
}

void draw_exchange(const BoutView& view, Box box, Ui& ui) {
  const auto& rolls = view.readout.rolls;
  const ShownRoll* live = rolls.empty() ? nullptr : &rolls[rolls.size() - 1];
  const Corner corner = live != nullptr ? static_cast<Corner>(live->call.seat) : view.readout.now.roller;
  const float gap = ui.px(6);
  const float head = ui.px(13);  // above the live bar for the flag, below it for what moved its edge
  const auto place_of_live =
      static_cast<std::size_t>(live != nullptr ? std::ranges::find(exchange, live->bar.purpose) - exchange.begin() : 0);
  const float gaps = place_of_live == 1 ? 2 * head : head + gap;
  const float thin = std::round((box.h - gaps) * 0.23F);
  const float thick = box.h - gaps - 2 * thin;
  for (std::size_t place = 0; place < exchange.size(); ++place) {
    const Purpose purpose = exchange.at(place);
    const auto thrown =
        std::ranges::find_if(rolls, [purpose](const ShownRoll& roll) { return roll.bar.purpose == purpose; });
    const ShownRoll* roll = thrown == rolls.end() ? nullptr : &*thrown;
    const bool is_live = place == place_of_live;
    const BarOnBoard shown{.bar = roll != nullptr ? roll->bar : coming_bar(view, corner, purpose),
                           .corner = corner,
                           .roll = roll,
                           .live = is_live};
    draw_bar(view, shown, box.take_top(is_live ? thick : thin), {}, ui);
    box.take_top(place == place_of_live || place + 1 == place_of_live ? head : gap);
  }
}

/// Above the places of the ring: which are centre, ropes and corners. The parts below say which of them.
void draw_grounds(const Bar& bar, const Box& box, Ui& ui) {
  constexpr std::array<std::string_view, 3> words{"dice-boxing.bar.ground.corner", "dice-boxing.bar.ground.ropes",
                                                  "dice-boxing.bar.ground.center"};
  std::size_t first = 0;
  while (first < bar.parts.size()) {
    const auto ground_at = [&bar](std::size_t part) { return ground_of(static_cast<Position>(bar.parts[part].what)); };
    std::size_t last = first;
    while (last + 1 < bar.parts.size() && ground_at(last + 1) == ground_at(first)) {
      ++last;
    }
    const float one = box.w / static_cast<float>(faces);
    const float left = box.x + one * static_cast<float>(bar.parts[first].from);
    const Box range{left, box.y, one * static_cast<float>(bar.parts[last].to + 1) - (left - box.x) - ui.px(2), box.h};
    ui.fill({range.x, range.bottom() - ui.px(3), range.w, ui.px(2)}, colour::ink_soft);
    ui.text(
        range, ui.word(words.at(place_of(ground_at(first)))),
        {.size = LetterSize::body, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre, .most = 20});
    first = last + 1;
  }
}

/// A chart has the board for itself; the judges' three dice fall on one bar.
void draw_chart(const BoutView& view, const Box& box, Ui& ui) {
  const auto& rolls = view.readout.rolls;
  const ShownRoll& live = rolls[rolls.size() - 1];
  const bool somebodys = live.call.seat != no_seat;
  const BarOnBoard shown{
      .bar = live.bar, .corner = somebodys ? static_cast<Corner>(live.call.seat) : Corner::red, .roll = &live, .live = true};
  if (live.bar.purpose == Purpose::unique && live.settled) {
    Box rest = box;
    draw_bar(view, shown, rest.take_top(box.h * 0.4F), {}, ui);
    rest.take_top(ui.px(6));
    magnify(view, shown, rest, ui);
    return;
  }
  if (live.bar.purpose == Purpose::ring) {
    Box rest = box;
    draw_grounds(live.bar, rest.take_top(ui.px(24)).moved(0, -ui.px(6)), ui);
    draw_bar(view, shown, rest, {}, ui);
    return;
  }
  std::vector<const ShownRoll*> others;
  for (const ShownRoll& roll : rolls) {
    if (roll.bar.purpose == Purpose::judge && &roll != &live) {
      others.push_back(&roll);
    }
  }
  draw_bar(view, shown, box, others, ui);
}

/// Three cards face down, each sealed as soon as its judge has made up his mind.
void draw_sealed_cards(const BoutView& view, const Box& box, Ui& ui) {
  Box rest = box.inset(ui.px(22), ui.px(14));
  poster_heading(ui, rest.take_top(ui.px_for_letters(34, 46)), ui.word("dice-boxing.panel.judges_write"),
                 LetterSize::heading);
  rest.take_top(ui.px(10));
  const std::optional<ShownMinute>& minute = view.readout.minute;
  for (std::size_t judge = 0; judge < judge_count; ++judge) {
    Box card = rest.column(static_cast<int>(judge), judge_count, ui.px(22));
    ui.fill(card, colour::paper_deep);
    ui.frame(card, colour::ink, ui.px(2));
    ui.frame(card.inset(ui.px(5)), colour::ink_soft, ui.px(1));
    ui.text(card.take_top(card.h * 0.3F), ui.say("dice-boxing.panel.card_of", {{"number", std::to_string(judge + 1)}}),
            {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
    if (minute && judge < minute->judges.size()) {
      stamp(ui, card.inset(ui.px(12), ui.px(8)), ui.word("dice-boxing.panel.sealed"), colour::bad, minute->age);
    }
  }
}

}  // namespace

void draw_board(const BoutView& view, Ui& ui) {
  if (view.judges_are_secret()) {
    // The dice would tell what lies face down: the board covers them too.
    const Box covered = with_tray_covered(view.layout).board;
    const WideBoard wide(ui, view.layout, covered);
    const Panel panel(ui, "board", covered, true);
    paper_card(ui, covered);
    draw_sealed_cards(view, covered, ui);
    return;
  }
  if (view.layout.board.h <= 0) {
    return;
  }
  const WideBoard wide(ui, view.layout, view.layout.board);
  const Panel panel(ui, "board", view.layout.board, true);
  const Clip clip(ui, view.layout.board);
  const Box box = view.layout.board_laid_out();
  paper_card(ui, box);
  const Box bars{box.x + box.w * bar_left, box.y + ui.px(12), box.w * (bar_right - bar_left), box.h - ui.px(18)};
  const auto& rolls = view.readout.rolls;
  if (rolls.empty() || in_exchange(rolls[rolls.size() - 1].bar.purpose)) {
    draw_exchange(view, bars, ui);
  } else {
    draw_chart(view, bars, ui);
  }
}

}  // namespace fc::dice_boxing
