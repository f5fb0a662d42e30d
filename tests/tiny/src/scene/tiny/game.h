// Tiny on the stage: six places round the ring, a walk to the other man and back.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rules/tiny/rules.h"
#include "scene/scene_of.h"
#include "scene/tiny/choreography.h"

namespace fc::tiny {

/// A seat's ink and shape.
scene::SeatMark mark_of(int seat);

/// What somebody in a hurry still wants to see.
bool is_drama(const Event& event);

class Scene final : public scene::SceneOf<Rules, Choreography> {
 public:
  Scene(const Setup& setup, std::vector<std::string> names) : SceneOf(setup), names_(std::move(names)) {}

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
  [[nodiscard]] std::vector<scene::CommentaryLine> commentary(double clock, const Words& words,
                                                              std::size_t most) const override;
  [[nodiscard]] scene::Prompt prompt(const Match& match, const Need& need, const Words& words) const override;

  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

 private:
  std::vector<std::string> names_;
};

/// A scene for a match of Tiny (`MatchOf<Rules>`). names: by seat.
std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names);

}  // namespace fc::tiny
