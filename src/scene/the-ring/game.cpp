#include "scene/the-ring/game.h"

#include "scene/game_scene.h"
#include "scene/ornament.h"
#include "scene/the-ring/wording.h"

namespace fc::the_ring {

scene::Caption Scene::caption(double clock, const Words& words) const {
  const std::optional<LastRoll> last = choreography().last_roll(clock);
  if (!last) {
    return {};
  }
  const RollCall& call = last->roll.call;
  const bool settled = last->consequence != nullptr && clock - last->start >= static_cast<double>(last->roll.settles);
  const int last_face = last->roll.total - call.bonus;  // the call adds those before it
  return {.text = settled ? roll_result(last->roll, last->consequence, last->seen, setup(), names(), words)
                          : roll_question(call, last->seen, setup(), names(), words),
          .settled = settled,
          .success = settled && call.success != Success::none && call.succeeds(last_face),
          .ink = call.seat == no_seat ? scene::Ink::ink : scene::ink_of(static_cast<Corner>(call.seat))};
}

}  // namespace fc::the_ring

template <>
std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::the_ring::Rules>(const Match& match,
                                                                                 const std::vector<std::string>& names) {
  return make_scene_of_two<the_ring::Scene, the_ring::Rules>(match, names);
}
