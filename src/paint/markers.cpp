#include "paint/markers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace fc::paint {
namespace {

constexpr float marker_height = 1.40F;   // squares
constexpr float thickness = 0.13F;       // of the height
constexpr float lying_height = 0.46F;    // of the height, once fallen
constexpr float figure_share = 1.25F;    // of the height: a man beside his chip
constexpr float standing_below = 0.02F;  // of the height: his soles stand before the chip
constexpr float lying_above = 0.06F;
constexpr float lying_forward = 0.16F;   // so that his middle is the chip's
constexpr float narrowest_chip = 0.68F;  // of a width, while it turns
constexpr float narrowest_man = 0.82F;   // he only turns a shoulder
constexpr float badge_width = 0.36F;     // of the height
constexpr float shadow_width = 1.12F;    // of the width

template <class Number>
Number whole(float value) {
  return static_cast<Number>(std::lround(value));
}

/// Sizes in steps of two pixels: a moving marker keeps its sprite for some frames.
std::int16_t even(float value) { return static_cast<std::int16_t>(2 * std::lround(value / 2)); }

/// Of a chip, or what would be one; pixels.
template <class Standing>
float height_of(const Standing& standing, const scene::Projection& view) {
  return view.scale_at(standing.at.y) * marker_height;
}

/// How wide something is seen that turns over: it never loses the other of man and chip, as one seen edge-on would.
float turned(const scene::Marker& marker, float narrowest) {
  return narrowest + (1 - narrowest) * std::abs(std::cos(std::numbers::pi_v<float> * marker.flip));
}

Look look_of(const scene::Marker& marker, float height) {
  const float upright = 1 - (1 - lying_height) * marker.fallen;
  const bool attacks = marker.flip > 0.5F;
  const float side = std::sin(std::numbers::pi_v<float> * marker.flip);
  return {.face = static_cast<std::uint8_t>(2 * static_cast<int>(marker.corner) + (attacks ? 1 : 0)),
          .crowned = marker.crowned,
          .owner = static_cast<std::int8_t>(marker.owner ? static_cast<int>(marker.owner->ink) : -1),
          .width = even(height * turned(marker, narrowest_chip) * (1 + 0.18F * marker.squash)),
          .height = even(height * upright * (1 - 0.18F * marker.squash)),
          .lean = whole<std::int8_t>(std::clamp(marker.lean * (1 - marker.fallen), -1.5F, 1.5F) / lean_step),
          .flash = whole<std::int8_t>(std::clamp(marker.flash, 0.0F, 1.0F) * 8),
          .edge_x = whole<std::int8_t>(height * thickness * (0.35F + 0.65F * side) * (marker.facing < 0 ? 1.0F : -1.0F) *
                                       (1 - marker.fallen)),
          .edge_y = whole<std::int8_t>(height * thickness * (0.12F + 0.75F * marker.fallen))};
}

void paint_shadow(SDL_Renderer* renderer, const scene::Marker& marker, const scene::Projection& view, Shadows& shadows) {
  const float height = height_of(marker, view);
  const float width = height * shadow_width / (1 + 0.5F * std::max(0.0F, marker.at.z));
  const scene::Pixel foot = view.project({marker.at.x, marker.at.y, 0});
  const SDL_FRect place{foot.x - width / 2 + height * 0.04F, foot.y - width * 0.17F, width, width * 0.34F};
  shadows.paint(renderer, place);
}

void paint_chip(SDL_Renderer* renderer, const scene::Marker& marker, const scene::Projection& view, Sprites& sprites) {
  const Look look = look_of(marker, height_of(marker, view));
  SDL_Texture* texture = sprites.get(renderer, look);
  int width_pixels = 0;
  int height_pixels = 0;
  if (texture == nullptr || SDL_QueryTexture(texture, nullptr, nullptr, &width_pixels, &height_pixels) != 0) {
    return;
  }
  const scene::Pixel foot = view.project(marker.at);
  // It leans about its foot, so the middle swings to the side.
  const float half = static_cast<float>(look.height) / 2;
  const float angle = static_cast<float>(look.lean) * lean_step;
  const float x = foot.x + std::sin(angle) * half;
  const float y = foot.y - std::cos(angle) * half * (1 - 0.55F * marker.fallen);
  const SDL_Rect place{whole<int>(x) - width_pixels / 2, whole<int>(y) - height_pixels / 2, width_pixels, height_pixels};
  SDL_RenderCopy(renderer, texture, nullptr, &place);
}

/// What a man does who lies there and was told nothing: he falls.
scene::Likeness likeness_of(const scene::Marker& marker) {
  scene::Likeness likeness = marker.likeness;
  if (marker.fallen > 0 && (likeness.gesture.act < scene::Act::fall || likeness.gesture.act > scene::Act::rise)) {
    likeness.gesture = {.act = scene::Act::fall, .share = marker.fallen};
  }
  return quantized(likeness);
}

FigureLook figure_of(const scene::Official& official, float height) {
  const scene::SeatMark mark = scene::mark_of(official.corner);
  return {.likeness = quantized(official.likeness),
          .ink = mark.ink,
          .mark = mark.mark,
          .height = even(height * figure_share),
          .mirrored = official.facing < 0};
}

FigureLook figure_of(const scene::Marker& marker, float height) {
  const scene::SeatMark mark = scene::mark_of(marker.corner);
  return {.likeness = likeness_of(marker),
          .ink = mark.ink,
          .mark = mark.mark,
          .height = even(height * figure_share),
          .mirrored = marker.facing < 0,
          .width = whole<std::int8_t>(turned(marker, narrowest_man) * 16),
          .squash = whole<std::int8_t>(std::clamp(marker.squash, -1.0F, 1.0F) * 16),
          .lean = whole<std::int8_t>(std::clamp(marker.lean * (1 - marker.fallen), -1.5F, 1.5F) / lean_step)};
}

/// The man in front of his chip; lying he is in its middle.
void paint_figure(SDL_Renderer* renderer, const scene::Marker& marker, const scene::Projection& view, Figures& figures) {
  const float height = height_of(marker, view);
  const FigureTexture& man = figures.get(renderer, figure_of(marker, height));
  if (!man.texture) {
    return;
  }
  const scene::Pixel foot = view.project(marker.at);
  const float forward = (marker.facing < 0 ? -1.0F : 1.0F) * marker.fallen * lying_forward;
  const SDL_Rect place{
      whole<int>(foot.x + forward * height - man.foot_x),
      whole<int>(foot.y + (standing_below - (standing_below + lying_above) * marker.fallen) * height - man.foot_y),
      man.width, man.height};
  SDL_RenderCopy(renderer, man.texture.get(), nullptr, &place);
}

/// With a shadow of his own: he has no chip.
void paint_official(SDL_Renderer* renderer, const scene::Official& official, const scene::Projection& view,
                    const MarkerPictures& pictures) {
  constexpr float shadow_of_a_man = 0.5F;  // of the height
  const float height = height_of(official, view);
  const FigureTexture& man = pictures.figures.get(renderer, figure_of(official, height));
  if (!man.texture || official.alpha <= 0) {
    return;
  }
  const scene::Pixel foot = view.project(official.at);
  const float width = height * shadow_of_a_man;
  const SDL_FRect below{foot.x - width / 2, foot.y - width * 0.14F, width, width * 0.28F};
  pictures.shadows.paint(renderer, below);
  const SDL_Rect place{whole<int>(foot.x - man.foot_x), whole<int>(foot.y + standing_below * height - man.foot_y), man.width,
                       man.height};
  const auto alpha = whole<std::uint8_t>(255 * std::clamp(official.alpha, 0.0F, 1.0F));
  SDL_SetTextureAlphaMod(man.texture.get(), alpha);
  SDL_RenderCopy(renderer, man.texture.get(), nullptr, &place);
  SDL_SetTextureAlphaMod(man.texture.get(), 255);
}

/// The owner's shape, at the foot of the chip.
void paint_badge(SDL_Renderer* renderer, const scene::Marker& marker, const scene::Projection& view, Badges& badges) {
  const float height = height_of(marker, view);
  const int diameter = 2 * static_cast<int>(std::lround(height * badge_width / 2));
  SDL_Texture* texture = badges.get(renderer, *marker.owner, diameter);
  const scene::Pixel foot = view.project(marker.at);
  const SDL_Rect place{whole<int>(foot.x) - diameter / 2,
                       whole<int>(foot.y + height * (0.14F * marker.fallen - 0.04F)) - diameter / 2, diameter, diameter};
  SDL_RenderCopy(renderer, texture, nullptr, &place);
}

std::vector<const scene::Marker*> from_far_to_near(std::span<const scene::Marker> markers) {
  std::vector<const scene::Marker*> by_depth;
  for (const scene::Marker& marker : markers) {
    by_depth.push_back(&marker);
  }
  std::ranges::stable_sort(by_depth, {}, [](const scene::Marker* marker) { return marker->at.y; });
  return by_depth;
}

}  // namespace

