// What the man at the microphone says of one event. Which of the variants it is follows from the bout itself, so a replay
// speaks as the bout did, and no die is spent on it.
#pragma once

#include <optional>

#include "library/words.h"
#include "rules/dice-boxing/events.h"
#include "scene/corners/announcer.h"
#include "scene/dice-boxing/naming.h"

namespace fc::dice_boxing {

using scene::Remark;

/// What is said of an event, if anything. before, after: what was seen before it and with it.
std::optional<Remark> remark_on(const Event& event, const State& before, const State& after, const Setup& setup,
                                const Names& names, const Words& words);

}  // namespace fc::dice_boxing
