// Simulated bouts of DICE Boxing, and what is counted in them. Source: rules/dice-boxing.md, 9.1.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "rules/dice-boxing/rules.h"
#include "trials/dice-boxing/players.h"
#include "trials/simulator_of.h"

namespace fc::dice_boxing {

/// Two cards that meet. red_place, blue_place: whose they are among `SimSetup::men`.
struct Fielded {
  BoxerCard red;
  BoxerCard blue;
  std::size_t red_place = 0;
  std::size_t blue_place = 0;
};

/// Where the bouts begin, and who fights them how. field: empty, or pairings that take turns instead of the two men of the
/// set-up, each equally often; the set-up's options stand. men: ids of those in the field, for whom it is counted how they
/// do (trials/standings.h); empty: it is not.
struct SimSetup : trials::SimStart<Rules> {
  Plans players{};
  std::vector<Fielded> field{};
  std::vector<std::string> men{};
};

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim);

trials::FigureTable figure_table();

}  // namespace fc::dice_boxing
