#include "bots/ringside/game.h"

#include "bots/ringside/champion.h"
#include "bots/ringside/contender.h"
#include "bots/ringside/novice.h"
#include "bots/ringside/seat_controller.h"
#include "core/check.h"

namespace fc::ringside {

std::unique_ptr<Controller> make_controller(Level level, int rollouts) {
  switch (level) {
    case Level::uniform:
      return std::make_unique<Uniform>();
    case Level::novice:
      return std::make_unique<Novice>();
    case Level::contender:
      return std::make_unique<Contender>();
    case Level::champion:
      return std::make_unique<Champion>(rollouts);
  }
  FC_CHECK(false && "no such level");
}

}  // namespace fc::ringside
