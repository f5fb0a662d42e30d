// DICE Boxing on the stage: choreography, captions, commentary and prompts behind the face that the cabinet knows.
//
// Of every game these names are expected: `Rules` and `make_scene(match, names)`.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rules/dice-boxing/rules.h"
#include "scene/dice-boxing/choreography.h"
#include "scene/dice-boxing/readout.h"
#include "scene/dice-boxing/sounds.h"
#include "scene/scene_of.h"

namespace fc::dice_boxing {

class Scene final : public scene::SceneOf<Rules, Choreography> {
 public:
  Scene(const Setup& setup, std::array<std::string, 2> names) : SceneOf(setup), names_(std::move(names)) {}

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
  [[nodiscard]] std::vector<scene::CommentaryLine> commentary(double clock, const Words& words,
                                                              std::size_t most) const override;
  [[nodiscard]] scene::Prompt prompt(const Match& match, const Need& need, const Words& words) const override;
  /// The next knock-down, cut, doctor or bell.
  [[nodiscard]] double skip_time(double clock) const override;
  /// Every roll is told by itself.
  [[nodiscard]] bool skips_on() const override { return true; }
  /// The foot of the picture is the board of bars.
  [[nodiscard]] scene::LayoutShape layout_shape() const override;

  [[nodiscard]] const std::array<std::string, 2>& names() const { return names_; }
  [[nodiscard]] const Setup& setup() const { return choreography().setup(); }

 private:
  std::array<std::string, 2> names_;
};

/// A scene for a match of DICE Boxing (`MatchOf<Rules>`). names: red, blue.
std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names);

}  // namespace fc::dice_boxing
