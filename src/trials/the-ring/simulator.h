// Simulated bouts of The Ring, and what is counted in them. Source: rules/the-ring/rules.md, 9.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>

#include "library/the-ring/game.h"
#include "match/controller.h"
#include "rules/the-ring/names.h"
#include "rules/the-ring/rules.h"
#include "trials/field.h"
#include "trials/players_of.h"
#include "trials/simulator_of.h"

namespace fc::the_ring {

// Who decides in simulated bouts: chance, one strategy kept for the whole bout, or a bot. Source:
// rules/the-ring/rules.md, 9.

/// One man of a simulated bout; nothing given: everything by chance.
struct PlayerPlan {
  std::optional<Strategy> strategy;  ///< whenever it is legal; all other decisions by chance
  std::optional<Level> bot;          ///< decides instead

  [[nodiscard]] std::string_view kept_word() const { return strategy ? name_of(*strategy) : std::string_view(); }
  [[nodiscard]] std::optional<Choice> kept(Decision decision, const Choices& legal) const {
    if (decision != Decision::strategy || !strategy) {
      return std::nullopt;
    }
    const Choice wanted = choice_of(*strategy);
    return std::ranges::find(legal, wanted) != legal.end() ? std::optional(wanted) : std::nullopt;
  }
};

using UniformPlayer = trials::UniformPlayerOf<Rules>;

/// Boxes in every segment, and leaves everything else to chance: the bout that bench measures. Chance: a player.
template <class Chance>
struct BoxingPlayer {
  Chance chance;

  int die(const Die& die) { return chance.die(die); }
  Choice choose(Decision decision, const Choices& legal) {
    return decision == Decision::strategy ? choice_of(Strategy::box) : chance.choose(decision, legal);
  }
};

using SimSetup = trials::SimOfTwo<Rules, PlayerPlan, BoxerCard>;

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim);

trials::FigureTable figure_table();

/// Of bouts for the fit of V and for its proof: between anybody, over any rounds and with any options, but Solitaire.
Setup any_setup(const Catalogue& catalogue, Random& random);

}  // namespace fc::the_ring
