// Two men far apart meet for a blow that drives one of them to the middle of the ring: he comes half a step out of his
// corner, the other one crosses the ring, goes past him, strikes him from the ropes' side, shoves him on from step to step,
// and goes back.
// Source: overlay/design.md, The look.
#pragma once

#include "core/corner.h"
#include "scene/ornament.h"
#include "scene/stage.h"

namespace fc::knock_out {

/// Where the blow falls: the feet of both men.
struct Meeting {
  Corner struck_one = Corner::red;
  scene::Vec3 struck{};
  scene::Vec3 striker{};
};

/// steps: from the K.O. space to where the man stands whom the blow is to drive.
Meeting meeting_at(const scene::Board& board, Corner struck_one, float steps);

/// What a blow does: the steps that it drives the other, 1 to 4, and whether he goes down for good at the last of them.
struct Drive {
  int steps = 1;
  bool knocks_out = false;
};

/// Both men on their way to the meeting and back, and the camera that comes nearer to it. In reduced motion the striker is
/// there and gone again. age: seconds since the blow was told.
void close_in(scene::Stage& stage, const Meeting& meeting, float age, const Drive& drive, scene::Motion motion);

}  // namespace fc::knock_out
