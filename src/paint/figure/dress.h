// What those wear and hold who do not box: the referee, the doctor, a man's second; and the stool of a man who sits.
#pragma once

#include "core/looks.h"
#include "paint/figure/mask.h"
#include "paint/figure/outline.h"
#include "paint/figure/pose.h"
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

// The robe that a boxer wears over his trunks where he does not box.

/// Over torso and legs, in layers of its own.
void paste_robe(Paste& paste, const Looks& looks, const Skeleton& bones, const Build& build);
/// Over an upper arm, and over the forearm below it, in the layer that is open.
void paste_sleeve(Paste& paste, const Looks& looks, const Limb& arm, const Build& build);
void paste_cuff(Paste& paste, const Looks& looks, const Limb& arm, const Build& build);

// Trunks by the cut of their decade, hung over the bones they cover.

/// One leg of the trunks; hem: the strip along its end, none of tights. down: where the leg points, of length 1.
struct Cloth {
  Outline leg;
  Outline hem;
  Point down;
};

/// seat: with the piece round the hips.
Cloth trunks_leg_of(TrunksCut cut, const Limb& leg, const Skeleton& bones, const Build& build, bool seat);

// A boxer's head: his face by looks and mood, and what the bout has cut in it.

/// A layer of its own. mood: which the act puts on his face, or the likeness's.
void paste_head(Paste& paste, const scene::Likeness& likeness, scene::Mood mood, const Skeleton& bones, const Build& build);

}  // namespace fc::paint
