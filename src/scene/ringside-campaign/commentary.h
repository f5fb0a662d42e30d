// What is said of a campaign's events: a line for most things that happen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "library/words.h"
#include "scene/game_scene.h"
#include "scene/ringside-campaign/choreography.h"

namespace fc::ringside_campaign {

/// What is said of a cue's event, if anything. names: of the managers, by seat.
std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue,
                                                     const std::vector<std::string>& names, const Words& words);

}  // namespace fc::ringside_campaign
