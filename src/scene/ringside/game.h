// Ringside on the stage: choreography, captions, commentary and prompts behind the face that the cabinet knows.
#pragma once

#include "rules/ringside/rules.h"
#include "scene/corners/scene_of_two.h"
#include "scene/ringside/choreography.h"
#include "scene/ringside/readout.h"
#include "scene/ringside/wording.h"

namespace fc::ringside {

class Scene final : public scene::SceneOfTwo<Rules, Choreography> {
 public:
  using SceneOfTwo::SceneOfTwo;

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
  [[nodiscard]] scene::LayoutShape layout_shape() const override {
    return {.side_large = 2 * scene::LayoutShape{}.side, .caption = 44, .caption_below = true};
  }
};

}  // namespace fc::ringside
