#include "paint/ropes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <memory>

#include "paint/scan_lines.h"

namespace fc::paint {
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
