#include "scene/knock-out/game.h"

#include "core/check.h"
#include "match/match_of.h"
#include "scene/commentary.h"
#include "scene/knock-out/wording.h"

namespace fc::knock_out {

scene::Caption Scene::caption(double clock, const Words& words) const {
  return caption_of(choreography().setup(), readout(clock), names_, words);
}

std::vector<scene::CommentaryLine> Scene::commentary(double clock, const Words& words, std::size_t most) const {
  return scene::commentary_until(choreography().timeline(), clock, most, [&](const Cue& cue, const Cue*) {
    return commentary_line(choreography().setup(), cue, names_, words);
  });
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
  return make_prompt(game.setup(), game.view(need.seat), need, names_, words);
}

std::vector<scene::Prompt> Scene::passed_over(const Match& match, const Words& words) const {
  const MatchOf<Rules>& game = match_of<Rules>(match);
  const std::optional<Need> forced = forced_pick(game.setup(), game.state());
  return forced ? std::vector{prompt(match, *forced, words)} : std::vector<scene::Prompt>{};
}

std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names) {
  const Setup& setup = match_of<Rules>(match).setup();
  FC_CHECK(names.size() == static_cast<std::size_t>(setup.players));
  return std::make_unique<Scene>(setup, names);
}

}  // namespace fc::knock_out
