#include "paint/sprites.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "paint/arithmetic.h"
#include "paint/figure/inking.h"
#include "paint/figure/outline.h"

namespace fc::paint {
namespace {

constexpr int face_size = 256;  // pixels the drawings are read at, and then halved down to
constexpr int smallest_face = 64;
constexpr std::size_t most_sprites = 48;  // about 3 MB at 1280 x 720
constexpr float crown_width = 0.075F;     // of the radius
constexpr float owner_width = 0.12F;      // of the radius; its outer part is a paper line: black shows on the dark hall
constexpr float paper_width = 0.035F;
constexpr float rim_to = 0.80F;  // of the radius, with the paper line that ends it
constexpr float line_to = 0.755F;
constexpr int spots = 8;

/// Sums up what is printed on a chip's face, in shares of its radius round its middle.
class FacePress {
 public:
  FacePress() : inking_(face_size, face_size) {}

  void print(Outline outline, Rgb colour, float alpha = 1) {
    for (Point& point : outline.points) {
      point = {(1 + point.x) * half, (1 + point.y) * half};
    }
    inking_.fill(outline.points, outline.ends, colour, alpha);
  }
  void disc(float radius, Rgb colour) { print(round(30, {}, radius), colour); }
  void dot(Point middle, float radius, Rgb colour, float alpha = 1) { print(round(8, middle, radius), colour, alpha); }
  [[nodiscard]] Raster finished() const { return inking_.finished(); }

 private:
  static constexpr float half = face_size / 2.0F;

  /// fineness: with as many corners as a circle of that radius has in a drawing.
  static Outline round(float fineness, Point middle, float radius) {
    Outline outline = ellipse_outline({}, fineness, fineness);
    for (Point& point : outline.points) {
      point = {middle.x + point.x / fineness * radius, middle.y + point.y / fineness * radius};
    }
    return outline;
  }

