// Where a betting table would be in a game without bets: what the fight is worth to its corner.
// Source: rules/knock-out/rules.md, 3.8, 5.
#include <array>
#include <string>

#include "overlay/knock-out/bout_view.h"

namespace fc::knock_out {

using namespace overlay;

void draw_prizes_alone(const BoutView& view, Corner corner, Box box, Ui& ui) {
  ui.text(
      box.take_top(box.h * 0.3F), ui.word("knock-out.panel.no_bets"),
      {.size = LetterSize::heading, .face = Face::poster, .colour = colour::ink_soft, .align = Align::centre, .most = 32});
  if (!view.has_fight() || view.readout.result) {  // afterwards the verdict says it, and the class is another
    return;
  }
  const BoxerIndex boxer = view.fight().of(corner).boxer;
  const Money pay = start_money(*view.setup, size_of(boxer), view.readout.now.boxer(boxer));
  const std::array lines{ui.say("knock-out.panel.win_prize", {{"prize", money(2 * pay, ui)}}),
                         ui.say("knock-out.panel.lose_prize", {{"prize", money(pay, ui)}})};
  for (const std::string& line : lines) {
    ui.text(box.take_top(ui.px(54)), line,
            {.size = LetterSize::heading,
             .face = Face::poster,
             .colour = &line == &lines.front() ? colour::good : colour::ink,
             .align = Align::centre,
             .most = 40});
  }
}

}  // namespace fc::knock_out
