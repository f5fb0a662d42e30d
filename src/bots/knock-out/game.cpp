#include "bots/knock-out/game.h"

#include "bots/knock-out/seat_controller.h"

namespace fc::knock_out {

std::unique_ptr<Controller> make_controller(Level /*level*/, const Openings& /*openings*/, const Effort& /*effort*/) {
  return std::make_unique<Uniform>();
}

}  // namespace fc::knock_out