void paint_chips(SDL_Renderer* renderer, std::span<const scene::Marker> markers, const scene::Projection& view,
                 const MarkerPictures& pictures) {
  for (const scene::Marker& marker : markers) {
    paint_shadow(renderer, marker, view, pictures.shadows);
  }
  for (const scene::Marker* marker : from_far_to_near(markers)) {
    paint_chip(renderer, *marker, view, pictures.sprites);
  }
}

void prerender(const scene::Stage& stage, const scene::Projection& view, const MarkerPictures& pictures) {
  for (const scene::Marker& marker : stage.markers) {
    pictures.sprites.prerender(look_of(marker, height_of(marker, view)));
    pictures.figures.prerender(figure_of(marker, height_of(marker, view)));
  }
  for (const scene::Official& official : stage.officials) {
    pictures.figures.prerender(figure_of(official, height_of(official, view)));
  }
}

void paint_men(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view,
               const MarkerPictures& pictures) {
  struct Man {
    float y = 0;
    const scene::Marker* marker = nullptr;
    const scene::Official* official = nullptr;
  };
  std::vector<Man> by_depth;
  for (const scene::Official& official : stage.officials) {
    by_depth.push_back({.y = official.at.y, .official = &official});
  }
  for (const scene::Marker& marker : stage.markers) {
    by_depth.push_back({.y = marker.at.y, .marker = &marker});
  }
  std::ranges::stable_sort(by_depth, {}, &Man::y);
  // Nobody hides a punch that is on its way.
  std::stable_partition(by_depth.begin(), by_depth.end(),
                        [](const Man& man) { return man.marker == nullptr || !strikes(man.marker->likeness.gesture); });
  for (const Man& man : by_depth) {
    if (man.official != nullptr) {
      paint_official(renderer, *man.official, view, pictures);
      continue;
    }
    paint_figure(renderer, *man.marker, view, pictures.figures);
    if (man.marker->owner) {
      paint_badge(renderer, *man.marker, view, pictures.badges);
    }
  }
}

