// The cards of a round, large over the ring: they come face down from both corners, wait for a held breath, turn together;
// the sign between them says which is lower, the one that wins strikes the other away, and both are gone before the blow
// falls. Source: rules/knock-out/rules.md, 3.7, 10.
#pragma once

#include "scene/knock-out/choreography.h"

namespace fc::knock_out {

void add_cards(scene::Stage& stage, const Pose& pose, double clock, scene::Motion motion);

/// What the two values come to, in poster letters between the cards. cue: of an announced reveal.
void add_sign(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

}  // namespace fc::knock_out
