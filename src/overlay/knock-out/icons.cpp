#include "overlay/knock-out/panels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

constexpr std::array<std::string_view, 3> faces{"", "×2", "KO"};

std::string_view face_of(BetType type) { return faces.at(static_cast<std::size_t>(type)); }

}  // namespace

void draw_chip(Ui& ui, const Box& box, scene::SeatMark mark, BetType face) {
  const float radius = std::min(box.w, box.h) / 2;
  const float x = box.middle_x();
  const float y = box.middle_y();
  fill_disc(ui, x, y, radius, colour::ink);
  fill_disc(ui, x, y, radius - std::max(1.0F, radius * 0.1F), colour::of(mark.ink));
  if (face == BetType::win) {
    fill_mark(ui, x, y, radius * 0.6F, mark.mark, colour::on(mark.ink));
    return;
  }
  fill_mark(ui, x, y - radius * 0.44F, radius * 0.42F, mark.mark, colour::on(mark.ink));
  const Box tag{x - radius * 0.86F, y - radius * 0.02F, radius * 1.72F, radius * 0.96F};
  ui.fill(tag, colour::ink);
  ui.text(tag, face_of(face),
          {.size = overlay::LetterSize::label,
           .face = Face::poster,
           .colour = colour::paper,
           .align = Align::centre,
           .most = 22});
}

void draw_stock_chip(Ui& ui, const Box& box, BetType face, bool left) {
  const Box chip = box.centred(box.w, box.h);
  ui.fill(chip, left ? colour::ink : colour::paper_shade);
  ui.frame(chip, left ? colour::ink : colour::paper_deep, ui.px(1));
  ui.text(chip, face_of(face),
          {.size = overlay::LetterSize::label,
           .face = Face::poster,
           .colour = left ? colour::paper : colour::paper_deep,
           .align = Align::centre,
           .most = 19});
}

Class class_shown(const BoutView& view, BoxerIndex boxer) {
  const std::optional<TurningCard>& turning = view.readout.turning;
  if (turning && turning->boxer == boxer) {
    return turning->share < 0.5F ? turning->from.rank : turning->to.rank;
  }
  return view.readout.now.boxer(boxer).rank;
}

void draw_class_card(const BoutView& view, BoxerIndex boxer, const Box& box, Ui& ui) {
  constexpr std::array<std::string_view, 3> letters{"A", "P", "C"};
  constexpr std::array<ImU32, 3> grounds{colour::paper_deep, colour::paper, colour::gold};
  const auto shown = static_cast<std::size_t>(class_shown(view, boxer));
  const std::optional<TurningCard>& turning = view.readout.turning;
  const float share = turning && turning->boxer == boxer ? turning->share : 1;
  const float width = std::max(2.0F, box.w * std::abs(1 - 2 * std::clamp(share, 0.0F, 1.0F)));
  const Box card = box.centred(share > 0 && share < 1 ? width : box.w, box.h);
  ui.fill(card, grounds.at(shown));
  ui.frame(card, colour::ink, ui.px(1.5F));
  if (card.w > box.w * 0.4F) {
    const bool large = box.h > ui.px(48);
    ui.text(card, letters.at(shown),
            {.size = large ? overlay::LetterSize::title : overlay::LetterSize::label,
             .face = Face::poster,
             .align = Align::centre,
             .most = large ? 60.0F : 22.0F});
  }
}

void draw_title(Ui& ui, const Box& box, Title title) {
  const float side = std::min(box.w, box.h);
  const float x = box.middle_x();
  const float y = box.middle_y();
  if (title == Title::superchampion) {  // leaves on both sides, open at the top
    const std::array<ImVec2, 7> leaves{
        {{-0.3F, -0.4F}, {-0.42F, -0.08F}, {-0.3F, 0.24F}, {0, 0.38F}, {0.3F, 0.24F}, {0.42F, -0.08F}, {0.3F, -0.4F}}};
    for (const ImVec2& leaf : leaves) {
      fill_disc(ui, x + leaf.x * side, y + leaf.y * side, side * 0.17F, colour::good);
    }
  } else if (title == Title::world_champion) {
    ui.fill(box.centred(side * 1.1F, side * 0.34F), colour::ink);
    fill_disc(ui, x, y, side * 0.4F, colour::ink);
    fill_disc(ui, x, y, side * 0.32F, colour::gold);
  }
}

void draw_trophy(Ui& ui, const Box& box) {
  const float side = std::min(box.w, box.h);
  const Box cup = box.centred(side, side);
  const auto part = [&](float x, float y, float w, float h, ImU32 ink) {
    ui.fill({cup.x + x * side, cup.y + y * side, w * side, h * side}, ink);
  };
  part(0.02F, 0.08F, 0.96F, 0.3F, colour::ink);  // handles
  part(0.12F, 0.16F, 0.76F, 0.14F, colour::paper);
  part(0.22F, 0.0F, 0.56F, 0.5F, colour::ink);
  part(0.3F, 0.06F, 0.4F, 0.4F, colour::gold);
  part(0.42F, 0.5F, 0.16F, 0.28F, colour::ink);
  part(0.22F, 0.78F, 0.56F, 0.2F, colour::ink);
}

void draw_steak(Ui& ui, const Box& box) {
  const float side = std::min(box.w, box.h);
  const float x = box.middle_x();
  const float y = box.middle_y();
  fill_disc(ui, x + side * 0.1F, y - side * 0.06F, side * 0.42F, colour::ink);
  fill_disc(ui, x - side * 0.22F, y + side * 0.16F, side * 0.3F, colour::ink);
  fill_disc(ui, x + side * 0.1F, y - side * 0.06F, side * 0.34F, colour::bad);
  fill_disc(ui, x - side * 0.22F, y + side * 0.16F, side * 0.22F, colour::bad);
  fill_disc(ui, x + side * 0.18F, y - side * 0.1F, side * 0.12F, colour::paper);
}

void gain_arrow(Ui& ui, const Box& box, Money gain) {
  if (gain == 0) {
    ui.fill(box.centred(box.w, std::max(1.0F, std::round(box.h * 0.18F))), colour::ink_soft);
    return;
  }
  const auto rows = static_cast<int>(box.h);
  for (int row = 0; row < rows; ++row) {
    const float wide = box.w * static_cast<float>(gain > 0 ? row + 1 : rows - row) / static_cast<float>(rows);
    ui.fill({box.middle_x() - wide / 2, box.y + static_cast<float>(row), wide, 1}, gain > 0 ? colour::good : colour::bad);
  }
}

void draw_card_back(Ui& ui, const Box& box, ImU32 ink, scene::Mark mark) {
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(1));
  const Box inner = box.inset(ui.px(3));
  ui.fill(inner, ink);
  const float side = std::min(inner.w, inner.h) * 0.6F;
  fill_mark(ui, inner.middle_x(), inner.middle_y(), side / 2, mark, colour::paper);
}

}  // namespace fc::knock_out
