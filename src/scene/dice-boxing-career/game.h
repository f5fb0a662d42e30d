// A career on the stage: the desk's dice, the words of the man at the microphone, and every question with its answers.
#pragma once

#include "scene/dice-boxing-career/choreography.h"
#include "scene/dice-boxing-career/wording.h"
#include "scene/scene_of.h"

namespace fc::dice_boxing_career {

class Scene final : public scene::SceneOf<Rules, Choreography> {
 public:
  using SceneOf::SceneOf;

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
  [[nodiscard]] scene::Prompt prompt(const Match& match, const Need& need, const Words& words) const override;
  /// The desk takes all of the picture above the dice.
  [[nodiscard]] scene::LayoutShape layout_shape() const override {
    return {.top = 60, .side = 0, .side_large = 0, .prompt = 0, .caption = 30, .tray = 92, .tray_share = 0.3F, .upright = 0};
  }
};

}  // namespace fc::dice_boxing_career
