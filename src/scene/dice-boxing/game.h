// DICE Boxing on the stage: choreography, captions, commentary and prompts behind the face that the cabinet knows.
//
// Of every game these names are expected: `Rules` and `make_scene(match, names)`.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "rules/dice-boxing/rules.h"
#include "scene/corners/scene_of_two.h"
#include "scene/dice-boxing/choreography.h"
#include "scene/dice-boxing/readout.h"
#include "scene/dice-boxing/wording.h"

namespace fc::dice_boxing {

class Scene final : public scene::BoardScene<Rules, Choreography> {
 public:
  using BoardScene::BoardScene;

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
};

/// A scene for a match of DICE Boxing (`MatchOf<Rules>`). names: red, blue.
std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names);

}  // namespace fc::dice_boxing
