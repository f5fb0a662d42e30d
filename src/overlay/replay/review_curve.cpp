// The chance of winning over a bout: red's share above the middle, blue's below, and the moments that made it.
#include <algorithm>
#include <cmath>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
#include "overlay/replay/review.h"

namespace fc::overlay {
namespace {

/// Where the parts of the curve lie.
struct CurvePlaces {
  Box plot;
  Box rounds;  ///< numbers below the bells
  Box pins;
  Box words;

  [[nodiscard]] float x(float at) const { return plot.x + plot.w * std::clamp(at, 0.0F, 1.0F); }
  [[nodiscard]] float y(float chance) const { return plot.bottom() - plot.h * std::clamp(chance, 0.0F, 1.0F); }
};

CurvePlaces curve_places(const Ui& ui, Box box) {
  CurvePlaces places;
  places.words = box.take_bottom(ui.px_for_letters(36, 84));
  places.pins = box.take_bottom(ui.px(34));
  box.take_bottom(ui.px(6));
  places.rounds = box.take_bottom(ui.px_for_letters(20, 30));
  const float gutter = ui.px(26);
  box.take_left(gutter);
  places.plot = box;
  places.rounds = {box.x, places.rounds.y, box.w, places.rounds.h};
  places.pins = {box.x, places.pins.y, box.w, places.pins.h};
  return places;
}

/// Red's chance there, between two of the steps.
float chance_at(const ReviewModel& model, float at) {
  if (model.chances.empty()) {
    return 0.5F;
  }
  const float place = std::clamp(at, 0.0F, 1.0F) * static_cast<float>(model.chances.size() - 1);
  const auto left = static_cast<std::size_t>(place);
  const std::size_t right = std::min(left + 1, model.chances.size() - 1);
  const float share = place - static_cast<float>(left);
  return model.chances[left] * (1 - share) + model.chances[right] * share;
}

void draw_bells(const ReviewModel& model, const CurvePlaces& places, Ui& ui) {
  const TextStyle type{.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::left, .most = 22};
  float taken = places.plot.x - 1;
  for (const ReviewModel::Bell& bell : model.bells) {
    const float x = std::round(places.x(bell.at));
    ui.fill({x, places.plot.y, std::max(1.0F, ui.px(1)), places.plot.h + ui.px(5)}, colour::paper_deep);
    const std::string number = std::to_string(bell.round);
    const float width = ui.width_of(number, type) + ui.px(4);
    if (x >= taken && x + width <= places.rounds.right()) {
      ui.text({x + ui.px(3), places.rounds.y, width, places.rounds.h}, number, type);
      taken = x + width + ui.px(3);
    }
  }
}

/// Upright strips, a pixel wide: smooth edges of triangles would show as seams.
void fill_curve(const ReviewModel& model, const CurvePlaces& places, Ui& ui) {
  const float middle = std::round(places.y(0.5F));
  const float thick = std::max(2.0F, ui.px(2.5F));
  float before = std::round(places.y(chance_at(model, 0)));
  for (float x = 0; x < places.plot.w; x += 1) {
    const float chance = chance_at(model, x / std::max(1.0F, places.plot.w - 1));
    const float y = std::round(places.y(chance));
    const float left = std::floor(places.plot.x + x);
    ui.fill({left, std::min(y, middle), 1, std::abs(middle - y)},
            colour::faded(chance >= 0.5F ? colour::red : colour::blue, 0.55F));
    const float top = std::min(y, before);
    ui.fill({left, top - thick / 2, 1, std::abs(y - before) + thick}, colour::ink);
    before = y;
  }
  ui.fill({places.plot.x, middle, places.plot.w, std::max(1.0F, ui.px(1.5F))}, colour::ink_soft);
}

void draw_axis(const CurvePlaces& places, Ui& ui) {
  const float side = ui.px(20);
  const float x = places.plot.x - ui.px(24);
  corner_mark(ui, {x, places.plot.y, side, side}, Corner::red, colour::red);
  corner_mark(ui, {x, places.plot.bottom() - side, side, side}, Corner::blue, colour::blue);
}

/// Where the pins stand: above their moments, pushed apart where these are near each other.
std::vector<float> pin_middles(const ReviewModel& model, const CurvePlaces& places, float width) {
  std::vector<float> middles;
  float least = places.pins.x + width / 2;
  for (const ReviewPin& pin : model.pins) {
    middles.push_back(std::max(least, places.x(pin.at)));
    least = middles.back() + width;
  }
  float most = places.pins.right() - width / 2;
  for (std::size_t pin = middles.size(); pin-- > 0;) {
    middles[pin] = std::min(middles[pin], most);
    most = middles[pin] - width;
  }
  return middles;
}

void draw_pin(Ui& ui, const Box& box, const ReviewPin& pin) {
  const float x = box.middle_x();
  const float y = box.middle_y();
  const float radius = box.h * 0.36F;
  const ImU32 ink = pin.who ? colour::of(*pin.who) : colour::ink;
  const scene::Mark shape = pin.who == Corner::blue ? scene::Mark::diamond : scene::Mark::disc;
  switch (pin.kind) {
    case ReviewPin::Kind::turning:
      fill_mark(ui, x, y, radius + ui.px(3), scene::Mark::star, colour::ink);
      fill_mark(ui, x, y, radius, scene::Mark::star, colour::gold);
      break;
    case ReviewPin::Kind::down: {  // he lies
      fill_mark(ui, x, y - radius * 0.35F, radius * 0.62F, shape, ink);
      ui.fill({x - radius, y + radius * 0.55F, 2 * radius, std::max(2.0F, radius * 0.3F)}, colour::ink);
      break;
    }
    case ReviewPin::Kind::cut: fill_triangle(ui, x, y, radius * 0.9F, ink); break;
    case ReviewPin::Kind::choice:
      fill_mark(ui, x, y, radius, shape, ink);
      ui.text(
          box, sign_of(pin.grade.value_or(ChoiceGrade::mistake)),
          {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::paper, .align = Align::centre, .most = 17});
      break;
  }
}

/// From the moment on the curve down to its pin.
void draw_stem(Ui& ui, const CurvePlaces& places, float at, float chance, float middle, bool focused) {
  const ImU32 ink = focused ? colour::ink : colour::faded(colour::ink, 0.4F);
  const float thick = std::max(1.0F, ui.px(focused ? 2.0F : 1.0F));
  const float x = std::round(places.x(at));
  const float y = places.y(chance);
  const float knee = places.rounds.bottom();
  ui.fill({x, y, thick, knee - y}, ink);
  ui.draw().AddLine({x, knee}, {middle, places.pins.y + ui.px(2)}, ink, thick);
  fill_disc(ui, x, y, ui.px(focused ? 6.0F : 4.0F), colour::ink);
  fill_disc(ui, x, y, ui.px(focused ? 4.0F : 2.5F), focused ? colour::gold : colour::paper);
}

}  // namespace

std::optional<ReviewAction> review_curve(const ReviewModel& model, Box box, Ui& ui) {
  const CurvePlaces places = curve_places(ui, box);
  ui.fill(places.plot, colour::paper);
  ui.frame(places.plot, colour::paper_deep, ui.px(1));
  draw_bells(model, places, ui);
  draw_axis(places, ui);
  if (model.chances.size() < 2) {
    return std::nullopt;
  }
  fill_curve(model, places, ui);
  std::optional<ReviewAction> action;
  const float most = model.pins.empty() ? 0 : places.pins.w / static_cast<float>(model.pins.size());
  const float width = std::min(ui.px(34), most);
  const std::vector<float> middles = pin_middles(model, places, width);
  constexpr int pins_group = 9;
  const ReviewPin* told = nullptr;
  for (std::size_t index = 0; index < model.pins.size(); ++index) {
    const ReviewPin& pin = model.pins[index];
    const Box place{middles[index] - width / 2, places.pins.y, width, places.pins.h};
    const bool turning = pin.kind == ReviewPin::Kind::turning;
    const Touch touch = ui.focus().add(focus_id("review-pin", static_cast<int>(index)), place,
                                       {.first = turning && !has_large_pages(ui), .group = pins_group, .in_row = true});
    draw_stem(ui, places, pin.at, chance_at(model, pin.at), middles[index], touch.focused && !model.clean);
    if (touch.focused && !model.clean) {
      ui.fill(place.inset(ui.px(1), 0), colour::gold);
      ui.frame(place.inset(ui.px(1), 0), colour::ink, ui.px(2));
    }
    draw_pin(ui, place, pin);
    if (touch.focused || (told == nullptr && turning)) {
      told = &pin;
    }
    if (touch.activated) {
      action = ReviewAction{.kind = ReviewAction::Kind::pin, .index = index};
    }
  }
  if (told != nullptr) {
    ui.text(places.words, told->words, {.size = LetterSize::label, .wrap = true, .top = true, .most = 32});
  }
  return action;
}

}  // namespace fc::overlay
