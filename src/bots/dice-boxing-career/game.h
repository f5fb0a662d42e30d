// Who guides a career by level, for the seat of a cabinet or of a simulation. Source: rules/dice-boxing/rules.md, 10.3.
#pragma once

#include <memory>

#include "match/controller.h"

namespace fc::dice_boxing_career {

/// A manager for the one seat; he remembers nothing, so one controller may guide any number of careers, one at a time. He
/// answers briefs of the career only (`BriefOf<Rules>`). Levels: see `choice_at`.
std::unique_ptr<Controller> make_controller(Level level);

}  // namespace fc::dice_boxing_career
