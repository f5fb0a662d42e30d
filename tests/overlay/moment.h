// A bout of any game, stopped at a moment that is worth a picture.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/random.h"
#include "gallery.h"
#include "match/match.h"
#include "overlay/bout/game_panels.h"
#include "scene/game_scene.h"

namespace fc::overlay::test {

/// One bout and its scene, played by a generator until something is asked.
class Moment {
 public:
  Moment(const Words& words, std::unique_ptr<Match> match, std::vector<std::string> names, std::uint64_t seed);

  /// Plays on until `stop(need)`, at least `steps` answers.
  Moment& play(int steps, const std::function<bool(const Need&)>& stop);
  /// One answer by chance.
  void answer();
  /// One answer by name.
  void choose(std::string_view notation);

  /// The model at rest, or `before` seconds before the last cue ends. Seats take pads and keys by turns; all are people.
  [[nodiscard]] BoutModel model(double before);

  [[nodiscard]] const Match& match() const { return *match_; }
  [[nodiscard]] const scene::GameScene& scene() const { return *scene_; }
  [[nodiscard]] GamePanels& panels() { return *panels_; }
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

 private:
  const Words* words_;
  Random random_;
  std::vector<std::string> names_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<scene::GameScene> scene_;
  std::unique_ptr<GamePanels> panels_;
};

/// True for a choice on that topic.
std::function<bool(const Need&)> asks(int topic);
/// True for a roll on that topic.
std::function<bool(const Need&)> rolls(int topic);

Exhibit exhibit(std::string name, const std::shared_ptr<Moment>& moment, BoutModel model);

}  // namespace fc::overlay::test
