// Who decides in simulated bouts: chance, one strategy kept for the whole bout, or a bot. Source:
// rules/dice-boxing/rules.md, 9.1, 9.3.
#pragma once

#include <array>
#include <optional>

#include "match/controller.h"
#include "rules/dice-boxing/rules.h"
#include "trials/players_of.h"

namespace fc::dice_boxing {

/// One man of a simulated bout; nothing given: a strategy by chance each round.
struct PlayerPlan {
  std::optional<Strategy> strategy;  ///< in every round
  std::optional<Level> bot;          ///< decides instead

  [[nodiscard]] std::optional<Choice> kept(Decision /*decision*/, const Choices& /*legal*/) const {
    return strategy ? std::optional(Choice{*strategy}) : std::nullopt;
  }
};

using Plans = std::array<PlayerPlan, 2>;
using UniformPlayer = trials::UniformPlayerOf<Rules>;

}  // namespace fc::dice_boxing
