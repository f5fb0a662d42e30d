// The Ring on the stage: choreography, captions, commentary and prompts behind the face that the cabinet knows.
#pragma once

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

}  // namespace fc::the_ring
