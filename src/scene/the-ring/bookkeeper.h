// What of the pose is not the bout's state: what lies on the board, who lies on the canvas, stamps and sheets.
#pragma once

#include "scene/the-ring/choreography.h"

namespace fc::the_ring {

/// Brings the pose of a cue up to date with its event; its state is set already.
void keep_book(const Setup& setup, Cue& cue);

}  // namespace fc::the_ring
