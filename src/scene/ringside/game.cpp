#include "scene/ringside/game.h"

#include "scene/overloaded.h"
#include "scene/ringside/roll_caption.h"

namespace fc::ringside {

bool is_drama(const Event& event) { return scene::is_one_of<PicksRevealed, KnockedDown, RoundEnded, BoutEnded>(event); }

scene::Caption Scene::caption(double clock, const Words& words) const {
  const Readout shown = readout(clock);
  if (!shown.roll) {
    return {};
  }
  const ShownRoll& roll = *shown.roll;
  return {
      .text = roll.settled ? roll_result(roll.call, roll.value, names(), words) : roll_question(roll.call, names(), words),
      .settled = roll.settled,
      .success = roll.settled && roll.call.success != Success::none && roll.call.succeeds(roll.value),
      .ink = roll.call.seat == 0 ? scene::Ink::red : scene::Ink::blue};
}

std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names) {
  return scene::make_scene_of_two<Scene, Rules>(match, names);
}

}  // namespace fc::ringside
