// Prints the commentary to standard output as it is spoken, for runs without a screen.
#pragma once

#include "library/words.h"
#include "scene/game_scene.h"

namespace fc::cabinet {

class Narrator {
 public:
  explicit Narrator(bool speaks) : speaks_(speaks) {}

  /// Prints the lines spoken since the last call, up to this time of the scene.
  void tell(const scene::GameScene& scene, double clock, const Words& words);

 private:
  bool speaks_;
  double told_until_ = -1;
};

}  // namespace fc::cabinet
