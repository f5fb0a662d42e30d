#include "paint/figure/robe.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace fc::paint {
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

}  // namespace fc::paint
