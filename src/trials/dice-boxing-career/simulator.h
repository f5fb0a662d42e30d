// Simulated careers, and what is counted in them. Source: rules/dice-boxing/rules.md, 9.4.
#pragma once

#include <memory>

#include "match/controller.h"
#include "rules/dice-boxing-career/rules.h"
#include "trials/simulator_of.h"

namespace fc::dice_boxing_career {

/// Where the careers begin and who guides them. Whole careers, from their first question on, have a ladder each: the seed of
/// the set-up and the number of the career added up. Bouts are fought without strategies.
struct SimSetup : trials::SimStart<Rules> {
  Level level = Level::contender;
  bool to_the_end = false;  ///< he never stops of his own will
};

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim);

trials::FigureTable figure_table();

}  // namespace fc::dice_boxing_career
