#include "bots/dice-boxing/game.h"

#include <utility>

#include "bots/analyst_of.h"
#include "bots/dice-boxing/fitted_chance.h"
#include "bots/dice-boxing/players.h"

namespace fc::dice_boxing {

std::unique_ptr<Controller> make_controller(Level level, int rollouts) {
  return controller_of<UniformOf<Rules>, Novice, Contender>(level,
                                                            [rollouts] { return std::make_unique<Champion>(rollouts); });
}

std::unique_ptr<Analyst> make_analyst(const Game& game, std::vector<double> weights) {
  if (weights.size() != chance_terms.size()) {
    return nullptr;
  }
  return std::make_unique<AnalystOf<Rules, FittedChance>>(game, std::move(weights));
}

}  // namespace fc::dice_boxing
