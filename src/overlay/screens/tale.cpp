// All of them side by side before the bell.
#include <algorithm>
#include <cmath>

#include "overlay/controls/large_page.h"
#include "overlay/controls/portrait.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/parts.h"
#include "overlay/screens/setup.h"

namespace fc::overlay {
namespace {

/// One man's name on his colour. A panel of its own: it never changes while the focus moves.
void name_plate(const TaleModel& model, Corner corner, const Box& box, Ui& ui) {
  const std::size_t side = index_of(corner);
  const bool red = corner == Corner::red;
  const Panel panel(ui, red ? "tale-red" : "tale-blue", box, true);
  ui.fill(box, colour::of(corner));
  halftone(ui, box, colour::faded(colour::ink, 0.22F), red);
  Box words = box;
  const Box mark = red ? words.take_left(ui.px(56)) : words.take_right(ui.px(56));
  corner_mark(ui, mark.centred(ui.px(34), ui.px(34)), corner, colour::paper);
  words = words.inset(ui.px(6));
  const Align align = red ? Align::left : Align::right;
  ui.text(words.take_bottom(words.h * 0.28F), model.sitters.at(side),
          {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::paper, .align = align});
  poster_heading(ui, words, model.names.at(side), LetterSize::poster, colour::paper, colour::faded(colour::ink, 0.6F),
                 align);
}

/// One rating: name in the middle, figures beside it, bars growing outwards; the better figure in its colour.
/// with_sums: on this tape some figure comes with its sum, and all columns of figures are as wide as that.
void rating_line(const TaleRow& row, const Box& box, bool with_sums, Ui& ui) {
  ui.fill({box.x, box.bottom() - 1, box.w, 1}, colour::paper_deep);
  const Box label = box.centred(std::min(ui.px(250), box.w * 0.32F), box.h);
  ui.text(label, ui.word(row.label), {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre});
  for (const Corner corner : both_corners) {
    const bool red = corner == Corner::red;
    const int value = red ? row.red : row.blue;
    const bool better = value > (red ? row.blue : row.red);
    Box half =
        red ? Box{box.x, box.y, label.x - box.x, box.h} : Box{label.right(), box.y, box.right() - label.right(), box.h};
    const float width = with_sums ? std::min(ui.px(200), half.w * 0.66F) : ui.px(64);
    const Box figure = red ? half.take_right(width) : half.take_left(width);
    const std::string& sum = row.sums.at(index_of(corner));
    ui.text(figure, sum.empty() ? std::to_string(value) : sum,
            {.size = LetterSize::heading,
             .face = Face::poster,
             .colour = better ? colour::of(corner) : colour::ink,
             .align = Align::centre});
    const Box track = half.centred(half.w - ui.px(20), ui.px(16));
    const float share = std::clamp(static_cast<float>(value) / static_cast<float>(std::max(1, row.most)), 0.0F, 1.0F);
    ui.fill(track, colour::paper_deep);
    ui.fill({red ? track.right() - track.w * share : track.x, track.y, track.w * share, track.h}, colour::of(corner));
  }
}

/// Both of them face off, at the sides of what is compared; on an upright output between names and figures.
Box face_off(const TaleModel& model, Box rest, Ui& ui) {
  if (model.looks.size() != 2) {
    return rest;
  }
  const bool upright = ui.screen().h > ui.screen().w;
  Box men = upright ? rest.take_top(std::min(rest.h * 0.34F, rest.w * 0.5F)) : rest;
  men.take_top(ui.px(upright ? 14 : 4));  // the tallest hair stays clear of the names
  const float width = upright ? men.w * 0.42F : std::min(men.w * 0.21F, men.h * 0.68F);
  for (const Corner corner : both_corners) {
    const bool red = corner == Corner::red;
    const Box place = red ? men.take_left(width) : men.take_right(width);
    stand_for_poster(ui, place, model.looks[index_of(corner)], scene::mark_of(corner), red ? 1.0F : -1.0F,
                     scene::Attire::robe);
  }
  return upright ? rest : men.inset(ui.px(10), 0);
}

/// Two men: names face to face, and figure against figure.
void duel(const TaleModel& model, Box rest, Ui& ui) {
  const Box names = rest.take_top(ui.px(104));
  const Box versus = names.centred(ui.px(160), names.h);
  name_plate(model, Corner::red, {names.x, names.y, versus.x - names.x, names.h}, ui);
  name_plate(model, Corner::blue, {versus.right(), names.y, names.right() - versus.right(), names.h}, ui);
  poster_heading(ui, versus, ui.word("menu.setup.versus"), LetterSize::poster);
  rest = face_off(model, rest, ui);
  ui.text(rest.take_top(ui.px(42)), model.terms,
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre});
  if (model.odds) {
    Odds odds = *model.odds;
    odds.assumes = ui.word("menu.odds.bots");  // the terms stand above
    const float height = odds_bar_height(ui);
    odds_bar(ui, rest.take_top(height).centred(std::min(rest.w, ui.px(560)), height), odds, {colour::red, colour::blue});
    rest.take_top(ui.px(6));
  }
  const float most = ui.px(ui.screen().h > ui.screen().w ? 72 : 40);
  const float height = std::min(most, rest.h / static_cast<float>(std::max<std::size_t>(1, model.rows.size())));
  const bool with_sums =
      std::ranges::any_of(model.rows, [](const TaleRow& row) { return !row.sums[0].empty() || !row.sums[1].empty(); });
  for (const TaleRow& row : model.rows) {
    rating_line(row, rest.take_top(height), with_sums, ui);
  }
}

/// What one of several brings to the table: name on his colour, who sits there, and his lines.
void bill_card(const TaleModel& model, std::size_t seat, Box box, Ui& ui) {
  const BoxerCardModel& card = model.cards[seat];
  const scene::SeatMark mark = card.mark.value_or(scene::SeatMark{scene::Ink::ink, scene::Mark::disc});
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  Box head = box.take_top(std::min(ui.px(176), box.h * 0.5F));
  ui.fill(head, colour::of(mark.ink));
  Box name = head.take_bottom(ui.px(62));
  const float side = std::min({head.w, head.h, ui.px(112)}) - ui.px(14);
  seat_mark(ui, head.centred(side, side), mark.mark, colour::on(mark.ink));
  poster_heading(ui, name.inset(ui.px(10), ui.px(2)), model.names[seat], LetterSize::title, colour::on(mark.ink), 0);
  box = box.inset(ui.px(12), ui.px(8));
  ui.text(box.take_top(ui.px(28)), model.sitters[seat],
          {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre});
  if (!card.note.empty()) {
    ui.text(box.take_top(ui.px(28)), card.note, {.size = LetterSize::body, .align = Align::centre});
  }
  ui.fill(box.take_top(std::max(1.0F, std::round(ui.px(2)))), colour::ink);
  box = box.inset(0, ui.px(8));
  if (!card.looks.empty()) {
    // On a card of his own there is room beside a man, but none above his lines.
    const bool is_wide = box.w > 2 * box.h;
    const Box men = is_wide ? box.take_left(box.w * 0.4F) : box.take_top(std::min(box.h * 0.6F, box.w * 0.9F));
    stand_side_by_side(ui, men, card.looks, mark, 1, scene::Attire::robe);
  }
  const float height = std::min(ui.px(100), box.h / static_cast<float>(std::max<std::size_t>(1, card.lines.size())));
  for (const std::string& line : card.lines) {
    ui.text(box.take_top(height), line,
            {.size = LetterSize::title, .face = Face::poster, .align = Align::centre, .wrap = true});
  }
}

/// Three and more: a card for each.
void bill(const TaleModel& model, Box rest, Ui& ui) {
  ui.text(rest.take_top(ui.px(46)), model.terms,
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre});
  rest = rest.inset(0, ui.px(8));
  const Panel panel(ui, "tale-bill", rest, true);
  paper_ground(ui, rest);
  const bool upright = ui.screen().h > ui.screen().w;
  const int count = static_cast<int>(model.cards.size());
  const int columns = std::max(1, upright ? std::min(2, count) : count);
  const int rows = (count + columns - 1) / columns;
  for (int seat = 0; seat < count; ++seat) {
    const Box place = rest.row(seat / columns, rows, ui.px(14)).column(seat % columns, columns, ui.px(14));
    bill_card(model, static_cast<std::size_t>(seat), place, ui);
  }
}

