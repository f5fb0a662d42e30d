// Simulated bouts of DICE Boxing, and what is counted in them. Source: rules/dice-boxing.md, 9.1.
#pragma once

#include <memory>
#include <vector>

#include "rules/dice-boxing/rules.h"
#include "trials/dice-boxing/players.h"
#include "trials/simulator_of.h"

namespace fc::dice_boxing {

/// Two cards that meet.
struct Fielded {
  BoxerCard red;
  BoxerCard blue;
};

/// Where the bouts begin, and who fights them how. field: empty, or pairings that take turns instead of the two men of the
/// set-up, each equally often; the set-up's options stand.
struct SimSetup : trials::SimStart<Rules> {
  Plans players{};
  std::vector<Fielded> field{};
};

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim);

trials::FigureTable figure_table();

}  // namespace fc::dice_boxing
