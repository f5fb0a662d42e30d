// Who boxes for a betting table: at the top of its poster his name, his manager and how far he is from the K.O. space; where
// the rows leave room the man himself, and how likely he wins.
#include <algorithm>
#include <string>

#include "overlay/controls/portrait.h"
#include "overlay/controls/widgets.h"
#include "overlay/knock-out/bout_view.h"
#include "overlay/knock-out/icons.h"

namespace fc::knock_out {

using namespace overlay;

void draw_table_head(const BoutView& view, Corner corner, Box box, Ui& ui) {
  const Fighter& fighter = view.fight().of(corner);
  const int seat = view.holder(corner);
  const std::string name =
      seat < 0 ? std::string(ui.word(corner == Corner::red ? "knock-out.panel.red_table" : "knock-out.panel.blue_table"))
               : std::string(boxer_name(view, fighter.boxer, ui));
  Box band = box.take_top(box.h * 0.58F);
  const Looks* looks = seat < 0 ? nullptr : view.looks(fighter.boxer);
  if (looks != nullptr && has_room_for(ui, band.h, name, band.w * 0.85F)) {
    outer_slip(ui, band, corner, *looks, view.mark(seat));
  }
  corner_band(ui, band, corner, name);
  if (seat < 0) {
    return;
  }
  Box row = box.inset(ui.px(10), ui.px(3));
  const float side = std::min(row.h, ui.px(18));
  seat_mark(ui, row.take_left(side).centred(side, side), view.mark(seat).mark, colour::of(view.mark(seat).ink));
  row.take_left(ui.px(6));
  if (const Title title = view.readout.now.boxer(fighter.boxer).title; title != Title::none) {
    draw_title(ui, row.take_left(side * 1.2F).centred(side, side), title);
    row.take_left(ui.px(6));
  }
  const float pip = ui.px(10);
  Box pips = row.take_right((pip + ui.px(3)) * static_cast<float>(fighter.distance));
  for (int step = 0; step < fighter.distance; ++step) {
    const Box place = pips.take_left(pip + ui.px(3)).centred(pip, pip);
    ui.fill(place, step < fighter.moved ? colour::of(corner) : colour::paper_shade);
    ui.frame(place, step + 1 == fighter.distance ? colour::ink : colour::ink_soft,
             ui.px(step + 1 == fighter.distance ? 2 : 1));
  }
  ui.text(row.take_right(ui.px(84)).inset(ui.px(6), 0), ui.word("knock-out.panel.to_ko"),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::ink_soft, .align = Align::right, .most = 19});
  ui.text(row, view.name(seat), {.size = LetterSize::body, .face = Face::sans_bold, .most = 18});
}

void draw_boxer(const BoutView& view, Corner corner, const Box& box, Ui& ui) {
  constexpr float least = 44;  // units: below that nothing of him can be seen
  if (box.h < ui.px(least)) {
    return;
  }
  const Clip clip(ui, box);
  const bool red = corner == Corner::red;
  Box rest = box;
  rest.take_top(ui.px(6));
  ui.fill(rest, colour::faded(colour::of(corner), 0.13F));  // dots would be painted anew with every row that glides
  const int seat = view.holder(corner);
  const Looks* looks = seat < 0 ? nullptr : view.looks(view.fight().of(corner).boxer);
  if (looks == nullptr) {
    return;
  }
  constexpr float head = 104;  // units: less of him is only hair
  // He stands behind the lower edge: one size, whatever the rows leave of him.
  constexpr float tall = 240;
  constexpr float wide = 168;
  const Box side = red ? rest.take_left(ui.px(wide)) : rest.take_right(ui.px(wide));
  if (box.h >= ui.px(head)) {
    const bool bell_has_rung = view.readout.act == Act::fight || view.readout.result;
    stand_for_poster(ui, {side.x, side.y, side.w, ui.px(tall)}, *looks, view.mark(seat), red ? 1.0F : -1.0F,
                     bell_has_rung ? scene::Attire::trunks : scene::Attire::robe);
  }
  const std::optional<FightResult>& result = view.readout.result;
  if (!view.readout.odds || (result && result->called())) {
    return;
  }
  Type label{.size = LetterSize::heading, .face = Face::poster, .colour = colour::of(corner), .align = Align::centre};
  Type number = label;
  number.size = LetterSize::title;
  Box words = rest.inset(ui.px(4), 0).take_bottom(std::min(rest.h, ui.text_px(92)));
  Box before;
  if (words.h > ui.px(64)) {
    before = words.take_top(words.h * 0.36F);
  } else {  // in one line: he stands there no more
    words = box.inset(ui.px(10), 0);
    words.take_top(ui.px(6));
    before = words.take_left(words.w * 0.47F);
    words.take_left(ui.px(12));
    label.align = Align::right;
    number.align = Align::left;
  }
  ui.text(before, ui.word("knock-out.panel.wins"), label);
  ui.text(words, chance_text(chance_of(*view.readout.odds, corner, BetType::win), ui), number);
}

}  // namespace fc::knock_out
