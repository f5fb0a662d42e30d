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
#include "scene/the-ring/commentary.h"
#include "scene/the-ring/prompt.h"
#include "scene/the-ring/readout.h"
#include "scene/the-ring/sounds.h"

namespace fc::the_ring {

class Scene final : public scene::SceneOfTwo<Rules, Choreography> {
 public:
  using SceneOfTwo::SceneOfTwo;

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
  /// The next bell, knock-down, cut, or the referee's or doctor's last word.
  [[nodiscard]] double skip_time(double clock) const override;
  /// Every roll is told by itself.
  [[nodiscard]] bool skips_on() const override { return true; }
  /// The foot of the picture is the board.
  [[nodiscard]] scene::LayoutShape layout_shape() const override;
};

/// A scene for a match of The Ring (`MatchOf<Rules>`). names: red, blue.
std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names);

}  // namespace fc::the_ring