namespace {

using scene::Mark;
using scene::Pixel;

constexpr float whole_turn = 6.2831853F;

/// The point at that share of a turn, clockwise from above.
Pixel on_circle(Pixel middle, float radius, float share) {
  return {middle.x + radius * std::sin(whole_turn * share), middle.y - radius * std::cos(whole_turn * share)};
}

void fill_regular(Raster& raster, Pixel middle, float radius, int sides, float first, Rgb colour) {
  std::vector<Pixel> corners;
  corners.reserve(static_cast<std::size_t>(sides));
  for (int side = 0; side < sides; ++side) {
    corners.push_back(on_circle(middle, radius, first + static_cast<float>(side) / static_cast<float>(sides)));
  }
  raster.polygon(corners, colour);
}

void fill_star(Raster& raster, Pixel middle, float radius, Rgb colour) {
  const float inner = radius * 0.46F;
  fill_regular(raster, middle, inner * 1.04F, 5, 0.1F, colour);
  for (int point = 0; point < 5; ++point) {
    const float at = static_cast<float>(point) / 5;
    raster.polygon(std::array<Pixel, 3>{on_circle(middle, radius, at), on_circle(middle, inner, at + 0.1F),
                                        on_circle(middle, inner, at - 0.1F)},
                   colour);
  }
}

/// Higher than it is wide: a regular one is a disc at small sizes.
void fill_hexagon(Raster& raster, Pixel middle, float radius, Rgb colour) {
  const float half = radius * 0.66F;
  const float shoulder = radius * 0.52F;
  raster.polygon(std::array<Pixel, 6>{{{middle.x, middle.y - radius},
                                       {middle.x + half, middle.y - shoulder},
                                       {middle.x + half, middle.y + shoulder},
                                       {middle.x, middle.y + radius},
                                       {middle.x - half, middle.y + shoulder},
                                       {middle.x - half, middle.y - shoulder}}},
                 colour);
}

void fill_bar(Raster& raster, Pixel middle, float half_width, float half_height, Rgb colour) {
  raster.polygon(std::array<Pixel, 4>{{{middle.x - half_width, middle.y - half_height},
                                       {middle.x + half_width, middle.y - half_height},
                                       {middle.x + half_width, middle.y + half_height},
                                       {middle.x - half_width, middle.y + half_height}}},
                 colour);
}

}  // namespace

