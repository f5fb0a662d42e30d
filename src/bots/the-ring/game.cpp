#include "bots/the-ring/game.h"

#include <utility>

#include "bots/analyst_of.h"
#include "bots/the-ring/fitted_chance.h"
#include "bots/the-ring/players.h"

namespace fc::the_ring {

std::unique_ptr<Controller> make_controller(Level level) {
  return controller_of<UniformOf<Rules>, Novice, Contender>(level, [] { return std::make_unique<RingGeneral>(); });
}

std::unique_ptr<Analyst> make_analyst(const Game& game, std::vector<double> weights) {
  if (weights.size() != chance_terms.size() + weights_of_units(chance_terms.size())) {
    return nullptr;
  }
  return std::make_unique<AnalystOf<Rules, FittedChance>>(game, std::move(weights));
}

}  // namespace fc::the_ring
