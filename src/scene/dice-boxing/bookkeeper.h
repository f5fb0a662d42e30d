// What of a pose is not the bout's state: the rolls on the board, sealed stamps, the sheet of the minute, who lies on the
// canvas.
#pragma once

#include "scene/dice-boxing/choreography.h"

namespace fc::dice_boxing {

/// Brings the pose of a cue up to date with its event. was: where the action was before it.
void keep_book(Cue& cue, const Place& was);

}  // namespace fc::dice_boxing
