// What the papers print of a bout: its hardest blow, and its story by rounds.
#pragma once

#include "library/words.h"
#include "scene/papers.h"
#include "scene/ringside/choreography.h"
#include "scene/ringside/naming.h"

namespace fc::ringside {

/// Of all that has been told. names: red, blue.
scene::Papers papers_of(const Choreography& choreography, const Names& names, const Words& words);

}  // namespace fc::ringside
