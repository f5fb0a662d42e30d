// A boxer's head: his face by looks and mood, and what the bout has cut in it.
#pragma once

#include "paint/figure/paste.h"
#include "paint/figure/skeleton.h"
#include "scene/likeness.h"

namespace fc::paint {

/// A layer of its own. mood: which the act puts on his face, or the likeness's.
void paste_head(Paste& paste, const scene::Likeness& likeness, scene::Mood mood, const Skeleton& bones, const Build& build);

}  // namespace fc::paint
