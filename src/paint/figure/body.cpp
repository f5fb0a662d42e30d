#include "paint/figure/body.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "paint/figure/cloth.h"
#include "paint/figure/names.h"
#include "paint/figure/trail.h"

namespace fc::paint {
namespace {

constexpr float limb_halo = 4.5F;
constexpr float glove_halo = 6.5F;
constexpr float head_halo = 5;
constexpr float cloth_halo = 4;
constexpr float cloth_line = 3.2F;
constexpr float out_of_register = 3;    // how far the second colour missed the ink
constexpr float smallest_shape = 0.7F;  // pixels: what is less in both ways is left out
constexpr int small_gloves_until = 3;   // decades

/// What turns a drawing that hangs down from 0, 0 into one that hangs from `from` towards `to`.
Affine along(Point from, Point to, float drawn_length, float thickness) {
  const float x = to.x - from.x;
  const float y = to.y - from.y;
  const float length = std::max(1.0F, std::hypot(x, y));
  // Seen from the front a bone is short, but it keeps most of its flesh.
  const float stretch = std::max(0.45F, length / drawn_length);
  return Affine::moved(from.x, from.y)
      .after(Affine{y / length, -x / length, x / length, y / length, 0, 0})
      .after(Affine::scaled(thickness, stretch));
}

/// The way from a limb's joint to its end, also where they all but fall together.
Point direction(const Limb& limb) {
  Point way{limb.end.x - limb.joint.x, limb.end.y - limb.joint.y};
  float length = std::hypot(way.x, way.y);
  if (length < 12) {
    way = {limb.end.x - limb.root.x, limb.end.y - limb.root.y};
    length = std::max(1.0F, std::hypot(way.x, way.y));
  }
  return {way.x / length, way.y / length};
}

class Assembly {
 public:
  Assembly(const Drawings& parts, const Looks& looks, const Skeleton& bones, const Build& build, const Placing& placing)
      : parts_(parts),
        looks_(looks),
        bones_(bones),
        build_(build),
        placing_(placing),
        corner_(colour_of(placing.mark.ink)) {}

  std::vector<Layer> put_together(scene::Mood mood) {
    const bool far_in_front = bones_.far_arm.end.x > bones_.neck.x - 6;
    const auto far_forearm = [&] {
      trail(false);
      open(limb_halo);
      bone("body/forearm", bones_.far_arm.joint, bones_.far_arm.end, forearm_length, build_.limb);
      glove(bones_.far_arm, bones_.far_glove);
    };
    open(limb_halo);
    bone("body/upper-arm", bones_.far_arm.root, bones_.far_arm.joint, upper_arm_length, build_.limb);
    if (!far_in_front) {
      far_forearm();
    }
    leg(bones_.far_leg, bones_.far_foot);
    trunks_leg(bones_.far_leg, false);
    leg(bones_.near_leg, bones_.near_foot);
    torso();
    trunks_leg(bones_.near_leg, true);
    belt();
    trail(true);  // behind his head, by which he is known
    head(mood);
    if (far_in_front) {
      far_forearm();
    }
    open(limb_halo);
    bone("body/upper-arm", bones_.near_arm.root, bones_.near_arm.joint, upper_arm_length, build_.limb);
    bone("body/forearm", bones_.near_arm.joint, bones_.near_arm.end, forearm_length, build_.limb);
    glove(bones_.near_arm, bones_.near_glove);
    return std::move(layers_);
  }

 private:
  void open(float halo, float line = 0) { layers_.push_back({.stamps = {}, .halo = halo, .line = line}); }

  [[nodiscard]] Rgb colour_of_tint(Tint tint) const {
    switch (tint) {
      case Tint::ink:
        return colour_of(scene::Ink::ink);
      case Tint::paper:
        return colour_of(scene::Ink::paper);
      case Tint::tone:
        return mixed(colour_of(scene::Ink::paper), colour_of(scene::Ink::ink), 0.22F);
      case Tint::corner:
        return corner_;
      case Tint::shade:
        return mixed(corner_, colour_of(scene::Ink::ink), 0.45F);
    }
    return corner_;
  }

