// Four moments of a bout, made by hand: what the painter must be able to show.
#pragma once

#include "scene/stage.h"

namespace fc::paint::test {

/// Two men stand, red is to move: legal squares, the cursor, the way to the ropes and a square of danger shine.
scene::Stage waiting_ring();
/// Red lunges and hits: a leaning attacker, a jolted and whitened defender, sweat, dust, a shaken camera, three dice in the
/// air.
scene::Stage exchange();
/// Blue lies on the canvas, the count is at eight; both dice of the roll rest in the tray.
scene::Stage knockdown();
/// Red has won: gold rim, confetti, the call over the ring, the hall half dark.
scene::Stage knockout();

}  // namespace fc::paint::test
