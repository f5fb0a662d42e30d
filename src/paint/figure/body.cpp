#include "paint/figure/body.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "paint/figure/mask.h"
#include "paint/figure/pose.h"

namespace fc::paint {
namespace {

constexpr float glove_halo = 6.5F;
constexpr int small_gloves_until = 3;  // decades

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
  Assembly(const Drawings& parts, const scene::Likeness& likeness, const Skeleton& bones, const Build& build,
           const Placing& placing)
      : paste_(parts, placing),
        likeness_(likeness),
        looks_(likeness.looks),
        bones_(bones),
        build_(build),
        placing_(placing) {}

  std::vector<Layer> put_together(scene::Mood mood) {
    const bool far_in_front = bones_.far_arm.end.x > bones_.neck.x - 6;
    const auto far_forearm = [&] {
      trail(false);
      paste_.open(limb_halo);
      forearm(bones_.far_arm, bones_.far_glove, false);
    };
    constexpr float sits = 0.5F;  // of the way down
    if (likeness_.gesture.act == scene::Act::sit && likeness_.gesture.amount >= sits) {
      paste_stool(paste_, bones_);
    }
    upper_arm(bones_.far_arm);
    if (!far_in_front) {
      far_forearm();
    }
    leg(bones_.far_leg, bones_.far_foot);
    if (dressed()) {
      leg(bones_.near_leg, bones_.near_foot);
      paste_jacket(paste_, likeness_.attire, bones_, build_);
    } else if (robed()) {
      leg(bones_.near_leg, bones_.near_foot);
      torso();
      paste_robe(paste_, looks_, bones_, build_);
    } else {
      trunks_leg(bones_.far_leg, false);
      leg(bones_.near_leg, bones_.near_foot);
      torso();
      trunks_leg(bones_.near_leg, true);
      belt();
    }
    trail(true);  // behind his head, by which he is known
    paste_head(paste_, likeness_, mood, bones_, build_);
    if (far_in_front) {
      far_forearm();
    }
    upper_arm(bones_.near_arm);
    forearm(bones_.near_arm, bones_.near_glove, true);
    return std::move(paste_).finished();
  }

 private:
  [[nodiscard]] bool robed() const { return likeness_.attire == scene::Attire::robe; }

  [[nodiscard]] bool dressed() const { return is_dressed(likeness_.attire); }

  void upper_arm(const Limb& arm) {
    if (dressed()) {
      paste_dressed_upper_arm(paste_, likeness_.attire, arm, build_);
      return;
    }
    paste_.open(limb_halo);
    paste_.bone("body/upper-arm", arm.root, arm.joint, upper_arm_length, build_.limb);
    if (robed()) {
      paste_sleeve(paste_, looks_, arm, build_);
    }
  }

  void forearm(const Limb& arm, float size, bool near) {
    if (dressed()) {
      paste_dressed_forearm(paste_, likeness_.attire, arm, build_, size, near);
      return;
    }
    paste_.bone("body/forearm", arm.joint, arm.end, forearm_length, build_.limb);
    if (robed()) {
      paste_cuff(paste_, looks_, arm, build_);
    }
    glove(arm, size);
  }

  void glove(const Limb& arm, float size) {
    paste_.open(glove_halo);
    const Point way = direction(arm);
    const float scale = size * build_.glove;
    paste_.part(looks_.decade < small_gloves_until ? "gloves/small" : "gloves/mitt",
                Affine::moved(arm.end.x, arm.end.y)
                    .after(Affine{way.y * scale, -way.x * scale, way.x * scale, way.y * scale, 0, 0}));
  }

  void leg(const Limb& bones, float foot) {
    if (dressed()) {
      paste_trousers_leg(paste_, bones, foot, build_);
      return;
    }
    paste_.open(limb_halo);
    const std::string boot = fmt::format("boots/{}", name_in(boots_names, looks_.boots));
    paste_.bone("body/thigh", bones.root, bones.joint, thigh_length, build_.limb);
    const Affine shin = along(bones.joint, bones.end, shin_length, build_.limb);
    paste_.part("body/shin", shin);
    const float thickness = 0.5F + build_.limb / 2;
    paste_.part(boot,
                Affine::moved(bones.end.x, bones.end.y).after(Affine::turned(foot)).after(Affine::scaled(thickness, 1)));
    paste_.part(boot + "-shaft", shin);
  }

