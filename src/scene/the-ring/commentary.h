// The man at the microphone in a bout of The Ring: his lines on the clock. What he says of one event is in
// commentary_line.h.
#pragma once

#include <vector>

#include "scene/game_scene.h"
#include "scene/the-ring/choreography.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {

/// The last lines spoken by then, at most `most`, oldest first. Who has won on the cards is told when they have been read.
std::vector<scene::CommentaryLine> commentary_until(const Choreography& choreography, double clock, const Names& names,
                                                    const Words& words, std::size_t most);

}  // namespace fc::the_ring
