// Simulated games of Knock Out, and what is counted in them. Source: rules/knock-out.md, 9.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "bots/knock-out/openings.h"
#include "cli/game_commands.h"
#include "match/controller.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {

/// Where the games begin, and who sits where. levels: by seat.
struct SimSetup {
  Setup setup;
  State start;
  std::vector<Level> levels;
  Openings openings;  ///< for champions
  std::string setup_json;
  std::string title;
};

std::unique_ptr<cli::Simulator> make_simulator(SimSetup sim);

/// How a game ends; and everything that is reported, these included. Seat 1 is the start player where the die or the set-up
/// says who that is, and so on clockwise.
std::span<const cli::Figure> outcome_figures();
std::span<const cli::Figure> all_figures();

}  // namespace fc::knock_out
