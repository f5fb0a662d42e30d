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
#include "scene/dice-boxing/commentary.h"
#include "scene/dice-boxing/prompt.h"
#include "scene/dice-boxing/readout.h"
#include "scene/dice-boxing/sounds.h"

namespace fc::dice_boxing {

class Scene final : public scene::SceneOfTwo<Rules, Choreography> {
 public:
  using SceneOfTwo::SceneOfTwo;

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
  /// The next knock-down, cut, doctor or bell.
  [[nodiscard]] double skip_time(double clock) const override;
  /// Every roll is told by itself.
  [[nodiscard]] bool skips_on() const override { return true; }
  /// The foot of the picture is the board of bars.
  [[nodiscard]] scene::LayoutShape layout_shape() const override;
};

/// A scene for a match of DICE Boxing (`MatchOf<Rules>`). names: red, blue.
std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names);

}  // namespace fc::dice_boxing