  /// map: from the drawing to units of the whole figure.
  template <class Map>
  void stamp(const Outline& outline, Tint tint, const Map& map, bool clipped = false, bool silhouette = true) {
    Stamp stamp{.outline = {.points = {}, .ends = outline.ends},
                .colour = colour_of_tint(tint),
                .silhouette = silhouette && tint != Tint::corner,
                .clipped = clipped};
    stamp.outline.points.reserve(outline.points.size());
    const float missed = tint == Tint::corner ? out_of_register * placing_.scale : 0;
    Point low{1e9F, 1e9F};
    Point high{-1e9F, -1e9F};
    for (const Point& point : outline.points) {
      Point at = placing_.placed(map(point));
      at = {at.x + missed, at.y + missed};
      low = {std::min(low.x, at.x), std::min(low.y, at.y)};
      high = {std::max(high.x, at.x), std::max(high.y, at.y)};
      stamp.outline.points.push_back(at);
    }
    if (high.x - low.x > smallest_shape || high.y - low.y > smallest_shape) {
      layers_.back().stamps.push_back(std::move(stamp));
    }
  }

  template <class Map>
  void part(std::string_view name, const Map& map) {
    bool first = true;
    for (const Shape& shape : parts_[name]) {
      // What is not of ink lies within the ink, or is a part's ground.
      stamp(shape.outline, shape.tint, map, false, first || shape.tint == Tint::ink);
      first = false;
    }
  }

  void bone(std::string_view name, Point from, Point to, float length, float thickness) {
    part(name, along(from, to, length, thickness));
  }

  void glove(const Limb& arm, float size) {
    open(glove_halo);
    const Point way = direction(arm);
    const float scale = size * build_.glove;
    part(looks_.decade < small_gloves_until ? "gloves/small" : "gloves/mitt",
         Affine::moved(arm.end.x, arm.end.y)
             .after(Affine{way.y * scale, -way.x * scale, way.x * scale, way.y * scale, 0, 0}));
  }

  void leg(const Limb& bones, float foot) {
    open(limb_halo);
    const std::string boot = fmt::format("boots/{}", name_in(boots_names, looks_.boots));
    bone("body/thigh", bones.root, bones.joint, thigh_length, build_.limb);
    const Affine shin = along(bones.joint, bones.end, shin_length, build_.limb);
    part("body/shin", shin);
    const float thickness = 0.5F + build_.limb / 2;
    part(boot, Affine::moved(bones.end.x, bones.end.y).after(Affine::turned(foot)).after(Affine::scaled(thickness, 1)));
    part(boot + "-shaft", shin);
  }

  void torso() {
    open(limb_halo);
    const float angle = (bones_.lean + bones_.bend + bones_.head) / 2;
    part("body/neck", Affine::moved(bones_.neck.x, bones_.neck.y)
                          .after(Affine::turned(angle))
                          .after(Affine::scaled(0.4F + 0.6F * build_.chest, 1)));
    // The light on chest and belly goes along with the shoulders.
    bool first = true;
    for (const Shape& shape : parts_["body/torso"]) {
      const float turned = first ? 0 : bones_.chest_turn;
      stamp(
          shape.outline, shape.tint,
          [&](Point point) {
            return on_torso(bones_, build_, {point.x + turned * std::clamp(-point.y / torso_length, 0.0F, 1.0F), point.y});
          },
          !first, first);
      first = false;
    }
  }

  /// Streaks that end at the glove: a broad one of the corner's colour, a bright one and a dark one within.
  void trail(bool near) {
    const Trail& trail = placing_.trail;
    if (trail.way.size() < 3 || trail.near != near) {
      return;
    }
    struct Streak {
      Tint tint;
      float aside;  ///< of the middle, in radii
      float wide;
      std::size_t from;
    };
    constexpr std::array<Streak, 6> streaks{{{Tint::paper, 0, 0.98F, 0},
                                             {Tint::corner, 0, 0.84F, 1},
                                             {Tint::paper, 0.42F, 0.17F, 0},
                                             {Tint::ink, -0.62F, 0.10F, 1},
                                             {Tint::paper, -0.30F, 0.09F, 1},
                                             {Tint::ink, 0.80F, 0.07F, 0}}};
    open(0);
    for (const Streak& one : streaks) {
      stamp(
          streak(trail, one.aside, one.wide, one.from), one.tint, [](Point point) { return point; }, false, false);
    }
  }

  [[nodiscard]] bool light() const { return placing_.mark.mark == scene::Mark::diamond; }

