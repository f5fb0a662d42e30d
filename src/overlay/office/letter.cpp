#include "overlay/office/office.h"

#include <algorithm>
#include <cmath>

#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"

namespace fc::overlay {
namespace {

constexpr TextStyle text_type{.size = LetterSize::body, .wrap = true, .top = true};
constexpr ImU32 newsprint = IM_COL32(0xEA, 0xE4, 0xD3, 0xFF);

constexpr float mark_share = 0.8F;  ///< of the height of its line

float margin(const Ui& ui) { return ui.px(16); }

/// Whose letter or clipping it is, on its first line.
void small_mark(Ui& ui, const Box& place, const scene::SeatMark& mark) {
  const float side = place.h * mark_share;
  seat_mark(ui, place.centred(side, side), mark.mark, colour::of(mark.ink));
}

/// How a letter is set. share: of the usual size; long letters are written smaller.
struct Hand {
  Hand(const Ui& ui, float share)
      : head{.size = LetterSize::heading,
             .face = Face::poster,
             .wrap = true,
             .top = true,
             .most = 32 * share * ui.text_scale()},
        text{.size = LetterSize::body, .wrap = true, .top = true, .most = 17 * share * ui.text_scale()},
        foot{.size = LetterSize::body,
             .face = Face::sans_bold,
             .wrap = true,
             .top = true,
             .most = 17 * share * ui.text_scale()},
        line(ui.text_px(23) * share) {}

