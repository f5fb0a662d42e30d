#include "scene/ringside-campaign/game.h"

#include "core/check.h"
#include "match/match_of.h"
#include "scene/commentary.h"
#include "scene/ringside-campaign/wording.h"

namespace fc::ringside_campaign {

scene::Caption Scene::caption(double clock, const Words& words) const {
  return caption_of(choreography().setup(), readout(clock), names_, words);
}

std::vector<scene::CommentaryLine> Scene::commentary(double clock, const Words& words, std::size_t most) const {
  return scene::commentary_until(choreography().timeline(), clock, most, [&](const Cue& cue, const Cue*) {
    return commentary_line(choreography().setup(), cue, names_, words);
  });
}

scene::Prompt Scene::prompt(const Match& match, const Need& need, const Words& words) const {
  const MatchOf<Rules>& campaign = match_of<Rules>(match);
  return make_prompt(campaign.setup(), campaign.state(), need, names_, words);
}

scene::LayoutShape Scene::layout_shape() const {
  return {.top = 64, .side = 252, .side_large = 318, .prompt = 0, .tray = 76, .tray_share = 0.2F, .upright = 420};
}

std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names) {
  FC_CHECK(names.size() == static_cast<std::size_t>(match.seats()));
  return std::make_unique<Scene>(match_of<Rules>(match).setup(), names);
}

}  // namespace fc::ringside_campaign
