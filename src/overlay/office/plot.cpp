#include "overlay/office/office.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"

namespace fc::overlay {
namespace {

constexpr TextStyle tick_type{.size = LetterSize::small, .colour = colour::ink_soft};

ImU32 ink_of(const Curve& curve) { return curve.mark ? colour::of(curve.mark->ink) : colour::ink; }

/// Light inks are hard to see on paper without an edge.
bool needs_edge(const Curve& curve) { return curve.mark && colour::on(curve.mark->ink) == colour::ink; }

/// Where the parts lie, and how values become pixels.
class Field {
 public:
  Field(const Ui& ui, const Box& box, const PlotModel& model) : model_(model), plot_(box) {
    float scale = 0;
    for (const PlotTick& tick : model.values) {
      scale = std::max(scale, ui.width_of(tick.text, tick_type));
    }
    if (!has_ticks(model)) {
      plot_ = box.inset(ui.px(10), ui.px(8));
      return;
    }
    plot_.take_left(scale + ui.px(8));
    plot_.take_bottom(ui.line_height(tick_type) + ui.px(4));
    plot_.take_top(ui.line_height(tick_type) / 2);
    float names = 0;
    for (const Curve& curve : model.curves) {
      names = std::max(names, curve.name.empty() ? 0 : ui.width_of(curve.name, name_type()));
    }
    // Where there is no room for the names their marks have to do.
    constexpr float most_of_the_width = 0.34F;
    names_ = names > 0 && names < box.w * most_of_the_width ? names + ui.px(10) : 0;
    plot_.take_right(names_ + mark_side(ui) + ui.px(4));
  }

  static bool has_ticks(const PlotModel& model) { return !model.values.empty() || !model.times.empty(); }
  static constexpr TextStyle name_type() { return {.size = LetterSize::small, .face = Face::sans_bold}; }
  static float mark_side(const Ui& ui) { return ui.text_px(16); }

  [[nodiscard]] const Box& plot() const { return plot_; }
  [[nodiscard]] float names() const { return names_; }
  [[nodiscard]] float x(float at) const {
    const float span = std::max(model_.to - model_.from, 1e-6F);
    return plot_.x + plot_.w * std::clamp((at - model_.from) / span, 0.0F, 1.0F);
  }
  [[nodiscard]] float y(float value) const {
    const float span = std::max(model_.high - model_.low, 1e-6F);
    return plot_.bottom() - plot_.h * std::clamp((value - model_.low) / span, 0.0F, 1.0F);
  }

