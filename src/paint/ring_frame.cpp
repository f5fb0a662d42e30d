#include "paint/hall_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <memory>

#include "paint/raster.h"

namespace fc::paint {
namespace {

using scene::Ink;
using scene::Pixel;
using scene::Vec3;

constexpr float rope_gap = scene::Ropes::from_canvas;
constexpr float apron_drop = 0.62F;

/// A repeatable roughness of the cloth, -1..1.
float grain(int x, int y) {
  auto mixed_bits = static_cast<std::uint32_t>(x) * 0x9E3779B1U ^ static_cast<std::uint32_t>(y) * 0x85EBCA77U;
  mixed_bits ^= mixed_bits >> 15U;
  mixed_bits *= 0x2C1B3C6DU;
  mixed_bits ^= mixed_bits >> 13U;
  return static_cast<float>(mixed_bits & 0xFFFFU) / 32768 - 1;
}

constexpr int print_height = 96;  // of a spot's label, pixels

/// How much of a line of `half_width` pixels lies on a pixel that is `distance` pixels from its middle.
float line_cover(float distance, float half_width) { return std::clamp(half_width - distance + 0.5F, 0.0F, 1.0F); }

/// Mixes ink into a colour of the cloth. Most pixels have none.
void print_on(Rgb& cloth, Rgb ink, float cover) {
  if (cover > 0) {
    cloth = mixed(cloth, ink, cover);
  }
}

}  // namespace

/// Where the cloth lies on a row of pixels.
struct RingFrame::ClothRow {
  scene::Projection::Row row;
  int left = 0;
  int right = -1;  ///< both inclusive
};

RingFrame::ClothRow RingFrame::cloth_on(int y, int width) const {
  const scene::Projection::Row row = view.row_at(static_cast<float>(y) + 0.5F);
  const int west = static_cast<int>(view.project({-rope_gap, row.y, 0}).x);
  return {.row = row,
          .left = std::max(0, west),
          .right = std::min(width - 1, static_cast<int>(2 * layout.film.middle_x()) - west)};
}

int RingFrame::cloth_begins() const { return static_cast<int>(view.project({0, -rope_gap, 0}).y); }
int RingFrame::cloth_ends() const {
  return static_cast<int>(view.project({0, static_cast<float>(board.rows) + rope_gap, 0}).y) + 1;
}

RingFrame::Hidden RingFrame::hides(int y, int width) const {
  constexpr int edge = 3;  // which is smooth, and one that whole pixels hide
  if (y < cloth_begins() + edge || y > cloth_ends() - edge) {
    return {};
  }
  const ClothRow cloth = cloth_on(y, width);
  const int west = cloth.left == 0 ? 0 : cloth.left + edge;
  const int east = cloth.right == width - 1 ? width : cloth.right + 1 - edge;
  return {west, std::max(west, east)};
}

void RingFrame::paint_canvas(Raster& raster) const {
  const int last = std::min(raster.height() - 1, cloth_ends());
  for (int y = std::max(0, cloth_begins()); y <= last; ++y) {
    paint_cloth(raster, y, cloth_on(y, raster.width()));
  }
}

// What a row has in common is worked out once: there are millions of pixels.
void RingFrame::paint_cloth(Raster& raster, int y, const ClothRow& cloth) const {
  constexpr float far_squash = 0.55F;  // a square is about half as high as wide on the picture
  constexpr float along = 0.75F;       // between across and along the ring
  constexpr float rim_light = 0.92F;
  const auto columns = static_cast<float>(board.columns);
  const auto rows = static_cast<float>(board.rows);
  const Rgb line = colour_of(Ink::canvas_line);
  const float at_y = cloth.row.y;
  const float scale = view.scale_at(at_y);
  const float edge_y = std::min(at_y + rope_gap, rows + rope_gap - at_y);
  if (edge_y <= 0) {
    return;
  }
  const float down = at_y - rows / 2;
  const float down_square = down * down;
  const float row_cover = line_cover(to_nearest_whole(at_y) * scale * far_squash, 0.6F * layout.scale);
  const bool row_inside = at_y > -0.02F && at_y < rows + 0.02F;
  const bool row_at_rim = at_y < 0.5F || at_y > rows - 0.5F;
  // Two circles round the middle of the board.
  const auto circle = [&](float middle, float radius, float half_width) {
    return line_cover(std::abs(middle - radius) * scale * along, half_width * layout.scale) * 0.30F;
  };
  const float circles_end = 1.1F + 4 * layout.scale / scale;
  for (int x = cloth.left; x <= cloth.right; ++x) {
    const float at_x = cloth.row.at(static_cast<float>(x) + 0.5F).x;
    const float edge_x = std::min(at_x + rope_gap, columns + rope_gap - at_x);
    if (edge_x <= 0) {
      continue;
    }
    const float across = at_x - columns / 2;
    const float from_middle = length_of(across / columns, down / rows);
    Rgb colour = lit(colour_of(Ink::canvas), 1.09F - 0.42F * from_middle * from_middle * 2 + 0.018F * grain(x, y));
    const bool inside = row_inside && at_x > -0.02F && at_x < columns + 0.02F;
    if (inside && board.grid) {
      const float cover = std::max(line_cover(to_nearest_whole(at_x) * scale, 0.75F * layout.scale), row_cover);
      const bool rim = row_at_rim || at_x < 0.5F || at_x > columns - 0.5F;
      print_on(colour, lit(line, rim ? rim_light : 1.0F), cover * 0.9F);
      if (const float square = across * across + down_square; square < circles_end * circles_end) {
        const float middle = length_of(across, down);
        print_on(colour, colour_of(Ink::red), circle(middle, 1.05F, 2.2F));
        print_on(colour, colour_of(Ink::blue), circle(middle, 0.92F, 0.9F));
      }
    } else if (!inside) {
      colour = lit(colour, 0.86F);
    }
    if (const float smooth = std::min(edge_x * scale, edge_y * scale * far_squash); smooth < 1) {
      raster.blend(x, y, colour, smooth);
    } else {
      raster.set(x, y, colour);
    }
  }
}

void RingFrame::paint_spot(Raster& raster, const scene::Spot& spot, const std::optional<Raster>& label) const {
  const Rgb ink = colour_of(spot.ink);
  const float scale = view.scale_at(spot.y);
  const float foreshortened = 0.75F;  // between across and along the ring
  const float half_line = std::max(1.0F, 0.045F * scale) / 2;
  const Pixel middle = view.project({spot.x, spot.y, 0});
  const int reach = static_cast<int>(std::ceil((spot.radius + 0.1F) * view.scale_at(spot.y + spot.radius)));
  const float letter_height = spot.radius * (spot.label.size() > 2 ? 1.05F : 1.45F);
  const auto label_at = [&](const Vec3& at) {
    const float per_square = print_height / letter_height;
    const float x = (at.x - spot.x) * per_square + static_cast<float>(label->width()) / 2;
    const float y = (at.y - spot.y) * per_square * 0.8F + static_cast<float>(label->height()) / 2;
    return label->sample(x, y).a;
  };
  for (int y = static_cast<int>(middle.y) - reach; y <= static_cast<int>(middle.y) + reach; ++y) {
    const scene::Projection::Row row = view.row_at(static_cast<float>(y) + 0.5F);
    for (int x = static_cast<int>(middle.x) - reach; x <= static_cast<int>(middle.x) + reach; ++x) {
      const Vec3 at = row.at(static_cast<float>(x) + 0.5F);
      const float away = length_of(at.x - spot.x, at.y - spot.y);
      const auto ring = [&](float radius) { return line_cover(std::abs(away - radius) * scale * foreshortened, half_line); };
      const float inside = std::clamp((spot.radius - away) * scale * foreshortened + 0.5F, 0.0F, 1.0F);
      raster.blend(x, y, ink, inside * (spot.filled ? 0.62F : 0.16F));
      raster.blend(x, y, spot.filled ? colour_of(Ink::ink) : lit(ink, 0.85F), ring(spot.radius) * 0.85F);
      if (spot.doubled) {
        raster.blend(x, y, spot.filled ? colour_of(Ink::ink) : lit(ink, 0.85F), ring(spot.radius * 0.82F) * 0.85F);
      }
      if (label && inside > 0) {
        raster.blend(x, y, colour_of(Ink::ink), label_at(at) * 0.85F);
      }
    }
  }
}

void RingFrame::paint_apron(Raster& raster, const RingWords& words) const {
  const float left_x = -rope_gap;
  const float right_x = static_cast<float>(board.columns) + rope_gap;
  const float near_y = static_cast<float>(board.rows) + rope_gap;
  const auto skirt = [&](Vec3 from, Vec3 to, Rgb colour) {
    const std::array<Pixel, 4> corners{{view.project(from), view.project(to), view.project({to.x, to.y, -apron_drop}),
                                        view.project({from.x, from.y, -apron_drop})}};
    raster.polygon(corners, colour);
  };
  const Rgb cloth{0x7E, 0x1B, 0x28};
  skirt({left_x, -rope_gap, 0}, {left_x, near_y, 0}, lit(cloth, 0.45F));
  skirt({right_x, -rope_gap, 0}, {right_x, near_y, 0}, lit(cloth, 0.45F));
  skirt({left_x, near_y, 0}, {right_x, near_y, 0}, cloth);
  const auto [corner, far_corner, height] = front();
  raster.stroke({corner.x, corner.y + height * 0.10F}, {far_corner.x, corner.y + height * 0.10F}, 1.6F * layout.scale,
                colour_of(Ink::gold), 0.9F);
  raster.stroke({corner.x, corner.y + height * 0.92F}, {far_corner.x, corner.y + height * 0.92F}, 1.6F * layout.scale,
                colour_of(Ink::gold), 0.6F);
  if (words.apron_shade && words.apron) {
    const int x = static_cast<int>((corner.x + far_corner.x) / 2) - words.apron->width() / 2;
    const int y = static_cast<int>(corner.y + height * 0.52F) - words.apron->height() / 2;
    raster.lay(*words.apron_shade, x + 2, y + 2);
    raster.lay(*words.apron, x, y);
  }
}

RingFrame::Skirt RingFrame::front() const {
  const float near_y = static_cast<float>(board.rows) + rope_gap;
  const Pixel corner = view.project({-rope_gap, near_y, 0});
  const Pixel far_corner = view.project({static_cast<float>(board.columns) + rope_gap, near_y, -apron_drop});
  // The panels below may cover its foot; what is printed on it stands above them.
  return {corner, far_corner, std::min(far_corner.y, layout.film.bottom()) - corner.y};
}

RingWords RingFrame::words(Lettering& lettering) const {
  RingWords words;
  for (const scene::Spot& spot : board.spots) {
    words.spots.push_back(lettering.plain(spot.label, print_height, {0, 0, 0}));
  }
  constexpr int least_height = 6;
  if (const int size = static_cast<int>(front().height * 0.74F); size >= least_height) {
    words.apron_shade = lettering.plain("FOUR  CORNERS", size, colour_of(Ink::ink));
    words.apron = lettering.plain("FOUR  CORNERS", size, colour_of(Ink::paper));
  }
  return words;
}

void RingFrame::paint(Raster& raster, const RingWords& words) const {
  paint_apron(raster, words);
  paint_canvas(raster);
  for (std::size_t spot = 0; spot < board.spots.size(); ++spot) {
    paint_spot(raster, board.spots[spot], words.spots[spot]);
  }
}

float RingFrame::canvas_top() const { return view.project({0, -rope_gap, 0}).y; }

namespace {

using scene::Ink;
using scene::Pixel;
using scene::Ropes;
using scene::Vec3;

constexpr float post_height = 1.42F;  // squares
constexpr float post_width = 0.17F;
constexpr float pad_width = 0.34F;
constexpr float rope_width = 0.055F;
constexpr float sag = 0.035F;
constexpr Rgb rope_light{0xF4, 0xEA, 0xD2};
constexpr Rgb rope_shade{0x8C, 0x7D, 0x62};

struct Rope {
  float height;  ///< squares
  float gives;   ///< of what the top rope gives
};
constexpr std::array<Rope, 4> ropes_of_a_side{{{0.42F, 0.5F}, {0.72F, 0.7F}, {1.02F, 0.88F}, {1.32F, 1}}};

int whole(float value) { return static_cast<int>(std::lround(value)); }

Vec3 post(const scene::Board& board, bool right, bool near) {
  constexpr float apart = Ropes::from_canvas;
  return {right ? static_cast<float>(board.columns) + apart : -apart,
          near ? static_cast<float>(board.rows) + apart * 0.6F : -apart, 0};
}

void paint_post(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view, bool right, bool near) {
  const Vec3 foot = post(stage.board, right, near);
  const auto pillar = [&](float from, float to, float width, Rgb colour) {
    const float half = width / 2;
    const Pixel top = view.project({foot.x - half, foot.y, to});
    const Pixel bottom = view.project({foot.x + half, foot.y, from});
    const SDL_Rect place{whole(top.x), whole(top.y), whole(bottom.x) - whole(top.x), whole(bottom.y) - whole(top.y)};
    SDL_SetRenderDrawColor(renderer, colour.r, colour.g, colour.b, 255);
    SDL_RenderFillRect(renderer, &place);
  };
  // Red sits at the near left, blue at the far right; the neutral corners are paper.
  const Ink ink = near && !right ? Ink::red : !near && right ? Ink::blue : Ink::paper;
  const Rgb pad = ink == Ink::paper ? lit(colour_of(Ink::paper), 0.86F) : colour_of(ink);
  pillar(-0.1F, post_height + 0.1F, post_width, {0x3B, 0x37, 0x3F});
  pillar(-0.1F, post_height + 0.1F, post_width * 0.35F, {0x6A, 0x64, 0x6E});
  pillar(0.28F, post_height, pad_width, lit(pad, 0.55F));
  pillar(0.30F, post_height - 0.02F, pad_width * 0.86F, pad);
  pillar(0.30F, post_height - 0.02F, pad_width * 0.22F, lit(pad, 1.22F));
  for (const float height : {0.58F, 0.88F, 1.18F}) {
    pillar(height - 0.02F, height + 0.02F, pad_width * 0.86F, lit(pad, 0.7F));
  }
}

/// A side from its first post to its second one, and the way that its ropes give.
struct Side {
  Vec3 from;
  Vec3 to;
  float out_x = 0;
  float out_y = 0;
};

/// The ropes of one colour: each is a line of shade and, on it and a little higher, a thinner one of light.
struct Bundle {
  ScanLines shade;
  ScanLines light;

