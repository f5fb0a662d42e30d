// The man at the microphone: a line for most things that happen, never the same one twice running. Which of the variants it
// is follows from the bout itself, so a replay speaks as the bout did.
#pragma once

#include <optional>

#include "scene/game_scene.h"
#include "scene/ringside/choreography.h"
#include "scene/ringside/roll_caption.h"

namespace fc::ringside {

/// What is said of a cue's event, if anything. before: the state when it happened.
std::optional<scene::CommentaryLine> commentary_line(const Cue& cue, const State& before, const Names& names,
                                                     const Words& words);

/// The last lines spoken by then, at most `most`, oldest first.
std::vector<scene::CommentaryLine> commentary_until(const Choreography& choreography, double clock, const Names& names,
                                                    const Words& words, std::size_t most);

}  // namespace fc::ringside
