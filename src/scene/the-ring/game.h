// The Ring on the stage: choreography, captions, commentary and prompts behind the face that the cabinet knows.
//
// Of every game these names are expected: `Rules` and `make_scene(match, names)`.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "rules/the-ring/rules.h"
#include "scene/corners/scene_of_two.h"
#include "scene/the-ring/choreography.h"
#include "scene/the-ring/readout.h"
#include "scene/the-ring/wording.h"

namespace fc::the_ring {

class Scene final : public scene::BoardScene<Rules, Choreography> {
 public:
  using BoardScene::BoardScene;

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
};

/// A scene for a match of The Ring (`MatchOf<Rules>`). names: red, blue.
std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names);

}  // namespace fc::the_ring