  explicit Bundle(const scene::Box& seen) : shade(seen), light(seen) {}

  void add(const scene::Projection& view, const Side& side, const Ropes::Side& bent) {
    // Of a rope's width, across it from its middle: where light ends, where shade ends under a level and an upright rope.
    constexpr float light_ends = 0.36F;
    constexpr float upright_shade = 0.5F;
    constexpr float level_shade = 0.85F;
    constexpr float seam = 0.1F;  // that both lie on
    const Pixel first = view.project(side.from);
    const Pixel last = view.project(side.to);
    const float length = std::hypot(last.x - first.x, last.y - first.y);
    const float levelled = std::abs(last.x - first.x) / length;
    const Pixel below{(last.y - first.y) / length * (last.x > first.x ? -1.0F : 1.0F), levelled};
    const float shade_ends = upright_shade + (level_shade - upright_shade) * levelled;
    const float shade_width = shade_ends - light_ends + seam;
    const float shade_middle = shade_ends - shade_width / 2;
    std::array<ScanLines::Knot, Ropes::parts + 1> bright{};
    std::array<ScanLines::Knot, Ropes::parts + 1> dark{};
    for (const Rope& rope : ropes_of_a_side) {
      for (std::size_t knot = 0; knot < bright.size(); ++knot) {
        const float share = static_cast<float>(knot) / Ropes::parts;
        const float out = bent[knot] * rope.gives;
        const Vec3 at{side.from.x + (side.to.x - side.from.x) * share + side.out_x * out,
                      side.from.y + (side.to.y - side.from.y) * share + side.out_y * out,
                      rope.height - sag * 4 * share * (1 - share)};
        const Pixel middle = view.project(at);
        const float width = std::max(1.4F, view.scale_at(at.y) * rope_width);
        bright[knot] = {.at = middle, .width = 2 * light_ends * width};
        dark[knot] = {.at = {middle.x + below.x * shade_middle * width, middle.y + below.y * shade_middle * width},
                      .width = shade_width * width};
      }
      shade.add(dark);
      light.add(bright);
    }
  }
  void paint(SDL_Renderer* renderer, float alpha) const {
    shade.paint(renderer, rope_shade, alpha);
    light.paint(renderer, rope_light, alpha);
  }
};

}  // namespace

/// Where ropes run, and what for.
struct RopePainter::Kept {
  scene::Board board;
  Ropes ropes;
  scene::Projection view;
  scene::Box seen;
  Bundle bundle;

