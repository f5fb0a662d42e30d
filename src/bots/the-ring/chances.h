// Who is likely to win, by the two cards alone.
#pragma once

#include "rules/the-ring/setup.h"

namespace fc::the_ring {

/// The chance of red to beat blue in this bout, 0 to 1, a draw being half a win: the `Outlook` at the first bell, in a
/// neutral city with a neutral referee unless the set-up fixes others.
double chance_of_red(const Setup& setup);

}  // namespace fc::the_ring
