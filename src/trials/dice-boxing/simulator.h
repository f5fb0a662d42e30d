// Simulated bouts of DICE Boxing, and what is counted in them. Source: rules/dice-boxing/rules.md, 9.1.
#pragma once

#include <memory>

#include "rules/dice-boxing/rules.h"
#include "trials/dice-boxing/players.h"
#include "trials/field.h"
#include "trials/simulator_of.h"

namespace fc::dice_boxing {

/// Where the bouts begin, and who fights them how. field: of men who meet instead of the two of the set-up, whose options
/// stand.
struct SimSetup : trials::SimStart<Rules> {
  Plans players{};
  trials::Field<BoxerCard> field{};
};

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim);

trials::FigureTable figure_table();

}  // namespace fc::dice_boxing
