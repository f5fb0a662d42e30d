#include "overlay/knock-out/coach.h"

#include <array>
#include <string>

#include "overlay/controls/widgets.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

constexpr int pupil = 0;
constexpr double prizes_after = 2.5;  ///< seconds after the last bell: the result has been read
constexpr double chip_is_news = 4;    ///< seconds in which another's chip is explained

/// Before anything was done, for as long as it takes to read it.
bool greets(const BoutView& view) {
  constexpr double greeting = 5;  // seconds
  return !view.has_fight() && view.model->clock < greeting;
}

std::string_view of_betting(const BoutView& view) {
  if (view.asked(Decision::bet) != nullptr && view.readout.turn == pupil) {
    constexpr std::array<std::string_view, 3> rounds{"bet_first", "bet_second", "bet_third"};
    const int round = view.fight().bet_round;
    return rounds.at(static_cast<std::size_t>(round < 1 ? 0 : round - 1));
  }
  const std::optional<LaidChip>& chip = view.readout.chip;
  const bool others_offer = chip && chip->seat != pupil && chip->placement == Placement::offered && chip->age < chip_is_news;
  return others_offer ? "odds" : "waiting";
}

std::string_view of_fight(const BoutView& view) {
  const std::optional<ShownPunches>& punches = view.readout.punches;
  if (view.secret(pupil) == nullptr && punches && punches->told) {
    return punches->hook ? "hook" : "after_round";
  }
  return view.fight().round <= 1 ? "punch_first" : "punch_next";
}

}  // namespace

std::string_view lesson_moment(const BoutView& view) {
  const Readout& readout = view.readout;
  switch (readout.act) {
    case Act::start_player: return "welcome";
    case Act::challenge: return greets(view) ? "welcome" : "challenge";
    case Act::training: return "train";
    case Act::betting: return of_betting(view);
    case Act::fight: return of_fight(view);
    case Act::decision:
      if (readout.result && readout.result->age < prizes_after) {
        return readout.result->knockout ? "knockout" : "points";
      }
      return "prizes";
    case Act::settlement: return "settlement";
    case Act::season_end:
    case Act::finished: break;
  }
  return "end";
}

void draw_coach(const BoutView& view, const Box& box, Ui& ui) {
  const Panel panel(ui, "coach", box, true);
  if (view.readout.act == Act::challenge && greets(view)) {
    ui.redraw();  // nothing else on the screen moves, and his next line is due
  }
  ui.fill(box, colour::paper);
  ui.frame(box, colour::gold, ui.px(3));
  Box rest = box.inset(ui.px(10), ui.px(6));
  Box head = rest.take_top(ui.px(20));
  ui.fill({head.x, head.bottom() - ui.px(2), head.w, ui.px(1)}, colour::paper_deep);
  ui.text(head, ui.word("knock-out.panel.coach"),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::red, .most = 22});
  ui.text(rest, ui.word("knock-out.lesson." + std::string(lesson_moment(view))),
          {.size = LetterSize::body, .wrap = true, .top = true});
}

}  // namespace fc::knock_out
