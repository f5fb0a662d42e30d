// A game's vignette as a picture among panels.
#pragma once

#include <SDL.h>

#include <cstddef>

#include "cabinet/program/corner_game.h"
#include "cabinet/program/photographer.h"
#include "library/words.h"
#include "scene/corners/vignette.h"

namespace fc::cabinet {

/// What the game's corner shows, with men whom everybody knows if it has some.
scene::Vignette vignette_of(const CornerGame& game);

/// As of `Photographer::view`: place of the picture, and its size in pixels.
struct ViewPlace {
  std::size_t place = 0;
  int width = 0;
  int height = 0;
};
/// Its men box on and on, over its table. room: as of `scene::close_up`. seconds: since they began.
SDL_Texture* sparring_view_of(const scene::Vignette& vignette, const ViewPlace& place, float room, double seconds,
                              Photographer& photographer, const Words& words);
/// moment: of the vignette's clock. Null: its turn has not come yet.
SDL_Texture* view_of(const scene::Vignette& vignette, const ViewPlace& place, double moment, scene::Motion motion,
                     Photographer& photographer, const Words& words);

}  // namespace fc::cabinet
