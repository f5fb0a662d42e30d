// What the man at the microphone says of one event. Which of the variants it is follows from the bout itself, so a replay
// speaks as the bout did, and no die is spent on it.
#pragma once

#include <cstddef>
#include <optional>

#include "library/words.h"
#include "rules/the-ring/events.h"
#include "scene/corners/announcer.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {

using scene::Remark;

/// What is said of an event, if anything. index: of the event in the bout. before, after: what was seen before it and with
/// it.
std::optional<Remark> remark_on(const Event& event, std::size_t index, const State& before, const State& after,
                                const Setup& setup, const Names& names, const Words& words);

}  // namespace fc::the_ring
