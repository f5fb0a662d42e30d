#include "scene/knock-out/game.h"

#include "match/match_of.h"

namespace fc::knock_out {

scene::Caption Scene::caption(double clock, const Words& words) const {
  return caption_of(setup(), readout(clock), names(), words);
}

scene::Names Scene::men(double clock, const Words& words) const {
  const Readout shown = readout(clock);
  scene::Names men;
  for (const Corner corner : both_corners) {
    if (const BoxerIndex boxer = shown.now.fight.of(corner).boxer; boxer != nobody) {
      men.at(fc::index_of(corner)) = words[key_of_boxer(setup(), boxer)];
    }
  }
  return men;
}

scene::Prompt Scene::prompt(const Match& match, const Need& need, const Words& words) const {
  const MatchOf<Rules>& game = match_of<Rules>(match);
  return make_prompt(game.setup(), game.view(need.seat), need, names(), words);
}

std::vector<scene::Prompt> Scene::passed_over(const Match& match, const Words& words) const {
  const MatchOf<Rules>& game = match_of<Rules>(match);
  const std::optional<Need> forced = forced_pick(game.setup(), game.state());
  return forced ? std::vector{prompt(match, *forced, words)} : std::vector<scene::Prompt>{};
}

}  // namespace fc::knock_out

template <>
std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::knock_out::Rules>(const Match& match,
                                                                                  const std::vector<std::string>& names) {
  return make_scene_of<knock_out::Scene, knock_out::Rules>(match, names);
}
