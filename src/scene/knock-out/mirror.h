// The game as its events tell it: what the table knows between two questions. After all events it is `told_of` the state.
// A corner's seal is told only when both corners' are in: alone it would say that the other is still asked, or never was.
// Source: rules/knock-out.md, 3.1, 3.14.
#pragma once

#include "rules/knock-out/events.h"
#include "rules/knock-out/setup.h"

namespace fc::knock_out {

/// Applies one event to what is known so far. told: starts as `told_of` the opening.
void mirror(const Setup& setup, State& told, const Event& event);

/// True when the fight is over with these cards: a K.O. or the third round.
bool ends_fight(const State& told, const PunchesRevealed& event);

}  // namespace fc::knock_out
