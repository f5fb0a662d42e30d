// Simulated games of Knock Out, and what is counted in them. Source: rules/knock-out/rules.md, 9.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bots/knock-out/season_outlook.h"
#include "core/random.h"
#include "match/controller.h"
#include "rules/knock-out/rules.h"
#include "trials/simulator_of.h"

namespace fc::knock_out {

/// The start of the games, and who sits where.
struct SimSetup : trials::SimStart<Rules> {
  std::vector<Level> levels;   ///< by seat
  TrainingBook training_book;  ///< for champions
};

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim);

/// The figures of a report. Seat 1 is the start player if the die or the set-up decides that; the other seats follow
/// clockwise.
trials::FigureTable figure_table();

// Random answers at every seat: the player model of rules/knock-out/rules.md, 9.

/// Every legal answer is equally likely.
struct UniformPlayer {
  Random random;
  std::int64_t answered = 0;

  int die(const Die& die) {
    ++answered;
    return throw_die(random, die);
  }
  template <class Legal>
  Choice choose(Decision /*decision*/, const Legal& legal) {
    ++answered;
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  }
};

}  // namespace fc::knock_out
