// Corner posts and the four ropes of each side, as they hang at this moment. They are drawn each frame, a rope that gives
// needs no picture of its own; where it runs is worked out when it, or the camera, has moved.
#pragma once

#include <SDL.h>

#include <memory>

#include "scene/box.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

class RopePainter {
 public:
  RopePainter();
  RopePainter(const RopePainter&) = delete;
  RopePainter& operator=(const RopePainter&) = delete;
  ~RopePainter();

  /// The posts and ropes behind the men: those of the far side and of both others. seen: the part of the picture that shows
  /// the ring.
  void paint_far(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view, const scene::Box& seen);
  /// The near ropes and posts, before the men. The ropes let them be seen.
  void paint_near(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view, const scene::Box& seen);

 private:
  struct Kept;
  std::unique_ptr<Kept> far_;
  std::unique_ptr<Kept> near_;
};

}  // namespace fc::paint
