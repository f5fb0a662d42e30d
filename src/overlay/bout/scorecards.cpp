#include "overlay/bout/scorecards.h"

#include <algorithm>
#include <cstdlib>

#include "overlay/controls/widgets.h"

namespace fc::overlay {

void scorecard_strip(Ui& ui, Box box, std::string_view word, const CardsShown& shown) {
  const bool upright = ui.screen().h > ui.screen().w;
  ui.text(box.take_left(box.w * (upright ? 0.25F : 0.3F)).inset(ui.px(6), 0), word,
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper, .align = Align::right});
  const Box row = box.centred(std::min(box.w, ui.px(78) * static_cast<float>(shown.count)), box.h - ui.px(14));
  for (int place = 0; place < shown.count; ++place) {
    Box card = row.column(place, shown.count, ui.px(5));
    ui.fill(card, colour::paper);
    ui.frame(card, colour::paper_deep, ui.px(1.5F));
    if (shown.blank || place >= shown.open) {
      ui.fill(card.inset(ui.px(4)), colour::paper_deep);
      ui.text(card, shown.blank ? "–" : "?",
              {.size = LetterSize::heading, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre});
      continue;
    }
    for (const Corner corner : both_corners) {
      const Box half = corner == Corner::red ? card.take_left(card.w / 2) : card;
      ui.text(half.inset(ui.px(2), 0), std::to_string(shown.sums[static_cast<std::size_t>(place)][fc::index_of(corner)]),
              {.size = LetterSize::label, .face = Face::poster, .colour = colour::of(corner), .align = Align::centre});
    }
  }
}

Box round_and_cards(Ui& ui, float strip_w, std::string_view round, Box& rest) {
  poster_heading(ui, rest.take_left(strip_w * 0.2F), round, LetterSize::title, colour::paper, colour::red, Align::left);
  const bool upright = ui.screen().h > ui.screen().w;
  return rest.take_right(std::min(rest.w * (upright ? 0.56F : 0.42F), ui.px(330)));
}

namespace {

/// The rounds of one card, each in the colour of whom it went to; those that were won by a knock-down stand out.
void rounds_of_card(Ui& ui, const Box& box, const std::vector<int>& rounds) {
  TextStyle number{.size = LetterSize::body, .face = Face::poster, .align = Align::centre, .most = 16};
  const float width = box.column(0, static_cast<int>(rounds.size()), std::max(1.0F, ui.px(1))).w;
  const bool numbered = ui.width_of(std::to_string(rounds.size()), number) <= width;
  for (std::size_t round = 0; round < rounds.size(); ++round) {
    const int by = rounds[round];
    Box cell = box.column(static_cast<int>(round), static_cast<int>(rounds.size()), std::max(1.0F, ui.px(1)));
    const bool clear = std::abs(by) > 1;
    if (!clear) {
      cell = cell.take_bottom(cell.h * 0.72F);
    }
    ui.fill(cell, by == 0 ? colour::paper_deep : colour::of(by > 0 ? Corner::red : Corner::blue));
    if (numbered) {
      number.colour = by == 0 ? colour::ink_soft : colour::paper;
      ui.text(cell, std::to_string(round + 1), number);
    }
  }
}

/// Card by card, and the verdict below them.
void read_cards(Ui& ui, Box rest, const CardsRead& shown) {
  poster_heading(ui, rest.take_top(ui.px_for_letters(40, 62)), shown.heading, LetterSize::heading);
  const Box verdict = rest.take_bottom(ui.px_for_letters(54, 72));
  for (std::size_t place = 0; place < scorecard_count; ++place) {
    Box card = rest.column(static_cast<int>(place), scorecard_count, ui.px(14));
    ui.fill(card, colour::paper_shade);
    ui.frame(card, colour::ink, ui.px(2));
    ui.text(card.take_top(card.h * 0.34F), shown.names.at(place),
            {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre});
    const bool read = static_cast<int>(place) < shown.read;
    if (!shown.rounds.at(place).empty()) {
      const Box strip = card.take_bottom(ui.px(24)).inset(ui.px(6), ui.px(2));
      if (read) {
        rounds_of_card(ui, strip, shown.rounds.at(place));
      }
    }
    for (const Corner corner : both_corners) {
      const std::size_t side = fc::index_of(corner);
      const std::array<int, 2>& sums = shown.sums.at(place);
      const bool his = sums.at(side) > sums.at(1 - side);
      const Box half = card.column(static_cast<int>(side), 2, ui.px(4)).inset(ui.px(4));
      if (read && his) {
        ui.fill(half, colour::of(corner));
      }
      ui.text(half, read ? std::to_string(sums.at(side)) : "?",
              {.size = LetterSize::title,
               .face = Face::poster,
               .colour = read && his ? colour::paper : colour::of(corner),
               .align = Align::centre});
    }
  }
  if (!shown.verdict.empty()) {
    poster_heading(ui, verdict, shown.verdict, LetterSize::heading, shown.winner ? colour::of(*shown.winner) : colour::ink,
                   0);
  }
}

}  // namespace

void sheet_heading(Ui& ui, const Box& box, std::string_view key) {
  ui.text(box, ui.word(key), {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
}

void verdict_sheet(Ui& ui, const scene::Layout& layout, const CardsRead& shown) {
  const Box ring = layout.ring;
  const float wanted = ui.px_for_letters(236, 270);
  // Who has won is seen above the sheet; where letters are large, the cards come first.
  if (wanted > ring.h * 0.72F) {
    const RingSheet sheet(ui, layout, "verdict", true);
    read_cards(ui, sheet.inside(18, 12), shown);
    return;
  }
  // As low as it can lie: nothing is thrown any more, and the men are seen to their knees.
  const float height = std::min(ring.h * 0.6F, wanted);
  const float foot = (layout.has_one_column() ? ring.bottom() : layout.prompt.y) - ui.px(4);
  const Box sheet{ring.x + ring.w * 0.025F, foot - height, ring.w * 0.95F, height};
  const Panel panel(ui, "verdict", sheet, true);
  paper_sheet(ui, sheet);
  read_cards(ui, sheet.inset(ui.px(18), ui.px(12)), shown);
}

RingSheet::RingSheet(Ui& ui, const scene::Layout& layout, std::string_view name, bool over_columns, float above) : ui_(&ui) {
  Box place = layout.ring_above_dice();
  if (covers_columns(layout, over_columns)) {
    place = {layout.whole.x, layout.ring.y, layout.whole.w, layout.prompt.y - layout.ring.y};
    large_.emplace(ui, place);
  } else {
    constexpr float large = 1.3F;
    if (ui.text_scale() > large) {
      place.h = layout.caption.bottom() - place.y;
    }
    place = place.inset(ui.px(8), ui.px(5));
    place.take_top(above);
  }
  box_ = place;
  panel_.emplace(ui, name, box_, true);
  paper_sheet(ui, box_);
}

Box RingSheet::inside(float horizontal, float vertical) const { return box_.inset(ui_->px(horizontal), ui_->px(vertical)); }

}  // namespace fc::overlay
