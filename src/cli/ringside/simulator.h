// Simulated bouts of Ringside, and what is counted in them. Source: rules/ringside.md, 9.1.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>

#include "cli/game_commands.h"
#include "cli/ringside/players.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {

/// Where the bouts begin, and who fights them how.
struct SimSetup {
  Setup setup;
  State start;
  std::array<PlayerPlan, 2> players;
  std::string setup_json;
  std::string title;
};

std::unique_ptr<cli::Simulator> make_simulator(SimSetup sim);

/// How a bout ends; and everything that is reported, these included.
std::span<const cli::Figure> outcome_figures();
std::span<const cli::Figure> all_figures();

}  // namespace fc::ringside
