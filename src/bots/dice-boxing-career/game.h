// The bots that guide a career, by level, for a seat of the cabinet or of a simulation. Source: rules/dice-boxing/rules.md,
// 10.3.
#pragma once

#include <memory>

#include "match/controller.h"

namespace fc::dice_boxing_career {

/// A manager for the one seat. He keeps no state, so one controller may guide any number of careers, one at a time. He
/// answers only briefs of the career (`BriefOf<Rules>`). Levels: see `choice_at`.
std::unique_ptr<Controller> make_controller(Level level);

}  // namespace fc::dice_boxing_career
