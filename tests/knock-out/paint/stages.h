// Moments of a Knock Out fight as its choreography shows them: black's Robin Zorres against orange's Max Impact, who walks
// into a left hook and is knocked out in the second round.
#pragma once

#include "scene/stage.h"

namespace fc::paint::test {

/// Both have climbed in and hop to their start spaces under the call.
scene::Stage fight_begins();
/// The cards of the first round half-way turned, the rest of the trainings in the tray.
scene::Stage cards_turn();
/// The left hook has landed: blue flies along his path.
scene::Stage left_hook();
/// Blue lies on the K.O. space under confetti.
scene::Stage knocked_out();

}  // namespace fc::paint::test
