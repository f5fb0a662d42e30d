// The robe that a boxer wears over his trunks where he does not box.
#pragma once

#include "core/looks.h"
#include "paint/figure/paste.h"
#include "paint/figure/skeleton.h"

namespace fc::paint {

/// Over torso and legs, in layers of its own.
void paste_robe(Paste& paste, const Looks& looks, const Skeleton& bones, const Build& build);
/// Over an upper arm, and over the forearm below it, in the layer that is open.
void paste_sleeve(Paste& paste, const Looks& looks, const Limb& arm, const Build& build);
void paste_cuff(Paste& paste, const Looks& looks, const Limb& arm, const Build& build);

}  // namespace fc::paint
