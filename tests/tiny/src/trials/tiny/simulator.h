// Simulated bouts of Tiny.
#pragma once

#include "bots/tiny/game.h"
#include "rules/tiny/rules.h"
#include "trials/simulator_of.h"

namespace fc::tiny {

using Simulator = trials::SeatedSimulator<Rules, make_controller, most_boxers, most_rounds>;

}  // namespace fc::tiny