void draw_mark(Raster& raster, Pixel middle, float radius, Mark mark, Rgb colour) {
  switch (mark) {
    case Mark::disc: raster.ellipse(middle, radius * 0.86F, radius * 0.86F, colour); break;
    case Mark::diamond: fill_regular(raster, middle, radius, 4, 0, colour); break;
    case Mark::square: fill_bar(raster, middle, radius * 0.76F, radius * 0.76F, colour); break;
    case Mark::triangle: fill_regular(raster, {middle.x, middle.y + radius * 0.16F}, radius * 1.06F, 3, 0, colour); break;
    case Mark::star: fill_star(raster, {middle.x, middle.y + radius * 0.05F}, radius * 1.08F, colour); break;
    case Mark::hexagon: fill_hexagon(raster, middle, radius, colour); break;
    case Mark::cross:
      fill_bar(raster, middle, radius * 0.32F, radius * 0.92F, colour);
      fill_bar(raster, middle, radius * 0.92F, radius * 0.32F, colour);
      break;
    case Mark::ring:
      raster.ellipse(middle, radius * 0.9F, radius * 0.9F, colour);
      raster.ellipse(middle, radius * 0.45F, radius * 0.45F, colour_of(scene::Ink::paper));
      break;
  }
}

SDL_Texture* Badges::get(SDL_Renderer* renderer, const scene::SeatMark& seat, int diameter) {
  const auto make = [&] {
    const float radius = static_cast<float>(diameter) / 2;
    const Pixel middle{radius, radius};
    Raster badge(diameter, diameter);
    badge.ellipse(middle, radius, radius, colour_of(scene::Ink::ink));
    badge.ellipse(middle, radius * 0.88F, radius * 0.88F, colour_of(scene::Ink::paper));
    draw_mark(badge, middle, radius * 0.68F, seat.mark, colour_of(seat.ink));
    return badge.to_texture(renderer, false);
  };
  return kept_.get({.ink = seat.ink, .mark = seat.mark, .diameter = diameter}, make).get();
}

}  // namespace fc::paint
