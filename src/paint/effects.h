// What flashes by: shining squares, sweat, dust, confetti.
#pragma once

#include <span>

#include "paint/triangles.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

void add_glows(Triangles& triangles, std::span<const scene::Glow> glows, const scene::Projection& view, float scale);
/// The squares to choose from once more, fainter, over the men: whoever stands before a square must not hide that it is
/// there.
void add_choices_through(Triangles& triangles, std::span<const scene::Glow> glows, const scene::Projection& view,
                         float scale);
/// Poster bursts, confetti and hats, which are behind the men; `add_particles` has all the others.
void add_bursts_behind(Triangles& triangles, std::span<const scene::Particle> particles, const scene::Projection& view);
void add_particles(Triangles& triangles, std::span<const scene::Particle> particles, const scene::Projection& view);

}  // namespace fc::paint
