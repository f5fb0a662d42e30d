#include "paint/figure/figure.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "paint/figure/body.h"

namespace fc::paint {
namespace {

constexpr float widest_edge = 10;   // units of the drawings
constexpr float least_halo = 1.1F;  // pixels
constexpr float least_line = 0.8F;

/// What a figure is printed with, kept by each thread from one to the next.
struct Buffers {
  Inking inking{1, 1};
  Mask mask{1, 1};
  Mask grown{1, 1};
};

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

/// Prints the layers one over the other, each with a halo of paper.
void print_layers(const std::vector<Layer>& layers, float scale, Inking& inking, Mask& mask, Mask& grown) {
  for (const Layer& layer : layers) {
    Extent where;
    for (const Stamp& stamp : layer.stamps) {
      if (stamp.silhouette) {
        where = united(where, inking.cover(stamp.outline.points, stamp.outline.ends, mask));
      }
    }
    const auto edge = [&](float width, scene::Ink ink) {
      Extent around = where;
      grow(mask, around, width, grown);
      inking.print(grown, around, colour_of(ink));
      grown.clear(around);
    };
    const float line = layer.line > 0 ? std::max(least_line, layer.line * scale) : 0;
    if (!where.empty()) {
      edge(line + std::max(least_halo, layer.halo * scale), scene::Ink::paper);
      if (line > 0) {
        edge(line, scene::Ink::ink);
      }
    }
    for (const Stamp& stamp : layer.stamps) {
      inking.fill(stamp.outline.points, stamp.outline.ends, stamp.colour, 1, stamp.clipped ? &mask : nullptr);
    }
    mask.clear(where);
  }
}

/// From the drawings' units to pixels, 0, 0 where he stands.
Affine placing_of(const Print& how, const Build& build) {
  const float scale = how.scale * build.size;
  return Affine::turned(how.lean).after(
      Affine::scaled((how.mirrored ? -1.0F : 1.0F) * how.width * scale, how.height * scale));
}

constexpr float begins = 0.36F;  // shares of a punch between which its glove leaves a trail
constexpr float meets = 0.5F;
constexpr float gone = 0.58F;

/// Who is out keeps his eyes shut as he sinks back the way he came up.
bool sinks_back(const scene::Likeness& likeness) {
  const scene::Act act = likeness.gesture.act;
  return likeness.mood == scene::Mood::out &&
         (act == scene::Act::stir || act == scene::Act::sit_up || act == scene::Act::kneel);
}

}  // namespace

bool strikes(const scene::Gesture& gesture) {
  using scene::Act;
  const bool punches = (gesture.act >= Act::jab && gesture.act <= Act::swing) || gesture.act == Act::counter;
  return punches && gesture.share > begins && gesture.share < gone && gesture.amount >= 0.5F;
}

Result<FigurePress> FigurePress::open(const std::filesystem::path& assets) {
  FC_TRY(Drawings parts, Drawings::open(assets / "common" / "figures"));
  FC_TRY(Motions motions, Motions::open(assets / "common" / "motions.json"));
  return FigurePress(std::move(parts), std::move(motions));
}

/// Where the punching glove has been since it shot out; nothing before and after.
Trail FigurePress::trail_of(const scene::Likeness& likeness, const Build& build) const {
  constexpr int steps = 12;
  constexpr int rounds = 4;
  const float share = likeness.gesture.share;
  if (!strikes(likeness.gesture)) {
    return {};
  }
  const float to = std::min(share, meets);
  const float from = share <= meets ? begins : begins + (share - meets) / (gone - meets) * (meets - begins);
  Trail trail{.way = {}, .radius = 0, .near = Motions::leads(likeness.looks, likeness.gesture) == likeness.looks.southpaw};
  for (int step = 0; step <= steps; ++step) {
    scene::Gesture then = likeness.gesture;
    then.share = step == steps ? share : from + (to - from) * static_cast<float>(step) / steps;
    const Pose pose = motions_.at(likeness.looks, then).pose;
    const Skeleton bones = skeleton_of(pose, build, likeness.looks.southpaw);
    const float size = build.glove * (trail.near ? bones.near_glove : bones.far_glove);
    trail.way.push_back(glove_middle(trail.near ? bones.near_arm : bones.far_arm, size));
    trail.radius = glove_radius * size;
  }
  // Key poses give the way corners that a fist does not go.
  for (int round = 0; round < rounds; ++round) {
    Point before = trail.way.front();
    for (std::size_t index = 1; index + 1 < trail.way.size(); ++index) {
      const Point here = trail.way[index];
      const Point after = trail.way[index + 1];
      trail.way[index] = {(before.x + 2 * here.x + after.x) / 4, (before.y + 2 * here.y + after.y) / 4};
      before = here;
    }
  }
  return trail;
}

FigurePicture FigurePress::print(const scene::Likeness& likeness, const Print& how) const {
  const Motions::Moment moment = motions_.at(likeness.looks, likeness.gesture);
  const scene::Mood mood = sinks_back(likeness) ? likeness.mood : moment.mood.value_or(likeness.mood);
  const Build build = build_of(likeness.looks);
  const Skeleton bones = skeleton_of(moment.pose, build, likeness.looks.southpaw);
  const float scale = how.scale * build.size;
  const Affine placed = placing_of(how, build);
  std::vector<Layer> layers =
      layers_of(parts_, likeness, mood, bones, build,
                {.mark = how.mark, .placed = placed, .scale = scale, .trail = trail_of(likeness, build)});

  const Bounds bounds = bounds_of(layers);
  const float margin = std::ceil(least_halo + least_line + widest_edge * scale) + 2;
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
  thread_local Buffers buffers;
  Inking& inking = buffers.inking;
  inking.begin(width, height);
  buffers.mask.resize(width, height);
  buffers.grown.resize(width, height);
  print_layers(layers, scale, inking, buffers.mask, buffers.grown);
  const Extent where = inking.printed();
  return {.raster = inking.finished(where),
          .foot_x = -origin.x - static_cast<float>(where.left),
          .foot_y = -origin.y - static_cast<float>(where.top)};
}

FigurePress::Glove FigurePress::glove(const scene::Likeness& likeness, const Print& how) const {
  const Build build = build_of(likeness.looks);
  const Skeleton bones = skeleton_of(motions_.at(likeness.looks, likeness.gesture).pose, build, likeness.looks.southpaw);
  const bool near = Motions::leads(likeness.looks, likeness.gesture) == likeness.looks.southpaw;
  const float size = build.glove * (near ? bones.near_glove : bones.far_glove);
  return {.at = placing_of(how, build)(glove_middle(near ? bones.near_arm : bones.far_arm, size)),
          .radius = glove_radius * size * how.scale * build.size};
}

Point FigurePress::neck(const scene::Likeness& likeness, const Print& how) const {
  const Build build = build_of(likeness.looks);
  return placing_of(
      how, build)(skeleton_of(motions_.at(likeness.looks, likeness.gesture).pose, build, likeness.looks.southpaw).neck);
}

}  // namespace fc::paint
