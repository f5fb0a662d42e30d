// What the scenes of games with two corners share that tell every roll by itself on a board at the foot of the picture.
#pragma once

#include "scene/corners/scene_of_two.h"

namespace fc::scene {

template <Ruleset R, class Choreography>
class BoardScene : public SceneOfTwo<R, Choreography> {
 public:
  using SceneOfTwo<R, Choreography>::SceneOfTwo;

  [[nodiscard]] bool skips_on() const final { return true; }
  [[nodiscard]] LayoutShape layout_shape() const final {
    return {.side_large = 2 * LayoutShape{}.side,
            .prompt = 44,
            .prompt_on_ring = false,
            .caption = 38,
            .tray = 84,
            .tray_share = 1,
            .board = 110,
            .caption_below = true};
  }
  /// The moment whose board and caption are seen then: of a board that folds away, when it was last read.
  [[nodiscard]] double board_clock(double clock) const { return this->choreography().board_clock(clock); }

 protected:
  [[nodiscard]] float board_open(double clock) const final { return this->choreography().board_open(clock); }
};

}  // namespace fc::scene