  TextStyle head;
  TextStyle text;
  TextStyle foot;
  float line;
};

float height_in(const Ui& ui, float width, const Letter& letter, const Hand& hand) {
  const float inner = width - 2 * margin(ui);
  float height = 2 * margin(ui) + ui.text_px(26) + ui.px(8) + ui.height_of(letter.heading, inner, hand.head) + ui.px(8);
  for (const std::string& paragraph : letter.text) {
    height += ui.height_of(paragraph, inner, hand.text) + ui.px(6);
  }
  if (!letter.lines.empty()) {
    height += hand.line * static_cast<float>(letter.lines.size() + 1) + ui.px(8);
  }
  if (!letter.foot.empty()) {
    height += ui.height_of(letter.foot, inner, hand.foot) + ui.px(8);
  }
  return height;
}

/// The largest hand in which it fits that height.
Hand hand_of(const Ui& ui, const Box& box, const Letter& letter) {
  constexpr float smallest = 0.5F;
  float share = 1;
  while (share > smallest && height_in(ui, box.w, letter, Hand(ui, share)) > box.h) {
    share -= 0.07F;
  }
  return {ui, share};
}

/// Two rows of teeth: the paper was torn out.
void torn_edge(Ui& ui, const Box& box, ImU32 paper) {
  const float tooth = std::max(3.0F, std::round(ui.px(5)));
  for (float x = box.x; x < box.right(); x += 2 * tooth) {
    const float width = std::min(tooth, box.right() - x);
    ui.fill({x, box.y - std::round(tooth / 2), width, tooth}, paper);
    ui.fill({x, box.bottom() - std::round(tooth / 2), width, tooth}, paper);
  }
}

/// The largest size does not grow with the player's letters, the one below it does.
TextStyle headline_type(const Ui& ui, const Clipping& clipping) {
  const bool is_larger = ui.text_px(32) < ui.px(50);
  return {.size = clipping.grand && is_larger ? LetterSize::title : LetterSize::heading,
          .face = Face::poster,
          .wrap = true,
          .top = true};
}

}  // namespace

float letter_height(const Ui& ui, float width, const Letter& letter) { return height_in(ui, width, letter, Hand(ui, 1)); }

Box draw_letter(Ui& ui, const Box& box, const Letter& letter, float room) {
  const float depth = std::max(2.0F, std::round(ui.px(4)));
  ui.fill(box.moved(depth, depth), colour::faded(colour::ink, 0.3F));
  ui.fill(box, colour::of(scene::Ink::white));
  ui.frame(box, colour::ink, ui.px(1));
  const Hand hand = hand_of(ui, {box.x, box.y, box.w, box.h - room - ui.px(8)}, letter);
  Box rest = box.inset(margin(ui));
  const Box buttons = rest.take_bottom(room);
  rest.take_bottom(room > 0 ? ui.px(8) : 0);
  Box top = rest.take_top(ui.text_px(26));
  if (letter.mark) {
    small_mark(ui, top.take_left(top.h * mark_share), *letter.mark);
    top.take_left(ui.px(8));
  }
  ui.text(top, letter.from, {.size = LetterSize::label, .face = Face::poster});
  const float rule = std::max(2.0F, std::round(ui.px(2)));
  ui.fill(rest.take_top(rule), letter.mark ? colour::of(letter.mark->ink) : colour::ink);
  rest.take_top(ui.px(6));
  const auto set = [&](std::string_view text, const TextStyle& type, float after) {
    const float height = std::min(ui.height_of(text, rest.w, type) + 1, rest.h);
    ui.text(rest.take_top(height), text, type);
    rest.take_top(after);
  };
  set(letter.heading, hand.head, ui.px(8));
  for (const std::string& paragraph : letter.text) {
    set(paragraph, hand.text, ui.px(6));
  }
  if (!letter.lines.empty()) {
    const auto rows = static_cast<float>(letter.lines.size() + 1);
    const float foot = letter.foot.empty() ? 0 : ui.height_of(letter.foot, rest.w, hand.foot) + ui.px(8);
    const float line = std::min(hand.line, std::max(0.0F, rest.h - foot) / rows);
    const auto row_of = [&](std::string_view label, const std::array<std::string, 2>& sides, int better, bool head) {
      Box row = rest.take_top(line);
      ui.fill({row.x, row.bottom() - 1, row.w, 1}, head ? colour::ink : colour::paper_shade);
      const float side = row.w * 0.33F;
      for (const int place : {0, 1}) {
        const Face face = head || better == place ? Face::sans_bold : Face::sans;
        ui.text(place == 0 ? row.take_left(side) : row.take_right(side), sides[static_cast<std::size_t>(place)],
                {.size = LetterSize::body,
                 .face = face,
                 .colour = better == place ? colour::good : colour::ink,
                 .align = place == 0 ? Align::left : Align::right});
      }
      ui.text(row, label, {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre});
    };
    row_of({}, letter.heads, -1, true);
    for (const LetterLine& each : letter.lines) {
      row_of(each.label, each.sides, each.better, false);
    }
    rest.take_top(ui.px(8));
  }
  if (!letter.foot.empty()) {
    set(letter.foot, hand.foot, 0);
  }
  return buttons;
}

float clipping_height(const Ui& ui, float width, const Clipping& clipping) {
  const float inner = width - 2 * ui.px(14);
  const float story = clipping.story.empty() ? 0 : ui.height_of(clipping.story, inner, text_type) + ui.px(6);
  return 2 * ui.px(10) + ui.text_px(20) + ui.height_of(clipping.headline, inner, headline_type(ui, clipping)) + ui.px(6) +
         story;
}

void draw_clipping(Ui& ui, const Box& box, const Clipping& clipping) {
  const float depth = std::max(2.0F, std::round(ui.px(3)));
  ui.fill(box.moved(depth, depth), colour::faded(colour::ink, 0.22F));
  ui.fill(box, newsprint);
  torn_edge(ui, box, newsprint);
  Box rest = box.inset(ui.px(14), ui.px(10));
  Box kicker = rest.take_top(ui.text_px(20));
  if (clipping.mark) {
    small_mark(ui, kicker.take_right(kicker.h * mark_share), *clipping.mark);
    kicker.take_right(ui.px(6));
  }
  ui.text(kicker, clipping.kicker, {.size = LetterSize::small, .colour = colour::ink_soft});
  const TextStyle head = headline_type(ui, clipping);
  const float height = std::min(ui.height_of(clipping.headline, rest.w, head) + 1, rest.h);
  ui.text(rest.take_top(height), clipping.headline, head);
  rest.take_top(ui.px(6));
  ui.text(rest, clipping.story, text_type);
}

void calendar_strip(Ui& ui, const Box& box, std::span<const CalendarCell> cells) {
  const auto count = static_cast<int>(cells.size());
  for (int index = 0; index < count; ++index) {
    const CalendarCell& cell = cells[static_cast<std::size_t>(index)];
    const Box place = box.column(index, count, ui.px(3));
    const ImU32 ground = cell.is_now     ? colour::ink
                         : cell.is_grand ? colour::gold
                         : cell.is_over  ? colour::paper_shade
                                         : colour::paper;
    const ImU32 letters = cell.is_now ? colour::paper : cell.is_over ? colour::ink_soft : colour::ink;
    ui.fill(place, ground);
    ui.frame(place, cell.is_over ? colour::paper_deep : colour::ink, ui.px(1));
    Box rest = place.inset(ui.px(3), ui.px(2));
    const float line = std::min(ui.text_px(18), rest.h * 0.36F);
    const bool has_note = !cell.note.empty() && rest.h >= line * 2;
    if (has_note) {
      ui.text(rest.take_bottom(line), cell.note, {.size = LetterSize::small, .colour = letters, .align = Align::centre});
    }
    if (cell.bouts > 0 && rest.h >= line) {
      const Box dots = rest.take_bottom(std::min(rest.h * 0.4F, ui.px(9)));
      const float step = std::min(ui.px(8), dots.w / static_cast<float>(cell.bouts));
      float x = dots.middle_x() - step * static_cast<float>(cell.bouts - 1) / 2;
      for (int bout = 0; bout < cell.bouts; ++bout, x += step) {
        fill_disc(ui, x, dots.middle_y(), std::max(1.5F, step * 0.34F), letters);
      }
    }
    ui.text(rest, cell.label, {.size = LetterSize::label, .face = Face::poster, .colour = letters, .align = Align::centre});
    if (cell.is_now) {
      ui.fill({place.x, place.bottom() - ui.px(4), place.w, ui.px(4)}, colour::red);
    }
  }
}

void champion_belt(Ui& ui, const Box& box, ImU32 strap) {
  const float radius = std::min(box.h * 0.5F, box.w * 0.22F);
  const float high = radius * 0.9F;
  ui.fill({box.x, box.middle_y() - high / 2, box.w, high}, strap);
  const float thin = std::max(1.0F, std::round(radius * 0.1F));
  ui.fill({box.x, box.middle_y() - high / 2 + thin, box.w, thin}, colour::gold);
  ui.fill({box.x, box.middle_y() + high / 2 - 2 * thin, box.w, thin}, colour::gold);
  for (const float side : {-1.0F, 1.0F}) {
    const float x = box.middle_x() + side * box.w * 0.33F;
    fill_disc(ui, x, box.middle_y(), radius * 0.46F, colour::gold);
  }
  fill_disc(ui, box.middle_x(), box.middle_y(), radius, colour::gold);
  fill_disc(ui, box.middle_x(), box.middle_y(), radius * 0.78F, strap);
  fill_mark(ui, box.middle_x(), box.middle_y(), radius * 0.6F, scene::Mark::star, colour::gold);
}

}  // namespace fc::overlay