  /// One leg of the trunks, and with the near one the seat. Of a disc they are dark with a light pattern, of a diamond light
  /// with a dark one, as a television without colours told two men apart.
  void trunks_leg(const Limb& limb, bool near) {
    const Cloth cloth = trunks_leg_of(looks_.cut, limb, bones_, build_, near);
    const auto same = [](Point point) { return point; };
    open(cloth_halo, cloth_line);
    stamp(cloth.leg, Tint::paper, same);
    if (!light()) {
      stamp(cloth.leg, near ? Tint::corner : Tint::shade, same, true);
    } else if (!near) {
      stamp(cloth.leg, Tint::tone, same, true);
    }
    if (near) {
      pattern(cloth.down);
    }
    // So that cloth is told from skin.
    stamp(cloth.hem, light() ? Tint::corner : near ? Tint::paper : Tint::tone, same, true, false);
  }

  void pattern(Point thigh) {
    const Point pelvis_down{-std::sin(bones_.lean), std::cos(bones_.lean)};
    Point down{pelvis_down.x + thigh.x, pelvis_down.y + thigh.y};
    const float length = std::max(0.2F, std::hypot(down.x, down.y));
    down = {down.x / length, down.y / length};
    const Point top = on_torso(bones_, build_, {0, -12});
    const Affine frame = Affine::moved(top.x, top.y).after({down.y, -down.x, down.x, down.y, 0, 0});
    for (const Shape& shape : parts_[fmt::format("patterns/{}", name_in(pattern_names, looks_.pattern))]) {
      const Tint tint = light() && shape.tint == Tint::paper ? Tint::corner : shape.tint;
      stamp(shape.outline, tint, frame, true, false);
    }
  }

  void belt() {
    const auto waist = [this](Point point) { return on_torso(bones_, build_, point); };
    open(0, cloth_line);
    Outline band;
    band.points = {{-38, -26}, {-14, -22}, {14, -22}, {38, -26}, {38, -10}, {14, -6}, {-14, -6}, {-38, -10}};
    band.close();
    stamp(band, Tint::paper, waist);
    if (light()) {
      stamp(band, Tint::corner, waist, true);
    }
    Outline emblem = ellipse_outline({6, -14}, 10, 10);
    if (light()) {
      emblem.points = {{6, -28}, {20, -14}, {6, 0}, {-8, -14}};
      emblem.ends = {4};
    }
    stamp(emblem, light() ? Tint::paper : Tint::ink, waist);
  }

  void head(scene::Mood mood) {
    open(head_halo);
    const Affine frame = Affine::moved(bones_.neck.x, bones_.neck.y)
                             .after(Affine::turned(bones_.head))
                             .after(Affine::scaled(build_.head, build_.head))
                             .after(Affine::moved(2, -6));
    const auto named = [](std::string_view sheet, std::string_view name) { return fmt::format("{}/{}", sheet, name); };
    part(named("head", name_in(head_names, looks_.head)), frame);
    part("body/ear", frame);
    part(named("whiskers", name_in(whiskers_names, looks_.whiskers)), frame);
    part(named("face", name_in(mood_names, mood)), frame);
    part(named("nose", name_in(nose_names, looks_.nose)), frame);
    // Brows fall outwards in pain and inwards in anger.
    constexpr std::array<float, 7> outer_ends{0, -0.34F, 0.34F, 0.12F, 0.28F, 0.2F, -0.08F};
    constexpr std::array<float, 7> lift{0, 5, -1, -6, -1, -2, -5};
    const float slope = outer_ends[static_cast<std::size_t>(mood) % outer_ends.size()];
    const float up = lift[static_cast<std::size_t>(mood) % lift.size()];
    part(named("brows", name_in(brows_names, looks_.brows)), [&](Point point) {
      return frame(Point{point.x, point.y + slope * std::abs(point.x - 26) * (point.x > 26 ? 1.4F : 1.0F) + up});
    });
    part(named("hair", name_in(hair_names, looks_.hair)), frame);
  }

  const Drawings& parts_;
  const Looks& looks_;
  const Skeleton& bones_;
  const Build& build_;
  const Placing& placing_;
  Rgb corner_;
  std::vector<Layer> layers_;
};

}  // namespace

Point glove_middle(const Limb& arm, float size) {
  const Point way = direction(arm);
  return {arm.end.x + way.x * glove_radius * size, arm.end.y + way.y * glove_radius * size};
}

std::vector<Layer> layers_of(const Drawings& parts, const Looks& looks, scene::Mood mood, const Skeleton& bones,
                             const Build& build, const Placing& placing) {
  return Assembly(parts, looks, bones, build, placing).put_together(mood);
}

}  // namespace fc::paint
