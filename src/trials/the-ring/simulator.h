// Simulated bouts of The Ring, and what is counted in them. Source: rules/the-ring/rules.md, 9.
#pragma once

#include <memory>

#include "rules/the-ring/rules.h"
#include "trials/field.h"
#include "trials/simulator_of.h"
#include "trials/the-ring/players.h"

namespace fc::the_ring {

/// Where the bouts begin, and who fights them how. field: of men who meet instead of the two of the set-up; all else in it
/// stands.
struct SimSetup : trials::SimStart<Rules> {
  Plans players{};
  trials::Field<BoxerCard> field{};
};

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim);

trials::FigureTable figure_table();

}  // namespace fc::the_ring
