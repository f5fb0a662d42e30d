// A life in the ring, told in ten lines of what happened in it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "library/words.h"
#include "scene/dice-boxing-career/choreography.h"

namespace fc::dice_boxing_career {

/// Age has taken something more.
void add_to(Taken& taken, const WearRead& wear);
/// "Stamina 20, Control 2": what age has taken; empty: nothing.
std::string taken_list(const Taken& taken, const Words& words);

/// First win and stoppage, the ten best, the title, its defences and its end, the best win, the worst night, what age took,
/// the last night: those of them that there were, at most ten. names: of the seats, one.
std::vector<std::string> biography_of(const Setup& setup, std::span<const Event> events,
                                      const std::vector<std::string>& names, const Words& words);

}  // namespace fc::dice_boxing_career
