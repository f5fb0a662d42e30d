#include "overlay/screens/odds_bar.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "overlay/controls/widgets.h"

namespace fc::overlay {

Odds turned(Odds odds) {
  if (odds.shares) {
    std::swap(odds.shares->left, odds.shares->right);
  }
  return odds;
}

float odds_bar_height(const Ui& ui) { return ui.px_for_letters(58, 92); }

void odds_bar(Ui& ui, Box box, const Odds& odds, const std::array<ImU32, 2>& inks) {
  const Type small{.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre};
  ui.text(box.take_top(box.h * 0.36F), odds.assumes, small);
  const float width = std::min(box.w * 0.24F, ui.text_px(64));
  const Type figure{.size = LetterSize::heading, .face = Face::poster, .align = Align::centre};
  const auto percent = [&](int share) { return ui.say("menu.odds.percent", {{"percent", std::to_string(share)}}); };
  const Box left = box.take_left(width);
  const Box right = box.take_right(width);
  const Box drawn = box.take_top(box.h * 0.55F);
  const Box line = box.centred(box.w - ui.px(8), std::min(box.h, ui.px(14)));
  if (!odds.shares) {
    ui.text(left, ui.word("menu.odds.unknown"), figure);
    ui.text(right, ui.word("menu.odds.unknown"), figure);
    ui.fill(line, colour::paper_deep);
    return;
  }
  ui.text(left, percent(odds.shares->left), figure);
  ui.text(right, percent(odds.shares->right), figure);
  ui.text(drawn, ui.say("menu.odds.drawn", {{"percent", std::to_string(odds.shares->drawn)}}), small);
  ui.fill(line, colour::paper_deep);
  const float point = line.w / 100;
  const float from_right = point * static_cast<float>(odds.shares->right);
  ui.fill({line.x, line.y, point * static_cast<float>(odds.shares->left), line.h}, inks[0]);
  ui.fill({line.right() - from_right, line.y, from_right, line.h}, inks[1]);
  ui.frame(line, colour::ink, std::max(1.0F, ui.px(1)));
  ui.fill({line.middle_x() - ui.px(1), line.y - ui.px(2), ui.px(2), line.h + ui.px(4)}, colour::ink);
}

void live_odds(const Box& ring, float chance, const std::array<scene::Ink, 2>& inks, Ui& ui) {
  const float height = std::max(6.0F, std::round(ui.px(9)));
  const Box place{ring.x, ring.y, ring.w, height};
  const Panel panel(ui, "live-odds", place, true);
  ui.fill(place, colour::ink);
  Box bar = place.inset(0, std::max(1.0F, std::round(ui.px(1))));
  const Box left = bar.take_left(std::round(bar.w * std::clamp(chance, 0.0F, 1.0F)));
  ui.fill(left, colour::of(inks[0]));
  ui.fill(bar, colour::of(inks[1]));
  const float thin = std::max(1.0F, std::round(ui.px(2)));
  ui.fill({left.right() - thin, place.y, 2 * thin, place.h}, colour::paper);
  ui.fill({place.middle_x() - thin / 2, place.y, thin, place.h}, colour::ink);
}

}  // namespace fc::overlay
