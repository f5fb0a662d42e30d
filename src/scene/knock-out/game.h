// Knock Out on the stage: choreography, captions, commentary and prompts behind the face that the cabinet knows.
#pragma once

#include <vector>

#include "rules/knock-out/rules.h"
#include "scene/knock-out/choreography.h"
#include "scene/knock-out/readout.h"
#include "scene/knock-out/wording.h"
#include "scene/scene_of.h"

namespace fc::knock_out {

class Scene final : public scene::SceneOf<Rules, Choreography> {
 public:
  using SceneOf::SceneOf;

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
  [[nodiscard]] scene::Papers papers(const Words& words) const override { return papers_of(choreography(), words); }
  [[nodiscard]] scene::Names men(double clock, const Words& words) const override;
  [[nodiscard]] scene::Prompt prompt(const Match& match, const Need& need, const Words& words) const override;
  /// The corner whose training or punch was forced, as if it were asked.
  [[nodiscard]] std::vector<scene::Prompt> passed_over(const Match& match, const Words& words) const override;
  /// The managers' strip above, the two betting tables at the sides.
  [[nodiscard]] scene::LayoutShape layout_shape() const override {
    return {.top = 118,
            .side = 276,
            .side_large = 2 * 276,
            .prompt = 44,
            .prompt_on_ring = false,
            .caption = 26,
            .tray = 34,
            .upright = 520,
            .dice_on_ring = true};
  }
};

}  // namespace fc::knock_out
