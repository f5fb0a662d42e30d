// Simulated bouts of Ringside, and what is counted in them. Source: rules/ringside/rules.md, 9.1.
#pragma once

#include <array>
#include <memory>

#include "rules/ringside/rules.h"
#include "trials/field.h"
#include "trials/ringside/players.h"
#include "trials/simulator_of.h"

namespace fc::ringside {

/// Where the bouts begin, and who fights them how. field: of men who meet instead of the two of the set-up, over its rounds
/// and by its options; they know no optimal picks.
struct SimSetup : trials::SimStart<Rules> {
  std::array<PlayerPlan, 2> players;
  trials::Field<Boxer> field{};
};

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim);

trials::FigureTable figure_table();

}  // namespace fc::ringside
