#include "paint/figure/mask.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

#include "paint/figure/pose.h"

namespace fc::paint {
namespace {

struct Garments {
  std::string_view torso;
  std::string_view sleeve;
  std::string_view cuff;
};

const Garments& garments_of(scene::Attire attire) {
  static constexpr std::array<Garments, 3> all{{{"dress/shirt", "dress/shirt-sleeve", "dress/shirt-cuff"},
                                                {"dress/suit", "dress/suit-sleeve", "dress/suit-cuff"},
                                                {"dress/sweater", "dress/sweater-sleeve", "dress/sweater-cuff"}}};
  return all[static_cast<std::size_t>(attire) - static_cast<std::size_t>(scene::Attire::referee)];
}

}  // namespace

void paste_trousers_leg(Paste& paste, const Limb& leg, float foot, const Build& build) {
  paste.open(limb_halo);
  paste.bone("dress/thigh", leg.root, leg.joint, thigh_length, build.limb);
  paste.part("dress/shoe", Affine::moved(leg.end.x, leg.end.y).after(Affine::turned(foot)));
  paste.bone("dress/shin", leg.joint, leg.end, shin_length, build.limb);
}

void paste_jacket(Paste& paste, scene::Attire attire, const Skeleton& bones, const Build& build) {
  const auto waist = [&](Point point) { return on_torso(bones, build, point); };
  paste.open(limb_halo);
  paste.part("dress/hips", waist);
  paste.part("body/neck",
             Affine::moved(bones.neck.x, bones.neck.y).after(Affine::turned((bones.lean + bones.bend + bones.head) / 2)));
  paste.part(garments_of(attire).torso, waist);
  if (attire == scene::Attire::second) {
    paste.open(cloth_halo);
    paste.part("dress/towel", waist);
  }
}

void paste_dressed_upper_arm(Paste& paste, scene::Attire attire, const Limb& arm, const Build& build) {
  paste.open(limb_halo);
  paste.bone(garments_of(attire).sleeve, arm.root, arm.joint, upper_arm_length, build.limb);
}

void paste_dressed_forearm(Paste& paste, scene::Attire attire, const Limb& arm, const Build& build, float size, bool near) {
  const Point way{arm.end.x - arm.joint.x, arm.end.y - arm.joint.y};
  const float length = std::max(1.0F, std::hypot(way.x, way.y));
  const Point along_arm{way.x / length * size, way.y / length * size};
  const Affine hand = Affine::moved(arm.end.x, arm.end.y).after({along_arm.y, -along_arm.x, along_arm.x, along_arm.y, 0, 0});
  if (near && attire == scene::Attire::doctor) {
    paste.open(limb_halo);
    paste.part("dress/bag", Affine::moved(arm.end.x, arm.end.y));
  }
  if (near && attire == scene::Attire::second) {
    paste.open(limb_halo);
    paste.part("dress/sponge", hand);
  }
  paste.open(limb_halo);
  paste.part("dress/hand", hand);
  paste.bone(garments_of(attire).cuff, arm.joint, arm.end, forearm_length, build.limb);
}

void paste_stool(Paste& paste, const Skeleton& bones) {
  paste.open(cloth_halo);
  paste.part("dress/stool", Affine::moved(bones.pelvis.x, 0));
}

namespace {

void part_and_stripes(Paste& paste, const Looks& looks, std::string_view name, std::string_view stripes, const auto& map) {
  paste.part(name, map);
  if (looks.robe_striped) {
    for (const Shape& shape : paste.drawing(stripes)) {
      paste.stamp(shape.outline, shape.tint, map, true, false);
    }
  }
}

}  // namespace

void paste_robe(Paste& paste, const Looks& looks, const Skeleton& bones, const Build& build) {
  const auto waist = [&](Point point) { return on_torso(bones, build, point); };
  // It hangs down however he leans, and as wide as his feet are apart.
  constexpr float hem = 56;
  const float stride = std::abs(bones.near_leg.joint.x - bones.far_leg.joint.x) / 2;
  const float middle = (bones.near_leg.joint.x + bones.far_leg.joint.x) / 2 - bones.pelvis.x;
  const float flare = std::max(0.0F, stride - hem * 0.5F);
  paste.open(cloth_halo);
  part_and_stripes(paste, looks, "robe/skirt", "robe/skirt-stripes", [&](Point point) {
    const Point top = waist({point.x, std::min(point.y, 0.0F)});
    const float down = std::max(0.0F, point.y) / leg_length;
    return Point{top.x + (middle + std::copysign(flare, point.x)) * down, top.y + std::max(0.0F, point.y) * build.leg};
  });
  paste.open(cloth_halo);
  part_and_stripes(paste, looks, "robe/torso", "robe/torso-stripes", waist);
  paste.part("robe/sash", waist);
}

void paste_sleeve(Paste& paste, const Looks& looks, const Limb& arm, const Build& build) {
  part_and_stripes(paste, looks, "robe/sleeve", "robe/sleeve-stripes",
                   along(arm.root, arm.joint, upper_arm_length, build.limb));
}

void paste_cuff(Paste& paste, const Looks& looks, const Limb& arm, const Build& build) {
  part_and_stripes(paste, looks, "robe/cuff", "robe/sleeve-stripes", along(arm.joint, arm.end, forearm_length, build.limb));
}

namespace {

constexpr float top = 29;  // half the width of a leg at the hip

struct Measures {
  float length;  ///< share of the thigh that they cover
  float hem;     ///< half their width at the end
  float flare;   ///< how much it stands out there
};

Measures measures_of(TrunksCut cut) {
  switch (cut) {
    case TrunksCut::tights: return {1.02F, 17, 0};
    case TrunksCut::short_high: return {0.55F, 31, 3};
    case TrunksCut::middling: return {0.74F, 33, 5};
    case TrunksCut::long_wide: break;
  }
  return {1.0F, 37, 9};
}

}  // namespace

Cloth trunks_leg_of(TrunksCut cut, const Limb& leg, const Skeleton& bones, const Build& build, bool seat) {
  const Measures measures = measures_of(cut);
  const float wide = 0.55F + 0.45F * build.limb;
  const Point way{leg.joint.x - leg.root.x, leg.joint.y - leg.root.y};
  const float length = std::max(1.0F, std::hypot(way.x, way.y));
  Cloth cloth;
  cloth.down = {way.x / length, way.y / length};
  const Point down = cloth.down;
  const Point across{down.y, -down.x};
  const float reach = std::max(length, thigh_length * 0.6F) * measures.length;
  const auto at = [&](float side, float below) {
    return Point{leg.root.x + across.x * side + down.x * below, leg.root.y + across.y * side + down.y * below};
  };
  const float hem = measures.hem * wide;
  const float out = hem + measures.flare;
  cloth.leg.points = {at(top * wide, -6),         at(hem - 1, reach * 0.6F),  at(out, reach),
                      at(hem * 0.3F, reach + 4),  at(-hem * 0.4F, reach + 5), at(-out, reach + 1),
                      at(-hem + 1, reach * 0.6F), at(-top * wide, -6)};
  cloth.leg.close();
  if (seat) {
    const auto waist = [&](float x, float y) { return on_torso(bones, build, {x, y}); };
    cloth.leg.points.insert(cloth.leg.points.end(),
                            {waist(38, -14), waist(39, 16), waist(26, 30), waist(-26, 30), waist(-38, 16), waist(-37, -14)});
    cloth.leg.close();
  }
  if (measures.flare > 0) {
    cloth.hem.points = {at(out + 4, reach - 8), at(out + 4, reach - 3), at(-out - 4, reach - 2), at(-out - 4, reach - 7)};
    cloth.hem.close();
  }
  return cloth;
}

namespace {

/// A place in the drawing of a head, how wide a cut is there and how far it runs down, both against those of a brow.
struct Where {
  float x = 0;
  float y = 0;
  float wide = 1;
  float runs = 1;
};

// In the order of FacePlace. He looks right, so what is nearer to us is his right.
constexpr std::array<Where, scene::face_place_count> places{{{34, -54, 0.6F, 0.8F},
                                                             {13, -54, 0.9F, 0.8F},
                                                             {31, -74, 0.7F, 1.1F},
                                                             {10, -75, 1, 1.1F},
                                                             {31, -42, 0.7F, 0.8F},
                                                             {4, -42, 0.9F, 0.8F},
                                                             {29, -39, 0.7F, 0.7F},
                                                             {25, -20, 0.9F, 0.7F},
                                                             {16, -90, 0.9F, 1.2F}}};

}  // namespace

void paste_head(Paste& paste, const scene::Likeness& likeness, scene::Mood mood, const Skeleton& bones, const Build& build) {
  const Looks& looks = likeness.looks;
  paste.open(head_halo);
  const Affine frame = Affine::moved(bones.neck.x, bones.neck.y)
                           .after(Affine::turned(bones.head))
                           .after(Affine::scaled(build.head, build.head))
                           .after(Affine::moved(2, -6));
  const auto named = [](std::string_view sheet, std::string_view name) { return fmt::format("{}/{}", sheet, name); };
  paste.part(named("head", name_in(head_names, looks.head)), frame);
  paste.part("body/ear", frame);
  paste.part(named("whiskers", name_in(whiskers_names, looks.whiskers)), frame);
  paste.part(named("face", name_in(mood_names, mood)), frame);
  paste.part(named("nose", name_in(nose_names, looks.nose)), frame);
  // Brows fall outwards in pain and inwards in anger.
  constexpr std::array<float, 7> outer_ends{0, -0.34F, 0.34F, 0.12F, 0.28F, 0.2F, -0.08F};
  constexpr std::array<float, 7> lift{0, 5, -1, -6, -1, -2, -5};
  const float slope = outer_ends[static_cast<std::size_t>(mood) % outer_ends.size()];
  const float up = lift[static_cast<std::size_t>(mood) % lift.size()];
  paste.part(named("brows", name_in(brows_names, looks.brows)), [&](Point point) {
    return frame(Point{point.x, point.y + slope * std::abs(point.x - 26) * (point.x > 26 ? 1.4F : 1.0F) + up});
  });
  paste.part(named("hair", name_in(hair_names, looks.hair)), frame);
  for (std::size_t place = 0; place < scene::face_place_count; ++place) {
    if (likeness.cuts[place] != scene::Cut::none) {
      const Where& where = places[place];
      paste.part(named("cuts", name_in(cut_names, likeness.cuts[place])),
                 frame.after(Affine::moved(where.x, where.y)).after(Affine::scaled(where.wide, where.runs)));
    }
  }
}

}  // namespace fc::paint
