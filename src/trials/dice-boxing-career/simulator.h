// Simulated careers, and what is counted in them. Source: rules/dice-boxing/rules.md, 9.4.
#pragma once

#include <memory>

#include "match/controller.h"
#include "rules/dice-boxing-career/rules.h"
#include "trials/simulator_of.h"

namespace fc::dice_boxing_career {

/// The start of the careers, and who guides them. Each whole career, from its first question on, has a ladder of its own:
/// its seed is the set-up's plus the number of the career. Bouts are boxed without strategies.
struct SimSetup : trials::SimStart<Rules> {
  Level level = Level::contender;
  bool to_the_end = false;  ///< he never retires voluntarily
};

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim);

trials::FigureTable figure_table();

}  // namespace fc::dice_boxing_career
