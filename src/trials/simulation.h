// Runs the bouts of a simulation on several threads. The same seed gives the same report, whatever the threads.
#pragma once

#include <cstdint>
#include <functional>

#include "trials/report.h"
#include "trials/simulator.h"

namespace fc::trials {

struct SimPlan {
  Stretch stretch;
  int threads = 1;  ///< 1 or more
  /// Called now and then, on the calling thread, with the number of bouts done; may be empty. Returns whether to continue:
  /// if not, the report holds the counts so far, and its stretches say which bouts these are.
  std::function<bool(std::uint64_t done)> progress;
};

/// Runs a simulation. game: slug, for the report. Fault unavailable: a bout threw an exception.
Result<Report> run_simulation(std::string_view game, const Simulator& simulator, const SimPlan& plan);

/// Part `index` (from 1) of `parts` of the bouts 0 to bouts - 1: every bout is in exactly one part.
Stretch shard(std::uint64_t seed, std::uint64_t bouts, std::uint64_t index, std::uint64_t parts);

}  // namespace fc::trials
