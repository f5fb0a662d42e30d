#include "bots/knock-out/game.h"

#include "bots/knock-out/bets.h"
#include "bots/knock-out/players.h"

namespace fc::knock_out {

std::unique_ptr<Controller> make_controller(Level level, const TrainingBook& book, const Effort& effort) {
  return controller_of<Uniform, Novice, Contender>(level, [&] { return std::make_unique<Champion>(book, effort); });
}

std::unique_ptr<Analyst> make_analyst(const Game& game) { return std::make_unique<Bookkeeper>(game); }

}  // namespace fc::knock_out
