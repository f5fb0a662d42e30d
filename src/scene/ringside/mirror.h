// The bout's state as its events tell it: what the scene shows between two questions. After all events it is what `view`
// shows, but for what only the rules need to go on (phase, opening roll, what is sealed).
// Source: rules/ringside.md, 3.1, 3.3, 3.4.
#pragma once

#include "rules/ringside/events.h"
#include "rules/ringside/setup.h"

namespace fc::ringside {

/// Applies one event to what is known so far. seen: starts as `Rules::opening(setup)`.
void mirror(State& seen, const Event& event);

}  // namespace fc::ringside
