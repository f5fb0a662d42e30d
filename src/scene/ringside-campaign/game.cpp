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

}  // namespace fc::ringside_campaign

template <>
std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::ringside_campaign::Rules>(
    const Match& match, const std::vector<std::string>& names) {
  return make_scene_of<ringside_campaign::Scene, ringside_campaign::Rules>(match, names);
}
