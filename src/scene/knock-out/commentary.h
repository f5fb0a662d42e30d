// What the man at the microphone says of a game of Knock Out. Which of the variants it is follows from the game itself, so a
// replay speaks as the game did.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scene/game_scene.h"
#include "scene/knock-out/choreography.h"

namespace fc::knock_out {

/// What is said of a cue's event, if anything. names: of the managers, by seat.
std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue,
                                                     const std::vector<std::string>& names, const Words& words);

}  // namespace fc::knock_out
