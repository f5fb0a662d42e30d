#include "bots/ringside/game.h"

#include <utility>

#include "bots/analyst_of.h"
#include "bots/ringside/fitted_chance.h"
#include "bots/ringside/players.h"

namespace fc::ringside {

std::unique_ptr<Controller> make_controller(Level level, int rollouts) {
  return controller_of<Uniform, Novice, Contender>(level, [&] { return std::make_unique<Champion>(rollouts); });
}

std::unique_ptr<Analyst> make_analyst(const Game& game, std::vector<double> weights) {
  if (weights.size() != chance_terms.size()) {
    return nullptr;
  }
  return std::make_unique<AnalystOf<Rules, FittedChance>>(game, std::move(weights));
}

}  // namespace fc::ringside
