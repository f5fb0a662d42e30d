#include "paint/figure/dress.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

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

}  // namespace fc::paint
