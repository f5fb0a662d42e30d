// Ringside on the stage: choreography, captions, commentary and prompts behind the face that the cabinet knows.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rules/ringside/rules.h"
#include "scene/game_scene.h"
#include "scene/ringside/choreography.h"
#include "scene/ringside/readout.h"

namespace fc::ringside {

class Scene final : public scene::GameScene {
 public:
  Scene(const Setup& setup, std::array<std::string, 2> names) : names_(std::move(names)), choreography_(setup) {}

  void update(const Match& match, double now) override;
  void catch_up(const Match& match, double now) override;
  [[nodiscard]] double end_time() const override { return choreography_.end_time(); }
  [[nodiscard]] double rest_time() const override { return choreography_.rest_time(); }
  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const override;
  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
  [[nodiscard]] std::vector<scene::CommentaryLine> commentary(double clock, const Words& words,
                                                              std::size_t most) const override;
  [[nodiscard]] scene::Prompt prompt(const Match& match, const Need& need, const Words& words) const override;

  /// The panels' numbers at that moment.
  [[nodiscard]] Readout readout(double clock) const { return choreography_.readout(clock); }
  [[nodiscard]] const std::array<std::string, 2>& names() const { return names_; }

 private:
  std::array<std::string, 2> names_;
  Choreography choreography_;
};

/// A scene for a match of Ringside (`MatchOf<Rules>`). names: red, blue.
std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names);

}  // namespace fc::ringside
