#include "paint/markers.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "paint/figure/drawings.h"
#include "paint/figure/mask.h"

namespace fc::paint {
namespace {

constexpr float crown_width = 0.075F;  // of the radius
constexpr float owner_width = 0.12F;   // of the radius; its outer part is a paper line: black shows on the dark hall
constexpr float paper_width = 0.035F;
constexpr float rim_to = 0.80F;  // of the face, with the paper line that ends it
constexpr float line_to = 0.755F;
constexpr float field_to = 0.725F;
constexpr int spots = 8;
constexpr float circle = 2 * std::numbers::pi_v<float>;
constexpr float edge_light = 0.55F;
constexpr float stripe_light = 1.5F;
constexpr int stripes = 10;

Point on_circle(float angle, float radius) { return {radius * std::sin(angle), -radius * std::cos(angle)}; }

/// A circle of so many corners, drawn once.
template <int Corners>
const Outline& unit_circle() {
  static const Outline outline = [] {
    Outline round;
    for (int corner = 0; corner < Corners; ++corner) {
      round.points.push_back(on_circle(circle * static_cast<float>(corner) / Corners, 1));
    }
    round.close();
    return round;
  }();
  return outline;
}

Outline shape_of(std::initializer_list<Point> corners) {
  Outline outline;
  outline.points = corners;
  outline.close();
  return outline;
}

/// Prints shapes that are drawn round the middle of a chip of radius 1.
class ChipPress {
 public:
  /// reach: from the chip's middle to the edges of the paper it is printed on, pixels.
  ChipPress(const Look& look, int reach)
      : look_(look),
        inking_(sheets().inking),
        mask_(sheets().mask),
        placed_(Affine::moved(static_cast<float>(reach), static_cast<float>(reach))
                    .after(Affine::turned(static_cast<float>(look.lean) * lean_step))
                    .after(Affine::scaled(std::max(1.0F, static_cast<float>(look.width) / 2),
                                          std::max(1.0F, static_cast<float>(look.height) / 2)))) {
    inking_.begin(2 * reach, 2 * reach);
    mask_.resize(2 * reach, 2 * reach);
  }

  /// where: what is cut out of the paper.
  Raster print(const Extent& where) {
    edge();
    const float inner = rim();
    face(inner);
    if (look_.flash > 0) {
      inking_.tint(colour_of(scene::Ink::white), static_cast<float>(look_.flash) / 8);
    }
    return inking_.finished(where);
  }

 private:
  [[nodiscard]] bool blue() const { return look_.face >= 2; }
  [[nodiscard]] Rgb corner() const { return colour_of(blue() ? scene::Ink::blue : scene::Ink::red); }

  /// map: from the shape to the chip of radius 1.
  template <class Map>
  const std::vector<Point>& placed(const Outline& outline, Map map) {
    points_.clear();
    for (const Point& point : outline.points) {
      points_.push_back(placed_(map(point)));
    }
    return points_;
  }
  template <class Map>
  void shape(const Outline& outline, Rgb colour, float alpha, Map map) {
    inking_.fill(placed(outline, map), outline.ends, colour, alpha);
  }
  void disc(float radius, Rgb colour) {
    shape(unit_circle<56>(), colour, 1, [radius](Point point) { return Point{point.x * radius, point.y * radius}; });
  }

  /// The thickness, striped as the edge of a poker chip.
  void edge() {
    const int steps = std::max({std::abs(look_.edge_x), std::abs(look_.edge_y), 1});
    Extent all;
    for (int step = 0; step <= steps; step += 2) {
      const float share = static_cast<float>(std::min(step + 1, steps)) / static_cast<float>(steps);
      placed(unit_circle<56>(), [](Point point) { return point; });
      for (Point& point : points_) {
        point = {point.x + share * static_cast<float>(look_.edge_x), point.y + share * static_cast<float>(look_.edge_y)};
      }
      all = united(all, inking_.cover(points_, unit_circle<56>().ends, mask_));
    }
    const Rgb dark = lit(corner(), edge_light);
    inking_.print(mask_, all, dark);
    const auto left = static_cast<float>(all.left);
    const auto right = static_cast<float>(all.right);
    const float apart = static_cast<float>(all.bottom - all.top) / stripes;
    for (int stripe = 0; stripe < stripes; ++stripe) {
      const float top = static_cast<float>(all.top) + apart * (static_cast<float>(stripe) + 0.35F);
      const Outline band = shape_of({{left, top}, {right, top}, {right, top + apart * 0.3F}, {left, top + apart * 0.3F}});
      inking_.fill(band.points, band.ends, lit(dark, stripe_light), 1, &mask_);
    }
    mask_.clear(all);
  }

