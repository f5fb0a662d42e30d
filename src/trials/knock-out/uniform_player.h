// Chance at every seat: the player model of rules/knock-out/rules.md, 9.
#pragma once

#include <cstdint>

#include "core/random.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {

/// Every legal answer is equally likely.
struct UniformPlayer {
  Random random;
  std::int64_t answered = 0;

  int die(const Die& die) {
    ++answered;
    return throw_die(random, die);
  }
  template <class Legal>
  Choice choose(Decision /*decision*/, const Legal& legal) {
    ++answered;
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  }
};

}  // namespace fc::knock_out
