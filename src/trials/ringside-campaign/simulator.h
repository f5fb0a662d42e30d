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

/// Where the campaigns begin, who manages, and how the bouts inside are decided.
struct SimSetup : trials::SimStart<Rules> {
  std::vector<Level> levels;                             ///< by seat
  std::optional<ringside::Charts> charts{};              ///< bouts are boxed by these; none: by quick results
  std::function<std::unique_ptr<Controller>()> boxer{};  ///< with charts: who boxes them
  std::optional<Seat> refuser{};  ///< declines all that is offered to him while he leads (5.1), and else plays as his level
};

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim);

trials::FigureTable figure_table();

}  // namespace fc::ringside_campaign