std::optional<TaleChoice> tale_buttons(Box foot, Ui& ui) {
  std::optional<TaleChoice> choice;
  const bool upright = ui.screen().h > ui.screen().w;
  const Box bell = upright ? foot.take_right(foot.w * 0.64F) : foot.centred(ui.px(420), foot.h);
  if (poster_button(ui, "back", foot.take_left(upright ? foot.w - ui.px(14) : ui.px(210)), ui.word("menu.back"))) {
    choice = TaleChoice::back;
  }
  if (poster_button(ui, "bell", bell, ui.word("menu.tale.bell"), Weight::strong, true, ui.controls().accept)) {
    choice = TaleChoice::bell;
  }
  return choice;
}

}  // namespace

std::optional<TaleChoice> tale_screen(const TaleModel& model, Ui& ui) {
  ui.focus().open_scope("tale", true);
  std::optional<TaleChoice> choice;
  const Box foot = large_foot(ui, 66);
  {
    const LargePage page(ui, "tale", 1216, foot);
    const Panel panel(ui, "tale", ui.screen(), true);
    paper_sheet(ui, ui.screen());
    Box rest = ui.screen().inset(ui.px(44), ui.px(26));
    screen_heading(ui, rest, ui.word("menu.tale.heading"));
    if (foot.empty()) {
      choice = tale_buttons(rest.take_bottom(ui.px(64)).inset(0, ui.px(5)), ui);
    }
    if (model.cards.empty()) {
      duel(model, rest, ui);
    } else {
      bill(model, rest, ui);
    }
  }
  if (!foot.empty()) {
    const LargeFoot strip(ui, foot);
    choice = tale_buttons(strip.inside(), ui);
  }
  ui.focus().close_scope();
  return choice;
}

}  // namespace fc::overlay
