#include "paint/light.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "paint/raster.h"

namespace fc::paint {
namespace {

using scene::Ink;
using scene::Pixel;

/// The corners of a square, drawn in by `inset` squares.
std::array<Pixel, 4> square_corners(const scene::Glow& glow, const scene::Projection& view, float inset) {
  const auto left = static_cast<float>(glow.column) + inset;
  const auto top = static_cast<float>(glow.row) + inset;
  const float right = static_cast<float>(glow.column) + 1 - inset;
  const float bottom = static_cast<float>(glow.row) + 1 - inset;
  return {view.project({left, top, 0}), view.project({right, top, 0}), view.project({right, bottom, 0}),
          view.project({left, bottom, 0})};
}

void add_frame(Triangles& triangles, const std::array<Pixel, 4>& corners, float width, Rgb colour, float alpha) {
  for (std::size_t side = 0; side < corners.size(); ++side) {
    triangles.line(corners[side], corners[(side + 1) % corners.size()], width, colour, alpha);
  }
}

void add_hatch(Triangles& triangles, const std::array<Pixel, 4>& corners, float width, Rgb colour, float alpha) {
  constexpr int strokes = 4;
  const auto between = [](Pixel from, Pixel to, float share) {
    return Pixel{from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
  };
  for (int stroke = 1; stroke <= strokes; ++stroke) {
    const float share = static_cast<float>(stroke) / (strokes + 1);
    triangles.line(between(corners[0], corners[1], share), between(corners[0], corners[3], share), width, colour, alpha);
    triangles.line(between(corners[1], corners[2], share), between(corners[3], corners[2], share), width, colour, alpha);
  }
}

SDL_Color to_sdl(Rgb colour, float alpha) {
  return {colour.r, colour.g, colour.b, static_cast<std::uint8_t>(std::clamp(alpha, 0.0F, 1.0F) * 255 + 0.5F)};
}

constexpr std::size_t rim_corners = 24;

Ink glow_ink(const scene::Glow& glow) { return glow.kind == scene::GlowKind::danger ? Ink::red : Ink::gold; }

std::array<Pixel, rim_corners> disc_on_canvas(const scene::Glow& glow, const scene::Projection& view, float radius) {
  std::array<Pixel, rim_corners> corners{};
  for (std::size_t corner = 0; corner < rim_corners; ++corner) {
    const float angle = 6.2832F * static_cast<float>(corner) / static_cast<float>(rim_corners);
    corners.at(corner) = view.project({static_cast<float>(glow.column) + 0.5F + radius * std::cos(angle),
                                       static_cast<float>(glow.row) + 0.5F + radius * std::sin(angle), 0});
  }
  return corners;
}

constexpr std::array glow_rims{1.75F, 1.35F, 1.0F};  // of a round glow, one in the other

/// Light that falls off outwards in steps, as a screen of three plates prints it. By rows, and each pixel once: triangles
/// cost the software renderer five times as much.
void paint_round_glow(SDL_Renderer* renderer, const scene::Glow& glow, const scene::Projection& view) {
  const auto outermost = disc_on_canvas(glow, view, glow.round * glow_rims.front());
  const auto [top, bottom] = std::ranges::minmax(outermost, {}, &Pixel::y);
  const ShapeLines::Rows rows{static_cast<int>(std::floor(top.y)), static_cast<int>(std::ceil(bottom.y)) - 1};
  int width = 0;
  SDL_GetRendererOutputSize(renderer, &width, nullptr);
  std::vector<ShapeLines> discs;
  for (const float rim : glow_rims) {
    discs.emplace_back(disc_on_canvas(glow, view, glow.round * rim), rows, 1, width);
  }
  const auto whole = [](float at) { return static_cast<int>(std::floor(at + 0.5F)); };
  std::array<std::vector<SDL_Rect>, glow_rims.size()> fills;
  for (int y = rows.first; y <= rows.last; ++y) {
    int left = 0;
    int right = 0;
    for (std::size_t rim = discs.size(); rim-- > 0;) {  // from the inmost outwards: what it leaves of the row
      const ShapeLines::Side& side = discs[rim].row(y - rows.first)[0];
      const int from = whole(side.left);
      const int to = whole(side.right);
      if (from >= to) {
        continue;
      }
      if (left >= right) {
        fills[rim].push_back({from, y, to - from, 1});
      } else {
        fills[rim].push_back({from, y, left - from, 1});
        fills[rim].push_back({right, y, to - right, 1});
      }
      left = from;
      right = to;
    }
  }
  const Rgb colour = colour_of(glow_ink(glow));
  SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
  float through = 1;
  for (const std::vector<SDL_Rect>& fill : fills) {
    through *= 1 - 0.24F * glow.strength;
    const SDL_Color ink = to_sdl(colour, 1 - through);
    SDL_SetRenderDrawColor(renderer, ink.r, ink.g, ink.b, ink.a);
    SDL_RenderFillRects(renderer, fill.data(), static_cast<int>(fill.size()));
  }
}

/// Rays that reach out of a round glow with its strength.
void add_rays(Triangles& triangles, const scene::Glow& glow, const scene::Projection& view, float scale) {
  const auto inner = disc_on_canvas(glow, view, glow.round * 1.15F);
  const auto outer = disc_on_canvas(glow, view, glow.round * (1.25F + 0.75F * glow.strength));
  for (std::size_t ray = 0; ray < rim_corners; ray += 2) {
    triangles.line(inner.at(ray), outer.at(ray), 3 * scale, colour_of(glow_ink(glow)), 0.85F * glow.strength);
  }
}

/// A round blot: of six corners while it is small, of as many as make it round where it is large.
void add_blot(Triangles& triangles, Pixel at, float across, float along, Rgb colour, float alpha) {
  constexpr float small = 5;  // pixels
  std::array<Pixel, 24> corners{};
  const std::size_t count =
      std::min(corners.size(), 6 * static_cast<std::size_t>(std::max(1.0F, std::ceil(std::max(across, along) / small))));
  for (std::size_t corner = 0; corner < count; ++corner) {
    const float angle = 6.2832F * static_cast<float>(corner) / static_cast<float>(count);
    corners.at(corner) = {at.x + across * std::sin(angle), at.y - along * std::cos(angle)};
  }
  triangles.polygon(std::span(corners).first(count), colour, alpha);
}

void add_confetto(Triangles& triangles, Pixel at, float size, const scene::Particle& particle) {
  const float cosine = size * std::cos(particle.turn);
  const float sine = size * std::sin(particle.turn);
  constexpr float narrow = 0.55F;
  const auto corner = [&](float x, float y) {
    return Pixel{at.x + x * cosine - y * narrow * sine, at.y + x * sine + y * narrow * cosine};
  };
  triangles.polygon(std::array<Pixel, 4>{{corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)}},
                    colour_of(particle.ink), particle.alpha);
}

/// Four points: two lozenges across each other. slim: their width by their length.
void add_cross(Triangles& triangles, Pixel at, float reach, float slim, Rgb colour, float alpha) {
  const float waist = slim * reach;
  triangles.polygon(
      std::array<Pixel, 4>{{{at.x, at.y - reach}, {at.x + waist, at.y}, {at.x, at.y + reach}, {at.x - waist, at.y}}}, colour,
      alpha);
  triangles.polygon(
      std::array<Pixel, 4>{{{at.x - reach, at.y}, {at.x, at.y - waist}, {at.x + reach, at.y}, {at.x, at.y + waist}}}, colour,
      alpha);
}

/// Four points, inked round.
void add_star(Triangles& triangles, Pixel at, float size, Rgb colour, float alpha) {
  constexpr float slim = 0.42F;
  constexpr float edge = 2.5F;  // pixels
  add_cross(triangles, at, size + edge, slim, colour_of(Ink::ink), alpha);
  add_cross(triangles, at, size, slim, colour, alpha);
}

/// The corner of a burst that many points round. long and short ones in turn, each a little its own.
float reach_of_point(int point, float turn) {
  return point % 2 == 1 ? 0.5F : 0.86F + 0.14F * std::sin(2.4F * static_cast<float>(point) + 5 * turn);
}

/// A poster burst: points out of a round, an ink edge, a paper heart, and dots that grow smaller outwards.
void add_starburst(Triangles& triangles, Pixel at, float size, const scene::Particle& particle) {
  constexpr int points = 18;
  constexpr float step = 6.2832F / points;
  const auto corner = [&](int point, float reach) {
    const float angle = step * static_cast<float>(point) + particle.turn;
    const float away = reach * reach_of_point(point % points, particle.turn);
    return Pixel{at.x + away * std::cos(angle), at.y + away * std::sin(angle)};
  };
  const auto star = [&](float reach, Rgb ink) {
    for (int point = 0; point < points; ++point) {
      triangles.polygon(std::array<Pixel, 3>{{at, corner(point, reach), corner(point + 1, reach)}}, ink, particle.alpha);
    }
  };
  constexpr int rings = 3;
  for (int ring = 0; ring < rings; ++ring) {
    const float away = size * (0.98F + 0.1F * static_cast<float>(ring));
    const float dot = size * (0.034F - 0.009F * static_cast<float>(ring));
    for (int point = 0; point < points; ++point) {
      const float angle = step * (static_cast<float>(point) + 0.5F * static_cast<float>(ring)) + particle.turn;
      add_blot(triangles, {at.x + away * std::cos(angle), at.y + away * std::sin(angle)}, dot, dot, colour_of(Ink::ink),
               particle.alpha);
    }
  }
  const float edge = std::max(2.0F, 0.05F * size);
  star(size + 2 * edge, colour_of(Ink::ink));
  star(size, colour_of(particle.ink));
  star(0.55F * size, colour_of(particle.ink == Ink::gold ? Ink::white : Ink::gold));
}

/// A flash bulb: a slim white star in a weak glow.
void add_bulb(Triangles& triangles, Pixel at, float size, float alpha) {
  const Rgb white = colour_of(Ink::white);
  add_blot(triangles, at, 0.45F * size, 0.45F * size, white, 0.3F * alpha);
  constexpr float slim = 0.16F;
  add_cross(triangles, at, size, slim, white, alpha);
}

/// A hat with brim and band, turning in the air.
void add_hat(Triangles& triangles, Pixel at, float size, const scene::Particle& particle) {
  const float cosine = std::cos(particle.turn);
  const float sine = std::sin(particle.turn);
  const auto corner = [&](float x, float y) {
    return Pixel{at.x + size * (x * cosine - y * sine), at.y + size * (x * sine + y * cosine)};
  };
  const auto slab = [&](float half, float top, float half_top, float bottom, Rgb ink) {
    triangles.polygon(
        std::array<Pixel, 4>{{corner(-half_top, top), corner(half_top, top), corner(half, bottom), corner(-half, bottom)}},
        ink, particle.alpha);
  };
  const Rgb felt = colour_of(particle.ink);
  const Rgb edge = colour_of(particle.ink == Ink::ink ? Ink::paper : Ink::ink);
  slab(1.12F, -0.02F, 1.12F, 0.34F, edge);
  slab(0.66F, -0.78F, 0.58F, 0.1F, edge);
  slab(1.02F, 0.06F, 1.02F, 0.26F, felt);
  slab(0.58F, -0.7F, 0.5F, 0.06F, felt);
  slab(0.58F, -0.16F, 0.56F, 0.04F, colour_of(Ink::red));
}

/// Round below, pointed above, with a paper edge: it may run over red ink.
void add_drop(Triangles& triangles, Pixel at, float size, Rgb colour, float alpha) {
  const auto drop = [&](float reach, Rgb ink) {
    triangles.polygon(
        std::array<Pixel, 3>{{{at.x, at.y - 2 * reach}, {at.x + 0.8F * reach, at.y}, {at.x - 0.8F * reach, at.y}}}, ink,
        alpha);
    add_blot(triangles, at, reach, reach, ink, alpha);
  };
  drop(size + 1, colour_of(Ink::paper));
  drop(size, colour);
}

void add_particle(Triangles& triangles, const scene::Particle& particle, const scene::Projection& view) {
  const Pixel at = view.project(particle.at);
  const float size = std::max(1.0F, particle.size * view.scale_at(particle.at.y));
  switch (particle.kind) {
    case scene::ParticleKind::confetti: add_confetto(triangles, at, size, particle); break;
    case scene::ParticleKind::sweat:  // an inked edge, since drops and canvas are both pale
      add_blot(triangles, at, size * 0.8F + 1, size * 1.2F + 1, colour_of(Ink::ink), 0.7F * particle.alpha);
      add_blot(triangles, at, size * 0.8F, size * 1.2F, colour_of(particle.ink), particle.alpha);
      break;
    case scene::ParticleKind::dust:
      add_blot(triangles, at, size * 1.3F, size, colour_of(particle.ink), particle.alpha);
      break;
    case scene::ParticleKind::spark: add_blot(triangles, at, size, size, colour_of(particle.ink), particle.alpha); break;
    case scene::ParticleKind::star: add_star(triangles, at, size, colour_of(particle.ink), particle.alpha); break;
    case scene::ParticleKind::starburst: add_starburst(triangles, at, size, particle); break;
    case scene::ParticleKind::bulb: add_bulb(triangles, at, size, particle.alpha); break;
    case scene::ParticleKind::hat: add_hat(triangles, at, size, particle); break;
    case scene::ParticleKind::blood: add_drop(triangles, at, size, colour_of(particle.ink), particle.alpha); break;
  }
}

/// Men stand out against a burst: it hides neither the glove nor the face that it meets. Nor does what the house throws for
/// the winner cover his, nor dust a man in it.
bool is_behind(const scene::Particle& particle) {
  using scene::ParticleKind;
  return particle.kind == ParticleKind::starburst || particle.kind == ParticleKind::confetti ||
         particle.kind == ParticleKind::hat || particle.kind == ParticleKind::dust;
}

}  // namespace

void paint_glows(SDL_Renderer* renderer, std::span<const scene::Glow> glows, const scene::Projection& view, float scale) {
  Triangles triangles;
  for (const scene::Glow& glow : glows) {
    if (glow.round > 0) {
      paint_round_glow(renderer, glow, view);
      add_rays(triangles, glow, view, scale);
      continue;
    }
    const std::array<Pixel, 4> corners = square_corners(glow, view, 0.06F);
    switch (glow.kind) {
      case scene::GlowKind::legal:
        triangles.polygon(corners, colour_of(Ink::gold), 0.30F * glow.strength);
        add_frame(triangles, corners, 2.5F * scale, colour_of(Ink::gold), 0.9F * glow.strength);
        break;
      case scene::GlowKind::focused:
        triangles.polygon(corners, colour_of(Ink::gold), 0.70F * glow.strength);
        add_frame(triangles, corners, 5 * scale, colour_of(Ink::ink), glow.strength);
        add_frame(triangles, square_corners(glow, view, 0.11F), 2.5F * scale, colour_of(Ink::white), glow.strength);
        break;
      case scene::GlowKind::danger:
        triangles.polygon(corners, colour_of(Ink::red), 0.18F * glow.strength);
        add_hatch(triangles, corners, 2 * scale, colour_of(Ink::bad), 0.7F * glow.strength);
        break;
      case scene::GlowKind::rope_line:
        add_frame(triangles, square_corners(glow, view, 0.38F), 2.5F * scale, colour_of(Ink::ink), 0.45F * glow.strength);
        break;
    }
  }
  triangles.paint(renderer);
}

void add_choices_through(Triangles& triangles, std::span<const scene::Glow> glows, const scene::Projection& view,
                         float scale) {
  constexpr float shows_through = 0.6F;
  for (const scene::Glow& glow : glows) {
    const std::array<Pixel, 4> corners = square_corners(glow, view, 0.06F);
    if (glow.kind == scene::GlowKind::legal) {
      add_frame(triangles, corners, 2.5F * scale, colour_of(Ink::gold), shows_through * glow.strength);
    } else if (glow.kind == scene::GlowKind::focused) {
      triangles.polygon(corners, colour_of(Ink::gold), 0.35F * glow.strength);
      add_frame(triangles, corners, 5 * scale, colour_of(Ink::ink), shows_through * glow.strength);
      add_frame(triangles, square_corners(glow, view, 0.11F), 2.5F * scale, colour_of(Ink::white), glow.strength);
    }
  }
}

void add_bursts_behind(Triangles& triangles, std::span<const scene::Particle> particles, const scene::Projection& view) {
  for (const scene::Particle& particle : particles) {
    if (is_behind(particle)) {
      add_particle(triangles, particle, view);
    }
  }
}

void add_particles(Triangles& triangles, std::span<const scene::Particle> particles, const scene::Projection& view) {
  for (const scene::Particle& particle : particles) {
    if (!is_behind(particle)) {
      add_particle(triangles, particle, view);
    }
  }
}

void Triangles::fan(std::size_t first, std::size_t count) {
  for (std::size_t corner = 2; corner < count; ++corner) {
    indices_.insert(indices_.end(),
                    {static_cast<int>(first), static_cast<int>(first + corner - 1), static_cast<int>(first + corner)});
  }
}

void Triangles::polygon(std::span<const scene::Pixel> corners, Rgb colour, float alpha) {
  const std::size_t first = vertices_.size();
  const SDL_Color paint_colour = to_sdl(colour, alpha);
  for (const scene::Pixel& corner : corners) {
    vertices_.push_back({{corner.x, corner.y}, paint_colour, {0, 0}});
  }
  fan(first, corners.size());
}

void Triangles::line(scene::Pixel from, scene::Pixel to, float width, Rgb colour, float alpha) {
  if (const auto corners = stroke_corners(from, to, width)) {
    polygon(*corners, colour, alpha);
  }
}

void Triangles::picture(const std::array<scene::Pixel, 4>& corners, const SDL_FRect& piece, Rgb colour, float alpha) {
  const std::size_t first = vertices_.size();
  const SDL_Color paint_colour = to_sdl(colour, alpha);
  const std::array<SDL_FPoint, 4> places{{{piece.x, piece.y},
                                          {piece.x + piece.w, piece.y},
                                          {piece.x + piece.w, piece.y + piece.h},
                                          {piece.x, piece.y + piece.h}}};
  for (std::size_t corner = 0; corner < corners.size(); ++corner) {
    vertices_.push_back({{corners[corner].x, corners[corner].y}, paint_colour, places[corner]});
  }
  fan(first, corners.size());
}

void Triangles::paint(SDL_Renderer* renderer, SDL_Texture* texture) const {
  if (!indices_.empty()) {
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);  // holds for triangles without a texture
    SDL_RenderGeometry(renderer, texture, vertices_.data(), static_cast<int>(vertices_.size()), indices_.data(),
                       static_cast<int>(indices_.size()));
  }
}

}  // namespace fc::paint
