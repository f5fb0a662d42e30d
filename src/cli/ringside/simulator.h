// Simulated bouts of Ringside, and what is counted in them. Source: rules/ringside.md, 9.1.
#pragma once

#include <array>
#include <memory>

#include "cli/ringside/players.h"
#include "cli/simulator_of.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {

/// Where the bouts begin, and who fights them how.
struct SimSetup : cli::SimStart<Rules> {
  std::array<PlayerPlan, 2> players;
};

std::unique_ptr<cli::Simulator> make_simulator(SimSetup sim);

cli::FigureTable figure_table();

}  // namespace fc::ringside
