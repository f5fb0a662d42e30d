#include "bots/dice-boxing/game.h"

#include "bots/dice-boxing/champion.h"
#include "bots/dice-boxing/contender.h"
#include "bots/dice-boxing/novice.h"

namespace fc::dice_boxing {

std::unique_ptr<Controller> make_controller(Level level, int rollouts) {
  return controller_of<UniformOf<Rules>, Novice, Contender>(level,
                                                            [rollouts] { return std::make_unique<Champion>(rollouts); });
}

}  // namespace fc::dice_boxing
