// DICE Boxing on the stage: choreography, captions, commentary and prompts behind the face that the cabinet knows.
#pragma once

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

}  // namespace fc::dice_boxing
