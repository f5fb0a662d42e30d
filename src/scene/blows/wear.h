// What wear looks like, so that a man's state is seen without a word: stars circle a dazed head and he sways, a tired man
// pants and drips, blood drops off a cut one's chin.
#pragma once

#include "scene/game_scene.h"
#include "scene/stage.h"

namespace fc::scene {

/// Adds to the picture what every marker's wear looks like at that moment. clock: seconds; it may stand still, and so does
/// the picture then. Reduced motion: the marks alone, and nothing moves.
void show_wear(Stage& stage, double clock, Motion motion);

}  // namespace fc::scene