 private:
  const PlotModel& model_;
  Box plot_;
  float names_ = 0;
};

/// Ruled paper, and where 0 is.
void ruled_paper(Ui& ui, const Box& box, const Field& field) {
  constexpr int rules = 4;
  const float thin = std::max(1.0F, std::round(ui.px(1)));
  ui.fill(box, colour::paper);
  for (int rule = 1; rule < rules; ++rule) {
    ui.fill({box.x, box.y + box.h * static_cast<float>(rule) / rules, box.w, thin}, colour::paper_shade);
  }
  ui.frame(box, colour::paper_deep, ui.px(1));
  ui.fill({field.plot().x, field.y(0), field.plot().w, std::max(1.0F, ui.px(1.5F))}, colour::ink_soft);
}

void scales(Ui& ui, const Field& field, const PlotModel& model) {
  const Box& plot = field.plot();
  const float thin = std::max(1.0F, std::round(ui.px(1)));
  const float line = ui.line_height(tick_type);
  float above = 1e9F;
  for (const PlotTick& tick : model.values) {
    const float y = std::round(field.y(tick.at));
    ui.fill({plot.x, y, plot.w, thin}, tick.at == 0 ? colour::ink_soft : colour::paper_deep);
    if (above - y < line) {
      continue;  // there is no room for this one
    }
    above = y;
    TextStyle type = tick_type;
    type.align = Align::right;
    const float width = ui.width_of(tick.text, type) + 1;
    ui.text({plot.x - ui.px(8) - width, y - line / 2, width, line}, tick.text, type);
  }
  float last = -1e9F;
  for (const PlotTick& tick : model.times) {
    const float x = std::round(field.x(tick.at));
    const float width = ui.width_of(tick.text, tick_type) + ui.px(8);
    ui.fill({x, plot.bottom(), thin, ui.px(4)}, colour::ink);
    const float left = std::clamp(x - width / 2, plot.x - ui.px(4), plot.right() - width + ui.px(8));
    if (left < last) {
      continue;  // there is no room for this one
    }
    last = left + width;
    TextStyle type = tick_type;
    type.align = Align::centre;
    ui.text({left, plot.bottom() + ui.px(4), width, line}, tick.text, type);
  }
  const float thick = std::max(2.0F, std::round(ui.px(2)));
  ui.fill({plot.x, plot.y, thick, plot.h}, colour::ink);
  ui.fill({plot.x, plot.bottom() - thick / 2, plot.w, thick}, colour::ink);
}

std::vector<ImVec2> line_of(const Field& field, const Curve& curve) {
  std::vector<ImVec2> line;
  for (const PlotPoint& point : curve.points) {
    const float x = field.x(point.at);
    const float y = field.y(point.value);
    if (curve.is_stepped && !line.empty() && line.back().y != y) {
      line.emplace_back(x, line.back().y);
    }
    // Of several points within a pixel the last one counts.
    if (line.size() > 1 && x - line[line.size() - 2].x < 1) {
      line.back() = {x, y};
      continue;
    }
    const bool goes_on_straight = line.size() > 1 && line.back().y == y && line[line.size() - 2].y == y;
    if (goes_on_straight) {
      line.back().x = x;
    } else {
      line.emplace_back(x, y);
    }
  }
  return line;
}

void stroke(Ui& ui, const std::vector<ImVec2>& line, ImU32 ink, float thick) {
  ui.draw().AddPolyline(line.data(), static_cast<int>(line.size()), ink, ImDrawFlags_None, thick);
}

/// Upright strips, a pixel wide: smooth edges of triangles would show as seams.
void shade(Ui& ui, const Field& field, const std::vector<ImVec2>& line) {
  constexpr float strength = 0.28F;
  const float zero = field.y(0);
  for (std::size_t place = 1; place < line.size(); ++place) {
    const ImVec2& left = line[place - 1];
    const ImVec2& right = line[place];
    const float width = std::max(1.0F, right.x - left.x);
    const ImU32 ink = colour::faded(left.y + right.y <= 2 * zero ? colour::good : colour::bad, strength);
    for (float x = std::floor(left.x); x < std::floor(right.x); x += 1) {
      const float y = left.y + (right.y - left.y) * std::clamp((x - left.x) / width, 0.0F, 1.0F);
      ui.fill({x, std::min(y, zero), 1, std::abs(zero - y)}, ink);
    }
  }
}

void curve_line(Ui& ui, const Field& field, const Curve& curve) {
  const std::vector<ImVec2> line = line_of(field, curve);
  if (line.size() < 2) {
    return;
  }
  if (curve.is_shaded) {
    shade(ui, field, line);
  }
  const float thick = std::max(1.5F, ui.px(curve.is_faint ? 1.5F : 2.5F));
  const ImU32 ink = colour::faded(ink_of(curve), curve.is_faint ? 0.45F : 1.0F);
  if (needs_edge(curve) && !curve.is_faint) {
    stroke(ui, line, colour::ink_soft, thick + ui.px(1.6F));
  }
  stroke(ui, line, ink, thick);
  if (curve.is_shaded) {
    const ImVec2& last = line.back();
    fill_disc(ui, last.x, last.y, ui.px(6), colour::ink);
    fill_disc(ui, last.x, last.y, ui.px(4), curve.points.back().value >= 0 ? colour::good : colour::bad);
  }
}

void form_mark(Ui& ui, const Field& field, const PlotMark& mark) {
  const float radius = std::max(3.0F, ui.px(4.5F));
  const float x = field.x(mark.where.at);
  const float y = field.y(mark.where.value);
  fill_disc(ui, x, y, radius + ui.px(1.5F), colour::paper);
  switch (mark.form) {
    case Form::won: return fill_disc(ui, x, y, radius, colour::good);
    case Form::lost: return ui.fill({x - radius, y - radius * 0.4F, 2 * radius, radius * 0.8F}, colour::bad);
    case Form::drawn:
      fill_disc(ui, x, y, radius, colour::ink_soft);
      return fill_disc(ui, x, y, radius * 0.5F, colour::paper);
  }
}

/// Names at the ends of their curves, pushed apart where ends are near each other.
void ends(Ui& ui, const Field& field, const PlotModel& model) {
  struct End {
    const Curve* curve;
    float y;
  };
  std::vector<End> all;
  for (const Curve& curve : model.curves) {
    if (!curve.points.empty() && (curve.mark || !curve.name.empty())) {
      all.push_back({&curve, field.y(curve.points.back().value)});
    }
  }
  std::ranges::stable_sort(all, {}, &End::y);
  const Box& plot = field.plot();
  const float line =
      std::min(Field::mark_side(ui) + ui.px(2), plot.h / static_cast<float>(std::max<std::size_t>(1, all.size())));
  float least = plot.y - line / 2;
  for (std::size_t index = 0; index < all.size(); ++index) {
    const auto below = static_cast<float>(all.size() - index);
    all[index].y = std::min(std::max(all[index].y, least + line / 2), plot.bottom() + line / 2 - line * (below - 0.5F));
    least = all[index].y + line / 2;
  }
  for (const End& end : all) {
    Box place{plot.right() + ui.px(4), end.y - line / 2, Field::mark_side(ui) + field.names(), line};
    const Box mark = place.take_left(Field::mark_side(ui));
    if (end.curve->mark) {
      const float side = std::min(line, mark.w) * 0.86F;
      seat_mark(ui, mark.centred(side, side), end.curve->mark->mark, ink_of(*end.curve));
    }
    place.take_left(ui.px(4));
    TextStyle type = Field::name_type();
    type.colour = end.curve->is_faint ? colour::ink_soft : colour::ink;
    // Names set much smaller than their marks would only be noise.
    constexpr float least_share = 0.6F;
    if (field.names() > 0 && line >= least_share * Field::mark_side(ui)) {
      ui.text(place, end.curve->name, type);
    }
  }
}

}  // namespace

std::vector<float> even_values(float low, float high, int most, float least_step) {
  const float span = std::max(high - low, least_step);
  float step = std::pow(10.0F, std::floor(std::log10(std::max(span / static_cast<float>(std::max(1, most)), 1e-6F))));
  for (const float factor : {1.0F, 2.0F, 5.0F, 10.0F, 20.0F}) {
    if (factor * step >= least_step &&
        std::floor(high / (factor * step)) - std::ceil(low / (factor * step)) < static_cast<float>(most)) {
      step *= factor;
      break;
    }
  }
  step = std::max(step, least_step);
  std::vector<float> values;
  for (float value = std::ceil(low / step) * step; value <= high + step * 1e-3F; value += step) {
    values.push_back(value);
  }
  return values;
}

void fit_values(PlotModel& model, int most, float least_step) {
  float low = 0;
  float high = 0;
  for (const Curve& curve : model.curves) {
    for (const PlotPoint& point : curve.points) {
      low = std::min(low, point.value);
      high = std::max(high, point.value);
    }
  }
  high = std::max(high, low + least_step);
  const std::vector<float> even = even_values(low, high, most, least_step);
  const float step = even.size() > 1 ? even[1] - even[0] : least_step;
  model.low = std::floor(low / step) * step;
  model.high = std::ceil(high / step) * step;
  model.values.clear();
  for (float value = model.low; value <= model.high + step * 1e-3F; value += step) {
    model.values.push_back({.at = value});
  }
}

void draw_plot(Ui& ui, const Box& box, const PlotModel& model) {
  const Field field(ui, box, model);
  if (Field::has_ticks(model)) {
    scales(ui, field, model);
  } else {
    ruled_paper(ui, box, field);
  }
  const bool has_line = std::ranges::any_of(model.curves, [](const Curve& curve) { return curve.points.size() > 1; });
  if (!has_line) {
    ui.text(field.plot().inset(ui.px(10)), model.nothing,
            {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre, .wrap = true});
  }
  for (const bool faint : {true, false}) {
    for (const Curve& curve : model.curves) {
      if (curve.is_faint == faint) {
        curve_line(ui, field, curve);
      }
    }
  }
  for (const PlotMark& mark : model.marks) {
    form_mark(ui, field, mark);
  }
  ends(ui, field, model);
}

}  // namespace fc::overlay
