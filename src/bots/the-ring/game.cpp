#include "bots/the-ring/game.h"

#include "bots/the-ring/champion.h"
#include "bots/the-ring/contender.h"
#include "bots/the-ring/novice.h"

namespace fc::the_ring {

std::unique_ptr<Controller> make_controller(Level level) {
  return controller_of<UniformOf<Rules>, Novice, Contender>(level, [] { return std::make_unique<RingGeneral>(); });
}

}  // namespace fc::the_ring
