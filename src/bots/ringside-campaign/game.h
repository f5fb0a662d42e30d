// The bots that decide for a manager, by level. Source: rules/ringside-campaign/rules.md, 6.7.
#pragma once

#include <memory>

#include "match/controller.h"

namespace fc::ringside_campaign {

/// A manager for one seat. He keeps nothing that he could not compute again, so one controller may play any number of
/// campaigns, one at a time. He answers briefs of the campaign only (`BriefOf<Rules>`).
///
/// | level | style |
/// |---|---|
/// | `uniform` | every legal answer is equally likely: the baseline |
/// | `novice` | the sensible manager, who takes every other decision at random |
/// | `contender` | the sensible manager: `managers_choice` with `patient_taste` |
/// | `champion` | looks ahead to the end of his men's careers: `Champion` |
std::unique_ptr<Controller> make_controller(Level level);

}  // namespace fc::ringside_campaign
