// The ring of Knock Out: a K.O. space in the middle, and a path of six spaces to it from two corners. Source:
// rules/knock-out/rules.md, 2.4.
#pragma once

#include "core/corner.h"
#include "scene/stage.h"

namespace fc::knock_out {

/// Spaces of one path, the corner's included: as many steps as one can be away from the K.O. space.
inline constexpr int path_spaces = 6;

/// Where a marker stands that many steps before the K.O. space. Red comes from the near left corner, blue from the far
/// right. steps: 0, the K.O. space itself, to 6, the corner; a little more is between corner and ropes.
scene::Vec3 place_on_path(Corner corner, float steps);

/// +1 looks right, -1 left: along the path.
constexpr float facing_of(Corner corner) { return corner == Corner::red ? 1 : -1; }

/// The K.O. space that shines. strength: 0 to 1.
scene::Glow knockout_glow(float strength);

/// The bare canvas with its printed spaces.
scene::Board ring_board();

}  // namespace fc::knock_out
