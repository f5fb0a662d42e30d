// A campaign on the stage: choreography, captions, commentary and prompts behind the face that the cabinet knows.
#pragma once

#include "rules/ringside-campaign/rules.h"
#include "scene/ringside-campaign/choreography.h"
#include "scene/ringside-campaign/wording.h"
#include "scene/scene_of.h"

namespace fc::ringside_campaign {

class Scene final : public scene::SceneOf<Rules, Choreography> {
 public:
  using SceneOf::SceneOf;

  [[nodiscard]] const Chronicle& chronicle(double clock) const { return choreography().chronicle(clock); }

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
  [[nodiscard]] scene::Prompt prompt(const Match& match, const Need& need, const Words& words) const override;
  /// Paper covers the ring; only the strip at the foot is left to dice and commentary.
  [[nodiscard]] scene::LayoutShape layout_shape() const override;
};

}  // namespace fc::ringside_campaign
