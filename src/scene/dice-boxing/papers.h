// What the papers print of a bout: its hardest blow, and its story by rounds.
#pragma once

#include "library/words.h"
#include "scene/dice-boxing/choreography.h"
#include "scene/dice-boxing/naming.h"
#include "scene/papers.h"

namespace fc::dice_boxing {

/// Of all that has been told. names: red, blue.
scene::Papers papers_of(const Choreography& choreography, const Names& names, const Words& words);

}  // namespace fc::dice_boxing
