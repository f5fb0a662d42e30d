// The line above the tray: who begins, how the fight stands, and what the cards of a round did. Source:
// rules/knock-out/rules.md, 3.2, 3.7.
#pragma once

#include <string>
#include <vector>

#include "library/words.h"
#include "scene/game_scene.h"
#include "scene/knock-out/readout.h"

namespace fc::knock_out {

/// names: of the managers, by seat.
scene::Caption caption_of(const Setup& setup, const Readout& shown, const std::vector<std::string>& names,
                          const Words& words);

}  // namespace fc::knock_out