  void torso() {
    paste_.open(limb_halo);
    const float angle = (bones_.lean + bones_.bend + bones_.head) / 2;
    paste_.part("body/neck", Affine::moved(bones_.neck.x, bones_.neck.y)
                                 .after(Affine::turned(angle))
                                 .after(Affine::scaled(0.4F + 0.6F * build_.chest, 1)));
    // The light on chest and belly goes along with the shoulders.
    bool first = true;
    for (const Shape& shape : paste_.drawing("body/torso")) {
      const float turned = first ? 0 : bones_.chest_turn;
      paste_.stamp(
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
    paste_.open(0);
    for (const Streak& one : streaks) {
      paste_.stamp(
          streak(trail, one.aside, one.wide, one.from), one.tint, [](Point point) { return point; }, false, false);
    }
  }

  [[nodiscard]] bool light() const { return placing_.mark.mark == scene::Mark::diamond; }

  /// One leg of the trunks, and with the near one the seat. Of a disc they are dark with a light pattern, of a diamond light
  /// with a dark one, as a television without colours told two men apart.
  void trunks_leg(const Limb& limb, bool near) {
    const Cloth cloth = trunks_leg_of(looks_.cut, limb, bones_, build_, near);
    const auto same = [](Point point) { return point; };
    paste_.open(cloth_halo, cloth_line);
    paste_.stamp(cloth.leg, Tint::paper, same);
    if (!light()) {
      paste_.stamp(cloth.leg, near ? Tint::corner : Tint::shade, same, true);
    } else if (!near) {
      paste_.stamp(cloth.leg, Tint::tone, same, true);
    }
    if (near) {
      pattern(cloth.down);
    }
    // So that cloth is told from skin.
    paste_.stamp(cloth.hem, light() ? Tint::corner : near ? Tint::paper : Tint::tone, same, true, false);
  }

  void pattern(Point thigh) {
    const Point pelvis_down{-std::sin(bones_.lean), std::cos(bones_.lean)};
    Point down{pelvis_down.x + thigh.x, pelvis_down.y + thigh.y};
    const float length = std::max(0.2F, std::hypot(down.x, down.y));
    down = {down.x / length, down.y / length};
    const Point top = on_torso(bones_, build_, {0, -12});
    const Affine frame = Affine::moved(top.x, top.y).after({down.y, -down.x, down.x, down.y, 0, 0});
    for (const Shape& shape : paste_.drawing(fmt::format("patterns/{}", name_in(pattern_names, looks_.pattern)))) {
      const Tint tint = light() && shape.tint == Tint::paper ? Tint::corner : shape.tint;
      paste_.stamp(shape.outline, tint, frame, true, false);
    }
  }

  void belt() {
    const auto waist = [this](Point point) { return on_torso(bones_, build_, point); };
    paste_.open(0, cloth_line);
    Outline band;
    band.points = {{-38, -26}, {-14, -22}, {14, -22}, {38, -26}, {38, -10}, {14, -6}, {-14, -6}, {-38, -10}};
    band.close();
    paste_.stamp(band, Tint::paper, waist);
    if (light()) {
      paste_.stamp(band, Tint::corner, waist, true);
    }
    Outline emblem = ellipse_outline({6, -14}, 10, 10);
    if (light()) {
      emblem.points = {{6, -28}, {20, -14}, {6, 0}, {-8, -14}};
      emblem.ends = {4};
    }
    paste_.stamp(emblem, light() ? Tint::paper : Tint::ink, waist);
  }

  Paste paste_;
  const scene::Likeness& likeness_;
  const Looks& looks_;
  const Skeleton& bones_;
  const Build& build_;
  const Placing& placing_;
};

}  // namespace

Point glove_middle(const Limb& arm, float size) {
  const Point way = direction(arm);
  return {arm.end.x + way.x * glove_radius * size, arm.end.y + way.y * glove_radius * size};
}

std::vector<Layer> layers_of(const Drawings& parts, const scene::Likeness& likeness, scene::Mood mood, const Skeleton& bones,
                             const Build& build, const Placing& placing) {
  return Assembly(parts, likeness, bones, build, placing).put_together(mood);
}

}  // namespace fc::paint
