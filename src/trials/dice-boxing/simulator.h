// Simulated bouts of DICE Boxing, and what is counted in them. Source: rules/dice-boxing/rules.md, 9.1.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "library/dice-boxing/game.h"
#include "match/controller.h"
#include "rules/dice-boxing/rules.h"
#include "trials/field.h"
#include "trials/players_of.h"
#include "trials/simulator_of.h"

namespace fc::dice_boxing {

// Who decides in simulated bouts: chance, one strategy kept for the whole bout, or a bot. Source:
// rules/dice-boxing/rules.md, 9.1, 9.3.

/// One man of a simulated bout; nothing given: a strategy by chance each round.
struct PlayerPlan {
  std::optional<Strategy> strategy;  ///< in every round
  std::optional<Level> bot;          ///< decides instead

  [[nodiscard]] std::string_view kept_word() const { return strategy ? name_of(*strategy) : std::string_view(); }
  [[nodiscard]] std::optional<Choice> kept(Decision /*decision*/, const Choices& /*legal*/) const {
    return strategy ? std::optional(Choice{*strategy}) : std::nullopt;
  }
};

using UniformPlayer = trials::UniformPlayerOf<Rules>;

using SimSetup = trials::SimOfTwo<Rules, PlayerPlan, BoxerCard>;

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim);

trials::FigureTable figure_table();

/// Of bouts for the fit of V and for its proof: between anybody, over any rounds and with any options.
Setup any_setup(const Catalogue& catalogue, Random& random);

}  // namespace fc::dice_boxing
