// What those wear and hold who do not box: the referee, the doctor, a man's second; and the stool of a man who sits.
#pragma once

#include "paint/figure/paste.h"
#include "paint/figure/skeleton.h"
#include "scene/likeness.h"

namespace fc::paint {

constexpr bool is_dressed(scene::Attire attire) { return attire >= scene::Attire::referee; }

/// One leg of the trousers, and its shoe. foot: radians, + toes down.
void paste_trousers_leg(Paste& paste, const Limb& leg, float foot, const Build& build);
/// From the hips up to the neck. Over it lies what hangs from his shoulder.
void paste_jacket(Paste& paste, scene::Attire attire, const Skeleton& bones, const Build& build);
void paste_dressed_upper_arm(Paste& paste, scene::Attire attire, const Limb& arm, const Build& build);
/// With the hand and what it holds. near: of the nearer arm.
void paste_dressed_forearm(Paste& paste, scene::Attire attire, const Limb& arm, const Build& build, float size, bool near);
/// Below whatever he is.
void paste_stool(Paste& paste, const Skeleton& bones);

}  // namespace fc::paint
