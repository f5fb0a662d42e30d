// A career from its first question to its end, guided by a bot: what else might have become of a man.
#pragma once

#include "core/random.h"
#include "match/controller.h"
#include "rules/dice-boxing-career/state.h"

namespace fc::dice_boxing_career {

/// The end of such a life. Its bouts are fought without strategies. Some milliseconds. Source: rules/dice-boxing/rules.md,
/// 9.4.
State whole_life(const Setup& setup, Level level, Random& random);

}  // namespace fc::dice_boxing_career
