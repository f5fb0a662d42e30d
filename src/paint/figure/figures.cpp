#include "paint/figure/figures.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "paint/figure/body.h"
#include "paint/markers.h"

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

Result<FigureRasterizer> FigureRasterizer::open(const std::filesystem::path& assets) {
  FC_TRY(Drawings parts, Drawings::open(assets / "common" / "figures"));
  FC_TRY(Motions motions, Motions::open(assets / "common" / "motions.json"));
  return FigureRasterizer(std::move(parts), std::move(motions));
}

/// Where the punching glove has been since it shot out; nothing before and after.
Trail FigureRasterizer::trail_of(const scene::Likeness& likeness, const Build& build) const {
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

FigurePicture FigureRasterizer::print(const scene::Likeness& likeness, const Print& how) const {
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

FigureRasterizer::Glove FigureRasterizer::glove(const scene::Likeness& likeness, const Print& how) const {
  const Build build = build_of(likeness.looks);
  const Skeleton bones = skeleton_of(motions_.at(likeness.looks, likeness.gesture).pose, build, likeness.looks.southpaw);
  const bool near = Motions::leads(likeness.looks, likeness.gesture) == likeness.looks.southpaw;
  const float size = build.glove * (near ? bones.near_glove : bones.far_glove);
  return {.at = placing_of(how, build)(glove_middle(near ? bones.near_arm : bones.far_arm, size)),
          .radius = glove_radius * size * how.scale * build.size};
}

Point FigureRasterizer::neck(const scene::Likeness& likeness, const Print& how) const {
  const Build build = build_of(likeness.looks);
  return placing_of(
      how, build)(skeleton_of(motions_.at(likeness.looks, likeness.gesture).pose, build, likeness.looks.southpaw).neck);
}

namespace {

constexpr float shares = 60;       // steps of what ends within a second or so
constexpr float slow_shares = 16;  // of what goes on and on: all of them find room while two men wait
constexpr float amounts = 16;
constexpr float weights = 4;
constexpr float sixteenths = 16;
constexpr float squash_share = 0.14F;

float in_steps(float value, float steps) { return std::round(value * steps) / steps; }

bool is_slow(scene::Act act) {
  using scene::Act;
  return act == Act::stance || act == Act::clinch || act == Act::cover || act == Act::cornered || act == Act::lie ||
         act == Act::wait || act == Act::slump || act == Act::face_off || act == Act::sit || act == Act::held ||
         act == Act::attend || act == Act::hold_both || act == Act::examine || act == Act::sponge;
}

}  // namespace

scene::Likeness quantized(const scene::Likeness& likeness) {
  scene::Likeness same = likeness;
  same.gesture.share =
      in_steps(std::clamp(likeness.gesture.share, 0.0F, 1.0F), is_slow(likeness.gesture.act) ? slow_shares : shares);
  same.gesture.amount = in_steps(std::clamp(likeness.gesture.amount, 0.0F, 1.0F), amounts);
  same.gesture.weight = in_steps(std::clamp(likeness.gesture.weight, 0.0F, 1.0F), weights);
  return same;
}

Print print_of(const FigureLook& look) {
  const float squash = static_cast<float>(look.squash) / sixteenths;
  return {.mark = {.ink = look.ink, .mark = look.mark},
          .scale = static_cast<float>(look.height) / figure_height,
          .mirrored = look.mirrored,
          .width = static_cast<float>(look.width) / sixteenths * (1 + squash_share * squash),
          .height = 1 - squash_share * squash,
          .lean = static_cast<float>(look.lean) * lean_step};
}

std::size_t bytes_of(const FigureTexture& figure) { return bytes_of(figure.texture); }

const FigureTexture& Figures::get(SDL_Renderer* renderer, const FigureLook& look) {
  return pictures_.get(look, printing(*rasterizer_, look), [renderer](const FigurePicture& picture) {
    return FigureTexture{.texture = picture.raster.to_texture(renderer, false),
                         .width = picture.raster.width(),
                         .height = picture.raster.height(),
                         .foot_x = picture.foot_x,
                         .foot_y = picture.foot_y};
  });
}

namespace {

// What must find room, in units of the drawings: a man of the tallest build in his guard; his head and gloves.
constexpr float whole_height = 456;
constexpr float whole_width = 300;
constexpr float standing_behind = 50;  // the middle of the picture: his fists are in front of him
constexpr float soles_above = 8;
constexpr float bust_height = 228;
constexpr float bust_width = 224;
constexpr float neck_below = 150;  // the upper edge of a bust
constexpr float neck_behind = 24;  // the middle of a bust: his gloves are in front of him

}  // namespace

Raster portrait(const FigureRasterizer& rasterizer, const PortraitLook& look) {
  const auto width = static_cast<float>(look.width);
  const auto height = static_cast<float>(look.height);
  const float scale =
      look.bust ? std::min(height / bust_height, width / bust_width) : std::min(height / whole_height, width / whole_width);
  scene::Likeness likeness = look.likeness;
  if (look.bust && likeness.gesture.act == scene::Act::stance) {
    likeness.gesture = {.act = scene::Act::face_off};  // no guard before the face that one is to know
  }
  const Print how{.mark = {.ink = look.ink, .mark = look.mark}, .scale = scale, .mirrored = look.mirrored};
  const FigurePicture picture = rasterizer.print(likeness, how);
  const float forward = look.mirrored ? -scale : scale;
  const Point neck = rasterizer.neck(likeness, how);
  const float foot_x = look.bust ? width / 2 - neck_behind * forward - neck.x : width / 2 - standing_behind * forward;
  const float foot_y = look.bust ? neck_below * scale - neck.y : height - soles_above * scale;
  Raster paper(look.width, look.height);
  paper.lay(picture.raster, static_cast<int>(std::lround(foot_x - picture.foot_x)),
            static_cast<int>(std::lround(foot_y - picture.foot_y)));
  return paper;
}

SDL_Texture* Portraits::get(SDL_Renderer* renderer, const PortraitLook& look) {
  return kept_
      .get(look,
           [&] {
             TextureHandle blank = Raster(look.width, look.height).to_texture(renderer, false);
             if (blank) {
               blank_.emplace_back(look, blank.get());
             }
             printed_.want(look, [rasterizer = rasterizer_, look] { return portrait(*rasterizer, look); });
             return blank;
           })
      .get();
}

void Portraits::finish() {
  for (const auto& [look, blank] : blank_) {
    if (const std::unique_ptr<Raster> printed = printed_.take(look)) {
      printed->update(blank, {0, 0, look.width, look.height});
    }
  }
  blank_.clear();
  printed_.end_frame();
}

void Portraits::forget() {
  blank_.clear();
  kept_.forget();
}

}  // namespace fc::paint
