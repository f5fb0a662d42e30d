#include "bots/knock-out/game.h"

#include "bots/knock-out/champion.h"
#include "bots/knock-out/contender.h"
#include "bots/knock-out/novice.h"
#include "bots/knock-out/seat_controller.h"

namespace fc::knock_out {

std::unique_ptr<Controller> make_controller(Level level, const Openings& openings, const Effort& effort) {
  return controller_of<Uniform, Novice, Contender>(level, [&] { return std::make_unique<Champion>(openings, effort); });
}

}  // namespace fc::knock_out
