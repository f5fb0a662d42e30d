#include "paint/figure/figure.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "paint/figure/body.h"
#include "paint/figure/inking.h"

namespace fc::paint {
namespace {

constexpr float edge_width = 5.5F;  // units of the drawings
constexpr float least_edge = 1.3F;  // pixels

struct Bounds {
  Point low{1e9F, 1e9F};
  Point high{-1e9F, -1e9F};
};

Bounds bounds_of(const std::vector<Layer>& layers) {
  Bounds bounds;
  for (const Layer& layer : layers) {
    for (const Stamp& stamp : layer.stamps) {
      for (const Point& point : stamp.outline.points) {
        bounds.low = {std::min(bounds.low.x, point.x), std::min(bounds.low.y, point.y)};
        bounds.high = {std::max(bounds.high.x, point.x), std::max(bounds.high.y, point.y)};
      }
    }
  }
  return bounds;
}

Extent united(const Extent& a, const Extent& b) {
  return a.empty()   ? b
         : b.empty() ? a
                     : Extent{std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
                              std::max(a.bottom, b.bottom)};
}

/// Prints the layers one over the other, each with a halo of paper.
void print_layers(const std::vector<Layer>& layers, float scale, bool edged, Inking& inking, Mask& mask, Mask& grown) {
  if (edged) {
    Extent all;
    for (const Layer& layer : layers) {
      for (const Stamp& stamp : layer.stamps) {
        if (stamp.silhouette) {
          all = united(all, inking.cover(stamp.outline.points, stamp.outline.ends, mask));
        }
      }
    }
    Extent edge = all;
    grow(mask, edge, std::max(least_edge, edge_width * scale), grown);
    inking.print(grown, edge, colour_of(scene::Ink::paper));
    mask.clear(all);
    grown.clear(edge);
  }
  for (const Layer& layer : layers) {
    Extent where;
    for (const Stamp& stamp : layer.stamps) {
      if (stamp.silhouette) {
        where = united(where, inking.cover(stamp.outline.points, stamp.outline.ends, mask));
      }
    }
    if (layer.halo > 0 && !where.empty()) {
      Extent halo = where;
      grow(mask, halo, std::max(layer.least_halo, layer.halo * scale), grown);
      inking.print(grown, halo, layer.halo_colour);
      grown.clear(halo);
    }
    for (const Stamp& stamp : layer.stamps) {
      inking.fill(stamp.outline.points, stamp.outline.ends, stamp.colour, 1, stamp.clipped ? &mask : nullptr);
    }
    mask.clear(where);
  }
}

}  // namespace

Result<FigurePress> FigurePress::open(const std::filesystem::path& assets) {
  FC_TRY(Drawings parts, Drawings::open(assets / "common" / "figures"));
  FC_TRY(Motions motions, Motions::open(assets / "common" / "motions.json"));
  return FigurePress(std::move(parts), std::move(motions));
}

FigurePicture FigurePress::print(const scene::Likeness& likeness, const Print& how) const {
  const Motions::Moment moment = motions_.at(likeness.looks, likeness.gesture);
  const scene::Mood mood = moment.mood.value_or(likeness.mood);
  const Build build = build_of(likeness.looks);
  const Skeleton bones = skeleton_of(moment.pose, build, likeness.looks.southpaw);
  const float scale = how.scale * build.size;
  const Affine placed =
      Affine::turned(how.lean).after(Affine::scaled((how.mirrored ? -1.0F : 1.0F) * how.width * scale, how.height * scale));
  std::vector<Layer> layers =
      layers_of(parts_, likeness.looks, mood, bones, build, {.mark = how.mark, .placed = placed, .scale = scale});

  const Bounds bounds = bounds_of(layers);
  const float margin = std::ceil(std::max(least_edge, edge_width * scale)) + 2;
  const Point origin{std::floor(bounds.low.x) - margin, std::floor(bounds.low.y) - margin};
  const int width = std::max(1, static_cast<int>(std::ceil(bounds.high.x - origin.x + margin)));
  const int height = std::max(1, static_cast<int>(std::ceil(bounds.high.y - origin.y + margin)));
  for (Layer& layer : layers) {
    for (Stamp& stamp : layer.stamps) {
      for (Point& point : stamp.outline.points) {
        point = {point.x - origin.x, point.y - origin.y};
      }
    }
  }
  Inking inking(width, height);
  Mask mask(width, height);
  Mask grown(width, height);
  print_layers(layers, scale, how.edged, inking, mask, grown);
  if (how.flash > 0) {
    inking.tint(colour_of(scene::Ink::white), how.flash);
  }
  return {.raster = inking.finished(), .foot_x = -origin.x, .foot_y = -origin.y};
}

FigurePress::Glove FigurePress::glove(const scene::Likeness& likeness, const Print& how) const {
  const Motions::Moment moment = motions_.at(likeness.looks, likeness.gesture);
  const Build build = build_of(likeness.looks);
  const Skeleton bones = skeleton_of(moment.pose, build, likeness.looks.southpaw);
  const bool near = Motions::leads(likeness.looks, likeness.gesture) == likeness.looks.southpaw;
  const Limb& arm = near ? bones.near_arm : bones.far_arm;
  const float size = build.glove * (near ? bones.near_glove : bones.far_glove);
  const Point knuckles = glove_middle(arm, size);
  const float scale = how.scale * build.size;
  return {.at = {knuckles.x * scale * how.width * (how.mirrored ? -1.0F : 1.0F), knuckles.y * scale * how.height},
          .radius = glove_radius * size * scale};
}

}  // namespace fc::paint
