// Ringside on the stage: choreography, captions, commentary and prompts behind the face that the cabinet knows.
//
// Of every game the same names are expected: `Rules` and `make_scene(match, names)`.
#pragma once

#include <memory>
#include <string>
#include <vector>

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

/// A scene for a match of Ringside (`MatchOf<Rules>`). names: red, blue.
std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names);

}  // namespace fc::ringside
