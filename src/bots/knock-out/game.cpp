#include "bots/knock-out/game.h"

#include "bots/knock-out/champion.h"
#include "bots/knock-out/contender.h"
#include "bots/knock-out/novice.h"
#include "bots/knock-out/seat_controller.h"

namespace fc::knock_out {

std::unique_ptr<Controller> make_controller(Level level, const Openings& openings, const Effort& effort) {
  switch (level) {
    case Level::uniform:
      return std::make_unique<Uniform>();
    case Level::novice:
      return std::make_unique<Novice>();
    case Level::contender:
      return std::make_unique<Contender>();
    case Level::champion:
      return std::make_unique<Champion>(openings, effort);
  }
  FC_CHECK(false && "no such level");
}

}  // namespace fc::knock_out
