// Simulated campaigns, and what is counted in them. Source: rules/ringside-campaign/rules.md, 9.2.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "match/controller.h"
#include "rules/ringside-campaign/rules.h"
#include "trials/simulator_of.h"

namespace fc::ringside_campaign {

/// The start of the campaigns, who manages, and how the bouts inside are decided.
struct SimSetup : trials::SimStart<Rules> {
  std::vector<Level> levels;                             ///< by seat
  std::optional<ringside::Charts> charts{};              ///< bouts are boxed with these; none: quick results are used
  std::function<std::unique_ptr<Controller>()> boxer{};  ///< with charts: makes the boxer's controller
  std::optional<Seat> refuser{};  ///< declines every offer while he leads (5.1), else plays as his level
};

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim);

trials::FigureTable figure_table();

}  // namespace fc::ringside_campaign
