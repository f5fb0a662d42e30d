#include "bots/ringside/game.h"

#include "bots/ringside/champion.h"
#include "bots/ringside/contender.h"
#include "bots/ringside/novice.h"
#include "bots/ringside/seat_controller.h"

namespace fc::ringside {

std::unique_ptr<Controller> make_controller(Level level, int rollouts) {
  return controller_of<Uniform, Novice, Contender>(level, [&] { return std::make_unique<Champion>(rollouts); });
}

}  // namespace fc::ringside
