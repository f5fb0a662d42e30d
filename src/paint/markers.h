// Standing round markers and the men before them: where they stand on the picture, how they turn, fall and throw their
// shadow.
#pragma once

#include <span>

#include "paint/figure/figures.h"
#include "paint/seat_marks.h"
#include "paint/shadows.h"
#include "paint/sprites.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

/// What markers are painted with.
struct MarkerPictures {
  Sprites& sprites;
  Figures& figures;
  Badges& badges;
  Shadows& shadows;
};

/// Paints the chips with their shadows, from the far rope to the near one. No chip hides a man.
void paint_chips(SDL_Renderer* renderer, std::span<const scene::Marker> markers, const scene::Projection& view,
                 const MarkerPictures& pictures);
/// Paints the men before their chips, and those who have none, from the far rope to the near one; whoever strikes comes
/// last.
void paint_men(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view,
               const MarkerPictures& pictures);

/// What of both will be wanted to paint that stage is printed ahead.
void foresee(const scene::Stage& stage, const scene::Projection& view, const MarkerPictures& pictures);

}  // namespace fc::paint
