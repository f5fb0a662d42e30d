#include "paint/figure/cloth.h"

#include <algorithm>
#include <cmath>

namespace fc::paint {
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

}  // namespace fc::paint
