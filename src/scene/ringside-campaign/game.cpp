#include "scene/ringside-campaign/game.h"

#include "match/match_of.h"

namespace fc::ringside_campaign {

scene::Caption Scene::caption(double clock, const Words& words) const {
  return caption_of(setup(), readout(clock), names(), words);
}

scene::Prompt Scene::prompt(const Match& match, const Need& need, const Words& words) const {
  const MatchOf<Rules>& campaign = match_of<Rules>(match);
  return make_prompt(campaign.setup(), campaign.state(), need, names(), words);
}

scene::LayoutShape Scene::layout_shape() const {
  return {.top = 64, .side = 252, .side_large = 318, .prompt = 0, .tray = 76, .tray_share = 0.2F, .upright = 420};
}

std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names) {
  return scene::make_scene_of<Scene, Rules>(match, names);
}

}  // namespace fc::ringside_campaign