  [[nodiscard]] bool holds(const scene::Stage& stage, const scene::Projection& now, const scene::Box& place) const {
    return ropes == stage.ropes && view == now && seen == place && board == stage.board;
  }
};

RopePainter::RopePainter() = default;
RopePainter::~RopePainter() = default;

void RopePainter::paint_far(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view,
                            const scene::Box& seen) {
  paint_post(renderer, stage, view, false, false);
  paint_post(renderer, stage, view, true, false);
  if (far_ == nullptr || !far_->holds(stage, view, seen)) {
    const Vec3 left = post(stage.board, false, false);
    const Vec3 right = post(stage.board, true, false);
    far_ = std::make_unique<Kept>(Kept{stage.board, stage.ropes, view, seen, Bundle(seen)});
    Bundle& ropes = far_->bundle;
    ropes.add(view, {.from = left, .to = right, .out_x = 0, .out_y = -1}, stage.ropes.far);
    ropes.add(view, {.from = left, .to = post(stage.board, false, true), .out_x = -1, .out_y = 0}, stage.ropes.left);
    ropes.add(view, {.from = right, .to = post(stage.board, true, true), .out_x = 1, .out_y = 0}, stage.ropes.right);
  }
  far_->bundle.paint(renderer, 1);
}

void RopePainter::paint_near(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view,
                             const scene::Box& seen) {
  constexpr float see_through = 0.62F;
  if (near_ == nullptr || !near_->holds(stage, view, seen)) {
    near_ = std::make_unique<Kept>(Kept{stage.board, stage.ropes, view, seen, Bundle(seen)});
    near_->bundle.add(view,
                      {.from = post(stage.board, false, true), .to = post(stage.board, true, true), .out_x = 0, .out_y = 1},
                      stage.ropes.near);
  }
  near_->bundle.paint(renderer, see_through);
  paint_post(renderer, stage, view, false, true);
  paint_post(renderer, stage, view, true, true);
}

}  // namespace fc::paint
