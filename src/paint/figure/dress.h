// Clothes and props of those who do not box: the referee, the doctor, a man's second; and the stool of a man who sits.
#pragma once

#include "core/looks.h"
#include "paint/figure/drawings.h"
#include "paint/figure/mask.h"
#include "paint/figure/pose.h"
#include "scene/likeness.h"

namespace fc::paint {

constexpr bool is_dressed(scene::Attire attire) { return attire >= scene::Attire::referee; }

/// One leg of the trousers, and its shoe. foot: radians, + toes down.
void paste_trousers_leg(Paste& paste, const Limb& leg, float foot, const Build& build);
/// The jacket from the hips up to the neck, and what hangs from the shoulder over it.
void paste_jacket(Paste& paste, scene::Attire attire, const Skeleton& bones, const Build& build);
void paste_dressed_upper_arm(Paste& paste, scene::Attire attire, const Limb& arm, const Build& build);
/// The forearm with the hand and what it holds. near: it is the arm nearer to the viewer.
void paste_dressed_forearm(Paste& paste, scene::Attire attire, const Limb& arm, const Build& build, float size, bool near);
/// The stool, placed below the pelvis.
void paste_stool(Paste& paste, const Skeleton& bones);

// The robe that a boxer wears over his trunks when he does not box.

/// The robe over torso and legs, in new layers.
void paste_robe(Paste& paste, const Looks& looks, const Skeleton& bones, const Build& build);
/// The sleeve over an upper arm and the cuff over a forearm, added to the current layer.
void paste_sleeve(Paste& paste, const Looks& looks, const Limb& arm, const Build& build);
void paste_cuff(Paste& paste, const Looks& looks, const Limb& arm, const Build& build);

// Trunks by the cut of their decade, hung over the bones they cover.

/// One leg of the trunks. hem: the strip along its end, empty for tights. down: the direction of the leg, of length 1.
struct Cloth {
  Outline leg;
  Outline hem;
  Point down;
};

/// seat: also the piece around the hips.
Cloth trunks_leg_of(TrunksCut cut, const Limb& leg, const Skeleton& bones, const Build& build, bool seat);

// A boxer's head: his face by looks and mood, and the cuts that he has taken.

/// Adds the head in a new layer. mood: the one shown on his face.
void paste_head(Paste& paste, const scene::Likeness& likeness, scene::Mood mood, const Skeleton& bones, const Build& build);

}  // namespace fc::paint
