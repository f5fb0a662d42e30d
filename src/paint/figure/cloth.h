// Trunks by the cut of their decade, hung over the bones they cover.
#pragma once

#include "core/looks.h"
#include "paint/figure/outline.h"
#include "paint/figure/skeleton.h"

namespace fc::paint {

/// One leg of the trunks; hem: the strip along its end, none of tights. down: where the leg points, of length 1.
struct Cloth {
  Outline leg;
  Outline hem;
  Point down;
};

/// seat: with the piece round the hips.
Cloth trunks_leg_of(TrunksCut cut, const Limb& leg, const Skeleton& bones, const Build& build, bool seat);

}  // namespace fc::paint
