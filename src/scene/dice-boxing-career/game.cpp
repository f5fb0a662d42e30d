#include "scene/dice-boxing-career/game.h"

#include "match/match_of.h"

namespace fc::dice_boxing_career {

scene::Caption Scene::caption(double clock, const Words& words) const {
  const Readout shown = readout(clock);
  if (!shown.roll) {
    return {};
  }
  const bool aims = shown.roll->call.success != Success::none;
  return {.text = roll_in_words(*shown.roll, shown.settled, setup(), words),
          .settled = shown.settled,
          .success = aims && shown.roll->call.succeeds(shown.roll->value),
          .ink = scene::Ink::ink};
}

scene::Prompt Scene::prompt(const Match& match, const Need& need, const Words& words) const {
  const MatchOf<Rules>& career = match_of<Rules>(match);
  return prompt_of(career.setup(), career.state(), need, names(), words);
}

}  // namespace fc::dice_boxing_career

template <>
std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::dice_boxing_career::Rules>(
    const Match& match, const std::vector<std::string>& names) {
  return make_scene_of<dice_boxing_career::Scene, dice_boxing_career::Rules>(match, names);
}