  /// What lies round the face: gold of a winner, the owner's colour between two paper lines. Returns the face's radius.
  float rim() {
    float radius = 1;
    if (look_.crowned) {
      disc(radius, colour_of(scene::Ink::gold));
      radius -= crown_width;
    }
    if (look_.owner >= 0) {
      disc(radius, colour_of(scene::Ink::paper));
      disc(radius - paper_width, colour_of(static_cast<scene::Ink>(look_.owner)));
      disc(radius - owner_width + paper_width / 2, colour_of(scene::Ink::paper));
      radius -= owner_width;
    }
    return radius;
  }

  /// Red has round spots on its rim, blue pointed ones; behind an attacker rays, behind a defender print.
  void face(float radius) {
    const auto inside = [radius](Point point) { return Point{point.x * radius, point.y * radius}; };
    disc(radius, corner());
    disc(0.985F * radius, lit(corner(), 0.78F));
    disc(0.965F * radius, corner());
    for (int spot = 0; spot < spots; ++spot) {
      const float angle = circle * (static_cast<float>(spot) + 0.5F) / spots;
      if (blue()) {
        shape(shape_of({on_circle(angle, 0.97F), on_circle(angle + 0.15F, 0.885F), on_circle(angle, 0.80F),
                        on_circle(angle - 0.15F, 0.885F)}),
              colour_of(scene::Ink::paper), 1, inside);
      } else {
        dot(on_circle(angle, 0.885F), 0.062F, 1, colour_of(scene::Ink::paper), inside);
      }
    }
    disc(rim_to * radius, colour_of(scene::Ink::paper));
    disc(line_to * radius, corner());
    disc(field_to * radius, colour_of(scene::Ink::paper));
    if (look_.face % 2 == 1) {
      rays(inside);
    } else {
      dots(inside);
    }
  }

  template <class Map>
  void dot(Point middle, float radius, float alpha, Rgb colour, Map inside) {
    shape(unit_circle<10>(), colour, alpha, [&](Point point) {
      return inside(Point{middle.x + point.x * radius, middle.y + point.y * radius});
    });
  }

  template <class Map>
  void rays(Map inside) {
    constexpr int count = 24;
    constexpr float hub = 0.06F;
    for (int ray = 0; ray < count; ++ray) {
      const float from = circle * static_cast<float>(ray) / count;
      const float to = from + circle / count / 2;
      shape(shape_of({on_circle(from, hub), on_circle(from, field_to), on_circle((from + to) / 2, field_to),
                      on_circle(to, field_to), on_circle(to, hub)}),
            corner(), 0.42F, inside);
    }
  }

  template <class Map>
  void dots(Map inside) {
    constexpr float apart = 0.105F;
    for (int row = -7; row <= 7; ++row) {
      for (int column = -8; column <= 8; ++column) {
        const Point at{(static_cast<float>(column) + (row % 2 == 0 ? 0.0F : 0.5F)) * apart, static_cast<float>(row) * apart};
        // Dots grow towards the canvas, as a sky is printed.
        const float radius = 0.012F + 0.034F * (at.y + 0.75F) / 1.5F;
        if (std::hypot(at.x, at.y) + radius < field_to) {
          dot(at, radius, 0.62F, corner(), inside);
        }
      }
    }
  }

  /// Kept by each thread from one chip to the next.
  struct Sheets {
    Inking inking{1, 1};
    Mask mask{1, 1};
  };
  static Sheets& sheets() {
    thread_local Sheets sheets;
    return sheets;
  }

  const Look& look_;
  Inking& inking_;
  Mask& mask_;  ///< clear, but while an edge is printed
  Affine placed_;
  std::vector<Point> points_;
};

}  // namespace

Raster Sprites::make(const Look& look) {
  const float half_width = std::max(1.0F, static_cast<float>(look.width) / 2);
  const float half_height = std::max(1.0F, static_cast<float>(look.height) / 2);
  const float angle = static_cast<float>(look.lean) * lean_step;
  const float across = std::hypot(half_width * std::cos(angle), half_height * std::sin(angle));
  const float along = std::hypot(half_width * std::sin(angle), half_height * std::cos(angle));
  constexpr int margin = 2;
  const int edge = std::max(std::abs(look.edge_x), std::abs(look.edge_y));
  const int reach = static_cast<int>(std::ceil(std::max(across, along))) + edge + margin;
  const int aside = static_cast<int>(std::ceil(across)) + std::abs(look.edge_x) + margin;
  const int above = static_cast<int>(std::ceil(along)) + std::abs(look.edge_y) + margin;
  return ChipPress(look, reach).print({reach - aside, reach - above, reach + aside, reach + above});
}

SDL_Texture* Sprites::get(SDL_Renderer* renderer, const Look& look) {
  const auto finish = [renderer](const Raster& chip) { return chip.to_texture(renderer, false); };
  return pictures_
      .get(
          look, [&look] { return make(look); }, finish)
      .get();
}

}  // namespace fc::paint
