// What the papers print of a game: the blow that drove a man farthest, and its story fight by fight.
#pragma once

#include "library/words.h"
#include "scene/knock-out/choreography.h"
#include "scene/papers.h"

namespace fc::knock_out {

/// Of all that has been told.
scene::Papers papers_of(const Choreography& choreography, const Words& words);

}  // namespace fc::knock_out