  Inking inking_;
};

Point on_circle(float angle, float radius) {
  return {radius * std::sin(angle), -radius * std::cos(angle)};
}

/// A face of a chip, as large as it is at most. Red has round spots on its rim, blue pointed ones; behind an attacker
/// rays, behind a defender print.
Raster chip_face(std::size_t index) {
  const bool blue = index >= 2;
  const bool attacks = index % 2 == 1;
  const Rgb corner = colour_of(blue ? scene::Ink::blue : scene::Ink::red);
  const Rgb paper = colour_of(scene::Ink::paper);
  constexpr float circle = 2 * std::numbers::pi_v<float>;
  FacePress press;
  press.disc(1, corner);
  press.disc(0.985F, lit(corner, 0.78F));
  press.disc(0.965F, corner);
  for (int spot = 0; spot < spots; ++spot) {
    const float angle = circle * (static_cast<float>(spot) + 0.5F) / spots;
    const Point middle = on_circle(angle, 0.885F);
    if (blue) {
      Outline diamond;
      diamond.points = {on_circle(angle, 0.97F), on_circle(angle + 0.15F, 0.885F), on_circle(angle, 0.80F),
                        on_circle(angle - 0.15F, 0.885F)};
      diamond.close();
      press.print(diamond, paper);
    } else {
      press.dot(middle, 0.062F, paper);
    }
  }
  press.disc(rim_to, paper);
  press.disc(line_to, corner);
  press.disc(line_to - 0.03F, paper);
  const float inner = line_to - 0.03F;
  if (attacks) {
    constexpr int rays = 24;
    for (int ray = 0; ray < rays; ++ray) {
      const float from = circle * static_cast<float>(ray) / rays;
      Outline wedge;
      wedge.points = {on_circle(from, 0.06F), on_circle(from, inner), on_circle(from + circle / rays / 4, inner),
                      on_circle(from + circle / rays / 2, inner), on_circle(from + circle / rays / 2, 0.06F)};
      wedge.close();
      press.print(wedge, corner, 0.42F);
    }
  } else {
    constexpr float apart = 0.105F;
    for (int row = -7; row <= 7; ++row) {
      for (int column = -8; column <= 8; ++column) {
        const Point at{(static_cast<float>(column) + (row % 2 == 0 ? 0.0F : 0.5F)) * apart, static_cast<float>(row) * apart};
        // Dots grow towards the canvas, as a sky is printed.
        const float radius = 0.012F + 0.034F * (at.y + 0.75F) / 1.5F;
        if (length_of(at.x, at.y) + radius < inner) {
          press.dot(at, radius, corner, 0.62F);
        }
      }
    }
  }
  return press.finished();
}

/// Half the size, every pixel the mean of four: sampled at its own size or a little below, a drawing keeps its lines.
Raster halved(const Raster& large) {
  Raster small(large.width() / 2, large.height() / 2);
  for (int y = 0; y < small.height(); ++y) {
    for (int x = 0; x < small.width(); ++x) {
      const Raster::Sample mean = large.sample(static_cast<float>(2 * x + 1), static_cast<float>(2 * y + 1));
      small.set(x, y, colour_of(mean), mean.a);
    }
  }
  return small;
}

/// What lies round the face: gold of a winner, the owner's colour between two paper lines. away: 1 is the chip's edge;
/// radius: pixels.
Rgb rim_at(const Look& look, float away, float radius, Rgb corner) {
  if (look.owner < 0) {
    return look.crowned ? colour_of(scene::Ink::gold) : corner;
  }
  const float crowned_from = 1 - (look.crowned ? crown_width : 0);
  Rgb colour = corner;
  const auto outside = [&](float from, Rgb ink) {
    colour = mixed(colour, ink, std::clamp((away - from) * radius + 0.5F, 0.0F, 1.0F));
  };
  outside(crowned_from - owner_width, colour_of(scene::Ink::paper));
  outside(crowned_from - owner_width + paper_width / 2, colour_of(static_cast<scene::Ink>(look.owner)));
  outside(crowned_from - paper_width, colour_of(scene::Ink::paper));
  if (look.crowned) {
    outside(crowned_from, colour_of(scene::Ink::gold));
  }
  return colour;
}

struct Ray {
  float x = 0;  ///< -1..1 across the face
  float y = 0;
};

}  // namespace

const std::vector<Raster>& Sprites::sizes_of(std::size_t index) {
  Face& face = faces_[index];
  if (face.empty()) {
    face.push_back(chip_face(index));
    while (face.back().width() > smallest_face) {
      face.push_back(halved(face.back()));
    }
  }
  return face;
}

Raster Sprites::make(const Look& look) {
  const std::vector<Raster>& sizes = sizes_of(look.face);
  const auto fits =
      std::ranges::find_if(sizes.rbegin(), sizes.rend(), [&](const Raster& size) { return size.width() >= look.height; });
  const Raster& face = fits == sizes.rend() ? sizes.front() : *fits;
  const auto face_width = static_cast<float>(face.width());
  const Rgb rim = colour_of(look.face < 2 ? scene::Ink::red : scene::Ink::blue);
  const Rgb edge = lit(rim, 0.55F);
  const float half_width = std::max(1.0F, static_cast<float>(look.width) / 2);
  const float half_height = std::max(1.0F, static_cast<float>(look.height) / 2);
  const float angle = static_cast<float>(look.lean) * lean_step;
  const float cosine = std::cos(angle);
  const float sine = std::sin(angle);
  const int margin = std::max(std::abs(look.edge_x), std::abs(look.edge_y)) + 2;
  const int reach = static_cast<int>(std::ceil(length_of(half_width, half_height))) + margin;
  Raster sprite(2 * reach, 2 * reach);
  const float rim_width = (look.crowned ? crown_width : 0) + (look.owner >= 0 ? owner_width : 0);
  const int steps = std::max({std::abs(look.edge_x), std::abs(look.edge_y), 1});
  const auto ray_of = [&](float x, float y) {
    return Ray{(x * cosine + y * sine) / half_width, (-x * sine + y * cosine) / half_height};
  };
  const auto cover_of = [&](Ray ray) {
    return std::clamp((1 - length_of(ray.x, ray.y)) * std::min(half_width, half_height) + 0.5F, 0.0F, 1.0F);
  };
  for (int y = 0; y < sprite.height(); ++y) {
    for (int x = 0; x < sprite.width(); ++x) {
      const float from_x = static_cast<float>(x - reach) + 0.5F;
      const float from_y = static_cast<float>(y - reach) + 0.5F;
      float edge_cover = 0;
      for (int step = 1; step <= steps && edge_cover < 1; ++step) {
        const float share = static_cast<float>(step) / static_cast<float>(steps);
        edge_cover = std::max(edge_cover, cover_of(ray_of(from_x - share * static_cast<float>(look.edge_x),
                                                          from_y - share * static_cast<float>(look.edge_y))));
      }
      if (edge_cover > 0) {
        const float stripe = std::fmod(std::abs(from_y) / half_height * 5, 1.0F) < 0.28F ? 1.5F : 1.0F;
        sprite.blend(x, y, lit(edge, stripe), edge_cover);
      }
      const Ray ray = ray_of(from_x, from_y);
      const float cover = cover_of(ray);
      if (cover <= 0) {
        continue;
      }
      const float inner = 1 + rim_width;
      const float across = ray.x * inner;
      const Raster::Sample ink = face.sample((across + 1) / 2 * face_width, (ray.y * inner + 1) / 2 * face_width);
      Rgb colour = rim_at(look, length_of(ray.x, ray.y), half_width, rim);
      colour = mixed(colour, colour_of(ink), ink.a);
      colour = mixed(colour, colour_of(scene::Ink::white), static_cast<float>(look.flash) / 8);
      sprite.blend(x, y, colour, cover);
    }
  }
  return sprite;
}

SDL_Texture* Sprites::get(SDL_Renderer* renderer, const Look& look) {
  if (const auto found = kept_.find(look); found != kept_.end()) {
    return found->second.get();
  }
  if (kept_.size() >= most_sprites) {
    kept_.clear();
  }
  return kept_.emplace(look, make(look).to_texture(renderer, false)).first->second.get();
}

}  // namespace fc::paint
