#include "scene/dice-boxing/game.h"

#include "scene/dice-boxing/wording.h"
#include "scene/game_scene.h"
#include "scene/ornament.h"

namespace fc::dice_boxing {

scene::Caption Scene::caption(double clock, const Words& words) const {
  const std::span<const RollOnBoard> thrown = choreography().thrown_together(clock);
  if (thrown.empty()) {
    return {};
  }
  const RollOnBoard& last = thrown.back();
  const RollCall& call = last.roll.call;
  const State& seen = choreography().seen_at(last);
  const bool settled = clock - last.start >= static_cast<double>(last.settles);
  FixedVector<int, judge_count> thrown_faces;
  for (const RollOnBoard& one : thrown) {
    thrown_faces.push_back(one.roll.value);
  }
  return {.text = settled
                      ? roll_result(call, std::span(thrown_faces.begin(), thrown_faces.end()), seen, setup(), names(), words)
                      : roll_question(call, seen, setup(), names(), words),
          .settled = settled,
          .success = settled && call.success != Success::none && call.succeeds(last.roll.value),
          .ink = call.seat == no_seat ? scene::Ink::ink : scene::ink_of(static_cast<Corner>(call.seat))};
}

}  // namespace fc::dice_boxing

template <>
std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::dice_boxing::Rules>(const Match& match,
                                                                                    const std::vector<std::string>& names) {
  return make_scene_of_two<dice_boxing::Scene, dice_boxing::Rules>(match, names);
}
