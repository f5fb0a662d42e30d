// A tour of Tiny on the stage: the boxers of all managers stand round the ring, host and rival step forward.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/tiny-tour/rules.h"
#include "scene/cued_play.h"
#include "scene/scene_of.h"

namespace fc::tiny_tour {

/// Everything that stays until another event changes it.
struct Pose {
  State now;
  std::optional<Rolled> roll;
  std::size_t roll_index = 0;  ///< of the roll's event: the seed of its way through the air
  double rolled = 0;
};

using Cue = scene::CueOf<Event, Pose>;

/// What the panels show at one moment.
struct Readout {
  State now;
  std::optional<Rolled> roll;
  bool settled = false;  ///< its die rests
};

class Choreography : public scene::CuedPlay<Choreography, Rules, Pose, Cue> {
 public:
  explicit Choreography(const Setup& setup) : CuedPlay(setup, pose_of(Rules::opening(setup))) {}

  static Pose pose_of(const View& view) { return {.now = view, .roll = {}}; }

  /// Makes the cue of `news[at]`.
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);
  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;
};

/// What a cue sounds like.
void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds);

/// What somebody in a hurry still wants to see.
bool is_drama(const Event& event);

class Scene final : public scene::SceneOf<Rules, Choreography> {
 public:
  Scene(const Setup& setup, std::vector<std::string> names) : SceneOf(setup), names_(std::move(names)) {}

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
  [[nodiscard]] std::vector<scene::CommentaryLine> commentary(double clock, const Words& words,
                                                              std::size_t most) const override;
  [[nodiscard]] scene::Prompt prompt(const Match& match, const Need& need, const Words& words) const override;

 private:
  std::vector<std::string> names_;
};

/// A scene for a match of the tour (`MatchOf<Rules>`). names: by seat.
std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names);

}  // namespace fc::tiny_tour
